/** Records of the search service as its answer decodes, for tests. */
import { parse } from 'valibot'
import { type SearchAnswer, type SearchHit, searchAnswer } from '../../../../core/shop/search/search.contract'

const sofa = {
  objectID: 'SOF1201-1201',
  nid: 1201,
  google_tag_id: 'G1201',
  title: 'Marlow Sofa',
  url: '/product/marlow',
  image: '/marlow.webp',
  prices: { final: { usd: 1690, krw: 2290000 }, regular: { usd: 1890, krw: 2290000 } },
}

/** The answer to one request. */
export const searchResult = (more: Partial<SearchAnswer['results'][number]> = {}): SearchAnswer['results'][number] => ({
  hits: [],
  nbHits: more.hits?.length ?? 0,
  nbPages: 0,
  facets: {},
  ...more,
})

/** A sofa. */
export const searchHit = (more: Partial<SearchHit> = {}): SearchHit => {
  const { results } = parse(searchAnswer, { results: [{ hits: [sofa], nbHits: 1 }] })
  return { ...(results[0]?.hits[0] as SearchHit), ...more }
}
