import { beforeAll, describe, expect, it } from 'vitest'
import { count, part, textOf, titles } from './results-page'
import { openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const read = (path: string) => visit(shop).read(path)
const location = async (path: string) => (await visit(shop)(path)).headers.get('location')
it('SEARCH-05 the search form opens the results page, and an empty search stays on the page', async () => {
  expect(await location('/search?keys=oak+table')).toBe('/search/products/oak%20table/')
  expect(await location('/search?keys=%20')).toBe('/')
  expect(await location('/search?keys=..')).toBe('/')
})

describe('the address', () => {
  it.each([
    ['/search/products/velvet', '/search/products/velvet/'],
    ['/search/pages/care/', '/search/pages/care'],
    ['/search/products/a/b/', '/search/products/a%2Fb/'],
    [
      '/search/products/sofa/filter/terms:Sofas,colors:Green,colors:Green/',
      '/search/products/sofa/filter/colors:Green,terms:Sofas/',
    ],
    [
      '/search/products/sofa/filter/colors:green,nice_names:VELVET/',
      '/search/products/sofa/filter/colors:Green,nice_names:Velvet/',
    ],
    ['/search/products/sofa/?sort=best&page=1', '/search/products/sofa/'],
    ['/search/products/sofa/?page=99', '/search/products/sofa/'],
    ['/search/products/wood/?page=99', '/search/products/wood/'],
    ['/search/products/a/?page=123456789', '/search/products/a/?page=3'],
    ['/search/pages/sofa?sort=newest', '/search/pages/sofa'],
    ['/search/products/sofa/?colour=Green&sort=newest&sort=newest', '/search/products/sofa/?sort=newest&colour=Green'],
  ])('RESULTS-01 %s is moved to its one address', async (from, to) => {
    expect((await visit(shop)(from)).status).toBe(302)
    expect(await location(from)).toBe(to)
    expect((await visit(shop)(to)).status).toBe(200)
  })

  it('RESULTS-02 the form’s choice is part of the path, in both spellings of its fields', async () => {
    const to = '/search/products/sofa/filter/colors:Blue,colors:Green,nice_names:Velvet/?sort=price_asc'
    const fields = 'color=Green&color=Blue&material=Velvet&sort=price_asc'
    expect(await location(`/search/products/sofa/?${fields}`)).toBe(to)
    expect(await location(`/search/products/sofa/?${fields.replaceAll('=', '[]=').replace('sort[]', 'sort')}`)).toBe(to)
    expect(await location('/search/products/sofa/?color=&sort=best')).toBe('/search/products/sofa/')
  })

  it('RESULTS-01 keeps what is not its own: campaigns and the shop’s switches', async () => {
    expect(await location('/search/products/sofa?utm_source=a%20b&sort=newest')).toBe(
      '/search/products/sofa/?sort=newest&utm_source=a+b',
    )
    expect((await visit(shop)('/search/products/sofa/?rove-why&utm_source=a%20b')).status).toBe(200)
  })

  it('RESULTS-01 contains no e-mail address', async () => {
    expect(await location('/search/products/ines%40home.test/')).toBe('/search/products/***/')
  })

  it('RESULTS-01 of an unknown type, or without a query, is not found', async () => {
    for (const path of ['/search/everything/sofa', '/search/products/', '/search/products/%20.%20/'])
      expect((await visit(shop)(path)).status, path).toBe(404)
  })

  it('COUNTRY-01 below /ar stays there', async () => {
    expect(await location('/ar/search/products/sofa/?color=Green')).toBe(
      '/ar/search/products/sofa/filter/colors:Green/',
    )
    const page = await read('/ar/search/products/a/')
    expect(page).toContain('rel="canonical" href="http://localhost/ar/search/products/a/"')
    expect(page).toContain('action="/ar/search/products/a/"')
    expect(part(page, 'tabs')).toContain('href="/ar/search/pages/a"')
  })
})

describe('what was not found', () => {
  it('SEARCH-08 a mistyped word shows what it was understood as', async () => {
    const page = await read('/search/products/sfoa/')
    expect(textOf(page)).toMatch(/Results for “sofa”\s*Nothing was found for “sfoa”\./)
    expect(await read('/search/products/sofa/')).not.toContain('Nothing was found')
  })

  it.each([
    ['products', 'No products found.'],
    ['customer_photos', 'No photos found.'],
    ['reviews', 'No reviews found.'],
    ['pages', 'No pages found.'],
    ['STL', 'Nothing found.'],
  ])('RESULTS-06 SEARCH-08 no result of any type: %s', async (type, message) => {
    const page = await read(`/search/${type}/qqzzxx${type === 'products' ? '/' : ''}`)
    expect(page).toContain('Oh no, sorry we couldn&#39;t find that')
    expect(page).toContain(message)
    expect(page).toContain('href="/rugs"')
    expect(titles(page).length, 'best sellers').toBeGreaterThan(4)
  })

  it('SEARCH-08 of several words, those with results are offered', async () => {
    const [offered = ''] =
      (await read('/search/products/velvet%20qqzzxx/')).split('Found with fewer words')[1]?.split('</ul>') ?? []
    expect([...offered.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/search/products/velvet/'])
    expect(await read('/search/products/qqzzxx/')).not.toContain('Found with fewer words')
  })
})

it.each(['%F0%9F%9B%8B', '..%2F..%2F', '%26'])(
  'SEARCH-08 a search without letters and digits finds nothing, and offers the categories: %s',
  async (query) => {
    const page = await read(`/search/products/${query}/`)
    expect(textOf(part(page, 'tabs'))).toBe('')
    expect(/<h1>[^<]*<\/h1><p>[^<]*/.exec(page)?.[0]).toContain('No products found. Try fewer words')
  },
)

it('SEARCH-06 shows only products that the country sells', async () => {
  const guest = visit(shop)
  const sold = async (country: string) => count(await guest.read(`/search/products/sofa/?country=${country}`))
  expect(await sold('US')).toBeGreaterThan(await sold('UK'))
})

it('the search term is escaped in the page and in its script', async () => {
  const evil = encodeURIComponent('</script><script>alert(1)</script>"><img src=x>')
  const page = await read(`/search/products/${evil}/`)
  expect(page).toContain('couldn')
  expect(page).not.toContain('<script>alert(1)')
  expect(page).not.toContain('<img src=x>')
})
