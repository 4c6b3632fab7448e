import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Checkout, type CheckoutProps, defaults } from './checkout-page'
import { checkoutIn, choose, one, opens, payingIs, reads, stepOf } from './checkout-play'

const meta: Meta<typeof Checkout> = {
  title: 'rove-checkout/Paying',
  component: Checkout,
  args: { ...defaults, stage: 'payment' },
}
export default meta
type Story = StoryObj<typeof Checkout>

const phone = { viewport: { value: 'w390' } }
const korea = { country: 'KR', locale: 'ko_KR' }

/** Presses Pay, once it can be pressed. */
async function pay(canvas: HTMLElement): Promise<void> {
  const page = await checkoutIn(canvas)
  const ready = () => one(page, '.rove-payment > .rove-primary[aria-disabled=false]')
  const button = await waitFor(ready, { timeout: 5000 })
  button.click()
}

/** Pays, on a page as a story wants it, until paying has come so far. */
const paying = (at: string, args: Partial<CheckoutProps>, last?: (canvas: HTMLElement) => Promise<unknown>): Story => ({
  args,
  play: async ({ canvasElement: canvas }) => {
    await pay(canvas)
    await payingIs(canvas, at)
    await last?.(canvas)
  },
})
const taken = { paymentIntent: { id: 'pi_1', status: 'succeeded', payment_method: 'pm_1' } }
const problem = '.rove-payment > .rove-error'
/** An attempt is under way, and can be stopped. */
const open = (attempt: string) => ({ answer: { status: 'open', attempt } })

export const Preparing: Story = {
  args: { says: { stripe: 'waits' } },
  play: async ({ canvasElement: canvas }) => {
    await payingIs(canvas, 'preparing')
    expect(await (await stepOf(canvas)).findByRole('button', { name: 'Processing...' })).toBeVisible()
  },
}
export const Ready: Story = {
  play: async ({ canvasElement: canvas }) => {
    await payingIs(canvas, 'ready')
    await reads(canvas, '.rove-payment > .rove-primary', 'Pay $3,360')
  },
}

