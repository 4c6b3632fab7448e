/** @jsxImportSource hono/jsx */
/** The pages of lists of products, and their further pages as data (LIST-05). */
import { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { InferInput } from 'valibot'
import { gridColumns, gridCookie, gridCookieDays } from '../../core/lists/grid.rules'
import type { listPage } from '../../core/lists/list-page.contract'
import { decimalsOf } from '../../core/shop/card/card.rules'
import { membershipDefaults } from '../../core/shop/membership/membership.rules'
import { catalogueOf } from '../catalogue/catalogue'
import { deliveryTexts } from '../destination/deliveries'
import { type PageSources, type ShopContext, show, showNotFound } from '../pages/layout/show'
import { trackedList } from '../tracking/tracked-page'
import { shopTexts } from '../visitor/texts/texts'
import type { ShopEnv, Visitor } from '../visitor/visitor'
import { cardFields } from './card-fields'
import { CategoryPage } from './category'
import { choicesOf, filterProducts, filterQuery, isChosenIn, readFilters } from './filters'
import { sliceOf } from './list-slice'
import { type ProductList, productLists } from './lists'
import { soldOutOf } from './sold-out'

/** Serves `/sofas`, `/sofas/page/2` and `/sofas/page/2/items`, and so on for each list. */
export function listingRoutes(sources: PageSources): Hono<ShopEnv> {
  const { db } = sources
  const app = new Hono<ShopEnv>()
  for (const list of productLists) {
    const { path } = list
    app.get(`/${path}`, (context) => showList(context, sources, list, 1))
    app.get(`/${path}/page/:page{[1-9]\\d*}`, async (context) => {
      const page = Number(context.req.param('page'))
      if (page > 1) return showList(context, sources, list, page)
      return context.redirect(addressIn(path, filterQuery(readFilters(context.req.query())))(1), 301)
    })
    app.get(`/${path}/page/:page{[1-9]\\d*}/items`, async (context) => {
      const { slice, filters } = await readSlice(context, sources, list, Number(context.req.param('page')))
      const { products, shown: _, ...details } = slice
      const soldOut = await soldOutOf(db, products, context.get('visitor'))
      const items = products.map((product) => cardFields(product, soldOut, isChosenIn(filters)))
      return context.json({ items, details } satisfies InferInput<typeof listPage.answer>)
    })
  }
  return app
}

async function readSlice(context: ShopContext, { db }: PageSources, list: ProductList, page: number) {
  const sold = list.productsIn(await catalogueOf(db, context.get('visitor')))
  const filters = readFilters(list.hasFilters ? context.req.query() : {})
  return { sold, filters, slice: sliceOf(filterProducts(sold, filters), page, list.size) }
}

async function showList(context: ShopContext, sources: PageSources, list: ProductList, page: number) {
  const grid = context.req.query('grid')
  if (grid !== undefined) return rememberGrid(context, grid)
  const visitor = context.get('visitor')
  const { path, name, hint } = list
  const { sold, filters, slice } = await readSlice(context, sources, list, page)
  if (page > slice.pages) return showNotFound(context, sources)
  const addressOf = addressIn(path, filterQuery(filters))
  const view = {
    visitor,
    heading: visitor.t(name),
    hint: hint && visitor.t(hint),
    list: shopTexts.en[name],
    slice,
    soldOut: await soldOutOf(sources.db, slice.products, visitor),
    deliveries: await deliveryTexts(sources.db, context, slice.products),
    filters,
    choices: list.hasFilters ? choicesOf(sold, visitor.language) : undefined,
    columns: gridColumns.find((one) => `${one}` === getCookie(context, gridCookie)) ?? gridColumns[0],
    decimals: decimalsFor(visitor),
    addressOf,
  }
  const { pages } = slice
  return show(context, sources, {
    title: visitor.t(name),
    head: (
      <>
        {page > 1 && <link rel="prev" href={addressOf(page - 1)} />}
        {page < pages && <link rel="next" href={addressOf(page + 1)} />}
      </>
    ),
    body: <CategoryPage view={view} />,
    systemPath: path,
    tracked: trackedList('category', shopTexts.en[name], slice.products),
  })
}

/** The addresses of a list's pages. @param query its filters */
const addressIn = (path: string, query: string) => (page: number) =>
  `/${path}${page > 1 ? `/page/${page}` : ''}${query && `?${query}`}`

/** The decimals of a category's prices (PRICE-01). */
function decimalsFor({ persona, country }: Visitor): 0 | 2 {
  const terms = { isMember: persona === 'member', memberDiscount: membershipDefaults.discountInPrice }
  return decimalsOf('category', terms, country.currency)
}

/** Without script, a link chooses the grid. */
function rememberGrid(context: ShopContext, grid: string): Response {
  if (gridColumns.some((one) => `${one}` === grid))
    setCookie(context, gridCookie, grid, { path: '/', maxAge: gridCookieDays * 86_400, sameSite: 'Lax' })
  const url = new URL(context.req.url)
  url.searchParams.delete('grid')
  return context.redirect(url.pathname + url.search, 303)
}
