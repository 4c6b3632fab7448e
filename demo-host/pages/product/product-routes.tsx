/** @jsxImportSource hono/jsx */
/** The page of each product. */
import { Hono } from 'hono'
import { reviews } from '../../content/reviews'
import { trackedProduct } from '../../tracking/tracked-items'
import type { ShopEnv } from '../../visitor/visitor'
import { additionErrorText } from '../cart/addition-error-text'
import { type PageSources, show, showNotFound } from '../layout/show'
import { ProductPage } from './product'
import { productSettings } from './product-settings'
import { productView } from './product-view'

/** Serves `/product/{slug}`. */
export function productRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  app.get('/product/:slug', async (context) => {
    const view = await productView(sources.db, context, context.req.param('slug'))
    if (!view) return showNotFound(context, sources)
    const { nid, slug, title } = view.product
    const own = reviews.filter((review) => review.slug === slug)
    return show(context, sources, {
      title,
      body: <ProductPage view={view} reviews={own} problem={additionErrorText(context.req.query('problem'))} />,
      systemPath: `node/${nid}`,
      classes: ['node-type-product'],
      settings: productSettings(view),
      tracked: { type: 'product', items: [trackedProduct(view.product)] },
    })
  })
  return app
}
