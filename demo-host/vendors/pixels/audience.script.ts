/** `audience`, a tracker of audiences: what it is called with is written down. A stand-in, for the demo only. */
import { takeQueue } from '../browser/take-queue'
import { scriptAddress } from '../browser/tell-server'
import { tellPixel } from './tell-pixel'

const { origin } = scriptAddress()
takeQueue('audience', (call, ...given) => tellPixel(origin, 'audience', String(call), given))
