import { beforeAll, describe, expect, it } from 'vitest'
import { type CountryCode, countries } from '../../core/base/country/countries.rules'
import { type Typed, typedEmail } from '../../core/base/input/typed.rules'
import { forgotPassword, membershipValidate, userExists } from '../../core/shop/account/account.contract'
import { customer } from '../../core/shop/account/customer.contract'
import { orderChange, orderRead, orderValidate, shippingQuote } from '../../core/shop/order/order.contract'
import { affirmUrl } from '../../core/shop/order/payment.contract'
import { protectionCheckoutModal } from '../../core/shop/product/protection.contract'
import { provinceIds } from '../../demo-host/order/provinces'
import { addressIn } from './addresses'
import { ask, atCheckout, change, quoteIn, readOrder, send } from './order-calls'
import { openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

describe('the order calls', () => {
  it('read and change the order part by part; a repeated call has no further effect', async () => {
    const { visitor, id } = await atCheckout(shop, 'US', 'customer')
    expect(await readOrder(visitor, id)).toMatchObject({ status: 'open', total: 1890, email: 'customer@example.com' })
    const parts = {
      email: typedEmail('ada@example.org'),
      membership: 1,
      protection: 3,
      credit: true,
      coupon: 'rooms10',
    } as const
    const once = await change(visitor, id, parts)
    expect(once.errors).toEqual([])
    expect(once.order).toMatchObject({
      email: typedEmail('ada@example.org'),
      membership: 1,
      coupon: { code: 'ROOMS10' },
    })
    expect(once.order.totals).toMatchObject([
      { id: 'goods', amount: 1512 },
      { id: 'coupon', amount: -151 },
      { id: 'membership', amount: 100 },
      { id: 'protection', amount: 189 },
    ])
    expect([once.order.total, once.order.due]).toEqual([1650, 1400])
    expect((await change(visitor, id, parts)).order).toEqual(once.order)
    expect((await change(visitor, id, { coupon: '' })).order.coupon).toBeUndefined()
  })

  it.each([
    ['in the same call', false],
    ['in one before', true],
  ])('accept a members’ coupon with a membership that is bought %s', async (_, isBefore) => {
    const { visitor, id } = await atCheckout(shop)
    const refused = await change(visitor, id, { coupon: 'MEMBERS15' })
    expect(refused.errors).toEqual([{ field: 'panes[coupon][code]', message: 'This coupon is for members.' }])
    if (isBefore) await change(visitor, id, { membership: 1 })
    const { order, errors } = await change(visitor, id, { membership: 1, coupon: 'MEMBERS15' })
    expect(errors).toEqual([])
    expect(order.coupon).toMatchObject({ code: 'MEMBERS15' })
    expect(order.totals).toContainEqual(expect.objectContaining({ id: 'coupon', amount: -227 }))
    expect((await change(visitor, id, { membership: 0 })).order.coupon).toBeUndefined()
  })

  it('store valid fields and return the errors of invalid ones by field', async () => {
    const { visitor, id } = await atCheckout(shop)
    const { order, errors } = await change(visitor, id, {
      email: typedEmail('ada@example.museum'),
      membership: 0,
      quote: 'by-balloon',
      protection: 9,
      credit: true,
      coupon: 'NOTHING',
    })
    expect(order.membership).toBe(0)
    expect(errors).toMatchObject([
      { field: 'panes[customer][primary_email]', message: 'Please enter a valid email address for this order' },
      { field: 'panes[quotes][quotes][quote_option]', message: 'Please select a shipping option to continue' },
      { field: 'panes[warranty][term]' },
      { field: 'panes[credit][active]' },
      { field: 'panes[coupon][code]' },
    ])
  })

  it('are all refused to another visitor', async () => {
    const { id } = await atCheckout(shop)
    const other = visit(shop)
    const email = 'a@b.com'
    const asked = [
      send(other, orderRead, { order: id }),
      send(other, orderChange, { order: id, operation: 'x', membership: 1 }),
      send(other, orderValidate, { order: id }),
      send(other, forgotPassword, { order: id, email: typedEmail(email) }),
      send(other, protectionCheckoutModal, { order: id }),
      send(other, orderRead, { order: '999999' }),
      send(other, orderRead, { order: 'x' }),
    ]
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 403))
  })

  it('return another member’s fee in each currency, equal to the page’s settings', async () => {
    const { visitor, page, id } = await atCheckout(shop, 'KR')
    expect(page).toContain('"memberFee":140000')
    expect((await change(visitor, id, { membership: 1 })).order.totals[1]).toMatchObject({ amount: 140_000 })
  })

  it.each([
    ['US', ['stripe', 'credit', 'klarna', 'affirm']],
    ['CA', ['stripe', 'credit', 'klarna', 'affirm', 'paybright']],
    ['AU', ['stripe', 'credit', 'klarna']],
    ['UK', ['stripe', 'credit', 'klarna']],
    ['KR', ['stripe', 'credit', 'other']],
    ['HK', ['stripe', 'credit', 'other']],
  ] as const)('the order in %s is paid by %s', async (country, methods) => {
    const { visitor, id } = await atCheckout(shop, country)
    expect((await readOrder(visitor, id)).methods).toEqual(methods)
  })

  it('PROT-02 protection is offered only in the US and Canada', async () => {
    const offered = countries.map(async ({ code }) => {
      const { visitor, id } = await atCheckout(shop, code)
      return (await readOrder(visitor, id)).protection?.offers.map(({ term }) => term)
    })
    const [us, canada, ...others] = await Promise.all(offered)
    expect([us, canada]).toEqual([
      [1, 2, 3, 5],
      [1, 2, 3, 5],
    ])
    expect(others.filter(Boolean)).toEqual([])
    const { visitor, id } = await atCheckout(shop)
    expect(await ask(visitor, protectionCheckoutModal, { order: id })).toContain('Marlow 3-Seat Sofa')
  })
})

