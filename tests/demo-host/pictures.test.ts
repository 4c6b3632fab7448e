import { beforeAll, expect, it } from 'vitest'
import { openShop, type Shop } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
const fetchPicture = (path: string) => shop.request(`http://localhost/sites/default/files/${path}`)

it('PAGE-08 pictures are resized on request to three widths', async () => {
  for (const width of [320, 480, 768]) {
    const response = await fetchPicture(`styles/w${width}/public/marlow-3-seat-sofa.webp`)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  }
  expect((await fetchPicture('styles/w999/public/marlow-3-seat-sofa.webp')).status).toBe(404)
})

it('a missing picture is replaced by a plain background that is not cached', async () => {
  for (const path of ['nothing.webp', 'styles/w320/public/nothing.webp']) {
    const response = await fetchPicture(path)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
})

it('fonts and styles come from the shop’s own host', async () => {
  const sheet = await (await shop.request('http://localhost/theme/fonts.css')).text()
  const [, file = ''] = /url\((\/fonts\/[^)]+)\)/.exec(sheet) ?? []
  const font = await shop.request(`http://localhost${file}`)
  expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2'])
  expect(sheet).not.toContain('noto-sans-kr')
  expect((await shop.request('http://localhost/theme/../shop.ts')).status).toBe(404)
})
