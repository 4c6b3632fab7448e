/** Fixtures: a visitor in the checkout, and the payment providers' pages. */
import type { GenericSchema, InferOutput } from 'valibot'
import { parse } from 'valibot'
import type { CountryCode } from '../../core/base/country/countries.rules'
import { typedEmail } from '../../core/base/input/typed.rules'
import type { Endpoint } from '../../core/base/net/endpoint.contract'
import { type Order, orderChange, orderRead, shippingQuote } from '../../core/shop/order/order.contract'
import { stripeIntent } from '../../core/shop/order/payment.contract'
import type { Database } from '../../demo-host/database/open'
import { orders } from '../../demo-host/database/order-tables'
import { addressIn } from './addresses'
import { addMarlow } from './product-calls'
import { form, type Json, type Shop, type Visitor, visit } from './visitor'

/** Sends the contract's request to the order's path. */
export async function pay<Input extends { readonly order: string }, Schema extends GenericSchema>(
  visitor: Visitor,
  endpoint: Endpoint<Input, Schema>,
  input: Input,
): Promise<InferOutput<Schema>> {
  const response = await ask(visitor, endpoint, input)
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
  return parse(endpoint.answer, await response.json())
}

/** The same, with the response undecoded. */
export function ask<Input extends { readonly order: string }>(
  visitor: Visitor,
  { method, path, query }: Pick<Endpoint<Input>, 'method' | 'path' | 'query'>,
  input: Input,
): Promise<Response> {
  const { order_id = '', ...fields } = query(input)
  const address = path.replace('{order_id}', order_id)
  return method === 'GET' ? visitor(`${address}?${new URLSearchParams(fields)}`) : visitor(address, form(fields))
}

/** A visitor with a Marlow sofa in the cart and a delivery address. */
export async function buyer(
  { shop }: { readonly shop: Shop },
  { country = 'US', as = 'guest' }: { readonly country?: CountryCode; readonly as?: string } = {},
): Promise<{ readonly visitor: Visitor; readonly order: Order }> {
  const visitor = visit(shop)
  await visitor(`/?country=${country}&as=${as}`)
  await addMarlow(visitor)
  return { visitor, order: await orderIn(visitor, country) }
}

/** The order of the visitor's cart in a country, with a delivery address. */
export async function orderIn(visitor: Visitor, country: CountryCode): Promise<Order> {
  await visitor(`/?country=${country}`)
  const delivery = addressIn(country)
  const fields = shippingQuote.query({ delivery, billing: delivery, copyAddress: true, operation: 'quote' })
  const quoted = parse(shippingQuote.answer, await (await visitor(shippingQuote.path, form(fields))).json()).order
  const [quote] = quoted.quotes
  await pay(visitor, orderChange, {
    order: quoted.id,
    operation: 'choose',
    email: typedEmail('ada@example.com'),
    ...(quote ? { quote: quote.id } : {}),
  })
  return (await pay(visitor, orderRead, { order: quoted.id })).order
}

/** The status of an order in the database. */
export async function statusOf(db: Database, { id }: Order): Promise<string | undefined> {
  return (await db.select().from(orders)).find((row) => String(row.id) === id)?.status
}

/** A new id. */
export const operation = (): string => crypto.randomUUID()

/** The fields of an attempt from a new page. */
export const beginning = ({ id }: { readonly id: string }) => ({ order: id, operation: operation(), page: operation() })

interface IntentAsked {
  readonly creditActive?: boolean
  readonly page?: string
  readonly operation?: string
}

/** Starts Stripe's payment for an order. */
export const intentFor = (visitor: Visitor, order: Order, other: IntentAsked = {}) =>
  pay(visitor, stripeIntent, {
    ...beginning(order),
    creditActive: false,
    amount: order.due,
    ...other,
  })

/** Calls Stripe's API as the element does. */
export async function stripe(shop: Shop, secret: string, path: '' | '/confirm' | '/authenticate', body: object = {}) {
  const [id] = secret.split('_secret_')
  const address = `http://localhost/vendors/stripe/api/v1/payment_intents/${id}${path}`
  const response =
    path === ''
      ? await shop.request(`${address}?client_secret=${secret}`)
      : await shop.request(address, { method: 'POST', body: JSON.stringify({ client_secret: secret, ...body }) })
  return { status: response.status, body: (await response.json().catch(() => ({}))) as Json }
}

/** Confirms a payment with a card. */
export const confirmCard = (shop: Shop, secret: string, number = '4242424242424242') =>
  stripe(shop, secret, '/confirm', { method: 'card', number, month: 12, year: 2040, cvc: '123' })
