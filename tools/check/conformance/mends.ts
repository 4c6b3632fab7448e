/** What to mend: one sentence for each kind of fault, with a heading of CONTRACT.md. */
import type { Endpoint } from '../../../core/base/net/endpoint.contract'

/** A call, as its heading in CONTRACT.md names it. */
export type Call = Pick<Endpoint<never>, 'method' | 'path'>

const ownHeading = ({ method, path }: Call) => `${method} ${path}`
const statuses = () => 'Status codes'
const sending = () => 'How a call is sent'

/** A sentence and a heading for each kind of fault. The sentence ends before its heading. */
export const mends = {
  missing: ['Send the field in every answer', ownHeading],
  value: ['Send the field in the form that the table of the call gives', ownHeading],
  'not-json': ['Answer with one JSON value and nothing before or after it', ownHeading],
  empty: ['Answer with the fields of the call, not with an empty body', ownHeading],
  type: ['Send the header Content-Type that belongs to the answer', ownHeading],
  status: ['Answer a valid request with a status from 200 to 299', statuses],
  crash: ['Check the fields before they are used, and answer 400 if one is missing or wrong', statuses],
  accepted: ['Answer 400 to this request and change nothing', statuses],
  rejected: ['Answer 400 to an invalid request', statuses],
  unexplained: ['Send a `message` with the reason, or answer 400', () => 'Refusals'],
  foreign: ['Check Origin and Sec-Fetch-Site before anything else, and answer 403 to other sites', sending],
  host: [
    'Add a check of Origin to the form of the host system (docs/conformance.md, “The host system’s own login”)',
    ownHeading,
  ],
  login: ['Answer 403 to a call without a session, not a redirect to the login page', sending],
  elsewhere: ['Answer the call at its own address, without a redirect to another one', sending],
  slow: ['Answer within 8 seconds', sending],
  long: ['Answer with at most 2,000,000 bytes', sending],
  network: ['Let the server answer every request, also where a program fails', statuses],
  cookie: ['Set no cookie of the country when X-Rove-Locale is sent', sending],
  currency: ['Answer for the country of X-Rove-Locale, whatever the cookie says', sending],
  twice: ['Keep the `operation` of a call, and do nothing when it comes again', ownHeading],
  date: ['Send the header Date with the server’s time', ownHeading],
  unsaved: [
    'Keep what the call changes, also between the requests of a guest, and answer with it from then on',
    ownHeading,
  ],
  paid: ['Ask the provider before an order is completed, whatever the browser sends', ownHeading],
} as const satisfies Readonly<Record<string, readonly [sentence: string, heading: (call: Call) => string]>>
