/** Calls of the checkout, as the widget makes them. */
import { type GenericSchema, type InferOutput, parse } from 'valibot'
import type { CountryCode } from '../../core/base/country/countries.rules'
import type { Endpoint } from '../../core/base/net/endpoint.contract'
import { orderChange, orderRead, shippingQuote } from '../../core/shop/order/order.contract'
import { shownFields } from '../../core/shop/order/order-form.contract'
import { addressIn } from './addresses'
import { addMarlow } from './product-calls'
import { form, type Json, type Shop, type Visitor, visit } from './visitor'

/** Sends the contract's request with the path parameters filled in. */
export function send<Input, Schema extends GenericSchema>(
  visitor: Visitor,
  { method, path, query }: Endpoint<Input, Schema>,
  input: Input,
): Promise<Response> {
  const fields = { ...query(input) }
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => fields[name] ?? '')
  return method === 'GET' ? visitor(`${filled}?${new URLSearchParams(fields)}`) : visitor(filled, form(fields))
}

/** The response, decoded by the contract. */
export async function ask<Input, Schema extends GenericSchema>(
  visitor: Visitor,
  endpoint: Endpoint<Input, Schema>,
  input: Input,
): Promise<InferOutput<Schema>> {
  const response = await send(visitor, endpoint, input)
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
  return parse(endpoint.answer, endpoint.reads === 'html' ? await response.text() : await response.json())
}

/** A visitor in the checkout with a sofa, and the order's id. */
export async function atCheckout(shop: Shop, country: CountryCode = 'US', as = 'guest') {
  const visitor = visit(shop)
  await visitor(`/?country=${country}&as=${as}`)
  await addMarlow(visitor)
  const page = await visitor.read('/cart/checkout')
  return { visitor, page, id: settingsIn(page).rove.checkout.order.id as string }
}

/** The page's settings. */
export function settingsIn(page: string): Json {
  const [, json = ''] = /jQuery\.extend\(Drupal\.settings, (.*)\);/.exec(page) ?? []
  return JSON.parse(json)
}

/** Requests the shipping quote for an address of a country. */
export function quoteIn(visitor: Visitor, country: CountryCode, other: Parameters<typeof addressIn>[1] = {}) {
  const delivery = addressIn(country, other)
  return ask(visitor, shippingQuote, { delivery, billing: delivery, copyAddress: true, operation: 'quote' })
}

/** Changes fields of the order. */
export const change = (
  visitor: Visitor,
  order: string,
  parts: Omit<Parameters<typeof orderChange.query>[0], 'order' | 'operation'>,
) => ask(visitor, orderChange, { order, operation: crypto.randomUUID(), ...parts })

/** The current order. */
export const readOrder = async (visitor: Visitor, order: string) => (await ask(visitor, orderRead, { order })).order

/** Submits the review page, optionally with other fields. */
export async function submitReview(visitor: Visitor, id = 'form-1', other = {}): Promise<Response> {
  const review = await (await visitor('/cart/checkout/review')).text()
  const shown = Object.values(shownFields).map((name) => [
    name,
    new RegExp(`name="${name}" value="([^"]*)"`).exec(review)?.[1] ?? '',
  ])
  const fields = { ...Object.fromEntries(shown), ...other }
  return visitor('/cart/checkout/review', form({ op: 'Submit order', form_build_id: id, ...fields }))
}
