/** The part of Klaviyo that pages call: https://developers.klaviyo.com/en/reference/create_client_subscription. */
import { type Context, Hono } from 'hono'
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import type { Database } from '../../database/open'
import { maskedContact } from '../../log/masked'
import { recordVendor } from '../record-vendor'
import { clientEvent, clientProfile, clientSubscription, flatSubscription } from './klaviyo-shapes'

/** The routes below `/vendors/klaviyo/api`. @param db the shop's database, for its log */
export function klaviyoApi(db: Database): Hono {
  const app = new Hono()

  /** Answers 202 without a body, as Klaviyo does, or with the errors. */
  const take = <Schema extends GenericSchema>(
    path: string,
    schemaFor: (context: Context) => Schema,
    told: (body: InferOutput<Schema>) => readonly [detail: string, params: Readonly<Record<string, unknown>>],
  ) =>
    app.post(`/vendors/klaviyo/api/client/${path}/`, async (context) => {
      if (!context.req.query('company_id')) return wrong(context, 'A company_id is required.', 'company_id')
      const read = safeParse(schemaFor(context), await context.req.json().catch(() => undefined))
      if (!read.success) {
        const [issue] = read.issues
        return wrong(context, issue.message, (issue.path ?? []).map(({ key }) => `/${String(key)}`).join(''))
      }
      await recordVendor(context, db, ...told(read.output))
      return context.body(null, 202)
    })

  take(
    'subscriptions',
    // Newer revisions send their date in a header; a call without one has the older shape.
    ({ req }) => (req.header('revision') ? clientSubscription : flatSubscription),
    ({ list, email }) => ['klaviyo subscribe', { list, email }],
  )
  take(
    'profiles',
    () => clientProfile,
    ({ data }) => ['klaviyo identify', { given: [maskedContact(data.attributes)] }],
  )
  take(
    'events',
    () => clientEvent,
    ({ data: { attributes } }) => [
      'klaviyo track',
      { given: [attributes.metric.data.attributes.name, attributes.properties] },
    ],
  )
  return app
}

function wrong(context: Context, detail: string, pointer: string): Response {
  const error = { status: 400, code: 'invalid', title: 'Invalid input.', detail, source: { pointer } }
  return context.json({ errors: [error] }, 400)
}
