/** What the server's pages say of a payment is what the widget says, and it is true. */
import { beforeEach, describe, expect, it } from 'vitest'
import { orderValidate } from '../../core/shop/order/order.contract'
import { affirmUrl } from '../../core/shop/order/payment.contract'
import { outcomeTexts } from '../../core/shop/order/payment-outcomes.texts'
import { standingTexts } from '../../core/shop/order/payment-standing.texts'
import { paymentStatus } from '../../core/shop/order/payment-status.contract'
import { paymentText, paymentTitle } from '../../demo-host/payment/payment-texts'
import { beginning, buyer, confirmCard, intentFor, pay } from './paying'
import { addMarlow } from './product-calls'
import { form, openShopWithDatabase, type Visitor } from './visitor'

let demo: Awaited<ReturnType<typeof openShopWithDatabase>>
beforeEach(async () => {
  demo = await openShopWithDatabase()
})

type Bought = Awaited<ReturnType<typeof buyer>>['order']

const mainOf = (page: string) => /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? ''
const thanks = { US: 'Thank you for your order', CA: 'Merci de votre commande', HK: '多謝惠顧' }

/** Sells the last piece to somebody else, in every place. */
async function sellOut() {
  await demo.db.run('update stock set in_stock = 0, pre_order = 0')
  await demo.db.run('update satellite_stock set in_stock = 0')
}

describe('a payment for goods that are sold out meanwhile', () => {
  it.each([
    ['Stripe', 'US', 'en', payByCard],
    ['Affirm', 'US', 'en', payByAffirm],
    ['Stripe', 'HK', 'zh-Hant-HK', payByCard],
  ] as const)(
    'STRIPE-02 by %s in %s is said to be held on every page, and promises no update',
    async (_, country, language, payNow) => {
      const { visitor, order } = await buyer(demo, { country })
      await payNow(visitor, order)
      for (const path of [`/cart/checkout/complete?order_id=${order.id}`, '/cart/checkout', '/cart']) {
        const page = await visitor.read(path)
        expect(mainOf(page), path).toContain(paymentTitle(language, 'held'))
        expect(mainOf(page), path).toContain(standingTexts[language].heldHint)
        expect(mainOf(page), path).not.toContain(paymentTitle(language, 'checking'))
        expect(mainOf(page), path).not.toContain(standingTexts[language].pageUpdates)
        expect(page, path).not.toMatch(/http-equiv="refresh"|checking\.js/)
      }
      expect(await pay(visitor, paymentStatus, { order: order.id, operation: '' })).toMatchObject({ status: 'held' })
    },
  )

  async function payByCard(visitor: Visitor, order: Bought): Promise<void> {
    const { clientSecret } = await intentFor(visitor, order)
    await sellOut()
    await confirmCard(demo.shop, clientSecret)
  }
  async function payByAffirm(visitor: Visitor, order: Bought): Promise<void> {
    const { url } = await pay(visitor, affirmUrl, beginning(order))
    await sellOut()
    await visitor(url, form({ outcome: 'approve' }))
  }
})

describe('goods that are sold out before the payment', () => {
  it.each([
    ['US', 0, 'Marlow 3-Seat Sofa (Oat, 3-Seat) is sold out. Please remove it from your cart to continue.'],
    ['UK', 1, 'Only 1 of Marlow 3-Seat Sofa (Oat, 3-Seat) can be ordered. Please change the quantity in your cart.'],
    ['HK', 0, '已售罄，請從購物車移除以繼續。'],
  ] as const)('PAY-01 in %s with %i left are told with the way to the cart', async (country, left, words) => {
    const { visitor, order } = await buyer(demo, { country })
    await addMarlow(visitor)
    await sellOut()
    await demo.db.run(`update stock set in_stock = ${left}`)
    const { success, errors } = await pay(visitor, orderValidate, { order: order.id })
    expect(success).toBe(false)
    expect(errors).toEqual([expect.stringContaining(words)])
    const page = await (
      await visitor(
        '/cart/checkout',
        form({ op: 'Review order', form_id: 'uc_cart_checkout_form', 'panes[payment][payment_method]': 'other' }),
      )
    ).text()
    const main = mainOf(page)
    expect(main).toContain(words)
    expect(main.slice(main.indexOf(words), main.indexOf('<rove-checkout')), 'beside it').toContain('<a href="/cart">')
  })
})

describe('an order in another language than the visitor has now', () => {
  it.each([
    ['US', '/?country=US', '/?country=KR', /[가-힣]/],
    ['CA', '/?country=CA&locale=fr_CA', '/?country=CA&locale=en_CA', /Thank you|Subtotal|Shipping address/],
    ['HK', '/?country=HK', '/?country=US', /Thank you|Subtotal|Shipping address/],
  ] as const)('COUNTRY-01 of %s is shown in its own', async (country, begins, switches, foreign) => {
    const { visitor } = await buyer(demo, { country })
    await visitor(begins)
    const order = await buyerOrder(visitor)
    const { clientSecret } = await intentFor(visitor, order)
    await visitor(switches)
    await confirmCard(demo.shop, clientSecret)
    const page = await visitor.read(`/cart/checkout/complete?order_id=${order.id}`)
    expect(mainOf(page)).toContain(thanks[country])
    expect(mainOf(page)).not.toMatch(foreign)
  })

  /** The visitor's order as the checkout's page has it. */
  async function buyerOrder(visitor: Visitor): Promise<Bought> {
    const page = await visitor.read('/cart/checkout')
    const [, json = ''] = /jQuery\.extend\(Drupal\.settings, (.*)\);/.exec(page) ?? []
    return JSON.parse(json).rove.checkout.order
  }
})

describe('the words of payments', () => {
  it('AFFIRM-02 a declined payment is told on the server’s page as the widget tells it', async () => {
    const { visitor, order } = await buyer(demo)
    const { url } = await pay(visitor, affirmUrl, beginning(order))
    const back = await visitor(url, form({ outcome: 'decline' }))
    await visitor(new URL(back.headers.get('location') ?? '', 'http://localhost').pathname)
    expect(await visitor.read('/cart/checkout')).toContain(outcomeTexts.en.declined)
  })

  it('STRIPE-02 outcomes are said in several sentences, in each language', () => {
    expect(paymentText('en', 'unknown')).toBe('We are checking your payment. Please do not pay again.')
    expect(paymentText('zh-Hant-HK', 'unknown')).toBe('我們正在核實您的付款。請勿再次付款。')
    expect(paymentText('ko', 'none', 'cartKept')).toContain('없습니다. 다시 결제하실 수 있습니다. 장바구니')
    expect(paymentTitle('en', 'held')).toBe('We have received your payment and are reviewing your order')
    expect(paymentTitle('zh-Hant-HK', 'checking')).toBe('我們正在核實您的付款')
  })

  it('STRIPE-02 a payment of which it is not known is never said to be uncharged', () => {
    const unsure = ['checking', 'signedOut', 'stopped', 'notStopped', 'unexplained'] as const
    const says = /nothing was charged|rien n’a été débité|청구된 금액은 없습니다|並未扣款/i
    for (const texts of Object.values(outcomeTexts)) {
      for (const code of unsure) expect(texts[code]).not.toMatch(says)
      for (const code of ['declined', 'cancelled', 'notPaid', 'notStarted', 'offline'] as const)
        expect(texts[code]).toMatch(says)
    }
    for (const texts of Object.values(standingTexts))
      for (const text of Object.values(texts)) expect(text).not.toMatch(says)
  })
})
