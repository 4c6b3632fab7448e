/** Writes the demo's log. E-mail addresses and personal names are masked. */
import type { Database } from '../database/open'
import { events } from '../database/schema'
import type { Visitor } from '../visitor/visitor'
import { masked, maskedText } from './masked'

/** One entry. */
export interface Entry {
  /** The kind of the entry, one word. */
  readonly what: string
  /** The details, as text. */
  readonly detail: string
  /** Its parameters. */
  readonly params?: Readonly<Record<string, unknown>>
}

/** @param what the kind, one word @param detail the details */
export function record(db: Database, visitor: Pick<Visitor, 'owner'>, what: string, detail: string): Promise<void> {
  return recordAll(db, visitor, [{ what, detail }])
}

/** Writes several entries in order. E-mail addresses and personal parameters are masked. */
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
