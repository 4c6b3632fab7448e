/** `pdst`, a podcast's tracker: what it is called with is written down. A stand-in, for the demo only. */
import { takeQueue } from '../browser/take-queue'
import { scriptAddress } from '../browser/tell-server'
import { tellPixel } from './tell-pixel'

const { origin } = scriptAddress()
takeQueue('pdst', (call, ...given) => tellPixel(origin, 'podcast', String(call), given))
