import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { type CountryCode, countries } from '../../core/base/country/countries.rules'
import { paneFields } from '../../core/shop/order/order-form.contract'
import type { Database } from '../../demo-host/database/open'
import { orders } from '../../demo-host/database/order-tables'
import { events } from '../../demo-host/database/schema'
import { refreshDelay } from '../../demo-host/pages/checkout/checkout-checking'
import { occurs } from '../occurs'
import { addressIn } from './addresses'
import { atCheckout, settingsIn, submitReview } from './order-calls'
import { addMarlow } from './product-calls'
import { form, openShopWithDatabase, type Shop, type Visitor, visit } from './visitor'

let db: Database
let shop: Shop
beforeAll(async () => {
  ;({ db, shop } = await openShopWithDatabase())
})

const card = {
  'panes[payment][payment_method]': 'credit',
  'panes[payment][details][cc_owner]': 'Ada Lind',
  'panes[payment][details][cc_number]': '4242 4242 4242 4242',
  'panes[payment][details][cc_exp_month]': '12',
  'panes[payment][details][cc_exp_year]': `${new Date().getFullYear() + 3}`,
  'panes[payment][details][cc_cvv]': '079',
}
const fieldsIn = (country: CountryCode) => ({
  form_id: 'uc_cart_checkout_form',
  'panes[customer][primary_email]': 'ada@example.org',
  ...paneFields('delivery', addressIn(country)),
  'panes[billing][copy_address]': '1',
  'panes[quotes][quotes][quote_option]': 'room---0',
})
const post = (visitor: Visitor, fields: Record<string, string>) =>
  visitor('/cart/checkout', form({ op: 'Review order', ...fields }))
