/** The shop's search service, asked as a browser asks it. */
import { parse } from 'valibot'
import { type SearchParams, searchParams } from '../../demo-host/search/params'
import type { SearchRecord } from '../../demo-host/search/records'
import type { SearchResult } from '../../demo-host/search/search-index'
import { openShop, type Shop } from './visitor'

let shop: Shop

/** Before all tests of a file. */
export async function openService(): Promise<void> {
  shop = await openShop()
}

/** One request among those of a multi-index query, on the products unless it says otherwise. */
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

/** What one index answers. */
export async function search(request: object): Promise<SearchResult> {
  const { results } = (await (await post(request)).json()) as { results: [SearchResult] }
  return results[0]
}

/** The titles found, best first. */
export async function titles(request: object): Promise<string[]> {
  return (await search({ hitsPerPage: 100, ...request })).hits.map(({ title }) => String(title))
}

/** Parameters as an index takes them. */
export const ask = (params: object): SearchParams => parse(searchParams, params)

/** A record with nothing but a title. */
export function recordOf(title: string): SearchRecord {
  return { objectID: title, title, url: '', image: '', image_category: '', language: 'und', keywords: '', text: '' }
}
