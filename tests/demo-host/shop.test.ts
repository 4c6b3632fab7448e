import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { liteClient } from 'algoliasearch/lite'
import type { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import { countries } from '../../core/domain/countries'
import { openDatabase } from '../../demo-host/database/open'
import { seed } from '../../demo-host/database/seed'
import { distance } from '../../demo-host/search/damerau'
import { createShop } from '../../demo-host/shop'
import type { ShopEnv } from '../../demo-host/visitor/visitor'

let shop: Hono<ShopEnv>
beforeAll(async () => {
  const db = await openDatabase(':memory:')
  await seed(db)
  await seed(db)
  shop = await createShop(db)
})

/** A visitor with a session of their own. */
function visitor() {
  const cookies = new Map<string, string>()
  return async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await shop.request(`http://localhost${path}`, { ...init, headers: { ...init.headers, cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    return response
  }
}

/** What a test looks at of an answer. */
interface Result {
  readonly hits: { title: string; objectID: string; prices: { final: object }; _highlightResult: { title: object } }[]
  readonly nbHits: number
  readonly facets: Record<'colors' | 'terms', Record<string, number>>
}

async function search(request: object, key = 'demo-search-key') {
  const response = await shop.request(
    `http://localhost/search/1/indexes/*/queries?x-algolia-api-key=${key}&x-algolia-agent=test`,
    {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ requests: [{ indexName: 'products', ...request }] }),
    },
  )
  return {
    status: response.status,
    result: ((await response.json()) as { results?: never[] }).results?.[0] as unknown as Result,
  }
}
const titles = async (request: object) => (await search(request)).result.hits.map(({ title }) => title)

describe('the search service', () => {
  it.each(['sfoa', 'soaf', 'sofs', 'sofaa', 'so', 'SOFA', 'sofá'])('SEARCH-01 finds sofas for “%s”', async (query) => {
    const [first] = await titles({ query })
    expect(first).toMatch(/sofa/i)
  })

  it('ranks what was typed above what was nearly typed', async () => {
    expect(await titles({ query: 'fjord sofa' })).toContain('Fjord Leather Sofa')
    expect((await titles({ query: 'marlow' })).slice(0, 3).every((title) => title.startsWith('Marlow'))).toBe(true)
  })

  it('asks for every word, and finds nothing for nonsense', async () => {
    expect(await titles({ query: 'velvet sofa marlow' })).toEqual([])
    expect((await search({ query: 'qqzzxx' })).result).toMatchObject({ hits: [], nbHits: 0, nbPages: 0 })
  })

  it('understands the categories’ names in every language of the shop', async () => {
    for (const query of ['소파', '梳化', 'canapés'])
      expect((await titles({ query }))[0]).toMatch(/sofa|loveseat|chaise/i)
  })

  it('SEARCH-06 leaves out what a country hides, another product in each', async () => {
    const counts = await Promise.all(
      countries.map(
        async ({ hide }) =>
          (await search({ query: '', hitsPerPage: 0, numericFilters: [`${hide}_hide=0`] })).result.nbHits,
      ),
    )
    expect(counts[0]).toBe(68)
    for (const count of counts.slice(1)) expect(count).toBeLessThan(68)
  })

  it('SEARCH-07 marks what matched and gives a price in each currency', async () => {
    const hit = (await search({ query: 'marlow so', hitsPerPage: 1 })).result.hits[0] as Result['hits'][0]
    expect(hit._highlightResult.title).toMatchObject({
      value: expect.stringMatching(/^<em>Marlow<\/em> .*<em>So<\/em>fa$/),
      matchLevel: 'full',
    })
    expect(Object.keys(hit.prices.final)).toEqual(['usd', 'cad', 'aud', 'krw', 'gbp', 'hkd'])
    expect(hit.objectID).toMatch(/^SOF12\d\d-12\d\d$/)
  })

  it('filters by facets: lists are AND, lists in them OR, a minus negates', async () => {
    const all = (await search({ query: '', facets: ['colors', 'terms'], hitsPerPage: 0 })).result
    const green = (await search({ query: '', facetFilters: [['colors:Green']], hitsPerPage: 0 })).result.nbHits
    const either = (await search({ query: '', facetFilters: [['colors:Green', 'colors:Red']], hitsPerPage: 0 })).result
      .nbHits
    const both = (await search({ query: '', facetFilters: ['colors:Green', 'colors:Red'], hitsPerPage: 0 })).result
      .nbHits
    const not = (await search({ query: '', facetFilters: ['colors:-Green'], hitsPerPage: 0 })).result.nbHits
    expect(green).toBe(all.facets.colors.Green ?? 0)
    expect(either + both).toBe(green + (all.facets.colors.Red ?? 0))
    expect(green + not).toBe(all.nbHits)
  })

  it('filters by figures and ranges, and holds nothing for a filter it cannot read', async () => {
    const price = 'prices.final.usd'
    const counts = async (...numericFilters: unknown[]) =>
      (await search({ query: '', numericFilters, hitsPerPage: 0 })).result.nbHits
    expect((await counts(`${price}<100`)) + (await counts(`${price}>=100`))).toBe(68)
    expect(await counts(`${price}:100 TO 200`)).toBe(await counts(`${price}>=100`, `${price}<=200`))
    expect(await counts([`${price}<100`, `${price}>=100`])).toBe(68)
    expect(await counts('price is low')).toBe(0)
  })

  it('pages', async () => {
    const [one = [], two = []] = await Promise.all(
      [0, 1].map((page) => titles({ query: 'sofa', hitsPerPage: 4, page })),
    )
    expect(one).toHaveLength(4)
    expect(two.filter((title) => one.includes(title))).toEqual([])
  })

  it('refuses a wrong key, an unknown index and a body that is none', async () => {
    expect((await search({}, 'wrong')).status).toBe(403)
    expect((await search({ indexName: 'nothing' })).status).toBe(404)
    expect((await search({ hitsPerPage: -1 })).status).toBe(400)
  })

  it('talks to Algolia’s own client', async () => {
    const server = serve({ fetch: shop.fetch, port: 0 })
    await new Promise((resolve) => server.on('listening', resolve))
    const { port } = server.address() as AddressInfo
    const client = liteClient('rove-demo', 'demo-search-key', {
      hosts: [{ url: `localhost:${port}/search`, accept: 'readWrite', protocol: 'http' }],
    })
    const { results } = await client.search({
      requests: [
        { indexName: 'products', query: 'sfoa', hitsPerPage: 2 },
        { indexName: 'pages', query: 'delivery' },
      ],
    })
    expect(results).toMatchObject(
      [{ hits: [{ title: /Sofa/ }, {}] }, { hits: [{ title: 'Delivery and assembly' }] }].map(() => ({
        nbHits: expect.any(Number),
      })),
    )
    await new Promise((resolve) => server.close(resolve))
  })

  it('counts typing mistakes as people make them', () => {
    expect([
      distance('sofa', 'sfoa', 2),
      distance('sofa', 'sofas', 2),
      distance('sofa', 'soda', 2),
      distance('rug', 'parasol', 1),
    ]).toEqual([1, 1, 1, 2])
  })
})

describe('loving', () => {
  it('LOVE-01 counts a love once, however often it is told, and apart for each visitor', async () => {
    const [one, two] = [visitor(), visitor()]
    const love = async (ask: typeof one, query: string) => (await ask(`/uc_love/ajax?${query}`)).json()
    expect(await love(one, 'op=add&nid=1201')).toEqual({ cnt: 1 })
    expect(await love(one, 'op=add&nid=1201')).toEqual({ cnt: 1 })
    expect(await love(one, 'op=add&nid=1202')).toEqual({ cnt: 2 })
    expect(await love(two, 'op=add&nid=1203')).toEqual({ cnt: 1 })
    expect(await love(one, 'op=remove&nid=1201')).toEqual({ cnt: 1 })
  })

  it('LOVE-02 asks an anonymous visitor once, and a customer never', async () => {
    const guest = visitor()
    const asks = async (ask: typeof guest) =>
      ((await (await ask('/uc_love/ajax_validate?nid=1201')).json()) as { validate: boolean }).validate
    expect(await asks(guest)).toBe(true)
    await guest('/uc_love/ajax?op=add&nid=1201')
    expect(await asks(guest)).toBe(false)
    const customer = visitor()
    await customer('/?as=customer')
    expect(await asks(customer)).toBe(false)
  })

  it('LOVE-03 the page’s settings name what the visitor loves', async () => {
    const guest = visitor()
    await guest('/uc_love/ajax?op=add&nid=1203')
    expect(await (await guest('/sofas')).text()).toContain('"uc_love":{"user":[1203]}')
  })

  it('LOVE-05 the wishlist lists and removes without script', async () => {
    const guest = visitor()
    await guest('/uc_love/ajax?op=add&nid=1201')
    expect(await (await guest('/wishlist')).text()).toContain('Marlow 3-Seat Sofa')
    const removed = await guest('/i-love/remove', { method: 'POST', body: new URLSearchParams({ nid: '1201' }) })
    expect(removed.status).toBe(303)
    expect(await (await guest('/i-love')).text()).not.toContain('Marlow 3-Seat Sofa')
  })

  it.each(['op=add&nid=1', 'op=add&nid=x', 'op=steal&nid=1201', 'op=add&nid=1201&email=nobody', ''])(
    'refuses %s',
    async (query) => {
      expect((await visitor()(`/uc_love/ajax?${query}`)).status).toBe(400)
    },
  )
})

describe('the pages', () => {
  const paths = [
    '/',
    '/home',
    '/sofas',
    '/outdoor',
    '/product/marlow-3-seat-sofa',
    '/search/products/sofa/',
    '/search/STL/oak',
    '/i-love',
    '/user/login',
    '/cart',
    '/delivery',
    '/campaign/spring-rooms',
    '/demo/log',
    '/best-sellers',
  ]
  it.each(countries.map(({ code }) => code))('COUNTRY-01 are there in %s, in its currency', async (code) => {
    const ask = visitor()
    for (const path of paths) expect((await ask(`${path}?country=${code}`)).status, path).toBe(200)
    const symbol = { US: '$', CA: 'C$', AU: 'AU$', KR: '₩', UK: '£', HK: 'HK$' }[code]
    expect(await (await ask('/chairs')).text()).toContain(symbol)
  })

  it('hold at least sixty products in six categories, with three to eight options each', async () => {
    const { default: furniture } = await import('../../demo-host/catalogue/furniture.json')
    expect(furniture.length).toBeGreaterThanOrEqual(60)
    expect(new Set(furniture.map(({ category }) => category)).size).toBe(6)
    for (const item of furniture) {
      const options = item.colours.length + ('sizes' in item ? (item.sizes?.length ?? 0) : 0)
      expect(options, item.slug).toBeGreaterThanOrEqual(3)
      expect(options, item.slug).toBeLessThanOrEqual(8)
    }
  })

  it('show members their price, and nobody else', async () => {
    const ask = visitor()
    expect(await (await ask('/sofas?as=member')).text()).toContain('MEMBER')
    expect(await (await ask('/sofas?as=guest')).text()).not.toContain('MEMBER')
  })

  it('LOAD-02 carry the body’s flags as they are switched', async () => {
    const html = await (await visitor()('/cart?as=trade&flags=membership-only,compare-prices-locked')).text()
    expect(html).toMatch(
      /<body class="html not-front logged-in no-sidebars page-cart membership-only compare-prices-locked"/,
    )
  })

  it('SEARCH-05 the search form goes to the results page, which falls back to the type that has hits', async () => {
    const ask = visitor()
    expect((await ask('/search?keys=oak+table')).headers.get('location')).toBe('/search/products/oak%20table/')
    expect(await (await ask('/search/reviews/parasol/')).text()).toMatch(/aria-current="page">In Products/)
  })

  it('what is searched for is text, in the page and in its script', async () => {
    const html = await (
      await visitor()(`/search/products/${encodeURIComponent('</script><script>alert(1)</script>')}/`)
    ).text()
    expect(html).not.toContain('<script>alert(1)')
  })

  it('answer an unknown path with a page that is there to help', async () => {
    const response = await visitor()('/nothing/here')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('This room is empty')
  })

  it.each([
    ['500', 500],
    ['404', 404],
    ['403', 403],
    ['html', 200],
    ['empty', 200],
    ['garbage', 200],
    ['wrong', 200],
    ['redirect', 302],
  ])('break on demand: %s', async (kind, status) => {
    const ask = visitor()
    await ask(`/?fault=${kind}:/uc_love`)
    expect((await ask('/uc_love/items')).status).toBe(status)
    expect((await ask('/sofas')).status).toBe(200)
    await ask('/?fault=none')
    expect((await ask('/uc_love/items')).headers.get('content-type')).toContain('json')
  })

  it('makes pictures narrower on request, and a calm ground where there is none', async () => {
    const none = await shop.request('http://localhost/sites/default/files/nothing.webp')
    expect(none.headers.get('content-type')).toBe('image/svg+xml')
    expect((await shop.request('http://localhost/sites/default/files/styles/w999/public/x.webp')).status).toBe(404)
    const narrow = await shop.request('http://localhost/sites/default/files/styles/w320/public/marlow-3-seat-sofa.webp')
    expect(narrow.headers.get('content-type')).toBe('image/webp')
  })
})
