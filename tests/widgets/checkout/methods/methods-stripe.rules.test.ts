import { describe, expect, it } from 'vitest'
import { appearance, outcomeOf, type StripeSays } from '../../../../widgets/checkout/methods/methods-stripe.rules'

const words = 'No.'
const known = { customerId: 'cus_1', adjustAmount: '' } as const
const paid = (status: string, payment_method: string | { id: string } | null = 'pm_1'): StripeSays => ({
  paymentIntent: { id: 'pi_1', status, payment_method },
})
const failed = (type: string, status?: string): StripeSays => ({
  error: { type, message: words, ...(status ? { payment_intent: { id: 'pi_1', status } } : {}) },
})
const confirmed = (status: string, paymentMethodId = 'pm_1') => ({
  type: 'confirmed',
  completion: { paymentIntentId: 'pi_1', paymentMethodId, status, ...known },
})
const refused = { type: 'refused', problem: { words } }
const unknown = { type: 'unknown', problem: { code: 'unknown' } }

const outcomes: readonly [string, StripeSays, object][] = [
  ['a payment that has succeeded', paid('succeeded'), confirmed('succeeded')],
  ['one that is processed', paid('processing'), confirmed('processing')],
  ['one that is to be captured', paid('requires_capture'), confirmed('requires_capture')],
  ['one whose way to pay comes as an object', paid('succeeded', { id: 'pm_2' }), confirmed('succeeded', 'pm_2')],
  ['one whose way to pay is not told', paid('succeeded', null), confirmed('succeeded', '')],
  ['one that waits for the shopper', paid('requires_action'), unknown],
  ['one that asks for another card without an error', paid('requires_payment_method'), unknown],
  ['one with a status nobody knows', paid('thinking'), unknown],
  ['a card that is refused', failed('card_error'), refused],
  ['a card that is refused, with the payment', failed('card_error', 'requires_payment_method'), refused],
  ['something that was not filled in right', failed('validation_error'), refused],
  ['a proof that was not given', failed('invalid_request_error', 'requires_payment_method'), refused],
  ['a payment that was called off', failed('invalid_request_error', 'canceled'), refused],
  [
    'an error with a payment that has succeeded',
    failed('invalid_request_error', 'succeeded'),
    confirmed('succeeded', ''),
  ],
  ['a refused card with a payment that is processed', failed('card_error', 'processing'), confirmed('processing', '')],
  [
    'a broken line after the money was taken',
    failed('api_connection_error', 'requires_capture'),
    confirmed('requires_capture', ''),
  ],
  ['a refused card with a payment that waits', failed('card_error', 'requires_action'), unknown],
  ['a broken line', failed('api_connection_error'), unknown],
  ['a broken line with an old payment', failed('api_connection_error', 'requires_payment_method'), unknown],
  ['an error of the provider’s own', failed('api_error'), unknown],
  ['a request that was wrong', failed('invalid_request_error'), unknown],
  ['an error nobody knows', failed('weather_error'), unknown],
  ['nothing', {}, unknown],
]

describe('what Stripe says', () => {
  it.each(outcomes)('STRIPE-02 %s', (_, says, outcome) => {
    expect(outcomeOf(says, known)).toEqual(outcome)
  })

  it('STRIPE-02 a refusal without words gets ours', () => {
    expect(outcomeOf({ error: { type: 'card_error' } }, known)).toEqual({
      type: 'refused',
      problem: { code: 'declined' },
    })
  })

  it('looks as the room it stands in, and says nothing of what the page does not say', () => {
    const tokens: Record<string, string> = { '--_ink': '#1d1a16', '--_accent': '#a4481f' }
    expect(appearance((name) => tokens[name] ?? '', 'Inter', true)).toEqual({
      theme: 'stripe',
      variables: { fontFamily: 'Inter', colorPrimary: '#a4481f', colorText: '#1d1a16' },
      disableAnimations: true,
    })
  })
})
