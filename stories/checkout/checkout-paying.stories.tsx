import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { readMarket } from '../../core/base/country/country.setting'
import { orderRead } from '../../core/shop/order/order.contract'
import { reply } from '../kit/server'
import { amount, money } from '../kit/words'
import { orderAt, orderId } from './checkout-orders'
import { Checkout, type CheckoutProps, defaults } from './checkout-page'
import { checkoutIn, choose, one, opens, payingIs, reads, stepOf } from './checkout-play'
import { t } from './checkout-words'

const meta: Meta<typeof Checkout> = {
  title: 'rove-checkout/Paying',
  component: Checkout,
  args: { ...defaults, stage: 'payment' },
}
export default meta
type Story = StoryObj<typeof Checkout>

const phone = { viewport: { value: 'w390' } }
const korea = { country: 'KR', locale: 'ko_KR' }

/** Presses Pay, once it is enabled. */
async function pay(canvas: HTMLElement): Promise<void> {
  const page = await checkoutIn(canvas)
  const ready = () => one(page, '.rove-payment > .rove-primary[aria-disabled=false]')
  const button = await waitFor(ready, { timeout: 5000 })
  button.click()
}

/** Pays, and waits for a state of the payment. */
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
/** An attempt is running, and can be stopped. */
const open = (attempt: string) => ({ answer: { status: 'open', attempt } })

export const Preparing: Story = {
  args: { replies: { stripe: 'waits' } },
  play: async ({ canvasElement: canvas }) => {
    await payingIs(canvas, 'preparing')
    expect(await (await stepOf(canvas)).findByRole('button', { name: t.payment('processing') })).toBeVisible()
  },
}
export const Ready: Story = {
  play: async ({ canvasElement: canvas }) => {
    await payingIs(canvas, 'ready')
    await reads(canvas, '.rove-payment > .rove-primary', t.payment('pay', { amount: money(3360) }))
  },
}

/** Stripe's first request succeeds; later ones get this answer. */
const then = (later: unknown): CheckoutProps['replies'] => {
  const answers = [{ clientSecret: 'pi_1_secret_1' }]
  return { stripe: { answerTo: () => answers.pop() ?? later } }
}
export const Verifying: Story = paying('verifying', { replies: then(new Promise(() => {})) })
export const AmountChanged: Story = paying(
  'ready',
  { replies: then({ clientSecret: 'pi_1_secret_1', adjustAmount: 3410 }) },
  (canvas) => reads(canvas, problem, t.outcome('amountChanged', { amount: amount(3410) })),
)
export const Comparing: Story = {
  args: { replies: { stripe: { answer: { clientSecret: 'pi_1_secret_1', adjustAmount: 3410 } }, order: 'waits' } },
  play: async ({ canvasElement: canvas }) => {
    await payingIs(canvas, 'comparing')
    await reads(canvas, '.rove-payment > .rove-primary', t.payment('processing'))
  },
}
export const NotStarted: Story = {
  ...paying('ready', { replies: then({}) }, (canvas) => reads(canvas, problem, t.outcome('notStarted'))),
  tags: ['nightly'],
}
/** The browser has no connection when Pay is pressed. */
export const Offline: Story = {
  args: {
    replies: {
      stripe: {
        answerTo() {
          if (navigator.onLine) return { clientSecret: 'pi_1_secret_1' }
          throw new TypeError('Failed to fetch')
        },
      },
    },
  },
  play: async ({ canvasElement: canvas }) => {
    await payingIs(canvas, 'ready')
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    try {
      await pay(canvas)
      await reads(canvas, problem, t.outcome('offline'))
    } finally {
      Reflect.deleteProperty(navigator, 'onLine')
    }
  },
}
/** Stripe is processing the payment. */
export const Confirming: Story = paying('confirming', {}, async (canvas) => {
  const button = await (await stepOf(canvas)).findByRole('button', { name: t.payment('processing') })
  expect(button).toHaveAttribute('aria-disabled', 'true')
})
export const Completing: Story = paying('completing', {
  vendors: { filled: true, stripe: taken },
  replies: { complete: 'waits' },
})
export const Paid: Story = {
  ...paying('paid', { vendors: { filled: true, stripe: taken } }, (canvas) =>
    reads(canvas, '.rove-paying', t.standing('paid')),
  ),
  tags: ['nightly'],
}
/** The provider's own message. */
const declined = { error: { type: 'card_error', code: 'card_declined', message: 'Your card has insufficient funds.' } }
export const Refused: Story = {
  ...paying('ready', { vendors: { filled: true, stripe: declined } }, (canvas) =>
    reads(canvas, problem, 'Your card has insufficient funds.'),
  ),
  tags: ['nightly'],
}
const withoutWords = (type: string, words: () => string): Story =>
  paying('ready', { vendors: { filled: true, stripe: { error: { type } } } }, (canvas) =>
    reads(canvas, problem, words()),
  )
