import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../../core/base/bus/bus'
import { page } from '../../../core/base/state/page'
import type { Cart } from '../../../core/shop/cart/cart.contract'
import cart from '../../../widgets/cart/cart.element'
import { captureConsole } from '../../core/base/page/console'
import { cartOf, line } from './carts'

const consoleLines = captureConsole()
const sofa = cartOf([line('a', { price: 80, regular: 100, final_sale: true, custom: true, protection: '3 years' })])
let answer: (url: URL, body: URLSearchParams) => unknown

beforeEach(() => {
  answer = () => ({ cart: sofa })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const request = new Request(address, init)
    const body = request.method === 'POST' ? await request.text() : ''
    const given = answer(new URL(request.url), new URLSearchParams(body))
    if (given === undefined) return new Response('', { status: 500 })
    return new Response(JSON.stringify(given), { headers: { 'content-type': 'application/json' } })
  })
})
afterEach(() => {
  document.body.replaceChildren()
  page().reported.length = 0
  delete page().bus
  vi.unstubAllGlobals()
})

async function show(settings: { cart?: Cart; country?: string } = { cart: sofa }) {
  vi.stubGlobal('roveSettings', { rove: { country: 'US', ...settings } })
  cart.define()
  const element = document.body.appendChild(document.createElement('rove-cart'))
  await vi.waitFor(() => expect(element.dataset.roveState).not.toBe('loading'))
  const part = (name: string) => element.shadowRoot?.querySelector<HTMLElement>(`[part=${name}]`)
  return { element, part, text: (name: string) => part(name)?.textContent }
}

describe('<rove-cart>', () => {
  it('PRICE-02 PROC-01 a line shows the member price, the struck price, the protection and the lead time', async () => {
    const { text, part } = await show()
    expect(text('line')).toMatch(/Sofa a.*Oat.*3 years.*Made to order, ready in 17–22 weeks.*Final sale/)
    expect([text('member-label'), text('regular-price')]).toEqual(['MEMBER', '$100'])
    expect(text('total')).toContain('$100')
    expect(part('fewer-button')?.getAttribute('aria-disabled')).toBe('true')
  })

  it('PRICE-01 the prices of the lines are published at the start and after each change', async () => {
    answer = () => ({ cart: cartOf([line('b', { price: 90 })]) })
    const stated = vi.fn()
    pageBus().on('price:shown', ({ by, prices }) => stated(by, ...prices.map(({ price }) => price)))
    const { part } = await show()
    expect(stated.mock.calls).toEqual([['rove-cart', 80, 100]])
    part('more-button')?.click()
    await vi.waitFor(() => expect(stated).toHaveBeenLastCalledWith('rove-cart', 90))
  })

  it('PROC-01 the lead time depends on the country', async () => {
    const { text } = await show({ cart: cartOf([line('a')]), country: 'HK' })
    expect(text('estimate')).toContain('1 至 2 個工作天')
  })

  it('the cart is requested if the page’s settings lack it', async () => {
    const { text } = await show({})
    expect(text('title')).toBe('Sofa a')
  })

  it('CART-01 the server’s own form stays if the cart cannot be read', async () => {
    answer = () => undefined
    const { element } = await show({})
    expect(element.dataset).toMatchObject({ roveState: 'fallback', roveReason: 'status-500' })
    expect(consoleLines()).toHaveLength(1)
  })

  it('CART-01 the tag says that the cart is empty, and a page can go on by itself', async () => {
    const { element, part } = await show({ cart: cartOf([]) })
    expect(element.hasAttribute('data-empty')).toBe(true)
    let isPrevented = false
    const press = (init: MouseEventInit = {}) => {
      const event = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init })
      element.addEventListener('click', () => (isPrevented = event.defaultPrevented), { once: true })
      document.addEventListener('click', () => event.preventDefault(), { once: true })
      part('browse-link')?.dispatchEvent(event)
      return isPrevented
    }
    expect(press()).toBe(false)
    element.addEventListener('rove:cart:browse-requested', (event) => event.preventDefault())
    expect(press({ ctrlKey: true })).toBe(false)
    expect(press()).toBe(true)
    element.remove()
    await vi.waitFor(() => expect(element.hasAttribute('data-empty')).toBe(false))
    expect((await show()).element.hasAttribute('data-empty')).toBe(false)
  })

  it('an empty cart links to the shop', async () => {
    const { part } = await show({ cart: cartOf([]) })
    expect(part('browse-link')?.getAttribute('href')).toBe(new URL('/', document.baseURI).href)
    expect(part('list')).toBeNull()
  })

  it('CART-01 a removal is sent and published, and can be undone', async () => {
    const publishedFacts: unknown[] = []
    const { part, text, element } = await show()
    element.addEventListener('rove:cart:changed', (event) => publishedFacts.push((event as CustomEvent).detail))
    answer = (_, body) => ({ cart: cartOf([]), errors: [], sent: body.get('qty[a]') })
    part('remove-button')?.click()
    await vi.waitFor(() => expect(text('status')).toContain('Sofa a was removed.'))
    expect(publishedFacts).toEqual([{ count: 0 }])
    await vi.waitFor(() => expect(element.shadowRoot?.activeElement).toBe(part('status')))
  })

  it('CART-01 a coupon is published, and the focus stays at its field', async () => {
    const publishedFacts: unknown[] = []
    const { part, text, element } = await show()
    element.addEventListener('rove:coupon:changed', (event) => publishedFacts.push((event as CustomEvent).detail))
    answer = (_, body) => ({ cart: { ...sofa, total: 90, coupon: { code: body.get('coupon'), title: '10% off' } } })
    ;(part('coupon-input') as HTMLInputElement).value = ' ROOMS10 '
    part('coupon-form')?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }))
    await vi.waitFor(() => expect(text('coupon')).toContain('ROOMS10 10% off'))
    expect(publishedFacts).toEqual([{ op: 'add', coupon: 'ROOMS10', total: 90 }])
    expect(element.shadowRoot?.activeElement).toBe(part('coupon-remove-button'))
  })

  it('CART-01 a refusal is shown beside what it is about', async () => {
    const { part, element } = await show()
    answer = () => ({
      cart: sofa,
      errors: [
        { field: 'coupon', message: 'Ended.' },
        { field: 'a', message: 'Only 1.' },
      ],
    })
    await vi.waitFor(() => expect(part('coupon-input')).not.toBeNull())
    ;(part('coupon-input') as HTMLInputElement).value = 'OLD'
    part('coupon-form')?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }))
    const errors = () => [...(element.shadowRoot?.querySelectorAll('[part=error]') ?? [])].map((one) => one.textContent)
    await vi.waitFor(() => expect(errors()).toEqual(['Only 1.', 'Ended.']))
    expect(element.shadowRoot?.activeElement).toBe(part('coupon-input'))
  })

  it('CART-01 the edit link moves the focus to the field, and invalid input is reset with a message', async () => {
    const { part, element } = await show()
    part('edit-button')?.click()
    const input = part('input') as HTMLInputElement
    expect(element.shadowRoot?.activeElement).toBe(input)
    input.value = 'x'
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await vi.waitFor(() => expect(input.value).toBe('x'))
    input.blur()
    await vi.waitFor(() => expect(input.value).toBe('1'))
    expect(part('limit')?.textContent).toMatch(/^Please enter a whole number from 1 to \d+\.$/)
    part('more-button')?.click()
    await vi.waitFor(() => expect(input.value).toBe('2'))
    expect(part('limit')).toBeNull()
  })
})
