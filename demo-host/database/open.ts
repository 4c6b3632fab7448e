/** Opens the shop's embedded database and makes its tables. */
import { mkdirSync } from 'node:fs'
import { createClient } from '@libsql/client'
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql'

export type Database = LibSQLDatabase

const tables = [
  `CREATE TABLE IF NOT EXISTS products (nid INTEGER PRIMARY KEY, slug TEXT NOT NULL UNIQUE, sku TEXT NOT NULL,
    category TEXT NOT NULL, title TEXT NOT NULL, material TEXT NOT NULL, terms TEXT NOT NULL, colours TEXT NOT NULL,
    sizes TEXT NOT NULL, dimensions TEXT NOT NULL, description TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS offers (nid INTEGER NOT NULL, country TEXT NOT NULL, price REAL NOT NULL,
    hidden INTEGER NOT NULL, PRIMARY KEY (nid, country))`,
  `CREATE TABLE IF NOT EXISTS loves (owner TEXT NOT NULL, nid INTEGER NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (owner, nid))`,
  `CREATE TABLE IF NOT EXISTS addresses (owner TEXT PRIMARY KEY, email TEXT, subscribe INTEGER NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS events (id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, owner TEXT NOT NULL,
    what TEXT NOT NULL, detail TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS seeds (hash TEXT PRIMARY KEY)`,
]

/** @param place a file's path, or `:memory:` */
export async function openDatabase(place: string): Promise<Database> {
  if (place !== ':memory:') mkdirSync(new URL('.', `file://${process.cwd()}/${place}`).pathname, { recursive: true })
  const client = createClient({ url: place === ':memory:' ? place : `file:${place}` })
  for (const table of tables) await client.execute(table)
  return drizzle(client)
}
