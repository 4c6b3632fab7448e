/** Logs what a provider received. The visitor is identified by the cookie, or by the page's key. */
import type { Context } from 'hono'
import type { Database } from '../database/open'
import { recordAll } from '../log/record'
import { ownerOfKey } from '../log/visitor-tag'
import { sessionIn } from '../visitor/sessions'

/** @param detail the provider's name and the call: `meta track` */
export async function recordVendor(
  context: Context,
  db: Database,
  detail: string,
  params: Readonly<Record<string, unknown>>,
): Promise<void> {
  const session = await sessionIn(db, context)
  const owner = session?.guest ?? ownerOfKey(context.req.query('company_id') ?? 'nobody')
  return recordAll(db, { owner }, [{ what: 'vendor', detail, params }])
}
