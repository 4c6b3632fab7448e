/** A purchase with a membership or protection has one value for all who hear of it. */
import { orderChange } from '../../../core/shop/order/order.contract'
import { atPayment, expectPaid, pay, typeCard } from '../checkout/checkout-page'
import { expect, test } from '../kit/oracle'
import { logged } from './tracked-visit'

interface Sent {
  readonly value: number
  readonly discount: number
  readonly items: readonly { readonly item_id: string; readonly price: number; readonly quantity: number }[]
}

const purchases = [
  ['AU', 'a membership and a coupon', { membership: 1, coupon: 'WELCOME50' }, ['membership']],
  ['US', 'a membership and protection', { membership: 1, protection: 3 }, ['membership', 'protection']],
  ['US', 'protection and a coupon', { protection: 3, coupon: 'ROOMS10' }, ['protection']],
] as const

for (const [country, bought, chosen, extras] of purchases)
  test(`TRACK-01 TRACK-02 in ${country} ${bought} are in the one value of a purchase`, { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.goto(`/?country=${country}&as=guest&consent=all`)
    const { id } = await atPayment(page, { country, email: `${crypto.randomUUID()}@home.test` })
    const form = orderChange.query({ order: id, operation: crypto.randomUUID(), ...chosen })
    await page.request.post(`/ajax/order/${id}`, { form: { ...form } })
    await page.goto('/cart/checkout')
    await typeCard(page)
    await pay(page)
    await expectPaid(page, id)
    const told = async (detail: RegExp) =>
      (await logged(page, 'vendor')).filter((row) => detail.test(JSON.stringify(row)))
    await expect.poll(async () => (await told(/"meta track".*"Purchase"/)).length).toBe(1)
    await expect.poll(async () => (await told(/"klaviyo.*Placed Order/)).length).toBe(1)
    await page.goto('/about')
    const named = async (event: string) => (await logged(page)).find(({ detail }) => detail === event)?.params
    await expect.poll(() => named('purchase')).toBeDefined()
    const purchase = (await named('purchase')) as unknown as Sent
    const { value, discount, items } = purchase
    expect(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0) - discount).toBe(value)
    expect(items.map(({ item_id }) => item_id)).toEqual(['SOF1201', ...extras])
    const payment = (await named('add_payment_info')) as unknown as Sent
    expect([payment.value, payment.items.map(({ item_id }) => item_id)]).toEqual([value, ['SOF1201', ...extras]])
    for (const detail of [/"meta track".*"Purchase"/, /"podcast purchase"/, /"audience purchase"/])
      expect(JSON.stringify(await told(detail))).toContain(`"value":${value},`)
    expect(JSON.stringify(await told(/"klaviyo.*Placed Order/))).toContain(`"$value":${value}`)
  })
