/** Databases with a seed in them. A process seeds one, and copies it for each test: a twentieth of the time. */
import { sql } from 'drizzle-orm'
import { type Database, openDatabase } from '../../demo-host/database/open'
import { seed } from '../../demo-host/database/seed'

/** In memory, as long as one connection of this process has it attached. */
const attachOriginal = "ATTACH 'file:seeded?mode=memory&cache=shared' AS original"

let original: Promise<Database> | undefined

/** Opens a seeded database in memory. */
export async function openSeeded(): Promise<Database> {
  original ??= seedOriginal()
  await original
  const db = await openDatabase(':memory:')
  await db.run(attachOriginal)
  for (const table of await tablesIn(db, 'original'))
    await db.run(`INSERT INTO main.${table} SELECT * FROM original.${table}`)
  await db.run('DETACH original')
  return db
}

async function seedOriginal(): Promise<Database> {
  const db = await openDatabase(':memory:')
  await seed(db)
  await db.run(attachOriginal)
  for (const table of await tablesIn(db, 'main'))
    await db.run(`CREATE TABLE original.${table} AS SELECT * FROM main.${table}`)
  return db
}

async function tablesIn(db: Database, place: 'main' | 'original'): Promise<readonly string[]> {
  const catalogue = sql.raw(`${place}.sqlite_master`)
  const rows = await db.all<{ name: string }>(
    sql`SELECT name FROM ${catalogue} WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  )
  return rows.map(({ name }) => name)
}
