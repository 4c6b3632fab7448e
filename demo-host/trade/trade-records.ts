/** Validates, keeps and logs applications for trade membership and their files. */
import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { type FileProblem, fileProblem, headBytes, keptAs } from '../../core/base/input/file-kinds.rules'
import {
  isTradeFieldAsked,
  type TradeError,
  type TradeField,
  type TradeValues,
  tradeErrors,
  tradeFields,
  tradeFileLimits,
} from '../../core/shop/trade/trade.rules'
import type { Database } from '../database/open'
import { tradeApplications, tradeFiles } from '../database/trade-tables'
import { record, recordAll } from '../log/record'
import { digestOf } from '../visitor/operation'
import type { Visitor } from '../visitor/visitor'
import { questionsOf } from './trade-questions'

/** A kept file. */
export type KeptFile = typeof tradeFiles.$inferSelect

/** Keeps a file that the rules accept: by its content, as in the browser. */
export async function keepFile(db: Database, visitor: Visitor, file: File): Promise<KeptFile | FileProblem> {
  const { name, type, size } = file
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const problem = fileProblem({ name, type, size, head }, tradeFileLimits)
  if (problem) return problem
  const kept = { id: randomUUID(), owner: visitor.owner, name: keptAs({ name, type, size, head }).name, size }
  await db.insert(tradeFiles).values(kept)
  await record(db, visitor, 'trade-file', `${/\w+$/.exec(kept.name)?.[0]}, ${kept.size} bytes`)
  return kept
}

/** The visitor's own file with this id. */
export async function fileOf(db: Database, { owner }: Visitor, id: string): Promise<KeptFile | undefined> {
  const [file] = await db
    .select()
    .from(tradeFiles)
    .where(and(eq(tradeFiles.owner, owner), eq(tradeFiles.id, id)))
  return file
}

/** The errors of an application. A file that is not the visitor's own is missing. */
export async function applicationErrors(
  db: Database,
  visitor: Visitor,
  values: TradeValues,
): Promise<ReadonlyMap<TradeField, TradeError>> {
  const own = { ...values }
  for (const field of ['card_upload', 'licence_upload'] as const)
    if (values[field] && !(await fileOf(db, visitor, values[field]))) own[field] = ''
  return tradeErrors(own, tradeFields, questionsOf(own))
}

/** Whether this operation was enrolled before with the same values: there is nothing to do. */
export async function isEnrolled(db: Database, operation: string, values: TradeValues): Promise<boolean> {
  const [row] = await db.select().from(tradeApplications).where(eq(tradeApplications.operation, operation))
  return row?.digest === digestOf(values)
}

/** Fields whose values are logged; of others only their names are. */
const shown: readonly TradeField[] = ['country', 'company_type', 'service_area', 'tax_exempt', 'survey_1', 'survey_2']

/** Enrols a valid application once for each operation id. Of several calls, the values of the latest count. */
export async function enrol(db: Database, visitor: Visitor, operation: string, values: TradeValues): Promise<void> {
  const row = { operation, owner: visitor.owner, digest: digestOf(values), at: Date.now() }
  const added = await db.insert(tradeApplications).values(row).onConflictDoNothing().returning()
  const isNew = added.length > 0
  if (!isNew) {
    const { digest } = row
    const changed = await db
      .update(tradeApplications)
      .set({ digest })
      .where(and(eq(tradeApplications.operation, operation), ne(tradeApplications.digest, digest)))
      .returning()
    if (changed.length === 0) return
  }
  const filled = tradeFields.filter((field) => values[field] && isTradeFieldAsked(field, values))
  const params = Object.fromEntries(filled.map((field) => [field, shown.includes(field) ? values[field] : '***']))
  const detail = `${isNew ? 'enrolled' : 'changed'}, ${filled.length} fields`
  await recordAll(db, visitor, [{ what: 'trade', detail, params }])
}
