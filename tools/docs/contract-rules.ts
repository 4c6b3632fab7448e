/** The rules for all calls of the contract, for CONTRACT.md and the OpenAPI document. */
import type { Endpoint } from '../../core/base/net/endpoint.contract'

/** How the widgets send a call. */
export const sending = `The path is below the shop’s \`basePath\` and the \`pathPrefix\` of the page’s language. A name in braces is replaced by its percent-encoded value, which is not sent again as a field.

- **Encoding.** GET: fields in the query string. POST: \`application/x-www-form-urlencoded\` in UTF-8, or \`application/json\` where a call’s fields are “sent as JSON”. Field names have PHP’s array syntax: \`panes[delivery][delivery_city]\` is \`$_POST['panes']['delivery']['delivery_city']\`. Their brackets are percent-encoded. Values in a query string or a form are strings: numbers have a decimal point, booleans are \`1\` or \`0\`. \`*\` in a name stands for any key: \`qty[*]\` is \`qty[7]\` and \`qty[9]\`. Fields that are not marked “always sent” may be absent.
- **Headers.** \`Accept: application/json\`, or \`text/html\` if the answer is HTML, and \`X-Requested-With: XMLHttpRequest\`. \`X-Rove-Locale: fr_CA\` is the locale of the page that makes the call (proposed): answer with that country’s prices and in that language, whatever the cookie says, and set no cookie. The visitor may have chosen another country in another tab. There is no \`Referer\`. \`events.log\` is sent by \`navigator.sendBeacon\`, without these headers; so is \`cart.change\` when the page is being left.
- **Credentials.** The cookies of the shop’s own origin (\`credentials: 'same-origin'\`), also a guest’s session cookie. The server sets the cookie \`warehouse_location\` without \`Domain\` and with \`Path=/\`, as the widgets do: two cookies of one name hide each other. There is no \`Authorization\` header and no API key.
- **CSRF.** Calls have no CSRF token, because the specification’s calls have none. A shop that wants one sends it by the setting [\`rove.request\`](docs/settings.md#a-token-with-each-call) (proposed). Without it, the server checks headers that the browser sets. It does this first, and answers 403 to requests from other sites. Refuse a POST if \`Origin\` is another origin, or if \`Sec-Fetch-Site\` is present and neither \`same-origin\` nor \`none\`. Accept a GET that changes data only with \`Sec-Fetch-Site: same-origin\`; if that header is absent, only with \`X-Requested-With: XMLHttpRequest\`. A session cookie with \`SameSite=Lax\` is not enough, because other sites can link to a GET.
- **Limits.** The timeout of a call is 8 seconds, including a retry. An answer can have at most 2,000,000 bytes. Redirects are followed. A redirect to \`/user/login\` means that the session has ended.`

/** The meaning of each status, unless the call has its own. */
export const statuses: readonly (readonly [status: string, meaning: string])[] = [
  ['2XX', 'Success. The answer has the shape that is given for the call. Another shape is an error.'],
  [
    '400',
    'The request is invalid: a field that the call needs is missing or wrong, or it refers to something that does not exist. Nothing was changed.',
  ],
  [
    '403',
    'The request comes from another site, or the order is not this visitor’s or does not exist. The checkout shows that the session has ended.',
  ],
  ['422', 'Refused, with a reason for the visitor; only for calls that may be refused. Nothing was changed.'],
  ['4XX', 'An error. The page shows its own message that the operation has failed.'],
  ['5XX', 'An error. A call that may be retried is sent once more after a 502, 503 or 504.'],
]

const anotherAttempt =
  'Another attempt is under way, or another amount is due: no attempt was started and nothing was changed. The page calls `payment.status`.'

/** The statuses of a call that begins an attempt. */
const attemptStatuses = {
  '409': anotherAttempt,
  '412':
    'The order has another version than the page shows: no attempt was started and nothing was changed. The page reads the order again.',
} as const

/** The meaning of a status for some calls only, by call name. */
export const ownStatuses: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'payment.stripe': attemptStatuses,
  'payment.klarna-session': attemptStatuses,
  'payment.affirm': attemptStatuses,
  'payment.paybright': attemptStatuses,
  'events.log': { '204': 'Accepted. The body of the answer is not read.' },
}

/**
 * What the same request by `HEAD` is for, by the name of a call that is also sent so. It has the fields that the call
 * always sends, and its headers.
 */
export const headRequests: Readonly<Record<string, string>> = {
  'live.info':
    'The server’s time: the page reads `Date` of the answer, and `Age` if it comes from a cache. Answered as the GET, without a body.',
}

/**
 * The calls whose path is one of the host system’s own: the shop’s module does not answer it. Each with the system’s form.
 */
export const hostRoutes: Readonly<Record<string, string>> = {
  'user.log-in': 'Drupal’s own login form',
}

/** Describes whether a call changes data, and whether it is retried. */
export function effectOf({ changes, isIdempotent }: Pick<Endpoint<never>, 'changes' | 'isIdempotent'>): string {
  if (changes) return 'Changes data: never retried automatically.'
  return isIdempotent
    ? 'Idempotent: changes data, and may be retried automatically. Each request must reach the server: never answer it from a cache.'
    : 'Changes no data: may be retried automatically.'
}

/** The shape of a refusal. */
export const refusals = `A call that may be refused has a \`message\` with the reason, in the visitor’s language: \`{ "success": false, "message": "Two per visitor." }\`. An answer is a refusal in these cases:

- It has a status other than 2xx, and a \`message\`.
- It has a 2xx status, and \`success\` or \`ok\` is false.
- It has a 2xx status and a \`message\`, and does not match the schema of the answer.

The page shows the message where the visitor acted, as plain text of at most 300 characters. Without a message it shows its own text. The \`message\` of other calls is ignored. All of this is proposed.`
