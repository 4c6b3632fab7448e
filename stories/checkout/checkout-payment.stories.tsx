import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Order } from '../../core/shop/order/order.contract'
import { priceIn } from '../kit/prices'
import { shop } from '../kit/shop-words'
import { money } from '../kit/words'
import { orderAt, quotesIn, type Where } from './checkout-orders'
import { Checkout, defaults } from './checkout-page'
import { checkoutIn, choose, fill, named, one, opens, press, reads, stepOf } from './checkout-play'
import { t } from './checkout-words'

const meta: Meta<typeof Checkout> = {
  title: 'rove-checkout/Payment',
  component: Checkout,
  args: { ...defaults, stage: 'payment' },
}
export default meta
type Story = StoryObj<typeof Checkout>

const phone = { viewport: { value: 'w390' } }
const korea = { country: 'KR', locale: 'ko_KR' }

const pays = () => t.payment('pay', { amount: money(3360) })

/** Chooses a payment method and checks its button's text. */
const by = (method: string, label: () => string, more: Story['args'] = {}): Story => ({
  args: more,
  play: async ({ canvasElement: canvas }) => {
    await opens(canvas, 'payment')
    await choose(canvas, method)
    const step = await stepOf(canvas)
    const button = await step.findByRole('button', { name: named(label()) }, { timeout: 5000 })
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'), { timeout: 5000 })
  },
})

export const Stripe: Story = by('stripe', pays)
export const StripeOnAPhone: Story = { ...Stripe, globals: phone, tags: ['nightly'] }
export const StripeInKorean: Story = {
  globals: korea,
  play: async ({ canvasElement }) => {
    await opens(canvasElement, 'payment')
    await reads(canvasElement, '.rove-payment > .rove-primary', '4,368,000')
  },
  tags: ['nightly'],
}
export const StripeInFrench: Story = {
  globals: { country: 'CA', locale: 'fr_CA' },
  play: ({ canvasElement }) => reads(canvasElement, '.rove-payment > .rove-primary', /^Payer .*4.368/),
  tags: ['nightly'],
}
export const StripeInChinese: Story = {
  globals: { country: 'HK', locale: 'ch_HK', viewport: { value: 'w390' } },
  play: ({ canvasElement }) => reads(canvasElement, '.rove-payment > .rove-primary', '26,880'),
  tags: ['nightly'],
}
/** The method's form is shown, and not filled in. */
export const NotFilledIn: Story = {
  args: { vendors: {} },
  play: async ({ canvasElement: canvas }) => {
    await reads(canvas, '.rove-method', 'Card number')
    const button = await (await stepOf(canvas)).findByRole('button', { name: t.payment('processing') })
    expect(button).toHaveAttribute('aria-disabled', 'true')
  },
  tags: ['nightly'],
}
export const Klarna: Story = by('klarna', pays)
export const Affirm: Story = { ...by('affirm', pays), tags: ['nightly'] }
export const PayBright: Story = { ...by('paybright', pays), tags: ['nightly'] }
export const Other: Story = { ...by('other', () => t.payment('review')), tags: ['nightly'] }
export const ShopsOwnCard: Story = by('credit', () => t.payment('review'))
export const ShopsOwnCardOnAPhone: Story = { ...ShopsOwnCard, globals: phone, tags: ['nightly'] }

const details = 'panes[payment][details]'
export const ShopsOwnCardWrong: Story = {
  play: async (context) => {
    await ShopsOwnCard.play?.(context)
    const { canvasElement: canvas } = context
    await fill(canvas, { [`${details}[cc_owner]`]: '1234', [`${details}[cc_number]`]: '4111 1111' })
    await press(canvas, t.payment('review'))
    await waitFor(() => expect(canvas.querySelectorAll('.rove-method .rove-error')).toHaveLength(3))
  },
}
export const ShopsOwnCardInKorean: Story = {
  globals: korea,
  play: async ({ canvasElement: canvas }) => {
    await opens(canvas, 'payment')
    await choose(canvas, 'credit')
    await reads(canvas, '.rove-method', 'Card number')
  },
  tags: ['nightly'],
}

/** Store credit with an amount in US dollars. */
const credit =
  (dollars: number, active = false) =>
  ({ country }: Where): Partial<Order> => {
    const credits = priceIn(dollars, country.code)
    return { credit: { credits, usable: credits, amount_to_charge_usable: 0, expiry: '2027-12-31', active } }
  }
