import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { countries } from '../../core/base/country/countries.rules'
import { growPieces, mostPieces, pieceCount } from '../../demo-host/catalogue/grown'
import { hasPicture, pictureFile } from '../../demo-host/catalogue/pictures'
import { otherLanguages, ownPieces, type Piece } from '../../demo-host/catalogue/pieces'
import { modelTables, restrictionRows } from '../../demo-host/database/seed-models'
import { productNameRows } from '../../demo-host/database/seed-names'
import { offerRows, optionRows, productRows } from '../../demo-host/database/seed-products'

const grown = growPieces(mostPieces)
const variants = grown.slice(ownPieces.length)
const originOf = new Map(ownPieces.map((piece) => [piece.slug, piece]))

const repeated = (values: readonly (string | number)[]) => {
  const seen = new Set<string | number>()
  return values.filter((value) => seen.size === seen.add(value).size)
}

/** All rows of the products of a catalogue. */
function rowsOf(pieces: readonly Piece[]) {
  const options = optionRows(pieces)
  const tables = { ...modelTables(pieces, options), options, products: productRows(pieces), offers: offerRows(pieces) }
  return Object.entries({ ...tables, names: productNameRows(pieces), restrictions: restrictionRows(pieces) })
}

describe('a grown catalogue', () => {
  it('has the asked number of products, and a smaller one is its beginning', () => {
    expect(grown).toHaveLength(10_000)
    expect(growPieces(1000)).toEqual(grown.slice(0, 1000))
    expect(growPieces(ownPieces.length)).toEqual(ownPieces)
  })

  it('is the same at each start', () => {
    expect(variants[0]).toMatchObject({
      nid: 20_001,
      slug: 'elva-3-seat-sofa',
      picture: 'marlow-3-seat-sofa',
      price: 2100,
    })
    expect(variants.at(-1)).toMatchObject({ nid: 29_931, picture: 'hollis-sofa' })
  })

  it('leaves the rows of the shop’s own products as they are', () => {
    const own = new Set(ownPieces.map(({ nid }) => nid))
    const larger = new Map<string, readonly { nid?: number | undefined }[]>(rowsOf(growPieces(1000)))
    for (const [table, rows] of rowsOf(ownPieces))
      expect(
        larger.get(table)?.filter(({ nid = 0 }) => own.has(nid)),
        table,
      ).toEqual(rows)
  })

  it('has different ids, addresses, article numbers and titles in every language', () => {
    expect(repeated(grown.map(({ nid }) => nid))).toEqual([])
    expect(repeated(grown.map(({ slug }) => slug))).toEqual([])
    expect(repeated(productRows(grown).map(({ sku }) => sku))).toEqual([])
    expect(repeated(grown.map(({ title }) => title))).toEqual([])
    for (const language of otherLanguages)
      expect(repeated(grown.map(({ words }) => words[language].title)), language).toEqual([])
    expect(grown.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
    expect(repeated(modelTables(variants, optionRows(variants)).models.map(({ name }) => name))).toEqual([])
  })

  it('names a variant as the shop names its own, and does not speak of another piece by its name', () => {
    const armchair = grown.find(({ slug }) => slug === 'hedda-armchair')
    expect(armchair).toMatchObject({ title: 'Hedda Armchair', description: 'Round arms, deep seat, no hurry.' })
    expect(armchair?.words).toEqual({
      fr: { title: 'Fauteuil Hedda', description: 'Accoudoirs ronds, assise profonde, aucune hâte.' },
      ko: { title: '헤다 암체어', description: '둥근 팔걸이, 깊은 좌석, 그리고 여유.' },
      'zh-Hant-HK': { title: 'Hedda 扶手椅', description: '圓扶手、深座位，不用急。' },
    })
    const sofa = grown.find(({ title }) => title === 'Beatrix Teak Terrace Sofa')
    expect(sofa?.words.fr.title).toBe('Canapé de terrasse en teck Beatrix')
    const rest = grown.find(({ title }) => title === 'Mikkel Coffee Table, Small')
    expect(rest?.words.fr.title).toBe('Table basse Mikkel, petit modèle')
  })

  it('has prices within a quarter of the origin’s, above nothing in every currency, with and without a sale', () => {
    for (const { picture, price } of variants) {
      const share = price / (originOf.get(picture)?.price ?? 0)
      expect(share).toBeGreaterThanOrEqual(0.75)
      expect(share).toBeLessThanOrEqual(1.25)
    }
    const offers = offerRows(variants)
    expect(offers.filter(({ price, sale }) => !(price > 0 && sale >= 0 && sale < price / 2))).toEqual([])
    for (const { code } of countries) {
      const here = offers.filter(({ country }) => country === code)
      const onSale = here.filter(({ sale }) => sale > 0).length
      expect(onSale, code).toBeGreaterThan(here.length / 20)
      expect(onSale, code).toBeLessThan(here.length / 5)
      const hidden = here.filter((offer) => offer.hidden).length
      expect(hidden > 0, code).toBe(code !== 'US')
      expect(hidden, code).toBeLessThan(here.length / 5)
    }
  })

  it('shows the pictures of the origin: the first colour is that of the main picture', () => {
    for (const { picture, colours, terms, material } of variants) {
      const origin = originOf.get(picture)
      expect(hasPicture(pictureFile(picture)), picture).toBe(true)
      expect(colours[0]).toBe(origin?.colours[0])
      expect(origin?.colours).toEqual(expect.arrayContaining([...colours]))
      expect([terms, material]).toEqual([origin?.terms, origin?.material])
    }
    const ofMarlow = variants.filter(({ picture }) => picture === 'marlow-3-seat-sofa')
    const orders = new Set(ofMarlow.map(({ colours }) => colours.map(({ name }) => name).join()))
    expect(orders.size).toBeGreaterThan(10)
  })
})

describe('DEMO_PRODUCTS', () => {
  it('is a whole number that the catalogue can have', () => {
    expect([undefined, '', '69', '1000', '10000'].map(pieceCount)).toEqual([69, 69, 69, 1000, 10_000])
    for (const invalid of ['many', '68', '10001', '1e3', '-100', '100.5', ' 1000'])
      expect(pieceCount(invalid), invalid).toBeUndefined()
  })

  it('stops the start with one sentence if it is invalid', () => {
    const env = { ...process.env, DEMO_PRODUCTS: 'many', DEMO_DB: ':memory:' }
    const host = spawnSync(process.execPath, ['--import', 'tsx', 'demo-host/main.ts'], { env, encoding: 'utf8' })
    expect(host.stderr).toBe('DEMO_PRODUCTS has to be a whole number from 69 to 10000.\n')
    expect([host.status, host.stdout]).toEqual([1, ''])
  })
})
