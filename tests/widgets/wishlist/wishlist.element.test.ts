import { afterEach, expect, it, vi } from 'vitest'
import wishlist from '../../../widgets/wishlist/wishlist.element'

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it('LOVE-05 an empty wishlist leads back into the shop, also where the shop stands in a folder', async () => {
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
