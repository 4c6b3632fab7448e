/** What is typed into the stand-in's form, and what comes of it. Numbers as Stripe documents them, where it has one. */

/** What the stand-in does when a payment is confirmed. */
export type Verdict =
  | { readonly becomes: 'succeeded' | 'processing' | 'requires_capture' | 'microdeposits' }
  | { readonly becomes: 'authenticate'; readonly after: 'succeeded' | 'declined' }
  | { readonly declined: DeclineCode }
  /** The shopper's browser is told nothing, whatever became of it. */
  | { readonly lost: 'succeeded' | 'nothing'; readonly by: 'error' | 'silence' }

/** Why a card is refused, in Stripe's words. */
export type DeclineCode =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'

/** One row: a number, and what it does. */
export interface TestValue {
  readonly number: string
  readonly verdict: Verdict
  /** For whoever tries the demo. */
  readonly says: string
}

/** Cards. Any date to come and any three digits go with them. */
export const testCards: readonly TestValue[] = [
  { number: '4242424242424242', verdict: { becomes: 'succeeded' }, says: 'is paid' },
  { number: '5555555555554444', verdict: { becomes: 'succeeded' }, says: 'is paid (Mastercard)' },
  { number: '378282246310005', verdict: { becomes: 'succeeded' }, says: 'is paid (American Express, 4 digits)' },
  { number: '4000000000000002', verdict: { declined: 'generic_decline' }, says: 'is declined' },
  { number: '4000000000009995', verdict: { declined: 'insufficient_funds' }, says: 'has too little on it' },
  { number: '4000000000000069', verdict: { declined: 'expired_card' }, says: 'has expired' },
  { number: '4000000000000127', verdict: { declined: 'incorrect_cvc' }, says: 'has another security code' },
  { number: '4000000000000119', verdict: { declined: 'processing_error' }, says: 'meets an error at the bank' },
  {
    number: '4000002500003155',
    verdict: { becomes: 'authenticate', after: 'succeeded' },
    says: 'asks for authentication: complete, fail or close it',
  },
  {
    number: '4000008400001629',
    verdict: { becomes: 'authenticate', after: 'declined' },
    says: 'asks for authentication, and is declined after it',
  },
  { number: '4000000000003725', verdict: { becomes: 'requires_capture' }, says: 'is authorised, to be captured later' },
  { number: '4000000000007726', verdict: { becomes: 'processing' }, says: 'stays “processing”' },
  {
    number: '4000000000008880',
    verdict: { lost: 'succeeded', by: 'error' },
    says: 'loses its connection, and IS paid',
  },
  {
    number: '4000000000008898',
    verdict: { lost: 'nothing', by: 'error' },
    says: 'loses its connection, and is not paid',
  },
  {
    number: '4000000000008906',
    verdict: { lost: 'succeeded', by: 'silence' },
    says: 'never answers the browser, and IS paid',
  },
]

/** Accounts at a bank, with the routing number 110000000; in Canada transit 11000 and institution 000. */
export const testAccounts: readonly TestValue[] = [
  { number: '000123456789', verdict: { becomes: 'microdeposits' }, says: 'waits for two small deposits' },
  { number: '000000000009', verdict: { becomes: 'processing' }, says: 'stays “processing”' },
  { number: '000222222227', verdict: { declined: 'insufficient_funds' }, says: 'has too little on it' },
]

/** What becomes of a number; any other that is a card's is declined as Stripe declines real ones in its test mode. */
export function verdictOf(values: readonly TestValue[], number: string): Verdict {
  return values.find((value) => value.number === number)?.verdict ?? { declined: 'generic_decline' }
}
