/** Logs what a provider received. The visitor is identified by the cookie, or by the page's key. */
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Database } from '../database/open'
import { recordAll } from '../log/record'
import { ownerOfKey } from '../log/visitor-tag'

/** @param detail the provider's name and the call: `meta track` */
export function recordVendor(
  context: Context,
  db: Database,
  detail: string,
  params: Readonly<Record<string, unknown>>,
): Promise<void> {
  const owner = getCookie(context, 'SESSdemo') ?? ownerOfKey(context.req.query('company_id') ?? 'nobody')
  return recordAll(db, { owner }, [{ what: 'vendor', detail, params }])
}
