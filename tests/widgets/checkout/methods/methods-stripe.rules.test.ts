import { describe, expect, it } from 'vitest'
import { appearance, outcomeOf, type StripeResult } from '../../../../widgets/checkout/methods/methods-stripe.rules'

const message = 'No.'
const known = { customerId: 'cus_1', adjustAmount: '' } as const
const paid = (status: string, payment_method: string | { id: string } | null = 'pm_1'): StripeResult => ({
  paymentIntent: { id: 'pi_1', status, payment_method },
})
const failed = (type: string, status?: string): StripeResult => ({
  error: { type, message, ...(status ? { payment_intent: { id: 'pi_1', status } } : {}) },
})
const confirmed = (status: string, paymentMethodId = 'pm_1') => ({
  type: 'confirmed',
  completion: { paymentIntentId: 'pi_1', paymentMethodId, status, ...known },
})
const refused = { type: 'refused', problem: { message } }
const unknown = { type: 'unknown', problem: { code: 'unexplained' } }

const outcomes: readonly [string, StripeResult, object][] = [
  ['a payment that has succeeded', paid('succeeded'), confirmed('succeeded')],
  ['a payment that is processing', paid('processing'), confirmed('processing')],
  ['a payment to be captured', paid('requires_capture'), confirmed('requires_capture')],
  ['a payment with its method as an object', paid('succeeded', { id: 'pm_2' }), confirmed('succeeded', 'pm_2')],
  ['a payment without its method', paid('succeeded', null), confirmed('succeeded', '')],
  ['a payment that requires action', paid('requires_action'), unknown],
  ['a payment that requires another card, without an error', paid('requires_payment_method'), unknown],
  ['a payment with an unknown status', paid('thinking'), unknown],
  ['a refused card', failed('card_error'), refused],
  ['a refused card, with the payment', failed('card_error', 'requires_payment_method'), refused],
  ['a validation error', failed('validation_error'), refused],
  ['a failed authentication', failed('invalid_request_error', 'requires_payment_method'), refused],
  ['a cancelled payment', failed('invalid_request_error', 'canceled'), refused],
  [
    'an error with a payment that has succeeded',
    failed('invalid_request_error', 'succeeded'),
    confirmed('succeeded', ''),
  ],
  ['a refused card with a payment that is processing', failed('card_error', 'processing'), confirmed('processing', '')],
  [
    'a connection error after the charge',
    failed('api_connection_error', 'requires_capture'),
    confirmed('requires_capture', ''),
  ],
  ['a refused card with a payment that requires action', failed('card_error', 'requires_action'), unknown],
  ['a connection error', failed('api_connection_error'), unknown],
  ['a connection error with the previous payment', failed('api_connection_error', 'requires_payment_method'), unknown],
  ['an error of the provider', failed('api_error'), unknown],
  ['an invalid request', failed('invalid_request_error'), unknown],
  ['an unknown error', failed('weather_error'), unknown],
  ['an empty answer', {}, unknown],
]

describe('Stripe’s answers', () => {
  it.each(outcomes)('STRIPE-02 the outcome of %s', (_, says, outcome) => {
    expect(outcomeOf(says, known)).toEqual(outcome)
  })

  it('STRIPE-02 a refusal without a message gets ours', () => {
    expect(outcomeOf({ error: { type: 'card_error' } }, known)).toEqual({
      type: 'refused',
      problem: { code: 'declined' },
    })
  })

  it('the element’s appearance follows the tokens, without those that are not set', () => {
    const colors: Record<string, string> = { '--_ink': 'rgb(29, 26, 22)', '--_accent': 'oklch(0.5 0.1 40)' }
    expect(look(colors)).toEqual({
      theme: 'stripe',
      variables: {
        fontFamily: 'Inter',
        borderRadius: '2px',
        colorPrimary: 'oklch(0.5 0.1 40)',
        colorText: 'rgb(29, 26, 22)',
      },
      disableAnimations: true,
    })
  })

  it('on a dark surface the element has Stripe’s dark theme, and opaque colours', () => {
    const colors = { '--_surface': 'rgb(38, 34, 32)', '--_soft-ink': 'color(srgb 1 1 1 / 0.75)' }
    expect(look(colors)).toMatchObject({
      theme: 'night',
      variables: { colorBackground: 'rgb(38, 34, 32)', colorTextSecondary: 'rgb(201, 200, 199)' },
    })
  })
})

/** The appearance for computed colours by token. */
function look(colors: Readonly<Record<string, string>>) {
  const color = (token: string) => colors[token] ?? ''
  return appearance({ color, fontFamily: 'Inter', borderRadius: '2px', disableAnimations: true })
}
