/** @jsxImportSource hono/jsx */
/** Pages of the shop's programmes. */
import { Hono } from 'hono'
import { faqs } from '../content/faq'
import { planners } from '../content/planner'
import { type PageSources, show } from '../pages/layout/show'
import type { ShopEnv } from '../visitor/visitor'
import { FaqPage } from './faq-page'
import { PlannerPage } from './planner-page'

export function programmeRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  app.get('/host-program', (context) => context.redirect('/host-program/faq'))
  app.get('/host-program/faq', (context) => {
    const visitor = context.get('visitor')
    return show(context, sources, { title: faqs[visitor.language].title, body: <FaqPage visitor={visitor} /> })
  })
  app.get('/planner', (context) => {
    const visitor = context.get('visitor')
    return show(context, sources, { title: planners[visitor.language].title, body: <PlannerPage visitor={visitor} /> })
  })
  return app
}
