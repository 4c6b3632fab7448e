/** Calls to the demo search service. */
import { parse } from 'valibot'
import { type SearchParams, searchParams } from '../../demo-host/stand-ins/algolia/params'
import type { SearchResult } from '../../demo-host/stand-ins/algolia/search-index'
import type { SearchRecord } from '../../demo-host/stand-ins/algolia/search-record'
import { openShop, type Shop } from './visitor'

let shop: Shop

/** Opens the shop before all tests of a file. */
export async function openService(): Promise<void> {
  shop = await openShop()
}

/** One request of a multi-index query, for the product index by default. */
export async function post(request: object, { key = 'demo-search-key', app = 'rove-demo' } = {}): Promise<Response> {
  const keys = new URLSearchParams({
    'x-algolia-api-key': key,
    'x-algolia-application-id': app,
    'x-algolia-agent': 'test',
  })
  return shop.request(`http://localhost/search/1/indexes/*/queries?${keys}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ requests: [{ indexName: 'products', ...request }] }),
  })
}

/** The response of one index. */
export async function search(request: object): Promise<SearchResult> {
  const { results } = (await (await post(request)).json()) as { results: [SearchResult] }
  return results[0]
}

/** The titles of the hits, best first. */
export async function titles(request: object): Promise<string[]> {
  return (await search({ hitsPerPage: 100, ...request })).hits.map(({ title }) => String(title))
}

/** Parameters in the format of an index. */
export const ask = (params: object): SearchParams => parse(searchParams, params)

/** A record that has only a title. */
export function recordOf(title: string): SearchRecord {
  return { objectID: title, title, url: '', image: '', image_category: '', language: 'und', keywords: '', text: '' }
}