export const RefusedWithoutWords = withoutWords('card_error', () => t.outcome('declined'))
/** It is unknown whether a charge has happened. */
export const Checking: Story = {
  ...paying('checking', { vendors: { filled: true, stripe: {} } }, async (canvas) => {
    await reads(canvas, '.rove-paying', t.outcome('checking'))
    expect(one(canvas, '.rove-steps')).not.toBeVisible()
  }),
  tags: ['nightly'],
}
/** The session has expired meanwhile. */
export const CheckingSignedOut: Story = paying(
  'checking',
  { vendors: { filled: true, stripe: {} }, replies: { status: 'signed out' } },
  (canvas) => reads(canvas, '.rove-paying', t.outcome('signedOut')),
)
export const CheckingOnAPhone: Story = { ...Checking, globals: phone, tags: ['nightly'] }
export const CheckingInKorean: Story = {
  args: { order: { status: 'processing' } },
  globals: { ...korea, ...phone },
  play: ({ canvasElement }) => payingIs(canvasElement, 'watching'),
}
/** The provider's page may still be open: the visitor continues there, or stops the attempt. */
export const StillOpen: Story = paying(
  'checking',
  { vendors: { filled: true, stripe: {} }, replies: { status: open('') } },
  (canvas) => reads(canvas, '.rove-paying', t.standing('openHint')),
)
/** The server says that nothing was charged. */
export const NotPaid: Story = paying(
  'ready',
  { vendors: { filled: true, stripe: {} }, replies: { status: { answer: { status: 'none' } } } },
  (canvas) => reads(canvas, problem, t.outcome('notPaid')),
)
/** The payment was charged, and the shop looks at the order first. */
export const Held: Story = paying(
  'held',
  { vendors: { filled: true, stripe: {} }, replies: { status: { answer: { status: 'held' } } } },
  (canvas) => reads(canvas, '.rove-paying', t.standing('heldHint')),
)
/** Another tab has changed the e-mail address of the order: nothing is charged before the visitor has seen it. */
export const OrderChanged: Story = {
  play: async ({ canvasElement: canvas }) => {
    await payingIs(canvas, 'ready')
    const changed = orderAt('payment', readMarket(), { email: 'other@example.com' })
    reply({ [orderRead.path.replace('{order_id}', orderId)]: { answer: { order: changed, errors: [] } } })
    await pay(canvas)
    await reads(canvas, problem, t.outcome('orderChanged'))
  },
}
/** Simulates a message of another tab about an attempt. */
function publishFromElsewhere(attempt: string, at: 'paying' | 'stopped'): void {
  const channel = new BroadcastChannel('rove_checkout')
  channel.postMessage({ order: orderId, attempt, at })
  channel.close()
}
/** Another tab of the visitor pays: this one keeps its form, and can take over. */
export const PayingElsewhere: Story = {
  args: { replies: { status: open('elsewhere') } },
  play: async ({ canvasElement: canvas }) => {
    await payingIs(canvas, 'ready')
    publishFromElsewhere('elsewhere', 'paying')
    await payingIs(canvas, 'watching')
    await reads(canvas, '.rove-paying', t.standing('elsewhere'))
    await reads(canvas, '.rove-paying button', t.standing('payHere'))
  },
  tags: ['nightly'],
}
export const PayingElsewhereInKoreanOnAPhone: Story = {
  ...PayingElsewhere,
  globals: { ...korea, ...phone },
  play: async ({ canvasElement: canvas }) => {
    await payingIs(canvas, 'ready')
    publishFromElsewhere('elsewhere', 'paying')
    await payingIs(canvas, 'watching')
  },
  tags: ['nightly'],
}
/** Another tab has an attempt, and the server answers a request to stop it. */
const takingOver = (stopped: unknown, words: () => string, where: string): Story => ({
  args: {
    replies: {
      status: { answerTo: (fields) => (fields.get('end') ? stopped : { status: 'open', attempt: 'elsewhere' }) },
    },
  },
  play: async (context) => {
    await PayingElsewhere.play?.(context)
    one(context.canvasElement, '.rove-paying button').click()
    await reads(context.canvasElement, where, words)
  },
})
export const NotTakenOver: Story = takingOver({}, () => t.outcome('notStopped'), '.rove-column')
/** The payment of this tab is stopped in another one. */
export const StoppedElsewhere: Story = {
  args: {
    replies: {
      stripe: {
        answerTo(fields) {
          sessionStorage.setItem('story_attempt', fields.get('operation') ?? '')
          return { clientSecret: 'pi_1_secret_1' }
        },
      },
      status: { answer: { status: 'none' } },
    },
  },
  play: async ({ canvasElement: canvas }) => {
    await pay(canvas)
    await payingIs(canvas, 'confirming')
    publishFromElsewhere(sessionStorage.getItem('story_attempt') ?? '', 'stopped')
    await reads(canvas, problem, t.outcome('stopped'))
  },
}
/** The attempt can no longer be stopped: its status is checked. */
export const ProcessingElsewhere: Story = {
  play: async ({ canvasElement: canvas }) => {
    await payingIs(canvas, 'ready')
    publishFromElsewhere('elsewhere', 'paying')
    await payingIs(canvas, 'watching')
    await reads(canvas, '.rove-paying', t.outcome('checking'))
  },
  tags: ['nightly'],
}
/** The page was rendered with a paid order. */
export const PaidBefore: Story = {
  args: { order: { status: 'paid', url: '#away' } },
  play: async ({ canvasElement: canvas }) => {
    await payingIs(canvas, 'paid')
    await reads(canvas, '.rove-paying a', t.standing('showOrder'))
  },
}
export const PaidBeforeInKoreanOnAPhone: Story = {
  ...PaidBefore,
  globals: { ...korea, ...phone },
  play: ({ canvasElement }) => payingIs(canvasElement, 'paid'),
  tags: ['nightly'],
}
export const Unusable: Story = {
  args: { replies: { stripe: 'fails' } },
  play: ({ canvasElement }) => reads(canvasElement, problem, t.outcome('unusable')),
}
/** Chooses a payment method and presses its button. */
const by = (method: string, args: Partial<CheckoutProps>, at: string, words: () => string, where = problem): Story => ({
  args,
  play: async ({ canvasElement: canvas }) => {
    await opens(canvas, 'payment')
    await choose(canvas, method)
    await pay(canvas)
    await payingIs(canvas, at)
    await reads(canvas, where, words)
  },
})
const goes = () => t.standing('leaving')
export const LeavingToAffirm: Story = { ...by('affirm', {}, 'leaving', goes, '.rove-paying'), tags: ['nightly'] }
export const AffirmFails: Story = by('affirm', { replies: { affirm: 'fails' } }, 'ready', () => t.outcome('notStarted'))
const yes = { klarna: { show_form: true }, authorizes: { show_form: true, approved: true, authorization_token: 'a' } }
export const LeavingToKlarna: Story = by('klarna', { vendors: yes }, 'leaving', goes, '.rove-paying')
export const KlarnaCancelled: Story = by(
  'klarna',
  { vendors: { authorizes: { show_form: true, approved: false } } },
  'ready',
  () => t.outcome('cancelled'),
)
/** Klarna does not accept the address. */
export const KlarnaNotAccepted: Story = {
  args: { vendors: { klarna: { show_form: true, error: { invalid_fields: ['billing_address.city'] } } } },
  play: async ({ canvasElement: canvas }) => {
    await opens(canvas, 'payment')
    await choose(canvas, 'klarna')
    await reads(canvas, problem, t.outcome('notAccepted'))
  },
}
export const KlarnaNotHere: Story = {
  args: { vendors: { klarna: { show_form: false } } },
  play: async ({ canvasElement: canvas }) => {
    await opens(canvas, 'payment')
    await choose(canvas, 'klarna')
    await reads(canvas, problem, t.outcome('notHere'))
  },
}