describe('the shipping quote', () => {
  it.each(countries)(
    'QUOTE-01 returns the shipping methods with prices in $code, and accepts a choice',
    async ({ code }) => {
      const { visitor, id } = await atCheckout(shop, code)
      const { order, errors } = await quoteIn(visitor, code)
      expect(errors).toEqual([])
      expect(order.id).toBe(id)
      expect(order.quotes.map(({ id }) => id)).toEqual(['room---0', 'assembly---0', 'weekend---0'])
      for (const { title } of order.quotes) expect(title).toMatch(/^[^-]+ - ([^-]*[\d,]+₩?|Free|무료|免費)$/)
      const chosen = await change(visitor, id, { quote: 'assembly---0' })
      expect(chosen.order.totals.find((one) => one.id === 'shipping')?.amount).toBeGreaterThan(0)
      expect(await ask(visitor, orderValidate, { order: id })).toMatchObject({ success: false })
      await change(visitor, id, { email: typedEmail('ada@example.org') })
      expect(await ask(visitor, orderValidate, { order: id })).toEqual({ success: true, errors: [] })
    },
  )

  it('QUOTE-01 differs for a remote address and for members', async () => {
    const { visitor, id } = await atCheckout(shop)
    const titles = async (code: string) => {
      const { order } = await quoteIn(visitor, 'US', { zone: provinceIds('US', [code])[0] ?? 0 })
      return order.quotes.map(({ title }) => title.split(' - ')[1])
    }
    expect(await titles('OR')).toEqual(['Free', '$120', '$45'])
    expect(await titles('HI')).toEqual(['$390', '$560', '$430'])
    await change(visitor, id, { membership: 1 })
    expect(await titles('OR')).toEqual(['Free', '$60', '$45'])
  })

  const zone = (country: CountryCode, code: string) => ({ zone: provinceIds(country, [code])[0] ?? 0 })
  it.each([
    ['US', { postal_code: '972' }, 'postal_code', 'Invalid'],
    ['US', { city: '' }, 'city', 'Required'],
    ['US', { zone: 0 }, 'zone', 'Required'],
    ['US', { street1: 'P.O. Box 12' }, 'street1', 'We do not accept PO Boxes'],
    ['US', { phone: '1035550117' }, 'phone', 'Cannot start with 1'],
    ['US', { phone: '503555' }, 'phone', 'Invalid'],
    ['US', { city: 'Key West' }, 'city', 'Not shippable city'],
    ['CA', { postal_code: '97205' }, 'postal_code', 'Invalid'],
    ['CA', { city: 'Iqaluit' }, 'city', 'Not shippable city'],
    ['AU', zone('AU', 'WA'), 'zone', 'Please contact us for shipping assistance'],
    ['AU', { postal_code: '6000' }, 'postal_code', 'Please contact us for shipping assistance'],
    ['KR', { phone: '0105550' }, 'phone', '올바르지 않은 형식입니다'],
    ['UK', { zone: 0 }, 'zone', 'Required'],
    ['HK', { phone: '255' }, 'phone', '無效'],
  ] as const)('ADDR-01 ADDR-04 in %s %j is refused for its %s: %s', async (country, other, part, message) => {
    const { visitor, id } = await atCheckout(shop, country)
    const { order, errors } = await quoteIn(visitor, country, other)
    expect(errors).toEqual([{ field: `panes[delivery][delivery_${part}]`, message }])
    expect(order.quotes).toEqual([])
    expect(order.delivery).toMatchObject(other)
    const { success, errors: told } = await ask(visitor, orderValidate, { order: id })
    expect(success).toBe(false)
    expect(told.some((words) => /[:：] ?$/.test(words.slice(0, -message.length)) && words.endsWith(message))).toBe(true)
  })

  it('ADDR-01 validates a billing address of another country by that country’s rules', async () => {
    const { visitor } = await atCheckout(shop)
    const ofBill = async (billing: ReturnType<typeof addressIn>) => {
      const input = { delivery: addressIn('US'), billing, copyAddress: false, operation: 'x' }
      return (await ask(visitor, shippingQuote, input)).errors
    }
    expect(await ofBill(addressIn('AU', { postal_code: '6000', ...zone('AU', 'WA') }))).toEqual([])
    expect(await ofBill(addressIn('CA', { postal_code: '97205' }))).toEqual([
      { field: 'panes[billing][billing_postal_code]', message: 'Invalid' },
    ])
    expect(await ofBill(addressIn('US', { zone: zone('CA', 'ON').zone }))).toMatchObject([
      { field: 'panes[billing][billing_zone]' },
    ])
  })
})

