import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../../core/base/net/endpoint.contract'
import { userExists } from '../../core/shop/account/account.contract'
import { customer } from '../../core/shop/account/customer.contract'
import { cartChange, cartRead } from '../../core/shop/cart/cart.contract'
import { cartAdd } from '../../core/shop/cart/cart-add.contract'
import { destinationUpdate } from '../../core/shop/destination/destination.contract'
import { loveItems, loveSet, loveValidate } from '../../core/shop/love/love.contract'
import { orderChange, orderRead, orderValidate, shippingQuote } from '../../core/shop/order/order.contract'
import { affirmUrl, klarnaSession, paymentDeclined, stripeIntent } from '../../core/shop/order/payment.contract'
import { paymentComplete } from '../../core/shop/order/payment-complete.contract'
import { paymentStatus } from '../../core/shop/order/payment-status.contract'
import { protectionModal, protectionOffers } from '../../core/shop/product/protection.contract'
import { openApiDocument } from '../../tools/docs/openapi'
import { checkDocument } from '../tools/docs/openapi-check'
import { addressIn } from './addresses'
import { atCheckout, send } from './order-calls'
import { marlow } from './product-calls'
import { openShop, type Visitor } from './visitor'

const check = checkDocument(JSON.parse(JSON.stringify(await openApiDocument())))
const shop = await openShop()

const operation = 'operation-1'
/** The calls of a member's checkout in order, with their inputs. */
const calls = (order: string): [Endpoint<never>, unknown, number?][] => {
  const delivery = addressIn('US')
  const paying = { order, page: 'page-1' }
  const rows = [
    [loveValidate, { nid: 1201 }],
    [loveSet, { nid: 1201, loved: true }],
    [loveItems, {}],
    [protectionOffers, { title: 'Marlow', id: 1201, model: marlow.model }],
    [protectionModal, { nid: 1201, model: marlow.model }],
    [destinationUpdate, { postal: '10001', nid: 1201, model: marlow.model }],
    [cartAdd, { ...marlow, operation }],
    [cartAdd, { ...marlow, qty: 99, operation: 'operation-2' }, 422],
    [cartAdd, { ...marlow, model: 'none', operation: 'operation-3' }, 400],
    [cartRead, {}],
    [cartChange, { operation, coupon: 'NO-SUCH-COUPON' }],
    [userExists, { email: 'somebody@example.com' }],
    [customer, {}],
    [orderRead, { order }],
    [orderRead, { order: '999999' }, 403],
    [shippingQuote, { delivery, billing: delivery, copyAddress: true, operation }],
    [orderChange, { order, operation, email: 'somebody@example.com', coupon: 'NO-SUCH-COUPON' }],
    [orderValidate, { order }],
    [stripeIntent, { ...paying, creditActive: false, amount: 1 }],
    [klarnaSession, paying],
    [affirmUrl, { ...paying, operation }],
    [affirmUrl, { ...paying, page: 'page-2', operation: 'operation-4' }, 409],
    [paymentStatus, { order, operation }],
    [paymentDeclined, { order, operation, response: { type: '', code: '', decline_code: '', message: '' } }],
    [paymentComplete('order'), { order, operation, amount: 1 }],
  ]
  return rows as [Endpoint<never>, unknown, number?][]
}

/** Makes the call and validates its response with the document. */
async function ask(visitor: Visitor, endpoint: Endpoint<never>, input: unknown) {
  const response = await send(visitor, endpoint, input as never)
  const path = endpoint.path.replace('{order_id}', '1')
  return { status: response.status, wrong: await check.answer(endpoint.method, path, response) }
}

describe('the demo shop’s responses match the OpenAPI document', () => {
  it('from the first love to the payment, including refusals', async () => {
    const { visitor, id } = await atCheckout(shop, 'US', 'member')
    for (const [endpoint, input, status = 200] of calls(id))
      expect([endpoint.name, await ask(visitor, endpoint, input)]).toEqual([endpoint.name, { status, wrong: [] }])
  })

  it('a response with one wrong field does not match', async () => {
    const { visitor } = await atCheckout(shop)
    const cart = await visitor.json(cartRead.path)
    const answered = (body: unknown, status = 200) =>
      check.answer('GET', cartRead.path, Response.json(body, { status }))
    expect(await answered(cart)).toEqual([])
    const [line] = cart.cart.lines
    const { total: _, ...without } = cart.cart
    const changed = (other: object) => ({ ...cart, cart: { ...cart.cart, lines: [{ ...line, ...other }] } })
    for (const wrong of [
      { ...cart, cart: without },
      { ...cart, cart: { ...cart.cart, currency: 'EUR' } },
      changed({ price: 'much' }),
      changed({ price: -1 }),
      changed({ title: 7 }),
      changed({ final_sale: 'perhaps' }),
      changed({ options: 'oat' }),
    ])
      expect(await answered(wrong), JSON.stringify(wrong)).not.toEqual([])
    expect(await answered(cart, 302)).toEqual(['302 is not in the document'])
    const html = new Response('<h1>No</h1>', { headers: { 'content-type': 'text/html' } })
    expect(await check.answer('GET', cartRead.path, html)).toEqual(['text/html is not in the document'])
  })
})
