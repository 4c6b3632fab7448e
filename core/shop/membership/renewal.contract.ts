/** The call about the renewal of a membership (RENEW-01). */
import { unknown } from 'valibot'
import type { Endpoint } from '../../base/net/endpoint.contract'

/**
 * GET /user/membership/renewal: enrols the visitor in the promotional renewal discount, before the form of the renewal
 * is submitted. Any 2xx is success; the answer is not read. With any other answer the form is not submitted. A second call
 * must change nothing.
 */
export const renewalDiscount: Endpoint<object, ReturnType<typeof unknown>> = {
  name: 'membership.renewal',
  method: 'GET',
  path: '/user/membership/renewal',
  requirements: ['RENEW-01'],
  changes: true,
  query: () => ({}),
  reads: 'nothing',
  answer: unknown(),
}
