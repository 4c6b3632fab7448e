/** The call for what can change after a page was rendered (LIVE-01). */
import type { InferOutput } from 'valibot'
import { count, optional } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import type { Endpoint } from '../../base/net/endpoint.contract'

const counted = optional(shape({ count: count }))

/** The counts that the server sends. Each is optional. */
export const liveCounts = shape({
  /** The number of pieces in the cart. */
  cart: counted,
  /** The number of products the visitor loves. */
  love: counted,
})

/** What can change after a page was rendered. */
export type LiveCounts = Readonly<InferOutput<typeof liveCounts>>

/** What is sent. */
export interface LiveInput {
  /** The path and query of the page. */
  readonly pathname: string
  /** Whether it is the page's first call. */
  readonly isFirst: boolean
}

/**
 * GET /ajax/live_info.json: what can have changed after the page was rendered. The response should have an `ETag` and
 * `Cache-Control: private, no-cache`: then an unchanged one costs a 304 without a body.
 */
export const liveInfo: Endpoint<LiveInput, typeof liveCounts> = {
  name: 'live.info',
  method: 'GET',
  path: '/ajax/live_info.json',
  requirements: ['LIVE-01'],
  proposed: true,
  changes: false,
  revalidates: true,
  query: ({ pathname, isFirst }) => ({ pathname, ...(isFirst ? { init: '1' } : {}) }),
  answer: liveCounts,
}
