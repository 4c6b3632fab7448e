import { afterEach, expect, it, vi } from 'vitest'
import { pageBus } from '../../../core/base/bus/bus'
import { page } from '../../../core/base/state/page'
import { receiveContacts } from '../../../core/shop/contacts/identify.action'
import emailCart from '../../../widgets/email-cart/email-cart.element'
import { cartOf, line } from '../cart/carts'

afterEach(() => {
  document.body.replaceChildren()
  delete page().bus
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function show() {
  vi.stubGlobal('roveSettings', { rove: { country: 'US', cart: cartOf([line('a')]) } })
  emailCart.define()
  const element = document.body.appendChild(document.createElement('rove-email-cart'))
  const part = (name: string) => document.querySelector<HTMLButtonElement>(`rove-email-cart [part=${name}]`)
  await vi.waitFor(() => expect(part('button')).not.toBeNull())
  return { element, part }
}
const fields = () => document.querySelectorAll<HTMLInputElement>('input[name=email]')

it('MAILCART-01 the button says EMAIL MY CART, then CANCEL; the fields are in the light DOM; there are at most three', async () => {
  const { part } = await show()
  expect(part('button')?.textContent).toBe('EMAIL MY CART')
  part('button')?.click()
  await vi.waitFor(() => expect(part('button')?.textContent).toBe('CANCEL'))
  expect(document.activeElement).toBe(fields()[0])
  for (const count of [2, 3]) {
    part('add-button')?.click()
    await vi.waitFor(() => expect(fields()).toHaveLength(count))
    expect(document.activeElement).toBe(fields()[count - 1])
  }
  expect(part('add-button')).toBeNull()
})

it('MAILCART-01 the form cannot be submitted twice, and says EMAIL SENT! at the end', async () => {
  let answer: (() => void) | undefined
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const request = new Request(address, init)
    if (request.method === 'GET') return Response.json({ cart: cartOf([line('a')]) })
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return new Response('', { status: 500 })
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { part } = await show()
  part('button')?.click()
  await vi.waitFor(() => expect(fields()).toHaveLength(1))
  ;(fields()[0] as HTMLInputElement).value = 'a@home.test'
  part('form')?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }))
  await vi.waitFor(() => expect(part('submit-button')?.disabled).toBe(true))
  await vi.waitFor(() => expect(answer).toBeDefined())
  answer?.()
  await vi.waitFor(() => expect(part('button')?.textContent).toBe('EMAIL SENT!'))
  expect(part('button')?.disabled).toBe(true)
  expect(part('form')).toBeNull()
})

it('MAILCART-01 TRACK-06 the visitor is identified before the fact is published, with the totals of the cart', async () => {
  const totals = [
    { id: 'coupon', title: 'TEN', amount: -10 },
    { id: 'shipping', title: 'Shipping', amount: 25 },
  ]
  const cart = cartOf([line('a')], { totals, total: 115 })
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    method === 'GET' ? Response.json({ cart }) : new Response(''),
  )
  const happened: unknown[] = []
  const stop = receiveContacts(({ email }) => happened.push(email))
  pageBus().on('cart:emailed', ({ value, total }) => happened.push({ value, total }))
  const { part } = await show()
  part('button')?.click()
  await vi.waitFor(() => expect(fields()).toHaveLength(1))
  ;(fields()[0] as HTMLInputElement).value = 'a@home.test'
  part('form')?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }))
  await vi.waitFor(() => expect(happened).toEqual(['a@home.test', { value: 90, total: 115 }]))
  stop()
})

it('nothing is rendered while the cart is empty', async () => {
  const { part } = await show()
  pageBus().publish('cart:changed', { count: 0 })
  await vi.waitFor(() => expect(part('button')).toBeNull())
  pageBus().publish('cart:changed', { count: 1 })
  await vi.waitFor(() => expect(part('button')).not.toBeNull())
})
