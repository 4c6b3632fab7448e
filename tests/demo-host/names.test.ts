import { beforeAll, describe, expect, it } from 'vitest'
import { ownPieces } from '../../demo-host/catalogue/pieces'
import { catalogueWordRows, productNameRows } from '../../demo-host/database/seed-names'
import { optionRows, productRows } from '../../demo-host/database/seed-products'
import { form, openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

describe('the catalogue in the visitor’s language', () => {
  it.each(['fr', 'ko', 'zh-Hant-HK'])('every product, option and material has a name in %s', (language) => {
    const titles = productNameRows(ownPieces).filter((row) => row.language === language)
    expect(titles.map(({ nid }) => nid)).toEqual(productRows(ownPieces).map(({ nid }) => nid))
    expect(new Set(titles.map(({ title }) => title)).size).toBe(titles.length)
    const words = new Map(catalogueWordRows.flatMap((row) => (row.language === language ? [[row.name, row.word]] : [])))
    const names = [
      ...optionRows(ownPieces).map(({ name }) => name),
      ...productRows(ownPieces).map(({ material }) => material),
    ]
    expect(names.filter((name) => !words.has(name) && !/\d cm$/.test(name))).toEqual([])
  })

  it.each([
    [
      'fr_CA',
      ['Canapé 3 places Marlow', 'Avoine', '3 places', 'Bouclé', 'L 224 × P 96 × H 76 cm', 'le temps d’un film'],
    ],
    ['ko_KR', ['말로우 3인용 소파', '오트', '3인용', '부클레', '폭 224 × 깊이 96 × 높이 76cm', '영화 한 편']],
    ['ch_HK', ['Marlow 三座位梳化', '燕麥色', '三座位', '圈圈絨', '闊 224 × 深 96 × 高 76 厘米', '看完一齣電影']],
  ] as const)('%s: the translated name is on the product page, in the list and in the cart', async (locale, names) => {
    const guest = visit(shop)
    await guest(`/?storefront=${locale}`)
    const page = await guest.read('/product/marlow-3-seat-sofa')
    for (const name of names) expect(page).toContain(name)
    expect(page, 'the same model and address').toMatch(/SOF1201-OAT-3S[\s\S]*marlow-3-seat-sofa/)
    expect(page).not.toContain('Marlow 3-Seat Sofa')
    const [oat, three] = [...page.matchAll(/<input type="radio" name="attributes\[[12]\]" value="(\d+)" checked/g)]
    const chosen = { 'attributes[1]': oat?.[1] ?? '', 'attributes[2]': three?.[1] ?? '' }
    await guest('/cart', form({ nid: '1201', qty: '1', ...chosen }))
    const [title, colour, size] = names
    const { cart } = await guest.json('/ajax/cart')
    expect(cart.lines).toMatchObject([{ title, options: [colour, size], model: 'SOF1201-OAT-3S' }])
    expect(await guest.read('/sofas')).toContain(title)
    if (locale === 'fr_CA')
      expect(await guest.read('/cart/checkout'), 'the provinces').toContain('Colombie-Britannique')
  })

  it.each([
    ['ko_KR', '소파 말로우', 'products_ko', '말로우 3인용 소파'],
    ['ko_KR', 'marlow', 'products_ko', '말로우 3인용 소파'],
    ['ch_HK', '三座位', 'products_zh', 'Marlow 三座位梳化'],
    ['fr_CA', 'canapé marlow', 'products_fr', 'Canapé 3 places Marlow'],
  ])('SEARCH-01 a search in %s finds the product by “%s”', async (locale, query, indexName, title) => {
    const guest = visit(shop)
    await guest(`/?storefront=${locale}`)
    expect(await guest.read('/'), 'the page names the index').toContain(`"products":"${indexName}"`)
    const response = await guest('/search/1/indexes/*/queries?x-algolia-api-key=demo-search-key', {
      method: 'POST',
      body: JSON.stringify({ requests: [{ indexName, query }] }),
    })
    const { results } = (await response.json()) as { results: [{ hits: { title: string }[] }] }
    expect(results[0].hits.map((hit) => hit.title)).toContain(title)
    expect(await guest.read(`/search/products/${encodeURIComponent(query)}/`)).toContain(title)
  })
})
