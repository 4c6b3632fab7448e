/** Leaving an address in a popup: document 3, sections 5 and 7 (POP-02). */
import { unknown } from 'valibot'
import type { Endpoint } from './endpoint'

/** Who, and for which letters. */
export interface SubscribeInput {
  readonly email: string
  /** The popup's list, or the fixed default. */
  readonly list: string
  readonly list2?: string | undefined
}

/** POST /klaviyo/api/subscribe: puts an address on one list, or on two. Any 2xx is success; what it answers is not read. */
export const subscribe: Endpoint<SubscribeInput, ReturnType<typeof unknown>> = {
  name: 'popups.subscribe',
  method: 'POST',
  path: '/klaviyo/api/subscribe',
  source: 'document 3, section 7',
  changes: true,
  query: ({ email, list, list2 }) => ({ email, list, ...(list2 ? { list2 } : {}) }),
  reads: 'nothing',
  answer: unknown(),
}
