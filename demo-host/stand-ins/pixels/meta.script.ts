/** A stand-in for `fbq`, Meta's pixel, for the demo only: its calls are logged. */

import { scriptAddress } from '../browser/post-to-server'
import { replaceQueue } from '../browser/replace-queue'
import { postPixelCall } from './post-pixel-call'

const { origin } = scriptAddress()
replaceQueue('fbq', (call, ...given) => postPixelCall(origin, 'meta', String(call), given))
