/** Logs the calls of the pixels' scripts. */
import { Hono } from 'hono'
import { array, object, pipe, regex, safeParse, string, unknown } from 'valibot'
import type { Database } from '../../database/open'
import { recordVendor } from '../record-vendor'

const called = object({ call: pipe(string(), regex(/^\w{1,40}$/)), given: array(unknown()) })

/** The pixels: each has a script of its name. */
export const pixels = ['meta', 'podcast', 'audience'] as const

/** @param db the shop's database, for its log */
export function pixelsApi(db: Database): Hono {
  const app = new Hono()
  for (const pixel of pixels)
    app.post(`/vendors/pixels/${pixel}/tr`, async (context) => {
      const read = safeParse(called, await context.req.json().catch(() => undefined))
      if (!read.success) return context.text('bad request', 400)
      const { call, given } = read.output
      await recordVendor(context, db, `${pixel} ${call}`, { given })
      return context.body(null, 204)
    })
  return app
}