/** Stripe's call is answered the first time, and then as a story says. */
const then = (later: unknown): CheckoutProps['says'] => {
  const answers = [{ clientSecret: 'pi_1_secret_1' }]
  return { stripe: { answerTo: () => answers.pop() ?? later } }
}
export const Verifying: Story = paying('verifying', { says: then(new Promise(() => {})) })
export const AmountChanged: Story = paying(
  'ready',
  { says: then({ clientSecret: 'pi_1_secret_1', adjustAmount: 3410 }) },
  (canvas) => reads(canvas, problem, 'The amount has changed to $3,410. Please check your order again before you pay.'),
)
export const NotStarted: Story = paying('ready', { says: then({}) }, (canvas) =>
  reads(canvas, problem, 'The payment could not be started. Please try again.'),
)
/** Stripe has it in hand. */
export const Confirming: Story = paying('confirming', {}, async (canvas) => {
  const button = await (await stepOf(canvas)).findByRole('button', { name: 'Processing...' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
})
export const Completing: Story = paying('completing', {
  vendors: { filled: true, stripe: taken },
  says: { complete: 'waits' },
})
export const Paid: Story = paying('paid', { vendors: { filled: true, stripe: taken } }, (canvas) =>
  reads(canvas, '.rove-paying', 'Your order is paid. Thank you.'),
)
/** The provider's own words. */
const declined = { error: { type: 'card_error', code: 'card_declined', message: 'Your card has insufficient funds.' } }
export const Refused: Story = paying('ready', { vendors: { filled: true, stripe: declined } }, (canvas) =>
  reads(canvas, problem, 'Your card has insufficient funds.'),
)
export const RefusedWithoutWords: Story = paying(
  'ready',
  { vendors: { filled: true, stripe: { error: { type: 'card_error' } } } },
  (canvas) => reads(canvas, problem, 'The payment was declined. Please try another payment method.'),
)
/** Nobody knows whether money has moved. */
export const Checking: Story = paying('checking', { vendors: { filled: true, stripe: {} } }, async (canvas) => {
  await reads(canvas, '.rove-paying', 'We are checking your payment.')
  const button = await (await stepOf(canvas)).findByRole('button', { name: 'Processing...' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
})
export const CheckingOnAPhone: Story = { ...Checking, globals: phone }
export const CheckingInKorean: Story = {
  args: { order: { status: 'processing' } },
  globals: { ...korea, ...phone },
  play: ({ canvasElement }) => payingIs(canvasElement, 'watching'),
}
/** The provider may still be asking: the visitor goes on there, or stops it. */
export const StillOpen: Story = paying(
  'checking',
  { vendors: { filled: true, stripe: {} }, says: { status: open('') } },
  (canvas) => reads(canvas, '.rove-paying', 'If your bank or provider is waiting for you, continue there.'),
)
/** The server says that it came to nothing. */
export const NotPaid: Story = paying(
  'ready',
  { vendors: { filled: true, stripe: {} }, says: { status: { answer: { status: 'none' } } } },
  (canvas) => reads(canvas, problem, 'The payment did not go through, and nothing was charged. You can pay again.'),
)
/** Another tab publishes what it does with the attempt of this id. */
function publishFromElsewhere(attempt: string, at: 'paying' | 'rested'): void {
  const channel = new BroadcastChannel('rove_checkout')
  channel.postMessage({ order: '7001', attempt, at })
  channel.close()
}
/** Another tab of the same visitor pays: this one keeps its form, and can take over. */
export const PayingElsewhere: Story = {
  args: { says: { status: open('elsewhere') } },
  play: async ({ canvasElement: canvas }) => {
    await payingIs(canvas, 'ready')
    publishFromElsewhere('elsewhere', 'paying')
    await payingIs(canvas, 'watching')
    await reads(canvas, '.rove-paying', 'You are paying in another tab.')
    await reads(canvas, '.rove-paying button', 'Stop it and pay here')
  },
}
export const PayingElsewhereInKoreanOnAPhone: Story = {
  ...PayingElsewhere,
  globals: { ...korea, ...phone },
  play: async ({ canvasElement: canvas }) => {
    await payingIs(canvas, 'ready')
    publishFromElsewhere('elsewhere', 'paying')
    await payingIs(canvas, 'watching')
  },
}
/** It can no longer be stopped: what came of it is checked. */
export const ProcessingElsewhere: Story = {
  play: async ({ canvasElement: canvas }) => {
    await payingIs(canvas, 'ready')
    publishFromElsewhere('elsewhere', 'paying')
    await payingIs(canvas, 'watching')
    await reads(canvas, '.rove-paying', 'We are checking your payment.')
  },
}
/** The page was rendered with a paid order. */
export const PaidBefore: Story = {
  args: { order: { status: 'paid', url: '#away' } },
  play: async ({ canvasElement: canvas }) => {
    await payingIs(canvas, 'paid')
    await reads(canvas, '.rove-paying a', 'Show my order')
  },
}
export const PaidBeforeInKoreanOnAPhone: Story = {
  ...PaidBefore,
  globals: { ...korea, ...phone },
  play: ({ canvasElement }) => payingIs(canvasElement, 'paid'),
}
export const Unusable: Story = {
  args: { says: { stripe: 'fails' } },
  play: ({ canvasElement }) =>
    reads(canvasElement, problem, 'This payment method is unavailable right now. Please choose another one.'),
}
/** A way to pay that is chosen, and pressed. */
const by = (method: string, args: Partial<CheckoutProps>, at: string, words: string, where = problem): Story => ({
  args,
  play: async ({ canvasElement: canvas }) => {
    await opens(canvas, 'Payment')
    await choose(canvas, method)
    await pay(canvas)
    await payingIs(canvas, at)
    await reads(canvas, where, words)
  },
})
const goes = 'You are being taken to the next page.'
export const LeavingToAffirm: Story = by('affirm', {}, 'leaving', goes, '.rove-paying')
export const AffirmFails: Story = by(
  'affirm',
  { says: { affirm: 'fails' } },
  'ready',
  'The payment could not be started',
)
const yes = { klarna: { show_form: true }, authorizes: { show_form: true, approved: true, authorization_token: 'a' } }
export const LeavingToKlarna: Story = by('klarna', { vendors: yes }, 'leaving', goes, '.rove-paying')
export const KlarnaCancelled: Story = by(
  'klarna',
  { vendors: { authorizes: { show_form: true, approved: false } } },
  'ready',
  'cancelled',
)
export const KlarnaNotHere: Story = {
  args: { vendors: { klarna: { show_form: false } } },
  play: async ({ canvasElement: canvas }) => {
    await opens(canvas, 'Payment')
    await choose(canvas, 'klarna')
    await reads(canvas, problem, 'This payment method cannot be used for this order.')
  },
}
