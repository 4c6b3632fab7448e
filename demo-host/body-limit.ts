/** Limits the bodies of all requests: a longer one is answered with 413 before it is in memory. */
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { tradeFileLimits } from '../core/shop/trade/trade.rules'
import { tradeFile } from '../core/shop/trade/trade-file.contract'
import { applicationPath } from './trade/trade-paths'

const kibibyte = 1024

/** Forms, calls, webhooks and beacons: in KiB. */
const usual = 64
/** Two files of the largest size, with room: a file that is a little too large is refused in words, by its form. */
const upload = 2 * (tradeFileLimits.megabytes + 1) * kibibyte

/** The paths that accept files. */
const uploads: readonly string[] = [tradeFile.path, applicationPath]

const limitTo = (kibibytes: number): MiddlewareHandler =>
  bodyLimit({
    maxSize: kibibytes * kibibyte,
    onError: (context: Context) => context.json({ error: `at most ${kibibytes} KiB` }, 413),
  })
const [limited, limitedUpload] = [limitTo(usual), limitTo(upload)]

/** Middleware for everything that reads a body. */
export const limitBodies: MiddlewareHandler = (context, next) => {
  if (context.req.method === 'GET' || context.req.method === 'HEAD') return next()
  return (uploads.includes(context.req.path) ? limitedUpload : limited)(context, next)
}
