import { parse } from 'valibot'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { consent } from '../../core/shop/consent/consent.setting'
import { paneFields } from '../../core/shop/order/order-form.contract'
import { tracking } from '../../core/tracking/tracking.setting'
import { addressIn } from './addresses'
import { settingsIn, submitReview } from './order-calls'
import { addMarlow } from './product-calls'
import { form, keep, openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const settingsOf = async (path: string, guest = visit(shop)) => settingsIn(await guest.read(path))
const trackedOf = async (path: string, guest = visit(shop)) =>
  parse(tracking.schema, (await settingsOf(path, guest)).rove.tracking)

describe('the popups, countdown and chat of a page', () => {
  it.each([
    ['/', ['closing-au', 'closing-kr', 'showroom', 'newsletter']],
    ['/sofas', ['closing-au', 'closing-kr', 'showroom', 'newsletter']],
    ['/trade', ['closing-au', 'closing-kr', 'showroom', 'trade-newsletter']],
    ['/product/marlow-3-seat-sofa', ['closing-au', 'closing-kr', 'showroom']],
  ])('POP-01 %s has these popups: %j', async (path, popups) => {
    const page = await visit(shop).read(path)
    expect(settingsIn(page).rove.popups).toEqual(popups)
    expect(page).toContain('<rove-popups></rove-popups>')
  })

  it('POP-01 checkout pages have no popup and no countdown', async () => {
    const guest = visit(shop)
    await addMarlow(guest)
    const page = await guest.read('/cart/checkout')
    expect(settingsIn(page).rove.popups).toEqual([])
    expect(page).not.toContain('<rove-countdown')
    expect(settingsIn(page)).not.toHaveProperty('countdownEnd')
  })

  it('POP-01 COUNT-01 CHAT-01 all are absent while the demo bar switches them off', async () => {
    const guest = visit(shop)
    const page = await guest.read('/?popups=off')
    expect(page).not.toMatch(/<rove-(popups|countdown|chat)/)
    for (const name of ['popups', 'chat']) expect(settingsIn(page).rove).not.toHaveProperty(name)
    expect(await guest.read('/?popups=on')).toMatch(/<rove-popups>[\s\S]*<rove-chat>/)
  })

  it('CHAT-01 a country has its own chat account or the common one', async () => {
    const { accounts } = (await settingsOf('/')).rove.chat
    expect(Object.keys(accounts)).toEqual(['HK', 'AU', 'KR', 'default'])
    expect(new Set(Object.values(accounts)).size).toBe(4)
  })

  it('COUNT-01 the sale ends at midnight a few days later, and the server renders the end as text', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 14, 30), toFake: ['Date'] })
    const page = await visit(shop).read('/?country=KR')
    vi.useRealTimers()
    expect(settingsIn(page)).toMatchObject({ countdownTitle: '가을 세일', countdownEnd: '2026-11-25T00:00:00.000Z' })
    expect(page).toMatch(
      /<rove-countdown[^>]*><p><strong>가을 세일<\/strong> <time datetime="2026-11-25T00:00:00.000Z">11월 24일 화요일까지</,
    )
  })

  it.each<[string, boolean, (end: number, now: number) => string]>([
    ['has closed it', false, (end, now) => `${end}:${now + 60}`],
    ['has closed others beside it', false, (end, now) => `1:${now + 60}.${end}:${now + 60}`],
    ['closed it 6 hours ago', true, (end, now) => `${end}:${now - 1}`],
    ['has closed another', true, (end, now) => `${end - 86_400}:${now + 60}`],
    ['has a cookie that says nothing', true, () => '1'],
  ])('COUNT-01 a visitor who %s: the countdown is present: %s', async (_, counted, kept) => {
    const guest = visit(shop)
    const end = Date.parse((await settingsOf('/', guest)).countdownEnd) / 1000
    keep(guest, 'rove_countdown_closed', kept(end, Math.floor(Date.now() / 1000)))
    const page = await guest.read('/')
    expect(page.includes('<rove-countdown')).toBe(counted)
    expect(page).toMatch(/class="sale-line"><p><strong>Autumn sale<\/strong> <time/)
  })
})