export const CreditNotUsed: Story = { ...Stripe, args: { order: credit(500) }, tags: ['nightly'] }
export const CreditInPart: Story = {
  args: { order: credit(500) },
  play: async ({ canvasElement: canvas }) => {
    const step = await opens(canvas, 'payment')
    step.getByRole('checkbox', { name: named(t.payment('useCredit')) }).click()
    await reads(canvas, '.rove-credit', t.payment('toBeCharged', { amount: money(2860) }))
    await reads(canvas, '.rove-payment > .rove-primary', t.payment('pay', { amount: money(2860) }))
  },
  tags: ['nightly'],
}
export const CreditInFull: Story = {
  args: { order: credit(9000, true), replies: { stripe: { answer: { clientSecret: 'fullPaidByStoreCredit' } } } },
  play: async ({ canvasElement: canvas }) => {
    await reads(canvas, '.rove-payment', t.payment('coveredByCredit'))
    await reads(canvas, '.rove-payment > .rove-primary', t.payment('place'))
    expect(canvas.querySelector('.rove-payment fieldset')).toBeNull()
  },
}
/** A gift that is picked up: there is nothing to pay. */
export const NothingToPay: Story = {
  args: {
    order: (where) => {
      const [line] = orderAt('payment', where).lines
      const free = { id: 'quote_2---0', title: shop('standard') }
      return {
        lines: line ? [{ ...line, total: 0 }] : [],
        quotes: [...quotesIn(where), free],
        quote: free.id,
        protection: undefined,
      }
    },
  },
  play: async ({ canvasElement: canvas }) => {
    await reads(canvas, '.rove-payment', t.payment('nothingToPay'))
    await reads(canvas, '.rove-totals', t.summary('free'))
  },
}
export const CreditInPartInKoreanOnAPhone: Story = {
  args: { order: credit(500, true) },
  globals: { ...korea, ...phone },
  play: async ({ canvasElement: canvas }) => {
    await reads(canvas, '.rove-payment > .rove-primary', '3,718,000')
  },
}
const referrals = [
  { id: '1', name: 'A friend' },
  { id: '2', name: 'Somewhere else' },
]
export const HeardOf: Story = {
  args: { settings: { checkout: { referrals } } },
  play: async ({ canvasElement: canvas }) => {
    await opens(canvas, 'payment')
    await fill(canvas, { 'panes[referral][id]': '2' })
    expect(await (await stepOf(canvas)).findByRole('textbox', { name: named(t.referral('heardOther')) })).toBeVisible()
  },
}
/** The server offers no known method. */
export const NoWayToPay: Story = {
  args: { order: { methods: ['cowries'] } },
  play: ({ canvasElement }) => reads(canvasElement, '.rove-payment [role=alert]', t.payment('noWay')),
}
/** The order is not valid: the address step opens again. */
export const NotValid: Story = {
  args: { replies: { validate: { answer: { success: 0, errors: ['The Dune Wool Rug is sold out.', 'Call us.'] } } } },
  play: async ({ canvasElement: canvas }) => {
    await reads(canvas, '.rove-errors', t.checkout('errors', { n: 2 }))
    await opens(canvas, 'address')
    const [dismiss] = canvas.querySelectorAll<HTMLElement>('.rove-errors li button')
    dismiss?.click()
    await reads(canvas, '.rove-errors', t.checkout('errors', { n: 1 }))
  },
}
/** The order is not valid, and the server does not say why. */
export const NotAccepted: Story = {
  args: { replies: { validate: { answer: { success: 0, errors: [] } } } },
  play: ({ canvasElement }) =>
    reads(canvasElement, '[data-state=current] form > .rove-error', t.checkout('notAccepted')),
}
export const NotValidated: Story = {
  args: { replies: { validate: 'fails' } },
  play: ({ canvasElement }) =>
    reads(canvasElement, '[data-state=current] form > .rove-error', t.checkout('notChecked')),
}
export const Validating: Story = {
  args: { replies: { validate: 'waits' } },
  play: ({ canvasElement }) => reads(canvasElement, '[data-state=current] .rove-primary', t.checkout('working')),
  tags: ['nightly'],
}
export const BillingMissing: Story = {
  args: { replies: { stripe: { answer: { clientSecret: 'missingBillingAddress' } } } },
  play: async ({ canvasElement: canvas }) => {
    await opens(canvas, 'address')
    const words = t.outcome('missingBilling')
    await reads(canvas, '[data-state=current] form > .rove-error', words)
    expect(one(await checkoutIn(canvas), '.rove-address')).toBeVisible()
  },
}
