/** A stand-in for `pdst`, a podcast tracker, for the demo only: its calls are logged. */

import { scriptAddress } from '../browser/post-to-server'
import { replaceQueue } from '../browser/replace-queue'
import { postPixelCall } from './post-pixel-call'

const { origin } = scriptAddress()
replaceQueue('pdst', (call, ...given) => postPixelCall(origin, 'podcast', String(call), given))
