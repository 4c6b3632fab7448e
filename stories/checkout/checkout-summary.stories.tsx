import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { readMarket } from '../../core/base/country/country.setting'
import { leadTime } from '../../core/shop/product/lead-time.rules'
import { timingDelaysMs } from '../../widgets/checkout/timing/timing.rules'
import { loseCode } from '../kit/lose-code'
import { priceIn } from '../kit/prices'
import { reason } from '../kit/server'
import { shop } from '../kit/shop-words'
import { money } from '../kit/words'
import { orderAt, type Where } from './checkout-orders'
import { Checkout, defaults } from './checkout-page'
import { checkoutIn, fill, one, opens, press, reads } from './checkout-play'
import { t } from './checkout-words'

const meta: Meta<typeof Checkout> = {
  title: 'rove-checkout/Order and page',
  component: Checkout,
  args: { ...defaults, stage: 'protection' },
}
export default meta
type Story = StoryObj<typeof Checkout>

const phone = { viewport: { value: 'w390' } }
const coupon = 'panes[coupon][code]'

/** Submits a coupon from the order summary, which is collapsed on a phone. */
const sendCoupon =
  (last: (canvas: HTMLElement) => Promise<unknown>): NonNullable<Story['play']> =>
  async ({ canvasElement: canvas }) => {
    await fill(canvas, { [coupon]: 'ROOMS10' })
    const page = await checkoutIn(canvas)
    if (!one(page, '.rove-content').checkVisibility()) await press(canvas, t.summary('show'))
    fireEvent.click(one(page, 'form.rove-coupon [type=submit]'))
    await last(canvas)
  }

export const Order: Story = {
  play: async ({ canvasElement: canvas }) => {
    await reads(canvas, '.rove-sum', t.summary('total') + money(3360))
    const { country, language } = readMarket()
    await reads(canvas, '.rove-lines', leadTime(country.code, language, { custom: true }))
  },
}
/** A member price beside the regular one, and the protection that was added with the product. */
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
    await reads(canvas, '.rove-lines', t.summary('member'))
    await reads(canvas, '.rove-lines s', money(1890))
    await reads(canvas, '.rove-lines', shop('threeYears'))
    await reads(canvas, '.rove-lines .rove-amount', money(1701))
  },
}
export const Folded: Story = {
  globals: phone,
  play: async ({ canvasElement: canvas }) => {
    await reads(canvas, '.rove-fold', t.summary('show'))
    expect(one(canvas, '.rove-content')).not.toBeVisible()
  },
}
export const Unfolded: Story = {
  globals: phone,
  play: async ({ canvasElement: canvas }) => {
    await press(canvas, t.summary('show'))
    await reads(canvas, '.rove-fold[aria-expanded=true]', t.summary('title'))
    expect(one(canvas, '.rove-content')).toBeVisible()
  },
  tags: ['nightly'],
}
export const UnfoldedInKorean: Story = {
  globals: { ...phone, country: 'KR', locale: 'ko_KR' },
  play: ({ canvasElement }) => press(canvasElement, t.summary('show')),
  tags: ['nightly'],
}
/** Beside the steps, and expanded. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'w820' } },
  play: async ({ canvasElement: canvas }) => {
    await reads(canvas, '.rove-totals', t.summary('total'))
    expect(one(canvas, '.rove-content')).toBeVisible()
    expect(one(canvas, '.rove-fold')).not.toBeVisible()
  },
  tags: ['nightly'],
}
export const Coupon: Story = {
  play: sendCoupon(async (canvas) => {
    await reads(canvas, 'p.rove-coupon', t.summary('applied', { code: 'ROOMS10' }))
    await reads(canvas, '.rove-totals', `-${money(327)}`)
  }),
}
export const CouponRefused: Story = {
  globals: { country: 'US', locale: 'en_US' },
  args: {
    replies: {
      order: {
        answerTo() {
          const where = { country: { code: 'US', currency: 'USD', numeric: 840 }, language: 'en' } as Where
          return { order: orderAt('protection', where), errors: [{ field: coupon, message: 'This coupon has ended.' }] }
        },
      },
    },
  },
  play: sendCoupon((canvas) => reads(canvas, '.rove-coupon .rove-error', 'This coupon has ended.')),
  tags: ['nightly'],
}
/** The server has not taken the coupon, and does not say why. */
export const CouponNotTaken: Story = {
  args: {
    replies: {
      order: {
        answerTo: () => ({
          order: orderAt('protection', readMarket()),
          errors: [{ field: 'cart', message: reason() }],
        }),
      },
    },
  },
  play: sendCoupon((canvas) => reads(canvas, '.rove-coupon .rove-error', t.summary('refused'))),
}
export const CouponNotSaved: Story = {
  args: { replies: { change: 'lost' } },
  play: sendCoupon((canvas) => reads(canvas, '.rove-coupon .rove-error', t.checkout('notSaved'))),
  tags: ['nightly'],
}
export const CouponNotConfirmed: Story = {
  args: { replies: { order: 'fails' } },
  play: sendCoupon((canvas) => reads(canvas, '.rove-coupon .rove-error', t.checkout('notConfirmed'))),
}
/** The part that store credit pays, and the amount due. */
export const PaidInPartByCredit: Story = {
  args: {
    stage: 'payment',
    order: ({ country }) => {
      const credits = priceIn(500, country.code)
      return { credit: { credits, usable: credits, amount_to_charge_usable: 0, expiry: '2027-12-31', active: true } }
    },
  },
  play: async ({ canvasElement: canvas }) => {
    await reads(canvas, '.rove-totals', `${t.summary('credit')}-${money(500)}`)
    await reads(canvas, '.rove-totals', t.summary('toPay') + money(2860))
  },
  tags: ['nightly'],
}
export const InFrench: Story = {
  globals: { country: 'CA', locale: 'fr_CA' },
  play: ({ canvasElement }) => reads(canvasElement, '.rove-order h2', 'Sommaire de la commande'),
  tags: ['nightly'],
}
export const InChinese: Story = {
  globals: { country: 'HK', locale: 'ch_HK' },
  play: ({ canvasElement }) => reads(canvasElement, '.rove-order h2', '訂單摘要'),
  tags: ['nightly'],
}
export const RightToLeft: Story = { ...Order, globals: { direction: 'rtl' }, tags: ['nightly'] }

