import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { ownCopy } from '../../../../core/base/input/own-json'
import { searchAnswer } from '../../../../core/shop/search/search.contract'
import { searchIndexes } from '../../../../core/shop/search/search-indexes.contract'

const decode = (...hits: object[]) => safeParse(searchAnswer, ownCopy({ results: [{ hits, nbHits: hits.length }] }))
const firstHit = (hit: object) => {
  const decoded = decode({ objectID: 'A-1', ...hit })
  return decoded.success ? decoded.output.results[0]?.hits[0] : undefined
}

describe('the search service', () => {
  it('SEARCH-01 has seven indexes, requested in a fixed order', () => {
    expect(searchIndexes).toEqual(['products', 'pages', 'category', 'customer_photos', 'reviews', 'rooms', 'STL'])
  })

  it('SEARCH-07 a hit without fields decodes to empty fields of language und', () => {
    expect(firstHit({})).toMatchObject({ title: '', url: '', image: '', language: 'und' })
  })

  it.each([
    [
      { objectID: 'SOF1201-OAT', title: 'Sofa', url: '/sofa', image: '/sofa.webp', image_category: '/sofas.webp' },
      { objectID: 'SOF1201-OAT', title: 'Sofa', url: '/sofa', image: '/sofa.webp', image_category: '/sofas.webp' },
    ],
    [{ title: 7 }, { title: '' }],
    [{ nid: 1201 }, { nid: '1201', google_tag_id: '' }],
    [
      { nid: [1], google_tag_id: 'G1' },
      { nid: '', google_tag_id: 'G1' },
    ],
    [{ url: ['/x'] }, { url: '' }],
    [{ image: null }, { image: '' }],
    [{ language: null }, { language: 'und' }],
    [{ language: 'fr_CA' }, { language: 'fr_CA' }],
    [{ prices: 'none' }, { prices: undefined }],
    [{ prices: { final: 'none' } }, { prices: { final: {} } }],
    [
      { prices: { final: { usd: '1890.00' }, regular: { usd: '2310' } } },
      { prices: { final: { usd: 1890 }, regular: { usd: 2310 } } },
    ],
    [{ prices: { final: { usd: 10, cad: 'twelve' } } }, { prices: { final: { usd: 10, cad: Number.NaN } } }],
    [{ stars: '4' }, { stars: 4 }],
    [{ _highlightResult: { title: 'x' } }, { _highlightResult: { title: undefined } }],
    [
      { _highlightResult: { title: { value: '<em>S</em>ofa' } } },
      { _highlightResult: { title: { value: '<em>S</em>ofa' } } },
    ],
  ])('SEARCH-07 the hit %j decodes to %j', (hit, believed) => {
    expect(firstHit(hit)).toMatchObject(believed)
  })

  it('SEARCH-07 a hit without an objectID makes the answer invalid', () => {
    expect(decode({ objectID: 'A-1' }, { title: 'x' }).success).toBe(false)
  })

  it.each([[{}], [{ results: {} }], [{ results: [{}] }], [{ results: [{ hits: [], nbHits: '3' }] }], [null], ['']])(
    'SEARCH-07 an answer of another shape is refused: %j',
    (body) => {
      expect(safeParse(searchAnswer, ownCopy(body)).success).toBe(false)
    },
  )
})
