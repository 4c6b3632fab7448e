import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SearchRequest } from '../../../../core/shop/search/search.contract'
import { createSearch } from '../../../../core/shop/search/search-client'

const { liteClient, ask } = vi.hoisted(() => ({ liteClient: vi.fn(), ask: vi.fn() }))
vi.mock('algoliasearch/lite', () => ({ liteClient }))

const settings = { appId: 'app', apiKey: 'key', indexes: {} }
const request: SearchRequest = {
  indexName: 'products',
  query: 'sofa',
  params: { hitsPerPage: 6, numericFilters: ['usa_hide=0'] },
}
const answer = { results: [{ hits: [{ objectID: 'A-1', title: 'Sofa' }], nbHits: 1, processingTimeMS: 2 }] }

beforeEach(() => {
  vi.useFakeTimers()
  liteClient.mockReset().mockReturnValue({ search: ask })
  ask.mockReset().mockResolvedValue(answer)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the search service', () => {
  it('SEARCH-01 is requested once for all indexes, each by its name', async () => {
    await createSearch(settings)([request, { ...request, indexName: 'pages' }])
    const params = 'hitsPerPage=6&numericFilters=%5B%22usa_hide%3D0%22%5D'
    const one = { indexName: 'products', query: 'sofa', params }
    expect(ask.mock.calls).toEqual([[{ requests: [one, { ...one, indexName: 'pages' }] }]])
  })

  it('RESULTS-02 RESULTS-03 asks for a page, for facets and for the counts of facets', async () => {
    const params = { hitsPerPage: 24, page: 2, numericFilters: [], facetFilters: [['colors:Green']], facets: ['terms'] }
    await createSearch(settings)([{ indexName: 'products', query: 'sofa', params }])
    expect(ask.mock.calls[0]?.[0].requests).toEqual([
      { indexName: 'products', query: 'sofa', params: expect.any(String) },
    ])
    const sent = new URLSearchParams(ask.mock.calls[0]?.[0].requests[0].params)
    expect(Object.fromEntries([...sent].map(([name, value]) => [name, JSON.parse(value)]))).toEqual(params)
  })

  it('SEARCH-01 is requested with the page’s names of the indexes', async () => {
    await createSearch({ ...settings, indexes: { products: 'prod_products' } })([request])
    expect(ask.mock.calls[0]?.[0].requests[0].indexName).toBe('prod_products')
  })

  it('SEARCH-01 is requested from the hosts in the settings, with the timeout', () => {
    createSearch({ ...settings, hosts: [{ url: 'search.shop', protocol: 'https' }] }, 3000)
    expect(liteClient).toHaveBeenCalledExactlyOnceWith(
      'app',
      'key',
      expect.objectContaining({
        hosts: [{ url: 'search.shop', protocol: 'https', accept: 'readWrite' }],
        timeouts: { connect: 3000, read: 3000, write: 3000 },
      }),
    )
    createSearch(settings)
    expect(liteClient.mock.calls[1]?.[2]).not.toHaveProperty('hosts')
  })

  it('SEARCH-01 stores nothing on the visitor’s device', async () => {
    createSearch(settings)
    const { hostsCache } = liteClient.mock.calls[0]?.[2] ?? {}
    await hostsCache.set('up', ['host'])
    await expect(hostsCache.get('up', async () => 'asked anew')).resolves.toBe('asked anew')
    await Promise.all([hostsCache.delete('up'), hostsCache.clear()])
    expect(localStorage).toHaveLength(0)
  })

  it('SEARCH-07 asks another host after a failure, none after a timeout, and waits for no busy one', async () => {
    createSearch(settings)
    const { hostsCache, maxRateLimitRetries } = liteClient.mock.calls[0]?.[2] ?? {}
    const host = (isTimedOut: boolean) => ({ isTimedOut: () => isTimedOut })
    await expect(hostsCache.set('host', host(false))).resolves.toBeTruthy()
    await expect(hostsCache.set('host', host(true))).rejects.toMatchObject({ code: 'timeout', where: 'search' })
    expect(maxRateLimitRetries).toBe(0)
  })

  it('SEARCH-07 returns the answer decoded by the contract', async () => {
    const { results } = await createSearch(settings)([request])
    expect(results[0]).toMatchObject({ nbHits: 1, hits: [{ objectID: 'A-1', title: 'Sofa', url: '' }] })
    expect(results[0]).not.toHaveProperty('processingTimeMS')
  })

  it.each([
    ['another shape', async () => ({ results: 'none' }), 'wrong-shape'],
    ['nothing', async () => undefined, 'wrong-shape'],
    ['a 403', () => Promise.reject(Object.assign(new Error('Invalid key'), { status: 403 })), 'status-403'],
    ['no connection', () => Promise.reject(new Error('Unreachable hosts')), 'network'],
  ])('SEARCH-07 the answer %s rejects with a named error', async (_, reply, code) => {
    ask.mockImplementation(reply)
    await expect(createSearch(settings)([request])).rejects.toMatchObject({ name: 'RoveError', where: 'search', code })
  })

  it('SEARCH-07 without an answer it rejects at the timeout', async () => {
    ask.mockReturnValue(new Promise(() => {}))
    const failed = vi.fn()
    createSearch(settings)([request]).catch(failed)
    await vi.advanceTimersByTimeAsync(5999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'timeout', where: 'search' }))
  })

  it('SEARCH-07 leaves no timer after an answer', async () => {
    await createSearch(settings)([request])
    expect(vi.getTimerCount()).toBe(0)
  })
})
