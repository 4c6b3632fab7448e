/** @jsxImportSource hono/jsx */
/** A list that Drupal's ajax continues, for trying elements that another script inserts. */
import { Hono } from 'hono'
import { catalogueOf, type Product } from '../../catalogue/catalogue'
import { bestSellers, chosenIn } from '../../listing/lists'
import type { ShopEnv } from '../../visitor/visitor'
import { type PageSources, type ShopContext, show } from '../layout/show'
import { Cards } from './card'
import { ListingPage, MoreLink } from './listing'

/** Its address. */
const path = '/demo/ajax'
/** The number of cards that each press adds. */
const size = 4

/** Serves it. */
export function ajaxListRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const read = async (context: ShopContext) =>
    chosenIn(await catalogueOf(sources.db, context.get('visitor')), bestSellers)
  const next = (products: readonly Product[], page: number) =>
    products.length > page * size ? `${path}/nojs/${page + 1}` : undefined

  const showPage = async (context: ShopContext, page: number) => {
    const products = await read(context)
    const body = (
      <ListingPage
        heading="By ajax"
        products={products}
        shown={page * size}
        visitor={context.get('visitor')}
        more={next(products, page)}
      />
    )
    return show(context, sources, { title: 'By ajax', body })
  }
  app.get(path, (context) => showPage(context, 1))
  app.get(`${path}/nojs/:page{[1-9]}`, (context) => showPage(context, Number(context.req.param('page'))))

  app.post(`${path}/ajax/:page{[1-9]}`, async (context) => {
    const visitor = context.get('visitor')
    const page = Number(context.req.param('page'))
    const products = await read(context)
    const href = next(products, page)
    const cards = <Cards products={products.slice((page - 1) * size, page * size)} visitor={visitor} />
    const more = { selector: '#listing-more', settings: null }
    return context.json([
      { command: 'settings', settings: { basePath: '/' }, merge: true },
      insert('append', '#listing-grid', String(<div class="grid__more">{cards}</div>)),
      href
        ? insert(null, more.selector, String(<MoreLink href={href} visitor={visitor} />))
        : { command: 'remove', ...more },
    ])
  })
  return app
}

/** Drupal's insert command. Without a method, it replaces. */
function insert(method: 'append' | null, selector: string, data: string) {
  return { command: 'insert', method, selector, data, settings: null }
}
