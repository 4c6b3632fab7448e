import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { leadTime } from '../core/domain/lead-time'
import { readPlace } from '../core/host/place'
import { expiryTimes } from '../widgets/checkout/expiry/expiry.model'
import { orderAt, type Where } from './checkout-orders'
import { Checkout, defaults } from './checkout-page'
import { checkoutIn, fill, one, opens, press, reads } from './checkout-play'
import { say } from './checkout-words'
import { loseCode } from './lose-code'
import { priceIn } from './prices'
import { shop } from './shop-words'
import { money } from './words'

const meta: Meta<typeof Checkout> = {
  title: 'rove-checkout/Order and page',
  component: Checkout,
  args: { ...defaults, stage: 'protection' },
}
export default meta
type Story = StoryObj<typeof Checkout>

const phone = { viewport: { value: 'w390' } }
const coupon = 'panes[coupon][code]'

/** Sends a coupon from the order, which a phone folds. */
const sendCoupon =
  (last: (canvas: HTMLElement) => Promise<unknown>): NonNullable<Story['play']> =>
  async ({ canvasElement: canvas }) => {
    await fill(canvas, { [coupon]: 'ROOMS10' })
    const page = await checkoutIn(canvas)
    if (!one(page, '.rove-content').checkVisibility()) await press(canvas, say.summary('show'))
    fireEvent.click(one(page, 'form.rove-coupon [type=submit]'))
    await last(canvas)
  }

export const Order: Story = {
  play: async ({ canvasElement: canvas }) => {
    await reads(canvas, '.rove-sum', say.summary('total') + money(3360))
    const { country, language } = readPlace()
    await reads(canvas, '.rove-lines', leadTime(country.code, language, { custom: true }))
  },
}
/** A member's price beside the regular one, and the protection that was taken with the piece in the cart. */
export const MemberWithProtection: Story = {
  globals: { country: 'CA', locale: 'fr_CA' },
  args: {
    stage: 'payment',
    order(where) {
      const [sofa] = orderAt('payment', where).lines
      const price = priceIn(1512, where.country.code)
      const regular = priceIn(1890, where.country.code)
      const total = priceIn(1701, where.country.code)
      return sofa ? { lines: [{ ...sofa, price, regular, total, protection: shop('threeYears') }] } : {}
    },
  },
  play: async ({ canvasElement: canvas }) => {
    await reads(canvas, '.rove-lines', say.summary('member'))
    await reads(canvas, '.rove-lines s', money(1890))
    await reads(canvas, '.rove-lines', shop('threeYears'))
    await reads(canvas, '.rove-lines .rove-amount', money(1701))
  },
}
export const Folded: Story = {
  globals: phone,
  play: async ({ canvasElement: canvas }) => {
    await reads(canvas, '.rove-fold', say.summary('show'))
    expect(one(canvas, '.rove-content')).not.toBeVisible()
  },
}
export const Unfolded: Story = {
  globals: phone,
  play: async ({ canvasElement: canvas }) => {
    await press(canvas, say.summary('show'))
    await reads(canvas, '.rove-fold[aria-expanded=true]', say.summary('title'))
    expect(one(canvas, '.rove-content')).toBeVisible()
  },
}
export const UnfoldedInKorean: Story = {
  globals: { ...phone, country: 'KR', locale: 'ko_KR' },
  play: ({ canvasElement }) => press(canvasElement, say.summary('show')),
}
/** Beside the steps, and not folded. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'w820' } },
  play: async ({ canvasElement: canvas }) => {
    await reads(canvas, '.rove-totals', say.summary('total'))
    expect(one(canvas, '.rove-content')).toBeVisible()
    expect(one(canvas, '.rove-fold')).not.toBeVisible()
  },
}
export const Coupon: Story = {
  play: sendCoupon(async (canvas) => {
    await reads(canvas, 'p.rove-coupon', say.summary('applied', { code: 'ROOMS10' }))
    await reads(canvas, '.rove-totals', `-${money(327)}`)
  }),
}
export const CouponTakenOff: Story = {
  play: sendCoupon(async (canvas) => {
    await press(canvas, say.summary('remove', { code: 'ROOMS10' }))
    await reads(canvas, 'form.rove-coupon', say.summary('coupon'))
  }),
}
export const CouponRefused: Story = {
  globals: { country: 'US', locale: 'en_US' },
  args: {
    says: {
      order: {
        answerTo() {
          const where = { country: { code: 'US', currency: 'USD', numeric: 840 }, language: 'en' } as Where
          return { order: orderAt('protection', where), errors: [{ field: coupon, message: 'This coupon has ended.' }] }
        },
      },
    },
  },
  play: sendCoupon((canvas) => reads(canvas, '.rove-coupon .rove-error', 'This coupon has ended.')),
}
export const CouponNotSaved: Story = {
  args: { says: { order: 'fails' } },
  play: sendCoupon((canvas) => reads(canvas, '.rove-coupon .rove-error', say.checkout('notSaved'))),
}
/** What of it is paid by store credit, and what is due now. */
export const PaidInPartByCredit: Story = {
  args: {
    stage: 'payment',
    order: ({ country }) => {
      const credits = priceIn(500, country.code)
      return { credit: { credits, usable: credits, amount_to_charge_usable: 0, expiry: '2027-12-31', active: true } }
    },
  },
  play: async ({ canvasElement: canvas }) => {
    await reads(canvas, '.rove-totals', `${say.summary('credit')}-${money(500)}`)
    await reads(canvas, '.rove-totals', say.summary('toPay') + money(2860))
  },
}
export const InFrench: Story = {
  globals: { country: 'CA', locale: 'fr_CA' },
  play: ({ canvasElement }) => reads(canvasElement, '.rove-order h2', 'Votre commande'),
}
export const InChinese: Story = {
  globals: { country: 'HK', locale: 'ch_HK' },
  play: ({ canvasElement }) => reads(canvasElement, '.rove-order h2', '您的訂單'),
}
export const RightToLeft: Story = { ...Order, globals: { direction: 'rtl' } }