describe('the consent settings', () => {
  it.each([
    ['all', { analytics: true, ads: true, marketing: true }],
    ['analytics', { analytics: true, ads: false, marketing: false }],
    ['none', { analytics: false, ads: false, marketing: false }],
  ])('TRACK-07 with consent to %s the page contains %j', async (asked, said) => {
    const told = (await settingsOf(`/?consent=${asked}`)).rove.consent
    expect(told).toEqual(said)
    expect(parse(consent.schema, told)).toEqual(said)
  })

  it('TRACK-07 every provider’s script or endpoint is on the shop’s own host, like the payment providers’', async () => {
    const guest = visit(shop)
    await addMarlow(guest)
    const { vendors } = (await settingsOf('/cart/checkout', guest)).rove
    expect(Object.keys(vendors)).toEqual(
      expect.arrayContaining(['klaviyo', 'geolocation', 'livechat', 'meta', 'podcast', 'audience', 'klarna']),
    )
    const addresses = Object.values<{ script?: string; url?: string }>(vendors).flatMap(({ script, url }) => [
      script,
      url,
    ])
    for (const address of addresses.filter(Boolean)) expect(address).toMatch(/^\/vendors\//)
  })

  it('CUST-01 a trade customer is marked as one', async () => {
    expect((await settingsOf('/?as=trade')).rove.login.trade).toBe(true)
    expect((await settingsOf('/?as=member')).rove.login.trade).toBe(false)
  })
})

describe('the tracking data of a page', () => {
  it.each([
    ['/', 'home', 8],
    ['/sofas', 'category', 8],
    ['/product/marlow-3-seat-sofa', 'product', 1],
    ['/about', 'page', 0],
  ])('TRACK-01 %s: the page type is %s, with %i items', async (path, type, items) => {
    const { page } = await trackedOf(path)
    expect([page.type, page.items.length]).toEqual([type, items])
  })

  it('TRACK-01 an item has its ids, name, local price and category path', async () => {
    const { page, brand, excluded, log } = await trackedOf('/product/fjord-leather-sofa?country=US')
    expect(page.items).toEqual([
      expect.objectContaining({
        id: 'SOF1205',
        id_default: 'SOF1205',
        id_google: 'SOF1205',
        name: 'Fjord Leather Sofa',
        price: expect.any(Number),
        category: 'Furniture/Sofas/Leather sofas',
        nid: '1205',
        url: '/product/fjord-leather-sofa',
      }),
    ])
    expect([brand, excluded.length, log]).toEqual(['Rooms', 2, true])
  })

  it('TRACK-01 a search page has the query and the results', async () => {
    const { page } = await trackedOf('/search/products/velvet/')
    expect([page.type, page.query]).toEqual(['search', 'velvet'])
    expect(page.items.length).toBeGreaterThan(0)
  })

  it('TRACK-01 a change of country is in the settings of the next page, once', async () => {
    const guest = visit(shop)
    expect((await trackedOf('/?country=US', guest)).events).toEqual([])
    const moved = [{ event: 'change_country', params: { from: 'US', to: 'KR' } }]
    expect((await trackedOf('/sofas?country=KR', guest)).events).toEqual(moved)
    expect((await trackedOf('/sofas?country=KR', guest)).events).toEqual([])
    expect((await trackedOf('/', guest)).events).toEqual([])
  })

  it('TRACK-01 cart, checkout, review and order pages have the bought items', async () => {
    const guest = visit(shop)
    await guest('/?country=US')
    await addMarlow(guest)
    const line = { id: 'SOF1201', quantity: 1, name: 'Marlow 3-Seat Sofa' }
    const cart = (await trackedOf('/cart', guest)).page
    expect(cart).toMatchObject({ type: 'cart', cart: { items: [line], coupon: '' } })
    const value = cart.cart?.value ?? 0
    expect(value).toBeGreaterThan(1000)
    expect((await trackedOf('/cart/checkout', guest)).page).toMatchObject({
      type: 'checkout',
      cart: { items: [line], value },
    })
    await guest(
      '/cart/checkout',
      form({
        op: 'Review order',
        form_id: 'uc_cart_checkout_form',
        'panes[customer][primary_email]': 'ada@example.org',
        ...paneFields('delivery', addressIn('US')),
        'panes[billing][copy_address]': '1',
        'panes[quotes][quotes][quote_option]': 'assembly---0',
        'panes[payment][payment_method]': 'credit',
        'panes[payment][details][cc_owner]': 'Ada Lind',
        'panes[payment][details][cc_number]': '4242 4242 4242 4242',
        'panes[payment][details][cc_exp_month]': '12',
        'panes[payment][details][cc_exp_year]': `${new Date().getFullYear() + 3}`,
        'panes[payment][details][cc_cvv]': '737',
      }),
    )
    expect((await trackedOf('/cart/checkout/review', guest)).page).toMatchObject({
      type: 'review',
      cart: { items: [line], value },
    })
    const placed = await submitReview(guest)
    const { page } = await trackedOf(placed.headers.get('location') ?? '', guest)
    expect(page).toMatchObject({
      type: 'complete',
      order: { transaction_id: expect.any(String), items: [line], value, has_mulberry: false },
    })
    expect(page.order?.shipping).toBeGreaterThan(0)
  })

  it.each([
    ['US', { 'panes[membership][membership]': '1' }, ['membership']],
    ['AU', { 'panes[membership][membership]': '1', 'panes[coupon][code]': 'WELCOME50' }, ['membership']],
    ['US', { 'panes[membership][membership]': '1', 'panes[warranty][term]': '3' }, ['membership', 'protection']],
  ] as const)(
    'TRACK-01 in %s, with %j, the items of an order less its coupon are its value',
    async (country, chosen, extras) => {
      const guest = visit(shop)
      await guest(`/?country=${country}`)
      await addMarlow(guest)
      await guest(
        '/cart/checkout',
        form({
          op: 'Review order',
          form_id: 'uc_cart_checkout_form',
          'panes[customer][primary_email]': 'ada@example.org',
          ...paneFields('delivery', addressIn(country)),
          'panes[billing][copy_address]': '1',
          'panes[quotes][quotes][quote_option]': 'room---0',
          'panes[payment][payment_method]': 'credit',
          'panes[payment][details][cc_owner]': 'Ada Lind',
          'panes[payment][details][cc_number]': '4242 4242 4242 4242',
          'panes[payment][details][cc_exp_month]': '12',
          'panes[payment][details][cc_exp_year]': `${new Date().getFullYear() + 3}`,
          'panes[payment][details][cc_cvv]': '737',
          ...chosen,
        }),
      )
      const placed = await submitReview(guest)
      const { order } = (await trackedOf(placed.headers.get('location') ?? '', guest)).page
      const sum = order?.items.reduce((all, { price = 0, quantity }) => all + price * quantity, 0) ?? 0
      expect(sum - (order?.discount ?? 0)).toBe(order?.value)
      expect(order?.items.filter(({ nid }) => !nid).map(({ id }) => id)).toEqual(extras)
      expect((order?.discount ?? 0) > 0).toBe('panes[coupon][code]' in chosen)
    },
  )
})
