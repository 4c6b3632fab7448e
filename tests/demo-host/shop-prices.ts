/** What each element makes of the demo shop's answers: the prices that one visitor sees of products. */
import { parse } from 'valibot'
import type { PublishedFact } from '../../core/base/bus/bus'
import type { Country } from '../../core/base/country/countries.rules'
import { type ProductCard, productCard } from '../../core/shop/card/card.contract'
import { cardContent } from '../../core/shop/card/card-content'
import { cartRead } from '../../core/shop/cart/cart.contract'
import { cartAdd } from '../../core/shop/cart/cart-add.contract'
import { loveItems } from '../../core/shop/love/love.contract'
import { type MemberTerms, membershipDefaults, shownPrice } from '../../core/shop/membership/membership.rules'
import type { PlacedPrice, ProductPrice } from '../../core/shop/price-check/mismatch.rules'
import { pricesOfFacts } from '../../core/shop/price-check/prices-of-facts'
import * as settings from '../../core/shop/product/product.setting'
import { isBuyable, stockDisplay } from '../../core/shop/product/stock.rules'
import { pageStock } from '../../core/shop/product/stock.setting'
import { fieldsOf } from '../../core/shop/search/hit-fields'
import { searchAnswer } from '../../core/shop/search/search.contract'
import { offeredBy, type PriceSettings } from '../../widgets/buybox/buybox.rules'
import { type Product, productFrom } from '../../widgets/buybox/buybox-product.rules'
import { pricesOf as pricesOfCart } from '../../widgets/cart/cart.rules'
import { pricesOf as pricesOfSuggestions, suggestionsOf } from '../../widgets/search/search-answer.rules'
import { call } from './product-calls'
import type { Shop, Visitor } from './visitor'

/** A visitor, and what they look at. */
export interface Buyer {
  readonly shop: Shop
  readonly visitor: Visitor
  readonly country: Country
  readonly terms: MemberTerms
  readonly categories: readonly string[]
}

/** The prices that one visitor sees of all products of their categories. */
export async function pricesFor(buyer: Buyer) {
  const cards = await ofCards(buyer)
  const pages: Page[] = []
  for (const url of cards.urls) pages.push(await ofPage(buyer, url))
  const nids = pages.map(({ product }) => product.nid)
  const prices = [
    ...pages.flatMap(({ prices }) => prices),
    ...cards.prices,
    ...(await ofSearch(buyer, nids)),
    ...(await ofWishlist(buyer, nids)),
    ...(await ofPurchases(buyer, pages)),
  ]
  return { pages, prices }
}

/** The terms of the visitor, and that the page says who is a member. */
export async function termsOf(visitor: Visitor, path: string): Promise<MemberTerms> {
  const { given } = await pageSettings(visitor, path)
  const isMember = [true, 1, '1'].includes(given.isMembership)
  return { isMember, memberDiscount: given.memberDiscount ?? membershipDefaults.discountInPrice }
}

/** The settings of a page, as the widgets read them. */
async function pageSettings(visitor: Visitor, path: string) {
  const page = await visitor.read(path)
  const [, json = '{}'] = /jQuery\.extend\(Drupal\.settings, (\{.*\})\);/.exec(page) ?? []
  // biome-ignore lint/suspicious/noExplicitAny: the schemas decode it
  return { page, given: JSON.parse(json) as any }
}

const shownBy = (by: string, prices: readonly ProductPrice[]): PublishedFact => ['price:shown', { by, prices }, 0]

/** The price of a product as its card shows it to this visitor. */
const priceOf = ({ country, terms }: Buyer, nid: number | string, price: number): ProductPrice => ({
  ...{ nid: Number(nid), model: undefined, currency: country.currency },
  ...{ isMember: terms.isMember, price },
})

/** The amount of a text, as it is formatted. */
const amountIn = (text = '') => Number((/\d[\d,.]*/.exec(text)?.[0] ?? '').replaceAll(',', ''))

type Page = Awaited<ReturnType<typeof ofPage>>

