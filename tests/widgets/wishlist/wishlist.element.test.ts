import { afterEach, expect, it, vi } from 'vitest'
import { pageBus } from '../../../core/base/bus/bus'
import wishlist from '../../../widgets/wishlist/wishlist.element'

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it('LOVE-05 an empty wishlist links to the shop, also below a base path', async () => {
  vi.stubGlobal('roveSettings', { basePath: '/shop/' })
  const answer = vi.fn(async () => new Response('{"items":[]}', { headers: { 'content-type': 'application/json' } }))
  vi.stubGlobal('fetch', answer)
  wishlist.define()
  const element = document.body.appendChild(document.createElement('rove-wishlist'))
  await vi.waitFor(() => {
    const link = element.shadowRoot?.querySelector('[part=browse-link]')
    expect(link?.getAttribute('href')).toBe(new URL('/shop/', document.baseURI).href)
  })
  expect(answer, 'the count and the list share one call').toHaveBeenCalledTimes(1)
})

/** The prices of a wishlist with these settings. */
async function pricesWith(settings: object): Promise<(string | null | undefined)[]> {
  vi.stubGlobal('roveSettings', { rove: { country: 'US' }, ...settings })
  const items = [{ nid: 7, title: 'Rug', url: '/', image: '', price: 1299 }]
  const headers = { 'content-type': 'application/json' }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ items }), { headers }))
  wishlist.define()
  const element = document.body.appendChild(document.createElement('rove-wishlist'))
  await vi.waitFor(() => expect(element.shadowRoot?.querySelector('[part=price]')).toBeTruthy())
  const text = (part: string) => element.shadowRoot?.querySelector(`[part=${part}]`)?.textContent
  return [text('price'), text('member-label'), text('regular-price')]
}

it('PRICE-02 a member sees the labelled member price, and the regular price struck', async () => {
  const stated = vi.fn()
  const unsubscribe = pageBus().on('price:shown', stated)
  expect(await pricesWith({ isMembership: true })).toEqual([expect.stringContaining('$1,039'), 'MEMBER', '$1,299'])
  const price = { nid: 7, model: undefined, currency: 'USD', isMember: true, price: 1039 }
  expect(stated.mock.calls).toEqual([[{ by: 'rove-wishlist', prices: [price] }]])
  unsubscribe()
})

it('PRICE-02 the member price follows the shop’s own discount', async () => {
  expect(await pricesWith({ isMembership: 1, memberDiscount: '0.5' })).toContainEqual(expect.stringContaining('$650'))
})

it('PRICE-02 other visitors see the regular price only', async () => {
  expect(await pricesWith({})).toEqual(['$1,299', undefined, undefined])
})

it('LOVE-05 TRACK-01 a removal is published with the shown name, price, URL and picture', async () => {
  const known = { url: '/product/rug', image: '/rug.webp', price: 1299 }
  vi.stubGlobal('roveSettings', { rove: { country: 'US' }, uc_love: { user: [7] } })
  vi.stubGlobal('fetch', async (input: Request | string) =>
    Response.json(
      String(input instanceof Request ? input.url : input).includes('items')
        ? { items: [{ nid: 7, title: 'Rug', ...known }] }
        : { cnt: 0 },
    ),
  )
  wishlist.define()
  const element = document.body.appendChild(document.createElement('rove-wishlist'))
  const changes: unknown[] = []
  element.addEventListener('rove:love:changed', (event) => changes.push((event as CustomEvent).detail))
  await vi.waitFor(() => expect(element.shadowRoot?.querySelector('[part=remove-button]')).toBeTruthy())
  element.shadowRoot?.querySelector<HTMLElement>('[part=remove-button]')?.click()
  await vi.waitFor(() => expect(changes).toMatchObject([{ nid: 7, loved: false, item: { name: 'Rug', ...known } }]))
})
