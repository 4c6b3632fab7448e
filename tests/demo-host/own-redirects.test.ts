import { beforeAll, describe, expect, it } from 'vitest'
import { ownPath } from '../../demo-host/own-redirects'
import { openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const home = 'http://rooms.test'
/** Where a browser goes from the shop. */
const opened = (location: string) => new URL(location, home)

const foreign = [
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  '/\n\\evil.example/',
  '\t//evil.example/',
  '/ar//evil.example/',
  '/ar/\\evil.example/',
  'https://evil.example/',
  'https:evil.example',
  ' //evil.example/',
  'javascript:alert(1)',
]

describe('COUNTRY-05 a redirect', () => {
  it.each(foreign)('to %j stays in the shop', (location) => {
    const path = ownPath(location)
    expect(opened(path).origin).toBe(home)
    // The same path below another one, as pages from right to left have it.
    expect(opened(path.replace(/^\//, '/ar/')).pathname).not.toMatch(/^\/ar\/+[/\\]/)
    expect(ownPath(path)).toBe(path)
  })

  it.each(['/', '/ar', '/ar/', '/ar/sofas?a=b//c', '/arden', '/%2f/evil.example/', '/cart/checkout?order_id=7#top'])(
    'to %s is not changed',
    (path) => {
      expect(ownPath(path)).toBe(path)
    },
  )

  it.each([
    '//evil.example/?storefront=fr_CA',
    '/ar//evil.example/?storefront=fr_CA',
    '/ar/ar//evil.example/?storefront=ko_KR',
    '/\\evil.example/?storefront=fr_CA',
    '/%2f/evil.example/?storefront=fr_CA',
    '//evil.example/..//evil.example/?storefront=zh_HK',
    '/%09/evil.example/?storefront=fr_CA',
  ])('of the request %s stays in the shop', async (path) => {
    const response = await shop.request(`http://rooms.test${path}`)
    expect(response.status).toBe(303)
    expect(opened(response.headers.get('location') ?? '//').origin).toBe(home)
  })

  it('of a form without script, of a call and of a fault stays in the shop too', async () => {
    const guest = visit(shop)
    const locations = [
      await guest('/sofas?grid=2'),
      await guest('/user/logout'),
      await guest('/cart/checkout/complete?order_id=//evil.example'),
      await guest('/faulty/redirect:%2Fuc_love/uc_love/items'),
    ].map(({ headers }) => headers.get('location') ?? '//')
    expect(locations).toEqual(['/sofas', '/', '/user/login?destination=cart/checkout', '/user/login'])
  })

  it('is also what the forms of a page are: their actions name no other host', async () => {
    for (const path of ['//evil.example/', '/ar//evil.example/', '/\\evil.example/']) {
      const page = await (await shop.request(`http://rooms.test${path}`)).text()
      const actions = [...page.matchAll(/ action="([^"]*)"/g)].map(([, action = '']) => action)
      expect(actions.length).toBeGreaterThan(2)
      expect(actions.map((action) => opened(action).origin).filter((origin) => origin !== home)).toEqual([])
    }
  })
})
