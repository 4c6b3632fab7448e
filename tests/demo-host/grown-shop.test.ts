import { beforeAll, describe, expect, it } from 'vitest'
import { growPieces } from '../../demo-host/catalogue/grown'
import { ownPieces } from '../../demo-host/catalogue/pieces'
import { openDatabase } from '../../demo-host/database/open'
import { products } from '../../demo-host/database/schema'
import { seed } from '../../demo-host/database/seed'
import { pageSize } from '../../demo-host/listing/list-slice'
import { createLoveRecords } from '../../demo-host/love/love-records'
import { createShop } from '../../demo-host/shop'
import { form, openShop, type Shop, type Visitor, visit } from './visitor'

const count = 1000
const pieces = growPieces(count)
const sofas = pieces.filter(({ category }) => category === 'sofas')
const variant = pieces.find(({ slug }) => slug === 'elva-3-seat-sofa')

let shop: Shop
let usual: Shop
beforeAll(async () => {
  const db = await openDatabase(':memory:')
  await seed(db, count)
  shop = await createShop(db)
  usual = await openShop()
})

const linked = (page: string) => [
  ...new Set([...page.matchAll(/class="card__link" href="([^"]+)"/g)].map(([, url]) => url)),
]

async function find(guest: Visitor, request: object) {
  const response = await guest('/search/1/indexes/*/queries?x-algolia-api-key=demo-search-key', {
    method: 'POST',
    body: JSON.stringify({ requests: [{ indexName: 'products', ...request }] }),
  })
  const { results } = (await response.json()) as { results: [{ nbHits: number; hits: { title: string }[] }] }
  return results[0]
}

describe('a shop with a thousand products', () => {
  it('a category begins with the shop’s own products and leads to its last one', async () => {
    const guest = visit(shop)
    const page = await guest.read('/sofas')
    expect(page).toContain(`${sofas.length} products`)
    expect(linked(page)).toEqual(linked(await visit(usual).read('/sofas')))
    const last = Math.ceil(sofas.length / pageSize)
    expect(last).toBeGreaterThan(3)
    expect(linked(await guest.read(`/sofas/page/${last}`)).at(-1)).toBe(`/product/${sofas.at(-1)?.slug}`)
    const { items, details } = await (await guest(`/sofas/page/${last}/items`)).json()
    expect(items.at(-1).url).toBe(`/product/${sofas.at(-1)?.slug}`)
    expect(details).toMatchObject({ page: last, pages: last, total: sofas.length })
  })

  it.each(['/', '/best-sellers', '/new-arrivals', '/looks/terrace-after-rain', '/product/marlow-3-seat-sofa'])(
    '%s shows the products that it shows in the usual shop',
    async (path) => {
      const shown = linked(await visit(usual).read(path))
      expect(shown.length).toBeGreaterThan(3)
      expect(linked(await visit(shop).read(path))).toEqual(shown)
    },
  )

  it('a variant has a page with pictures, and can be bought and loved', async () => {
    const guest = visit(shop)
    const page = await guest.read(`/product/${variant?.slug}`)
    expect(page).toContain('Elva 3-Seat Sofa')
    expect(page).toContain('/public/marlow-3-seat-sofa.webp')
    expect(page).toContain('marlow-3-seat-sofa--moss.webp')
    expect(page).not.toContain('elva-3-seat-sofa.webp')
    const chosen = [...page.matchAll(/name="(attributes\[\d\])" value="(\d+)" checked/g)]
    const attributes = Object.fromEntries(chosen.map(([, name, oid]) => [name, oid ?? '']))
    await guest('/cart', form({ nid: String(variant?.nid), qty: '1', ...attributes }))
    const { cart } = await guest.json('/ajax/cart')
    expect(cart.lines).toMatchObject([
      { title: 'Elva 3-Seat Sofa', model: 'SOF20001-OAT-3S', url: `/product/${variant?.slug}` },
    ])
    expect(cart.lines[0].image).toContain('marlow-3-seat-sofa')
    await guest(`/uc_love/ajax?op=add&nid=${variant?.nid}`)
    expect(linked(await guest.read('/i-love'))).toEqual([`/product/${variant?.slug}`])
  })

  it('SEARCH-01 a search finds variants, and the shop’s own products first', async () => {
    const guest = visit(shop)
    const { nbHits, hits } = await find(guest, { query: 'armchair', hitsPerPage: 1000 })
    expect(nbHits).toBe(hits.length)
    expect(nbHits).toBeGreaterThan(10)
    expect(nbHits).toBeLessThan(count / 5)
    expect(hits[0]?.title).toBe('Marlow Armchair')
    expect((await find(guest, { query: '', numericFilters: ['usa_hide=0'] })).nbHits).toBe(count)
    expect((await find(guest, { query: 'elva 3-seat' })).hits.map(({ title }) => title)).toEqual(['Elva 3-Seat Sofa'])
    expect((await find(guest, { query: '엘바', indexName: 'products_ko' })).hits[0]?.title).toMatch(/^엘바 /)
    expect(await guest.read('/search/products/elva%203-seat/')).toContain('Elva 3-Seat Sofa')
  })
})

it('another number of products seeds the database again, and keeps visitors’ data', async () => {
  const db = await openDatabase(':memory:')
  for (const asked of [ownPieces.length, 200, ownPieces.length]) {
    await seed(db, asked)
    await createLoveRecords(db).set('somebody', 1201, true)
    expect(await db.select().from(products)).toHaveLength(asked)
    expect(await createLoveRecords(db).lovedBy('somebody')).toEqual([1201])
  }
})
