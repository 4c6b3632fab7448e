/** @jsxImportSource hono/jsx */
/** The log as a page, and as JSON for tests. */
import { Hono } from 'hono'
import { kindsOf, latestRows, popupRates, rowsOf } from '../../log/read-log'
import type { ShopEnv } from '../../visitor/visitor'
import { type PageSources, show } from '../layout/show'
import { LogPage } from './log'

/** Serves `/demo/log` and `/demo/log.json`; `?what=event` selects one kind. */
export function logRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const { db } = sources

  app.get('/demo/log', async (context) => {
    const what = context.req.query('what')
    const body = (
      <LogPage rows={await latestRows(db, what)} kinds={await kindsOf(db)} popups={await popupRates(db)} what={what} />
    )
    return show(context, sources, { title: 'Log', body })
  })

  app.get('/demo/log.json', async (context) => {
    const rows = await rowsOf(db, context.get('visitor'), context.req.query('what'))
    return context.json(rows.map(({ at, what, detail, params }) => ({ at, what, detail, params })))
  })

  return app
}
