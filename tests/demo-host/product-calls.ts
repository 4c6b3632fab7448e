/** Calls of a product page, as its widgets make them. */
import { type GenericSchema, type InferOutput, parse } from 'valibot'
import type { Endpoint } from '../../core/base/net/endpoint.contract'
import { type CartAddInput, cartAdd } from '../../core/shop/cart/cart-add.contract'
import { form, type Visitor } from './visitor'

/** Sends the contract's request and decodes the response. */
export async function call<Input, Schema extends GenericSchema>(
  visitor: Visitor,
  { path, query, answer }: Endpoint<Input, Schema>,
  input: Input,
): Promise<InferOutput<Schema>> {
  const response = await visitor(path, form({ ...query(input) }))
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
  return parse(answer, await response.json())
}

/** Sends fields without validation. */
export async function refused(visitor: Visitor, path: string, fields: Record<string, string>) {
  const response = await visitor(path, form(fields))
  return { status: response.status, body: (await response.json()) as { error?: string } }
}

/** Adds the oat Marlow with two seats to the cart, with overrides. */
export function addMarlow(visitor: Visitor, other: Partial<CartAddInput> = {}) {
  return call(visitor, cartAdd, { ...marlow, operation: crypto.randomUUID(), ...other })
}

/** The oat Marlow with two seats. */
export const marlow = {
  nid: 1201,
  model: 'SOF1201-OAT-3S',
  qty: 1,
  options: new Map([
    [1, 1],
    [2, 6],
  ]),
}

/** The cart's own form with the Marlow as its only line. */
export const cartForm = (other: Record<string, string>) => ({
  form_id: 'uc_cart_view_form',
  'items[0][data]': marlow.model,
  'items[0][qty]': '1',
  ...other,
})

/** Adds the first model of a product to the cart with the server-rendered form. */
export async function addFirst(visitor: Visitor, nid: number, slug: string): Promise<void> {
  const page = await visitor.read(`/product/${slug}`)
  const chosen = [...page.matchAll(/name="(attributes\[\d+\])" value="(\d+)" checked/g)]
  const options = Object.fromEntries(chosen.map(([, name = '', value = '']) => [name, value]))
  await visitor('/cart', form({ nid: String(nid), qty: '1', ...options }))
}