describe('the buyer', () => {
  it.each([
    ['customer@example.com', { emailExists: true, memberActive: false, tradeActive: false }],
    ['Member@Example.com', { emailExists: true, memberExists: true, memberActive: true }],
    ['trade@example.com', { emailExists: true, tradeExists: true, tradeActive: true }],
    ['reader@example.com', { emailExists: true, memberExists: false, memberActive: false }],
    ['lapsed@example.com', { emailExists: true, memberExists: true, memberActive: false }],
    ['new@example.com', { emailExists: false, memberExists: false, tradeExists: false }],
    ['constructor', { emailExists: false }],
  ])('EMAIL-01 %s has the account state %j', async (email, known) => {
    expect(await ask(visit(shop), userExists, { email: typedEmail(email) })).toMatchObject(known)
  })

  it('MEMB-01 stores the membership choice and returns whether it changed', async () => {
    const { visitor, id } = await atCheckout(shop)
    const choose = async (value: 0 | 1) =>
      (await ask(visitor, membershipValidate, { value, operation: 'x' })).valueChanged
    expect([await choose(1), await choose(1), await choose(0)]).toEqual([true, false, true])
    expect((await readOrder(visitor, id)).membership).toBe(0)
    await ask(visitor, affirmUrl, { order: id, operation: 'x', page: 'x' })
    const refused = await send(visitor, membershipValidate, { value: 1, operation: 'x', order: id })
    expect([refused.status, (await refused.json()).message]).toEqual([422, expect.stringContaining('being paid for')])
    expect((await readOrder(visitor, id)).membership).toBe(0)
  })

  it('LOGIN-01 the password form contains the address, escaped', async () => {
    const { visitor, id } = await atCheckout(shop)
    const html = await ask(visitor, forgotPassword, { order: id, email: '"><b>@x.com' as Typed })
    expect(html).toContain('id="user-pass"')
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;@x.com"')
  })

  it('CUSTOMER-01 returns the logged-in customer, and nothing for a guest', async () => {
    const { visitor } = await atCheckout(shop, 'US', 'member')
    expect(await ask(visitor, customer, {})).toMatchObject({
      success: true,
      email: 'member@example.com',
      order_count: 9,
      province_code: 'NY',
    })
    expect(await ask(visit(shop), customer, {})).toMatchObject({ success: false, email: '' })
  })
})
