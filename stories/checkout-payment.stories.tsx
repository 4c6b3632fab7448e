import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Order } from '../core/contract/order'
import { Checkout, defaults } from './checkout-page'
import { checkoutIn, choose, fill, one, opens, press, reads, stepOf } from './checkout-play'

const meta: Meta<typeof Checkout> = {
  title: 'rove-checkout/Payment',
  component: Checkout,
  args: { ...defaults, stage: 'payment' },
}
export default meta
type Story = StoryObj<typeof Checkout>

const phone = { viewport: { value: 'w390' } }
const korea = { country: 'KR', locale: 'ko_KR' }

/** A way to pay that is chosen, and what its button says. */
const by = (method: string, label: string, more: Story['args'] = {}): Story => ({
  args: more,
  play: async ({ canvasElement: canvas }) => {
    await opens(canvas, 'Payment')
    await choose(canvas, method)
    const step = await stepOf(canvas)
    const button = await step.findByRole('button', { name: label }, { timeout: 5000 })
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'), { timeout: 5000 })
  },
})

export const Stripe: Story = by('stripe', 'Pay $3,360')
export const StripeOnAPhone: Story = { ...Stripe, globals: phone }
export const StripeInKorean: Story = {
  globals: korea,
  play: async ({ canvasElement }) => {
    await opens(canvasElement, '결제')
    await reads(canvasElement, '.rove-payment > .rove-primary', '4,368,000')
  },
}
export const StripeInFrench: Story = {
  globals: { country: 'CA', locale: 'fr_CA' },
  play: ({ canvasElement }) => reads(canvasElement, '.rove-payment > .rove-primary', /^Payer .*4.368/),
}
export const StripeInChinese: Story = {
  globals: { country: 'HK', locale: 'ch_HK', viewport: { value: 'w390' } },
  play: ({ canvasElement }) => reads(canvasElement, '.rove-payment > .rove-primary', '26,880'),
}
/** Its form is there, and not filled in. */
export const NotFilledIn: Story = {
  args: { vendors: {} },
  play: async ({ canvasElement: canvas }) => {
    await reads(canvas, '.rove-room', 'Card number')
    const button = await (await stepOf(canvas)).findByRole('button', { name: 'Processing...' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Klarna: Story = by('klarna', 'Pay $3,360')
export const Affirm: Story = by('affirm', 'Pay $3,360')
export const PayBright: Story = by('paybright', 'Pay $3,360')
export const Other: Story = by('other', 'Review order')
export const ShopsOwnCard: Story = by('credit', 'Review order')
export const ShopsOwnCardOnAPhone: Story = { ...ShopsOwnCard, globals: phone }

const details = 'panes[payment][details]'
export const ShopsOwnCardWrong: Story = {
  play: async (context) => {
    await ShopsOwnCard.play?.(context)
    const { canvasElement: canvas } = context
    await fill(canvas, { [`${details}[cc_owner]`]: '1234', [`${details}[cc_number]`]: '4111 1111' })
    await press(canvas, 'Review order')
    await waitFor(() => expect(canvas.querySelectorAll('.rove-room .rove-error')).toHaveLength(3))
  },
}
export const ShopsOwnCardInKorean: Story = {
  globals: korea,
  play: async ({ canvasElement: canvas }) => {
    await opens(canvas, '결제')
    await choose(canvas, 'credit')
    await reads(canvas, '.rove-room', 'Card number')
  },
}

/** Store credit of as much. */
const credit = (credits: number, active = false): Partial<Order> => ({
  credit: { credits, usable: credits, amount_to_charge_usable: 0, expiry: 'Until 31 December', active },
})
export const CreditNotUsed: Story = { ...Stripe, args: { order: credit(500) } }
export const CreditInPart: Story = {
  args: { order: credit(500) },
  play: async ({ canvasElement: canvas }) => {
    const step = await opens(canvas, 'Payment')
    step.getByRole('checkbox', { name: /Use my store credit/ }).click()
    await reads(canvas, '.rove-credit', 'Amount to be charged: $2,860')
    await reads(canvas, '.rove-payment > .rove-primary', 'Pay $2,860')
  },
}
export const CreditInFull: Story = {
  args: { order: credit(9000, true), says: { stripe: { answer: { clientSecret: 'fullPaidByStoreCredit' } } } },
  play: async ({ canvasElement: canvas }) => {
    await reads(canvas, '.rove-payment', 'Your store credit covers this order. There is nothing more to pay.')
    await reads(canvas, '.rove-payment > .rove-primary', 'Place order')
    expect(canvas.querySelector('.rove-payment fieldset')).toBeNull()
  },
}
export const CreditInPartInKoreanOnAPhone: Story = {
  args: { order: credit(500_000, true) },
  globals: { ...korea, ...phone },
  play: async ({ canvasElement: canvas }) => {
    await reads(canvas, '.rove-payment > .rove-primary', '3,868,000')
  },
}
const referrals = [
  { id: '1', name: 'A friend' },
  { id: '2', name: 'Somewhere else' },
]
export const HeardOf: Story = {
  args: { settings: { checkout: { referrals } } },
  play: async ({ canvasElement: canvas }) => {
    await opens(canvas, 'Payment')
    await fill(canvas, { 'panes[referral][id]': '2' })
    expect(await (await stepOf(canvas)).findByRole('textbox', { name: /Please tell us where/ })).toBeVisible()
  },
}
/** The server offers nothing that is known here. */
export const NoWayToPay: Story = {
  args: { order: { methods: ['cowries'] } },
  play: ({ canvasElement }) => reads(canvasElement, '.rove-payment [role=alert]', 'cannot be paid for here'),
}
/** The order may not be paid for: the address opens again. */
export const NotValid: Story = {
  args: { says: { validate: { answer: { success: 0, errors: ['The Dune Wool Rug is sold out.', 'Call us.'] } } } },
  play: async ({ canvasElement: canvas }) => {
    await reads(canvas, '.rove-errors', '2 error(s).')
    await opens(canvas, 'Address')
    const [dismiss] = canvas.querySelectorAll<HTMLElement>('.rove-errors li button')
    dismiss?.click()
    await reads(canvas, '.rove-errors', '1 error(s).')
  },
}
export const NotValidated: Story = {
  args: { says: { validate: 'fails' } },
  play: ({ canvasElement }) =>
    reads(canvasElement, '[data-state=current] form > .rove-error', 'We could not check your order. Please try again.'),
}
export const Validating: Story = {
  args: { says: { validate: 'waits' } },
  play: ({ canvasElement }) => reads(canvasElement, '[data-state=current] .rove-primary', 'One moment'),
}
export const BillingMissing: Story = {
  args: { says: { stripe: { answer: { clientSecret: 'missingBillingAddress' } } } },
  play: async ({ canvasElement: canvas }) => {
    await opens(canvas, 'Address')
    const words = 'Please complete your shipping address before processing your order.'
    await reads(canvas, '[data-state=current] form > .rove-error', words)
    expect(one(await checkoutIn(canvas), '.rove-address')).toBeVisible()
  },
}
