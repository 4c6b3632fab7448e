/** A search service for stories: answers with fixtures, in a given mode. */
import type { SearchAnswer, SearchHit } from '../core/search/search.contract'
import { titleOf } from './catalogue'
import { pictureOf } from './pictures'
import { reply } from './server'
import { shop } from './shop-words'

/** The behaviour of the service. */
export type SearchMode = 'finds' | 'finds nothing' | 'waits' | 'fails'

const hit = (n: number, title: string, more: Partial<SearchHit> = {}): SearchHit => ({
  objectID: `X${n}-0`,
  nid: '',
  google_tag_id: '',
  title,
  url: `/found/${n}`,
  image: '',
  language: 'und',
  prices: undefined,
  _highlightResult: { title: { value: title.replace(/Sofa|Canapé|소파|梳化/, '<em>$&</em>') } },
  ...more,
})
const final = { usd: 1890, cad: 2550, aud: 2840, krw: 2550000, gbp: 1510, hkd: 14750 }
const names = ['Marlow 3-Seat Sofa', 'Hollis Sofa', 'Juno Velvet Sofa', 'Fjord Leather Sofa', 'Cove Curved Sofa']
const pictured = (title: string) => pictureOf(title.toLowerCase().replaceAll(' ', '-'))
const products = () => names.map((title, n) => hit(n, titleOf(title), { image: pictured(title), prices: { final } }))
const none = { hits: [], nbHits: 0 }
const found = (): SearchAnswer => ({
  results: [
    { hits: products(), nbHits: 14 },
    { hits: [hit(10, shop('care'))], nbHits: 4 },
    { hits: [hit(20, shop('sofas'))], nbHits: 1 },
    { hits: [], nbHits: 8 },
    { hits: [], nbHits: 12 },
    none,
    { hits: [hit(30, shop('room'))], nbHits: 5 },
  ],
})
const nothing: SearchAnswer = { results: Array(7).fill(none) }

/** Replaces `fetch`, which the service's client uses. */
export function serveSearch(mode: SearchMode): void {
  const answer = mode === 'finds' ? found() : nothing
  reply({ '/1/indexes/*/queries': mode === 'waits' || mode === 'fails' ? mode : { answer } })
}
