/** Subscribing an address in a popup (POP-02). */

import { unknown } from 'valibot'
import type { Typed } from '../../base/input/typed.rules'
import type { Endpoint } from '../../base/net/endpoint.contract'

/** The address and its lists. */
export interface SubscribeInput {
  readonly email: Typed
  /** The popup's list, or the default list. */
  readonly list: string
  readonly list2?: string | undefined
}

/** POST /klaviyo/api/subscribe: puts an address on one list, or on two. Any 2xx is success; the answer is not read. */
export const subscribe: Endpoint<SubscribeInput, ReturnType<typeof unknown>> = {
  name: 'popups.subscribe',
  method: 'POST',
  path: '/klaviyo/api/subscribe',
  requirements: ['POP-02'],
  changes: true,
  query: ({ email, list, list2 }) => ({ email, list, ...(list2 ? { list2 } : {}) }),
  reads: 'nothing',
  answer: unknown(),
}
