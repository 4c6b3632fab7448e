import { beforeAll, describe, expect, it } from 'vitest'
import { form, openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

describe('below /ar', () => {
  it('the same page is right to left, and its form works', async () => {
    const guest = visit(shop)
    expect((await guest('/ar')).status).toBe(200)
    expect((await guest('/ar/nothing/here')).status).toBe(404)
    const page = await guest.read('/ar/product/marlow-3-seat-sofa')
    expect(page).toContain('dir="rtl"')
    expect(page).toContain('page-node-1201')
    expect(await guest.read('/product/marlow-3-seat-sofa')).toContain('dir="ltr"')
    expect(await guest.read('/arc')).toContain('dir="ltr"')
    expect(
      (await guest('/ar/cart', form({ nid: '1201', qty: '1', 'attributes[1]': '1', 'attributes[2]': '6' }))).status,
    ).toBe(303)
    expect(await guest.read('/cart')).toContain('Marlow 3-Seat Sofa')
  })

  it('a visitor stays there by menu, search, cart, account and country', async () => {
    const guest = visit(shop)
    const page = await guest.read('/ar/sofas')
    const targets = [...page.matchAll(/<(?:a|form)\b[^>]* (?:href|action)="(\/[^"]*)/g)].map(([, path = '']) => path)
    expect(targets.filter((path) => !path.startsWith('/ar/'))).toEqual([])
    for (const path of ['/ar/', '/ar/rugs', '/ar/search', '/ar/wishlist', '/ar/cart', '/ar/user', '/ar/sofas'])
      expect(targets).toContain(path)
    expect(page).toContain('"basePath":"/","pathPrefix":"ar/"')
    const target = async (path: string, init?: RequestInit) => (await guest(path, init)).headers.get('location')
    expect(await target('/ar/search?keys=oak')).toBe('/ar/search/products/oak/')
    expect(await target('/ar/cart', form({ form_id: 'uc_cart_view_form' }))).toBe('/ar/cart')
    expect(await target('/ar/user')).toBe('/ar/user/login')
    expect(await target('/ar/sofas?storefront=ko_KR')).toBe('/ar/sofas')
    expect(await guest.read('/sofas')).not.toContain('"/ar')
  })
})
