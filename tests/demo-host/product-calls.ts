/** Calls of a product page, as its widgets make them. */
import { type GenericSchema, type InferOutput, parse } from 'valibot'
import { type CartAddInput, cartAdd } from '../../core/contract/cart'
import type { Endpoint } from '../../core/contract/endpoint'
import { form, type Visitor } from './visitor'

/** Sends what the contract says and decodes the answer as the contract says. */
export async function call<Input, Schema extends GenericSchema>(
  visitor: Visitor,
  { path, query, answer }: Endpoint<Input, Schema>,
  input: Input,
): Promise<InferOutput<Schema>> {
  const response = await visitor(path, form({ ...query(input) }))
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
  return parse(answer, await response.json())
}

/** Sends fields that may be wrong. */
export async function refused(visitor: Visitor, path: string, fields: Record<string, string>) {
  const response = await visitor(path, form(fields))
  return { status: response.status, body: (await response.json()) as { error?: string } }
}

/** Puts the oat Marlow with two seats into the cart, or what is said instead. */
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

/** Puts the first model of a product into the cart, by the server's own form. */
export async function addFirst(visitor: Visitor, nid: number, slug: string): Promise<void> {
  const page = await visitor.read(`/product/${slug}`)
  const chosen = [...page.matchAll(/name="(attributes\[\d+\])" value="(\d+)" checked/g)]
  const options = Object.fromEntries(chosen.map(([, name = '', value = '']) => [name, value]))
  await visitor('/cart', form({ nid: String(nid), qty: '1', ...options }))
}