describe('the checkout without script', () => {
  it('renders Ubercart’s form inside the checkout element', async () => {
    const { page } = await atCheckout(shop)
    expect(page).toMatch(/<body class="[^"]*\bpage-cart page-cart-checkout\b/)
    expect(page).toMatch(/<rove-checkout>\s*<form id="uc-cart-checkout-form"[^>]*action="\/cart\/checkout"/)
    for (const pane of ['customer', 'membership', 'delivery', 'billing', 'quotes', 'warranty', 'coupon', 'payment'])
      expect(page).toContain(`<fieldset id="${pane}-pane"`)
    expect(page).toMatch(/name="form_build_id" value="form-[\w-]{43}"/)
    expect(page).toContain('name="form_id" value="uc_cart_checkout_form"')
    expect(page).not.toContain('form_token')
    expect(page).toMatch(/id="edit-panes-delivery-delivery-first-name" name="panes\[delivery\]\[delivery_first_name\]"/)
    expect((await atCheckout(shop, 'US', 'customer')).page).toContain('name="form_token"')
  })

  it('the settings contain the order, the provinces, Australia’s localities and the referral sources', async () => {
    const { checkout } = settingsIn((await atCheckout(shop, 'AU')).page).rove
    expect(checkout.order).toMatchObject({ status: 'open', currency: 'AUD', lines: [{ title: 'Marlow 3-Seat Sofa' }] })
    expect(Object.keys(checkout.zones).map(Number)).toEqual(
      countries.map(({ numeric }) => numeric).sort((one, other) => one - other),
    )
    expect(checkout.zones['840']).toHaveLength(51)
    expect(checkout.australia.postalCodes).toContain('2000-2234')
    expect(checkout.referrals[0]).toEqual({ id: '1', name: 'A friend' })
  })

  it('completes a purchase: address, quote, card, review and thanks', async () => {
    const { visitor, id } = await atCheckout(shop)
    await addMarlow(visitor, { protection: 'protection-3' })
    const quoted = await visitor('/cart/checkout', form({ ...fieldsIn('US'), op: 'Calculate Shipping' }))
    expect(await quoted.text()).toMatch(/value="assembly---0"[\s\S]*and assembly - \$120/)
    const reviewed = await post(visitor, { ...fieldsIn('US'), ...card })
    expect([reviewed.status, reviewed.headers.get('location')]).toEqual([303, '/cart/checkout/review'])
    const review = await visitor.read('/cart/checkout/review')
    expect(review).toMatch(/<body class="[^"]*page-cart-checkout-review/)
    expect(review).toMatch(/id="uc-cart-checkout-review-form"[\s\S]*value="Submit order"[\s\S]*value="Back"/)
    expect(review).toMatch(
      /class="order-review-table"[\s\S]*Oregon 97205<[\s\S]*>\(503\) 555-[\s\S]*Visa ending in 4242/,
    )
    const insured = /\$1,890 each[\s\S]*3 years of protection[\s\S]*\$2,079[\s\S]*<dt>Protection<\/dt><dd>\$189</
    expect(review).toMatch(insured)
    const submitted = await submitReview(visitor)
    expect([submitted.status, submitted.headers.get('location')]).toEqual([
      303,
      `/cart/checkout/complete?order_id=${id}`,
    ])
    const thanks = await visitor.read(submitted.headers.get('location') ?? '')
    expect(thanks).toMatch(/<body class="[^"]*page-cart-checkout-complete/)
    expect(thanks).toMatch(new RegExp(`Order ${id}[\\s\\S]*Ships [A-Z][a-z]+ \\d+[\\s\\S]*\\$1,890`))
    expect(thanks).toMatch(insured)
    expect(thanks).toContain('<span class="cart-pieces" data-rove-header="count">0</span>')
    // The checkout now shows the order instead of an empty cart.
    expect((await visitor('/cart/checkout')).headers.get('location')).toBe(`/cart/checkout/complete?order_id=${id}`)
  })

  it('accepts one submission, for any number of presses of the button', async () => {
    const { visitor } = await atCheckout(shop)
    await post(visitor, { ...fieldsIn('US'), ...card })
    const answers = await Promise.all([submitReview(visitor), submitReview(visitor), submitReview(visitor, 'form-2')])
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
  })

  it('an invalid submission returns the errors and the values without the card’s', async () => {
    const { visitor } = await atCheckout(shop)
    const wrong = {
      ...fieldsIn('US'),
      ...card,
      'panes[customer][primary_email]': 'nobody',
      'panes[delivery][delivery_postal_code]': '97',
      'panes[payment][details][cc_cvv]': '7',
    }
    const page = await (await post(visitor, wrong)).text()
    expect(page).toMatch(/<div class="messages error"[^>]*>\s*<h2 class="element-invisible">Error message<\/h2>\s*<ul>/)
    expect(page).toContain('<li>Please enter a valid email address for this order</li>')
    expect(page).toContain('<li>Postal code: Invalid</li>')
    expect(page).not.toContain('Please select a shipping option')
    expect(page).toMatch(/value="97" class="form-text required error"/)
    expect(page).toMatch(/name="panes\[customer\]\[primary_email\]" value="nobody" class="form-text required error"/)
    expect(occurs(page, '4242')).toBe(false)
    for (const part of ['owner', 'number', 'cvv'])
      expect(page).toContain(`name="panes[payment][details][cc_${part}]" value=""`)
  })

  it.each([
    ['a way that needs script', { 'panes[payment][payment_method]': 'klarna' }, 'needs JavaScript'],
    ['a way of another country', { 'panes[payment][payment_method]': 'other' }, 'Please choose a payment method.'],
    ['a card that has ended', { ...card, 'panes[payment][details][cc_exp_year]': '2020' }, 'Year: Invalid'],
    [
      'a number that is none',
      { ...card, 'panes[payment][details][cc_number]': '4242424242424241' },
      'Card number: Invalid',
    ],
    [
      'no delivery',
      { ...card, 'panes[quotes][quotes][quote_option]': '' },
      'Please select a shipping option to continue',
    ],
  ])('refuses %s', async (_, other, message) => {
    const { visitor, id } = await atCheckout(shop)
    const response = await post(visitor, { ...fieldsIn('US'), ...other })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(message)
    expect((await visitor('/cart/checkout/review')).headers.get('location')).toBe('/cart/checkout')
    const sent = await submitReview(visitor, 'form-1', { order_id: id, order_due: '1890' })
    expect(await sent.text()).toContain('messages error')
  })

  it('stores of a card its brand and last four digits, and logs neither the card nor its owner', async () => {
    const { visitor, id } = await atCheckout(shop)
    await post(visitor, { ...fieldsIn('US'), ...card })
    await submitReview(visitor)
    const [kept] = (await db.select().from(orders)).filter((order) => `${order.id}` === id)
    expect(kept?.card).toEqual({ type: 'visa', lastFour: '4242' })
    const found = (text: string, ...values: string[]) => values.filter((value) => occurs(text, value))
    expect(found(JSON.stringify(kept), '4242 4242', '4242424242424242', '079')).toEqual([])
    const log = JSON.stringify(await db.select({ detail: events.detail, params: events.params }).from(events))
    expect(log).toContain(`${id} placed: 1890 USD`)
    expect(found(log, '4242', '4242424242424242', 'ada@example', 'Alder', 'Lind')).toEqual([])
    expect(await visitor.read('/demo/log')).toContain(`${id} placed: 1890 USD`)
  })

  it('shows that a card was declined, and accepts another', async () => {
    const { visitor } = await atCheckout(shop)
    await post(visitor, { ...fieldsIn('US'), ...card, 'panes[payment][details][cc_number]': '4000000000000002' })
    expect(await (await submitReview(visitor)).text()).toContain('The payment was declined, and nothing was charged.')
    await post(visitor, { ...fieldsIn('US'), ...card })
    expect((await submitReview(visitor)).status).toBe(303)
  })

  it('accepts bank transfer in countries that offer it', async () => {
    const { visitor } = await atCheckout(shop, 'KR')
    await post(visitor, { ...fieldsIn('KR'), 'panes[payment][payment_method]': 'other' })
    const page = await visitor.read((await submitReview(visitor)).headers.get('location') ?? '')
    expect(page).toMatch(/무통장입금[\s\S]*110-204-337910/)
    const address = [...page.matchAll(/<span class="review__text">([^<]*)</g)].map(([, line]) => line)
    expect(address).toEqual(
      expect.arrayContaining(['대한민국', '06236 서울 강남구 210 Alder Street', 'Lind Ada', '010-5550-1177']),
    )
    expect(page).toMatch(/배송비<\/dt><dd>무료/)
  })

  it('CREDIT-01 requires no card when credit covers the total', async () => {
    const member = visit(shop)
    await member('/?as=member')
    const pillow = { nid: '1246', qty: '1', 'attributes[1]': '', 'attributes[2]': '' }
    const page = await member.read('/product/pebble-boucle-pillow')
    for (const aid of [1, 2] as const)
      pillow[`attributes[${aid}]`] = new RegExp(`name="attributes\\[${aid}\\]" value="(\\d+)"`).exec(page)?.[1] ?? ''
    await member('/cart', form(pillow))
    const covered = { ...fieldsIn('US'), 'panes[credit][active]': '1' }
    await member('/cart/checkout', form({ ...covered, op: 'Calculate Shipping' }))
    expect(await member.read('/cart/checkout')).not.toContain('id="payment-pane"')
    expect((await post(member, covered)).headers.get('location')).toBe('/cart/checkout/review')
    expect((await submitReview(member)).headers.get('location')).toMatch(/complete/)
  })

  it('MEMB-01 shows no membership choice when membership is required', async () => {
    const { visitor } = await atCheckout(shop)
    const optOut = 'id="edit-panes-membership-membership-0"'
    expect(await visitor.read('/cart/checkout')).toContain(optOut)
    const page = await visitor.read('/cart/checkout?flags=membership-only&flags=membership-lock')
    expect(page).toMatch(/<body class="[^"]*membership-only membership-lock/)
    expect(page).not.toContain(optOut)
    expect(settingsIn(page).rove.checkout.order.membership).toBe(1)
  })

  it('shows a placed order only to its owner', async () => {
    const { visitor } = await atCheckout(shop)
    await post(visitor, { ...fieldsIn('US'), ...card })
    const place = (await submitReview(visitor)).headers.get('location') ?? ''
    const answers = [place, '/cart/checkout/complete?order_id=99999', '/cart/checkout/complete?order_id=x'].map(
      async (path) => (await visit(shop)(path)).headers.get('location'),
    )
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['/user/login?destination=cart/checkout']))
    expect((await visit(shop)('/cart/checkout/complete')).headers.get('location')).toBe('/cart')
  })

  it('offers no second payment while one is in progress', async () => {
    const { visitor, id } = await atCheckout(shop)
    await db
      .update(orders)
      .set({ status: 'processing' })
      .where(eq(orders.id, Number(id)))
    const page = await visitor.read('/cart/checkout')
    expect(page).toContain('We are checking your payment')
    expect(page).not.toContain('uc-cart-checkout-form')
    expect((await post(visitor, { ...fieldsIn('US'), ...card })).headers.get('location')).toBe('/cart/checkout')
    expect((await submitReview(visitor)).headers.get('location')).toBe('/cart/checkout')
  })

  it('STRIPE-02 polls a payment that is being verified at growing intervals', () => {
    const hour = 3_600_000
    const after = (age: number) => refreshDelay({ modified: 0 }, age)
    expect([0, hour / 60, hour, 2 * hour, 72 * hour].map(after)).toEqual([20, 20, 150, 300, 600])
  })

  it('CHK-03 a submitted review of another visitor’s order places nothing and shows an error', async () => {
    const { visitor, id } = await atCheckout(shop)
    await post(visitor, { ...fieldsIn('US'), ...card })
    for (const [as, leads] of [
      ['guest', '/user/login?destination=cart/checkout'],
      ['member', '/cart/checkout'],
    ] as const) {
      const other = visit(shop)
      await other(`/?as=${as}`)
      const sent = form({ op: 'Submit order', order_id: id, order_due: '1', form_build_id: 'form-x' })
      expect((await other('/cart/checkout/review', sent)).headers.get('location')).toBe(leads)
      expect(await other.read('/cart')).toContain('nothing was ordered or charged just now')
    }
    expect((await db.select().from(orders)).find((order) => String(order.id) === id)?.status).toBe('open')
  })

  it('shows the empty-cart page when the cart is empty', async () => {
    expect((await visit(shop)('/cart/checkout')).headers.get('location')).toBe('/cart')
  })
})
