/**
 * The price of every product and model, as each element computes it from what the demo shop answers: one for each visitor.
 *
 * The whole catalogue of each country is read once: a guest, a member and a trade customer look at two of its six
 * categories each. From country to country they take turns, so that each of them sees each category in two countries.
 * That covers each product in each country, for each visitor, and each visitor in each country. No more is needed, because
 * a price is that of the product in the country, less the visitor's discount. All models are compared with what the page
 * of the product shows, and the first and the last that can be bought with the cart.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Country, countries } from '../../core/base/country/countries.rules'
import { differingPrices, type PlacedPrice } from '../../core/shop/price-check/mismatch.rules'
import { categories } from '../../demo-host/catalogue/catalogue'
import { pricesFor, termsOf } from './shop-prices'
import { openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  // Addresses are resolved as on a page.
  vi.stubGlobal('document', { baseURI: 'http://localhost/' })
})
afterAll(() => vi.unstubAllGlobals())

const personas = ['guest', 'member', 'trade'] as const

/** The categories that a visitor looks at in a country. */
const categoriesOf = (country: Country, persona: (typeof personas)[number]) =>
  categories.filter((_, n) => personas[(n + countries.indexOf(country)) % personas.length] === persona)

describe.each(countries)('the prices in $code', (country) => {
  it.each(personas)('PRICE-01 PRICE-02 are the same everywhere for a visitor who is a %s', async (persona) => {
    const visitor = visit(shop)
    const terms = await termsOf(visitor, `/sofas?country=${country.code}&as=${persona}`)
    expect(terms.isMember, 'the page says who is a member').toBe(persona === 'member')
    const own = categoriesOf(country, persona)
    const { pages, prices } = await pricesFor({ shop, visitor, country, terms, categories: own })
    expect(differingPrices(prices)).toEqual([])
    // The server's page shows the lowest price, or that of the model that is chosen in it.
    for (const { served, due, product } of pages)
      expect(
        due.map(({ price }) => price),
        product.title,
      ).toContain(served)
    expect(prices.every(({ price }) => price > 0)).toBe(true)
    expect(own).toHaveLength(2)
    expect(pages.length).toBeGreaterThanOrEqual(20)
    expect(placesOf(prices, undefined)).toEqual(
      new Set(['server', 'rove-listing', 'rove-search', 'rove-search-results', 'rove-wishlist']),
    )
    const modelsIn = (by: string) => prices.filter((price) => price.by === by && price.model !== undefined).length
    expect(modelsIn('rove-buybox')).toBeGreaterThan(150)
    expect(modelsIn('rove-cart')).toBeGreaterThan(30)
    for (const by of new Set(prices.map((price) => price.by))) expectToBeGuarded(prices, by, persona === 'member')
  })
})

const placesOf = (prices: readonly PlacedPrice[], model: string | undefined) =>
  new Set(prices.filter((price) => price.model === model).map(({ by }) => by))

/** One price of a source that is wrong by one unit is found. */
function expectToBeGuarded(prices: readonly PlacedPrice[], by: string, isMember: boolean): void {
  const group = (price: PlacedPrice) => `${price.nid} ${price.model}`
  const elsewhere = new Set(prices.filter((price) => price.by !== by).map(group))
  const wrong = prices.findLast(
    (price) => price.by === by && price.isMember !== !isMember && elsewhere.has(group(price)),
  )
  const planted = prices.map((price) => (price === wrong ? { ...price, price: price.price + 1 } : price))
  expect(differingPrices(planted).length, `${by}: ${JSON.stringify(wrong)}`).toBeGreaterThan(0)
}
