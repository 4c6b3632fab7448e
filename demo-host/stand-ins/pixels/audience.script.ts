/** A stand-in for `audience`, an audience tracker, for the demo only: its calls are logged. */

import { scriptAddress } from '../browser/post-to-server'
import { replaceQueue } from '../browser/replace-queue'
import { postPixelCall } from './post-pixel-call'

const { origin } = scriptAddress()
replaceQueue('audience', (call, ...given) => postPixelCall(origin, 'audience', String(call), given))
