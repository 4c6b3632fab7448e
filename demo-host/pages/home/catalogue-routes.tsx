/** @jsxImportSource hono/jsx */
/** Pages of the catalogue: home, looks. */
import { Hono } from 'hono'
import { catalogueOf } from '../../catalogue/catalogue'
import { lookText } from '../../content/look-texts'
import { pairings, rooms } from '../../content/looks'
import { bestSellers, chosenIn, newArrivals } from '../../listing/lists'
import { trackedList } from '../../tracking/tracked-page'
import type { ShopEnv } from '../../visitor/visitor'
import { type PageSources, type ShopContext, show, showNotFound } from '../layout/show'
import { HomePage } from './home'
import { LookPage, LooksPage } from './looks'

/** Serves these pages. */
export function catalogueRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const catalogue = (context: ShopContext) => catalogueOf(sources.db, context.get('visitor'))
  const sold = async (context: ShopContext) => (await catalogue(context)).products

  for (const path of ['/', '/home'])
    app.get(path, async (context) => {
      const visitor = context.get('visitor')
      const shop = await catalogue(context)
      const best = chosenIn(shop, bestSellers)
      const arrivals = chosenIn(shop, newArrivals)
      const body = <HomePage products={shop.products} {...{ best, arrivals, visitor }} />
      return show(context, sources, {
        title: visitor.t('heroTitle'),
        body,
        tracked: trackedList('home', 'Best sellers', best),
      })
    })

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
    return show(context, sources, { title: lookText(look, visitor.language).title, body })
  })
  return app
}
