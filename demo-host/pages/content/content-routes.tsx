/** @jsxImportSource hono/jsx */
/** Articles, campaigns, and pages about the demo. */
import { Hono } from 'hono'
import { raw } from 'hono/html'
import { campaignFile } from '../../campaigns/campaign-files'
import { LabPage, labSettings } from '../../campaigns/lab-page'
import { productsOf } from '../../catalogue/catalogue'
import { articles } from '../../content/articles'
import { deleteOwnerData } from '../../database/delete-owner-data'
import { trackedProduct } from '../../tracking/tracked-items'
import type { ShopEnv } from '../../visitor/visitor'
import { DemoPages } from '../demo/demo-pages'
import { type PageSources, show } from '../layout/show'
import { ArticlePage } from './article'
import { CampaignPage, campaigns } from './campaigns'
import { TourPage } from './tour'

export function contentRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()

  for (const [n, article] of articles.entries())
    app.get(`/${article.slug}`, (context) => {
      const others = articles.filter((one) => one !== article)
      const body = <ArticlePage article={article} others={others} visitor={context.get('visitor')} />
      const classes = ['node-type-page']
      return show(context, sources, { title: article.title, body, systemPath: `node/${301 + n}`, classes })
    })
  for (const [slug, campaign] of Object.entries(campaigns))
    app.get(`/campaign/${slug}`, (context) =>
      show(context, sources, { title: campaign.title, body: <CampaignPage {...campaign} /> }),
    )
  app.get('/campaign/marketing-lab', (context) => {
    const only = context.req.query('popup')
    const body = <LabPage only={only} />
    return show(context, sources, { title: 'Marketing lab', body, settings: labSettings(only) })
  })
  app.get('/campaign/:slug', async (context, next) => {
    const visitor = context.get('visitor')
    const campaign = await campaignFile(context.req.param('slug'), visitor)
    if (!campaign) return next()
    const { title, html, nids } = campaign
    const items = (await productsOf(sources.db, visitor)).filter(({ nid }) => nids.includes(nid))
    const tracked = { type: 'campaign', items: items.map(trackedProduct) }
    return show(context, sources, { title: raw(title), body: raw(html), tracked })
  })

  app.get('/demo/products', async (context) => {
    const products = await productsOf(sources.db, context.get('visitor'))
    return show(context, sources, { title: 'Products to try', body: <TourPage products={products} /> })
  })
  app.get('/demo/pages', (context) => show(context, sources, { title: 'Pages to try', body: <DemoPages /> }))
  app.post('/demo/reset', async (context) => {
    await deleteOwnerData(sources.db, context.get('visitor').owner)
    return context.redirect('/', 303)
  })
  return app
}
