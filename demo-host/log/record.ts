/** The one place that writes into the demo's log. No address and no name of a person goes in as it is. */
import type { Database } from '../database/open'
import { events } from '../database/schema'
import type { Visitor } from '../visitor/visitor'
import { masked, maskedText } from './masked'

/** One thing to write down. */
export interface Entry {
  /** One word for the kind of thing. */
  readonly what: string
  /** The rest, in words. */
  readonly detail: string
  /** What came with it. */
  readonly params?: Readonly<Record<string, unknown>>
}

/** @param what one word for the kind of thing; `detail` tells the rest */
export function record(db: Database, visitor: Pick<Visitor, 'owner'>, what: string, detail: string): Promise<void> {
  return recordAll(db, visitor, [{ what, detail }])
}

/** Writes down several things, in their order. Addresses, and params that tell who somebody is, are masked. */
export async function recordAll(
  db: Database,
  { owner }: Pick<Visitor, 'owner'>,
  entries: readonly Entry[],
): Promise<void> {
  const at = Date.now()
  if (entries.length === 0) return
  await db.insert(events).values(
    entries.map(({ what, detail, params }) => ({
      at,
      owner,
      what,
      detail: maskedText(detail),
      params: params && maskedParams(params),
    })),
  )
}

const maskedParams = (params: NonNullable<Entry['params']>) => masked(params) as NonNullable<Entry['params']>
