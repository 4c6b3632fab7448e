import { beforeAll, expect, it } from 'vitest'
import { openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

it('SEARCH-05 the search form opens the results page, and an empty search stays on the page', async () => {
  const to = async (keys: string) => (await visit(shop)(`/search?keys=${keys}`)).headers.get('location')
  expect(await to('oak+table')).toBe('/search/products/oak%20table/')
  expect(await to('%20')).toBe('/')
})

it('RESULTS-01 the tabs show the number of results of each type', async () => {
  const page = await visit(shop).read('/search/products/velvet')
  expect(page).toMatch(/aria-current="page">In Products \(\d+\)/)
  for (const tab of ['In Photos', 'In Reviews', 'In Pages', 'In Looks'])
    expect(page).toMatch(new RegExp(`${tab} \\(\\d+\\)`))
  const [, tabs = ''] = page.split('class="tabs"')
  expect([...tabs.matchAll(/<a href="(\/search\/[^"]+)"/g)].map(([, href]) => href).slice(0, 2)).toEqual([
    '/search/products/velvet/',
    '/search/customer_photos/velvet',
  ])
})

it('RESULTS-05 a type without results is replaced by the type with the most', async () => {
  expect(await visit(shop).read('/search/reviews/parasol/')).toMatch(/aria-current="page">In Products/)
  expect(await visit(shop).read('/search/products/showrooms')).toMatch(/aria-current="page">In Pages/)
})

it('SEARCH-08 a search without results shows a message and suggestions', async () => {
  const page = await visit(shop).read('/search/products/qqzzxx/')
  expect(page).toContain('Oh no, sorry we couldn&#39;t find that')
  expect(page).toContain('href="/rugs"')
})

it('SEARCH-06 shows only products that the country sells', async () => {
  const guest = visit(shop)
  const count = async (country: string) =>
    Number(/In Products \((\d+)\)/.exec(await guest.read(`/search/products/sofa/?country=${country}`))?.[1])
  expect(await count('US')).toBeGreaterThan(await count('UK'))
})

it('the search term is escaped in the page and in its script', async () => {
  const evil = encodeURIComponent('</script><script>alert(1)</script>"><img src=x>')
  const page = await visit(shop).read(`/search/products/${evil}/`)
  expect(page).not.toContain('<script>alert(1)')
  expect(page).not.toContain('<img src=x>')
})

it('an unknown type is not found', async () => {
  expect((await visit(shop)('/search/everything/sofa')).status).toBe(404)
})
