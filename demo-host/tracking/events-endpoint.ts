/** POST /rove/events, proposed: tracked events, for the shop's own log. They contain no e-mail addresses. */
import { Hono } from 'hono'
import { array, maxLength, minLength, number, object, pipe, record, regex, safeParse, string, unknown } from 'valibot'
import type { Database } from '../database/open'
import { recordAll } from '../log/record'
import { refuse } from '../refuse'
import type { ShopEnv } from '../visitor/visitor'

const tracked = object({
  event: pipe(string(), regex(/^[\w:. -]{1,80}$/)),
  at: number(),
  params: record(string(), unknown()),
})
const sent = object({ events: pipe(array(tracked), minLength(1), maxLength(200)) })

/** @param db the shop's database */
export function eventsEndpoint(db: Database): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  app.post('/rove/events', async (context) => {
    const read = safeParse(sent, await context.req.json().catch(() => undefined))
    if (!read.success) return refuse(context, 'events are 1 to 200, each with event, at and params')
    const entries = read.output.events.map(({ event, params }) => ({ what: 'event', detail: event, params }))
    await recordAll(db, context.get('visitor'), entries)
    return context.body(null, 204)
  })
  return app
}