/** Makes timers of these delays fire at once. */
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
  beforeEach: hurry(timingDelaysMs.ask),
  play: ({ canvasElement }) => reads(canvasElement, 'dialog', t.timing('timingHint')),
}
export const TimingOnAPhone: Story = { ...Timing, globals: phone, tags: ['nightly'] }
export const Expired: Story = {
  beforeEach: hurry(timingDelaysMs.ask, timingDelaysMs.leave),
  play: ({ canvasElement }) => reads(canvasElement, 'dialog', t.timing('expired')),
}
export const ExpiredInKoreanOnAPhone: Story = {
  ...Expired,
  globals: { ...phone, country: 'KR', locale: 'ko_KR' },
  play: ({ canvasElement }) => reads(canvasElement, 'dialog', '주문 시간이 만료되었습니다'),
  tags: ['nightly'],
}

/** The dialogs' code fails to load: their message is shown on the page. */
export const TimingUnopened: Story = {
  beforeEach: () => {
    const ends = [loseCode(), hurry(timingDelaysMs.ask)()]
    return () => {
      for (const end of ends) end()
    }
  },
  play: async ({ canvasElement: canvas }) => {
    await reads(canvas, '.rove-expiry', t.timing('timingHint'))
    await press(canvas, t.timing('keep'))
    await waitFor(() => expect(canvas.querySelector('.rove-expiry')).toBeNull())
  },
  tags: ['nightly'],
}
export const ExpiredUnopened: Story = {
  args: { replies: { order: 'signed out' } },
  beforeEach: loseCode,
  play: sendCoupon(async (canvas) => {
    await reads(canvas, '.rove-expiry', t.timing('expiredHint'))
    await reads(canvas, '.rove-expiry a', t.timing('again'))
  }),
  tags: ['nightly'],
}
export const ExpiredUnopenedInKoreanOnAPhone: Story = {
  ...ExpiredUnopened,
  globals: { ...phone, country: 'KR', locale: 'ko_KR' },
  tags: ['nightly'],
}

/** A theme whose rules match every tag, as in an old shop. */
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
  tags: ['nightly'],
}
/** The cart was emptied in another tab. */
export const NoLines: Story = {
  args: { stage: 'account', order: { lines: [], protection: undefined } },
  play: ({ canvasElement }) => reads(canvasElement, '.rove-column', t.checkout('empty')),
}
export const ServersFormStays: Story = {
  args: { settings: { checkout: { order: 'none' } } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(one(canvasElement, 'rove-checkout').dataset.roveState).toBe('fallback'))
    expect(one(canvasElement, '#edit-continue')).toBeVisible()
  },
}