/** Lets timers of these lengths end at once. */
const hurry = (...times: readonly number[]): (() => () => void) => {
  return () => {
    const real = window.setTimeout
    const hurried = (run: () => void, time = 0) => real(run, times.includes(time) ? 100 : time)
    window.setTimeout = hurried as typeof window.setTimeout
    return () => {
      window.setTimeout = real
    }
  }
}
export const Timing: Story = {
  beforeEach: hurry(expiryTimes.ask),
  play: ({ canvasElement }) => reads(canvasElement, 'dialog', say.expiry('timingHint')),
}
export const TimingOnAPhone: Story = { ...Timing, globals: phone }
export const Kept: Story = {
  ...Timing,
  play: async (context) => {
    await Timing.play?.(context)
    await press(context.canvasElement, say.expiry('keep'))
    await waitFor(() => expect(context.canvasElement.querySelector('dialog')).toBeNull())
  },
}
export const Expired: Story = {
  beforeEach: hurry(expiryTimes.ask, expiryTimes.leave),
  play: ({ canvasElement }) => reads(canvasElement, 'dialog', say.expiry('expired')),
}
export const ExpiredInKoreanOnAPhone: Story = {
  ...Expired,
  globals: { ...phone, country: 'KR', locale: 'ko_KR' },
  play: ({ canvasElement }) => reads(canvasElement, 'dialog', '주문 시간이 만료되었습니다'),
}

/** The code of the dialogs does not come: what they say stands on the page. */
export const TimingUnopened: Story = {
  beforeEach: () => {
    const ends = [loseCode(), hurry(expiryTimes.ask)()]
    return () => {
      for (const end of ends) end()
    }
  },
  play: async ({ canvasElement: canvas }) => {
    await reads(canvas, '.rove-expiry', say.expiry('timingHint'))
    await press(canvas, say.expiry('keep'))
    await waitFor(() => expect(canvas.querySelector('.rove-expiry')).toBeNull())
  },
}
export const ExpiredUnopened: Story = {
  args: { says: { order: 'signed out' } },
  beforeEach: loseCode,
  play: sendCoupon(async (canvas) => {
    await reads(canvas, '.rove-expiry', say.expiry('expiredHint'))
    await reads(canvas, '.rove-expiry a', say.expiry('again'))
  }),
}
export const ExpiredUnopenedInKoreanOnAPhone: Story = {
  ...ExpiredUnopened,
  globals: { ...phone, country: 'KR', locale: 'ko_KR' },
}

/** A theme whose rules meet every tag, as an old shop's do. */
const theme = `
  body { font: italic 9px/1 serif; text-align: center; text-transform: uppercase; color: #777 }
  form, fieldset, ul, ol, li, p, h2 { margin: 40px 0 0 60px; padding: 30px; border: 4px solid red; list-style: square inside }
  label, span { float: left; width: 140px; font-weight: bold; letter-spacing: 3px }
  input, select, button { float: right; width: 50px; height: 12px; margin: 20px; background: yellow; border-radius: 20px }
  button { text-transform: uppercase; text-shadow: 2px 2px red; box-shadow: 0 0 10px red }
  svg, img { display: none } a { color: lime }
  .form-item { float: left; width: 80px } .error { border: 2px solid red; background: pink }`
const hostile: NonNullable<Story['beforeEach']> = () => {
  const style = document.createElement('style')
  style.textContent = theme
  document.head.append(style)
  return () => style.remove()
}
export const OnAHostilePage: Story = {
  args: { stage: 'address' },
  beforeEach: hostile,
  play: async ({ canvasElement: canvas }) => {
    await opens(canvas, 'address')
    const page = await checkoutIn(canvas)
    const input = one(page, '[name="panes[delivery][delivery_city]"]')
    expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    expect(getComputedStyle(one(page, '.rove-title')).textTransform).toBe('none')
  },
}
export const ServersFormStays: Story = {
  args: { settings: { checkout: { order: 'none' } } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(one(canvasElement, 'rove-checkout').dataset.roveState).toBe('fallback'))
    expect(one(canvasElement, '#edit-continue')).toBeVisible()
  },
}
