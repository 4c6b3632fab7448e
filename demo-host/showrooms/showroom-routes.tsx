/** @jsxImportSource hono/jsx */
import { Hono } from 'hono'
import { type PageSources, show } from '../pages/layout/show'
import type { ShopEnv } from '../visitor/visitor'
import { ShowroomPage, ShowroomTiles } from './showroom-page'
import { showrooms } from './showrooms'

/** Serves `/showrooms` and a page for each of them. */
export function showroomRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  app.get('/showrooms', (context) => {
    const { t } = context.get('visitor')
    const body = (
      <section class="listing">
        <header class="listing__head">
          <h1>{t('pageShowrooms')}</h1>
          <p>{t('showroomsLead')}</p>
        </header>
        <ShowroomTiles of={showrooms} />
      </section>
    )
    return show(context, sources, { title: t('pageShowrooms'), body })
  })
  for (const showroom of showrooms)
    app.get(showroom.path, (context) => {
      const visitor = context.get('visitor')
      const body = <ShowroomPage showroom={showroom} visitor={visitor} />
      return show(context, sources, { title: showroom.name, body, tracked: { type: 'showroom' } })
    })
  return app
}
