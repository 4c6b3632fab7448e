/** Writes into the demo's log what a vendor was told. It knows a visitor only by the cookie that a browser brings. */
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Database } from '../database/open'
import { recordAll } from '../log/record'

/** @param detail the vendor's name and what was called: `meta track` */
export function recordVendor(
  context: Context,
  db: Database,
  detail: string,
  params: Readonly<Record<string, unknown>>,
): Promise<void> {
  const owner = getCookie(context, 'SESSdemo') ?? 'nobody'
  return recordAll(db, { owner }, [{ what: 'vendor', detail, params }])
}