/** What a product's page states: each of its models, and the server's own price of the one that it chooses first. */
async function ofPage({ visitor, country, terms }: Buyer, url: string) {
  const { page, given } = await pageSettings(visitor, url)
  const more = parse(settings.pageProduct.schema, given.rove.product)
  const stock = parse(pageStock.schema, given.models_stock)
  const product = productFrom(
    more.nid,
    {
      models: parse(settings.productModels.schema, given.product_models),
      modelsByOption: undefined,
      options: parse(settings.oidDetails.schema, given.oid_details),
      images: undefined,
      stock,
      sale: given.sales_data && parse(settings.salesData.schema, given.sales_data),
      more,
    },
    country.currency,
  )
  const priceSettings: PriceSettings = {
    ...terms,
    isMSRPShown: !!given.isMSRPShown,
    comparePricesLocked: false,
    voucher: { type: 'rate', rate: 0, amountPer: undefined, maximum: 0 },
  }
  const facts = [...product.choices.models].map(([model, oids]): PublishedFact => {
    const { prices } = offeredBy(product, priceSettings, {
      selection: selectionOf(product, oids),
      inStockOnly: false,
      stock,
      destination: undefined,
      offers: [],
      protection: undefined,
    })
    const chosen = { nid: more.nid, model, options: [...oids], currency: country.currency, stock: undefined }
    const { due, member, selling } = prices ?? {}
    return ['model:chosen', { ...chosen, price: due, memberPrice: member, regularPrice: selling }, 0]
  })
  const prices = pricesOfFacts(facts)
  const due = prices.filter(({ isMember }) => isMember === terms.isMember)
  const box = page.slice(page.indexOf('<rove-buybox'))
  return { product, stock, prices, due, served: amountIn(/class="price[^"]*"[^>]*>(.*?)<\/p>/s.exec(box)?.[1]) }
}

function selectionOf({ choices: { attributes } }: Product, oids: ReadonlySet<number>): ReadonlyMap<number, number> {
  return new Map(
    attributes.flatMap(({ aid, options }) => options.flatMap(({ oid }) => (oids.has(oid) ? [[aid, oid]] : []))),
  )
}

/** The cards of the categories: what the server has written, what the widgets make of their fields, and the pages of their products. */
async function ofCards(buyer: Buyer) {
  const urls = new Set<string>()
  const written: ProductPrice[] = []
  const made: ProductPrice[] = []
  for (const category of buyer.categories) {
    for (let page = 1, pages = 1; page <= pages; page++) {
      const html = await buyer.visitor.read(`/${category}${page > 1 ? `/page/${page}` : ''}`)
      for (const [, nid = '', due] of html.matchAll(/<article class="card" data-nid="(\d+)".*?due-amount">([^<]+)</gs))
        written.push(priceOf(buyer, nid, amountIn(due)))
      const { items, details } = await buyer.visitor.json(`/${category}/page/${page}/items`)
      pages = details.pages
      for (const item of items) {
        const fields = parse(productCard, item)
        urls.add(fields.url)
        made.push(...ofFields(buyer, fields))
      }
    }
  }
  return { urls, prices: pricesOfFacts([shownBy('server', written), shownBy('rove-listing', made)]) }
}

function ofFields(buyer: Buyer, fields: ProductCard): readonly ProductPrice[] {
  const due = cardContent(fields, buyer.terms)?.price?.due
  return due === undefined ? [] : [priceOf(buyer, fields.nid, due)]
}

/** The records of the search service, as suggestions and as cards of the results. */
async function ofSearch(buyer: Buyer, nids: readonly number[]): Promise<readonly PlacedPrice[]> {
  const { shop, country, terms } = buyer
  const keys = 'x-algolia-api-key=demo-search-key&x-algolia-application-id=rove-demo&x-algolia-agent=test'
  const request = { query: '', hitsPerPage: 100, numericFilters: [`${country.hidePrefix}_hide=0`] }
  const response = await shop.request(`http://localhost/search/1/indexes/*/queries?${keys}`, {
    method: 'POST',
    body: JSON.stringify({ requests: [{ indexName: 'products', ...request }] }),
  })
  const answer = parse(searchAnswer, await response.json())
  const locale = country.locales[0]
  const hits = answer.results[0]?.hits.filter(({ nid }) => nids.includes(Number(nid))) ?? []
  // A panel shows five products.
  const suggested = hits.flatMap((hit) => {
    const one = { results: [{ hits: [hit], nbHits: 1, nbPages: 1, facets: {} }] }
    const suggestions = suggestionsOf('', one, { country, locale, basePath: '/', safeUrl: (url) => url })
    return pricesOfSuggestions(suggestions, country.currency, terms)
  })
  const found = hits.flatMap((hit) => {
    const fields = fieldsOf(hit, { country, locale })
    return fields ? ofFields(buyer, fields) : []
  })
  return pricesOfFacts([shownBy('rove-search', suggested), shownBy('rove-search-results', found)])
}

/** Every product on the wishlist. */
async function ofWishlist(buyer: Buyer, nids: readonly number[]): Promise<readonly PlacedPrice[]> {
  const { visitor, terms } = buyer
  for (const nid of nids) await visitor(`/uc_love/ajax?op=add&nid=${nid}`)
  const { items } = parse(loveItems.answer, await visitor.json(loveItems.path))
  const prices = items.map(({ nid, price }) => priceOf(buyer, nid, shownPrice(price, terms).due))
  return pricesOfFacts([shownBy('rove-wishlist', prices)])
}

/** The first and the last model of a product that can be bought, in the cart: the answer that adds it, and the cart. */
async function ofPurchases({ visitor }: Buyer, pages: readonly Page[]): Promise<readonly PlacedPrice[]> {
  const facts: PublishedFact[] = []
  for (const { product, stock } of pages) {
    const all = product.choices.attributes.flatMap(({ options }) => options)
    const hidden = new Set(all.flatMap(({ oid, display }) => (display === 'hidden' ? oid : [])))
    const buyable = [...product.choices.models].filter(([model, oids]) => {
      const row = stock[model]
      const isHidden = [...oids].some((oid) => hidden.has(oid))
      return row && !isHidden && isBuyable(stockDisplay(row, false))
    })
    for (const [model, oids] of new Map([...buyable.slice(0, 1), ...buyable.slice(-1)])) {
      const { nid } = product
      const options = selectionOf(product, oids)
      const { line } = await call(visitor, cartAdd, { nid, model, qty: 1, options, operation: crypto.randomUUID() })
      facts.push(['cart:added', { nid, model, qty: 1, price: line.price, currency: line.currency }, 0])
    }
  }
  const { cart } = parse(cartRead.answer, await visitor.json(cartRead.path))
  if (cart.lines.length !== facts.length) throw new Error(`${cart.lines.length} lines of ${facts.length} additions`)
  return pricesOfFacts([...facts, shownBy('rove-cart', pricesOfCart(cart))])
}
