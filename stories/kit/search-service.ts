/** A search service for stories: answers with fixtures, in a given mode. */
import type { SearchHit } from '../../core/shop/search/search.contract'
import { titleOf } from './catalogue'
import { pictureOf } from './pictures'
import { reply } from './server'
import { shop } from './shop-words'

/** The behaviour of the service. */
export type SearchMode = 'finds' | 'finds many' | 'finds nothing' | 'waits' | 'fails'

/** What the service sends of a record: the fields that it has. */
const hit = (n: number, title: string, more: Partial<SearchHit> = {}): Partial<SearchHit> => ({
  objectID: `X${n}-0`,
  title,
  url: `/found/${n}`,
  _highlightResult: { title: { value: title.replace(/Sofa|Canapé|소파|梳化/, '<em>$&</em>') } },
  ...more,
})
const final = { usd: 1890, cad: 2550, aud: 2840, krw: 2550000, gbp: 1510, hkd: 14750 }
const names = [
  'Marlow 3-Seat Sofa',
  'Hollis Sofa',
  'Juno Velvet Sofa',
  'Fjord Leather Sofa',
  'Cove Curved Sofa',
] as const
const pictured = (title: string) => pictureOf(title.toLowerCase().replaceAll(' ', '-'))
const products = () =>
  names.map((title, n) => hit(n, titleOf(title), { image: pictured(title), prices: { final, regular: final } }))
const result = (nbHits: number, ...hits: Partial<SearchHit>[]) => ({ hits, nbHits })
const none = result(0)
const found = () => ({
  results: [
    result(14, ...products()),
    result(4, hit(10, shop('care'))),
    result(1, hit(20, shop('sofas'), { image_category: pictured(names[0]) })),
    result(8),
    result(12),
    none,
    result(5, hit(30, shop('room'))),
  ],
})
/** Three pages of products. */
const many = () => ({ results: [{ ...result(60, ...products()), nbPages: 3 }, ...Array(6).fill(none)] })
const nothing = { results: Array(7).fill(none) }

/** What the service's client uses of `XMLHttpRequest`. It asks `fetch`, which the server of stories replaces. */
class SearchXhr {
  readonly OPENED = 1
  readyState = 1
  status = 0
  responseText = ''
  onload?: () => void
  onerror?: () => void
  #url = ''
  open(_method: string, url: string) {
    this.#url = url
  }
  setRequestHeader() {}
  getAllResponseHeaders() {
    return ''
  }
  abort() {}
  async send(body: string) {
    const answer = await fetch(this.#url, { method: 'POST', body })
    this.status = answer.status
    this.responseText = await answer.text()
    this.onload?.()
  }
}

/** Replaces what the service's client sends with. */
export function serveSearch(mode: SearchMode): void {
  window.XMLHttpRequest = SearchXhr as never
  const answer = mode === 'finds' ? found() : mode === 'finds many' ? many() : nothing
  reply({ '/1/indexes/*/queries': mode === 'waits' || mode === 'fails' ? mode : { answer } })
}
