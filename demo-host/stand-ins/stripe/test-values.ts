/** Test values of the stand-in's form and their results. The numbers are Stripe's, if it documents one for the result. */

/** The result of confirming a payment. */
export type Verdict =
  | { readonly becomes: 'succeeded' | 'processing' | 'requires_capture' | 'microdeposits' }
  | { readonly becomes: 'authenticate'; readonly after: 'succeeded' | 'declined' }
  | { readonly declined: DeclineCode }
  /** The browser gets no answer, whatever the result. */
  | { readonly lost: 'succeeded' | 'nothing'; readonly by: 'error' | 'silence' }

/** The reason of a declined card, with Stripe's codes. */
export type DeclineCode =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'

/** A number with its result. */
export interface TestValue {
  readonly number: string
  readonly verdict: Verdict
  /** A description for testers. */
  readonly says: string
}

/** Cards, with any future date and any three digits. */
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

/** Bank accounts, with the routing number 110000000; in Canada transit 11000 and institution 000. */
export const testAccounts: readonly TestValue[] = [
  { number: '000123456789', verdict: { becomes: 'microdeposits' }, says: 'waits for two small deposits' },
  { number: '000000000009', verdict: { becomes: 'processing' }, says: 'stays “processing”' },
  { number: '000222222227', verdict: { declined: 'insufficient_funds' }, says: 'has too little on it' },
]

/** The result of a test number. Other valid card numbers are declined, as in Stripe's test mode. */
export function verdictOf(values: readonly TestValue[], number: string): Verdict {
  return values.find((value) => value.number === number)?.verdict ?? { declined: 'generic_decline' }
}
