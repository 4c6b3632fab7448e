import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { algoliasearch } from 'algoliasearch'
import { liteClient } from 'algoliasearch/lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { distance } from '../../core/shop/search/edit-distance.rules'
import { openService, post } from './search-service'
import { openShop } from './visitor'

describe('the search API', () => {
  beforeAll(openService)

  it.each([
    ['a wrong key', {}, { key: 'wrong' }, 403],
    ['another application', {}, { app: 'other' }, 403],
    ['an unknown index', { indexName: 'nothing' }, {}, 404],
    ['a page size below nothing', { hitsPerPage: -1 }, {}, 400],
  ])('refuses %s with a message and a status', async (_, request, keys, status) => {
    const response = await post(request, keys)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ message: expect.any(String), status })
  })

  it('ignores unknown parameters, and reads parameters one level deep or as a query string', async () => {
    const response = await post({ params: { query: 'sofa', hitsPerPage: 1, getRankingInfo: true }, unknown: 1 })
    expect(await response.json()).toMatchObject({ results: [{ query: 'sofa', hitsPerPage: 1, index: 'products' }] })
    const asText = await post({ query: 'sofa', params: 'hitsPerPage=1&facets=%5B%22terms%22%5D&getRankingInfo=true' })
    const answer = await asText.json()
    expect(answer).toMatchObject({ results: [{ query: 'sofa', hitsPerPage: 1, facets: { terms: {} } }] })
    expect((await post({ query: 'sofa', params: 'hitsPerPage=-1' })).status).toBe(400)
  })
})

describe('Algolia’s official clients', () => {
  const hostsOf = (server: ReturnType<typeof serve>) => {
    const { port } = server.address() as AddressInfo
    return { hosts: [{ url: `localhost:${port}/search`, accept: 'readWrite', protocol: 'http' } as const] }
  }
  let server: ReturnType<typeof serve>
  beforeAll(async () => {
    const shop = await openShop()
    await new Promise<void>((resolve) => {
      server = serve({ fetch: shop.fetch, port: 0 }, () => resolve())
    })
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  it('SEARCH-01 the lite client searches several indexes in one call, results in order', async () => {
    const client = liteClient('rove-demo', 'demo-search-key', hostsOf(server))
    const { results } = await client.search({
      requests: [
        { indexName: 'products', query: 'sfoa', hitsPerPage: 2, numericFilters: ['usa_hide=0'] },
        { indexName: 'pages', query: 'assembly' },
        { indexName: 'products', query: '', hitsPerPage: 0, facets: ['colors'] },
      ],
    })
    expect(results).toMatchObject([
      { nbHits: expect.any(Number), hits: [{ title: expect.stringMatching('Sofa') }, {}] },
      { nbHits: 1, hits: [{ title: 'Delivery and assembly' }] },
      { hits: [], facets: { colors: { Green: expect.any(Number) } } },
    ])
  })

  it('the full client searches one index', async () => {
    const client = algoliasearch('rove-demo', 'demo-search-key', hostsOf(server))
    const result = await client.searchSingleIndex({ indexName: 'STL', searchParams: { query: 'reading' } })
    expect(result.hits).toMatchObject([{ title: 'The reading corner', url: '/looks/reading-corner' }])
  })

  it('a wrong key returns an error with the service’s message', async () => {
    const client = liteClient('rove-demo', 'wrong', hostsOf(server))
    await expect(client.search({ requests: [{ indexName: 'products' }] })).rejects.toMatchObject({
      status: 403,
      message: 'Invalid Application-ID or API key',
    })
  })
})

it('the typo count is the edit distance with transpositions', () => {
  expect(distance('sofa', 'sfoa', 2)).toBe(1)
  expect(distance('sofa', 'sofas', 2)).toBe(1)
  expect(distance('sofa', 'soda', 2)).toBe(1)
  expect(distance('velvet', 'vlevte', 2)).toBe(2)
  expect(distance('rug', 'parasol', 1)).toBe(2)
})
