/** `fbq`, Meta's pixel: what it is called with is written down. A stand-in, for the demo only. */
import { takeQueue } from '../browser/take-queue'
import { scriptAddress } from '../browser/tell-server'
import { tellPixel } from './tell-pixel'

const { origin } = scriptAddress()
takeQueue('fbq', (call, ...given) => tellPixel(origin, 'meta', String(call), given))
