/** @jsxImportSource hono/jsx */
/** Pages of the catalogue: home, categories, looks. */
import { Hono } from 'hono'
import { categories, type Product, productsOf } from '../catalogue/catalogue'
import { pairings, rooms } from '../content/looks'
import { trackedList } from '../tracking/tracked-page'
import { shopTexts } from '../visitor/texts/texts'
import type { ShopEnv } from '../visitor/visitor'
import { Cards } from './card'
import { HomePage } from './home'
import { ListingPage, MoreLink, pageSize } from './listing'
import { LookPage, LooksPage } from './looks'
import { type PageSources, type ShopContext, show, showNotFound } from './show'

const bestSellers = [1201, 1204, 1212, 1213, 1224, 1226, 1235, 1246]
const newArrivals = [1208, 1217, 1222, 1229, 1237, 1240, 1250, 1259]

export function catalogueRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const sold = (context: ShopContext) => productsOf(sources.db, context.get('visitor'))
  const chosen = async (context: ShopContext, nids: readonly number[]) =>
    (await sold(context)).filter(({ nid }) => nids.includes(nid))

  for (const path of ['/', '/home'])
    app.get(path, async (context) => {
      const visitor = context.get('visitor')
      const best = await chosen(context, bestSellers)
      const body = <HomePage products={await sold(context)} best={best} visitor={visitor} />
      return show(context, sources, {
        title: visitor.t('heroTitle'),
        body,
        tracked: trackedList('home', 'Best sellers', best),
      })
    })

  for (const category of categories) {
    const ofCategory = async (context: ShopContext) => (await sold(context)).filter((one) => one.category === category)
    const next = (products: readonly Product[], page: number) =>
      products.length > page * pageSize ? `/${category}/nojs/${page + 1}` : undefined

    const listing = async (context: ShopContext, page: number) => {
      const visitor = context.get('visitor')
      const products = await ofCategory(context)
      const title = visitor.t(category)
      const more = next(products, page)
      const body = <ListingPage heading={title} {...{ products, visitor, more }} shown={page * pageSize} />
      const shown = products.slice(0, page * pageSize)
      return show(context, sources, {
        title,
        body,
        systemPath: category,
        tracked: trackedList('category', shopTexts.en[category], shown),
      })
    }
    app.get(`/${category}`, (context) => listing(context, 1))
    app.get(`/${category}/nojs/:page{[1-9]}`, (context) => listing(context, Number(context.req.param('page'))))

    app.post(`/${category}/ajax/:page{[1-9]}`, async (context) => {
      const visitor = context.get('visitor')
      const page = Number(context.req.param('page'))
      const products = await ofCategory(context)
      const href = next(products, page)
      const cards = <Cards products={products.slice((page - 1) * pageSize, page * pageSize)} visitor={visitor} />
      const more = { selector: '#listing-more', settings: null }
      return context.json([
        { command: 'settings', settings: { basePath: '/' }, merge: true },
        insert('append', '#listing-grid', String(<div class="grid__more">{cards}</div>)),
        href
          ? insert(null, more.selector, String(<MoreLink href={href} visitor={visitor} />))
          : { command: 'remove', ...more },
      ])
    })
  }

  const collection = (path: string, title: 'bestSellers' | 'newArrivals', nids: readonly number[]) =>
    app.get(path, async (context) => {
      const visitor = context.get('visitor')
      const products = await chosen(context, nids)
      const hint = visitor.t(`${title}Hint`)
      const body = <ListingPage heading={visitor.t(title)} {...{ hint, products, visitor }} shown={products.length} />
      return show(context, sources, {
        title: visitor.t(title),
        body,
        tracked: trackedList('category', shopTexts.en[title], products),
      })
    })
  collection('/best-sellers', 'bestSellers', bestSellers)
  collection('/new-arrivals', 'newArrivals', newArrivals)

  app.get('/looks', (context) => {
    const visitor = context.get('visitor')
    return show(context, sources, { title: visitor.t('looks'), body: <LooksPage visitor={visitor} /> })
  })
  app.get('/looks/:slug', async (context) => {
    const visitor = context.get('visitor')
    const look = [...rooms, ...pairings].find(({ slug }) => slug === context.req.param('slug'))
    if (!look) return showNotFound(context, sources)
    const products = (await sold(context)).filter(({ slug }) => look.pieces.includes(slug))
    const body = <LookPage look={look} products={products} visitor={visitor} />
    return show(context, sources, { title: look.title, body })
  })
  return app
}

/** Drupal's insert command. Without a method, it replaces. */
function insert(method: 'append' | null, selector: string, data: string) {
  return { command: 'insert', method, selector, data, settings: null }
}
