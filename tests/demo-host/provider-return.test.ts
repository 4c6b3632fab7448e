import { beforeEach, expect, it } from 'vitest'
import { affirmUrl, paybrightUrl } from '../../core/shop/order/payment.contract'
import { beginning, buyer, pay, statusOf } from './paying'
import { form, openShopWithDatabase, visit } from './visitor'

let demo: Awaited<ReturnType<typeof openShopWithDatabase>>
beforeEach(async () => {
  demo = await openShopWithDatabase()
})

const goesTo = (response: Response) => response.headers.get('location') ?? ''

/** A guest in Canada whose lender has answered. */
async function answered(outcome: string) {
  const { visitor, order } = await buyer(demo, { country: 'CA' })
  await visitor('/?country=CA&locale=fr_CA')
  const { url } = await pay(visitor, paybrightUrl, beginning(order))
  const back = goesTo(await visitor(url, form({ outcome })))
  return { visitor, order, back, token: new URL(back, 'http://localhost').searchParams.get('checkout_token') ?? '' }
}

it('AFFIRM-02 a return by POST from another site sets no cookie, and is opened with those of the buyer', async () => {
  const { visitor, order } = await buyer(demo)
  const { url } = await pay(visitor, affirmUrl, beginning(order))
  const token = new URL(url, 'http://localhost').searchParams.get('checkout') ?? ''
  await visitor(url, form({ outcome: 'approve' }))
  const returned = await demo.shop.request(`http://localhost/uc_affirm/payment/complete/${order.id}`, {
    method: 'POST',
    headers: { origin: 'https://www.affirm.com', 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams({ checkout_token: token }),
  })
  expect(returned.status).toBe(303)
  expect(returned.headers.get('set-cookie')).toBeNull()
  expect(goesTo(returned)).toBe(`/uc_affirm/payment/complete/${order.id}?checkout_token=${token}`)
  expect(goesTo(await visitor(goesTo(returned)))).toBe(`/cart/checkout/complete?order_id=${order.id}`)
  expect(await visitor.read(`/cart/checkout/complete?order_id=${order.id}`)).toContain('Marlow')
})

it.each([
  ['approve', 'Le paiement est effectué', 'paid'],
  ['decline', 'rien n’a été débité', 'open'],
  ['cancel', 'rien n’a été débité', 'open'],
])(
  'AFFIRM-02 another browser reads what is true in the order’s language, and nothing personal: %s',
  async (outcome, words, status) => {
    const { order, back } = await answered(outcome)
    const other = visit(demo.shop)
    const page = goesTo(await other(back))
    expect(page).toMatch(new RegExp(`^/payment/answered/${order.id}\\?`))
    const text = await other.read(page)
    expect(text).toContain('<html lang="fr')
    expect(text.replaceAll('&#39;', '’')).toContain(words)
    expect(text.slice(text.indexOf('<main'))).not.toMatch(/Marlow|ada@|1,890|1 890/)
    expect(await statusOf(demo.db, order)).toBe(status)
  },
)

it('AFFIRM-02 without the payment’s own token nothing is said of an order', async () => {
  const { visitor, order, back, token } = await answered('approve')
  const other = visit(demo.shop)
  for (const path of [back.split('?')[0] ?? '', back.replace(token, 'x'), back.replace(order.id, '99999')])
    expect(goesTo(await other(path))).toContain('/user/login?destination=')
  expect((await other(`/payment/answered/${order.id}?checkout_token=x`)).status).toBe(404)
  expect(goesTo(await visitor(back))).toBe(`/cart/checkout/complete?order_id=${order.id}`)
})
