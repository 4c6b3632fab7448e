import { expect, it, vi } from 'vitest'
import { callShop } from '../../../../core/base/net/call-shop'
import { readPath, shopPath } from '../../../../core/base/page/path'
import { cartRead } from '../../../../core/shop/cart/cart.contract'

it.each(['fr/', 'fr', '/fr'])(
  'LOAD-03 pages and calls are below the base path and the language’s prefix “%s”',
  async (pathPrefix) => {
    vi.stubGlobal('roveSettings', { basePath: '/shop', pathPrefix })
    const fetch = vi.fn(async () => new Response('{}'))
    vi.stubGlobal('fetch', fetch)
    expect(shopPath()).toBe('/shop/fr/')
    expect(readPath('/shop/fr/sofas')).toBe('/sofas')
    expect(readPath('/elsewhere')).toBe('/elsewhere')
    await callShop(cartRead, {}).catch(() => {})
    expect(fetch).toHaveBeenCalledWith(expect.stringMatching(/\/shop\/fr\/ajax\/cart$/), expect.anything())
  },
)
