/** Opens the shop's embedded database. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { createClient } from '@libsql/client'
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql'
import { createStatements, dropStatements, schemaVersion } from './tables'

/** The shop's database. */
export type Database = LibSQLDatabase

/**
 * Opens a database and creates its tables. A database with an older schema is emptied, because everything in a
 * demo can be seeded again.
 *
 * @param place a file's path, or `:memory:`
 */
export async function openDatabase(place: string): Promise<Database> {
  const isFile = place !== ':memory:'
  if (isFile) mkdirSync(dirname(place), { recursive: true })
  // Only one connection: a second one would keep the journal open when the shop stops.
  const client = createClient({ url: isFile ? `file:${place}` : place, concurrency: 1 })
  const { rows } = await client.execute('PRAGMA user_version')
  if (rows[0]?.user_version !== schemaVersion) {
    for (const statement of [...dropStatements, ...createStatements]) await client.execute(statement)
    await client.execute(`PRAGMA user_version = ${schemaVersion}`)
  }
  if (isFile) await client.execute('PRAGMA journal_mode = WAL')
  return drizzle(client)
}
