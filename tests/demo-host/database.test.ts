import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../demo-host/database/open'
import { priceIn } from '../../demo-host/database/prices'
import { products, seeds } from '../../demo-host/database/schema'
import { seed } from '../../demo-host/database/seed'
import { createLoveBook } from '../../demo-host/love/love-book'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rove-demo-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('keeps what visitors did when the shop starts again', async () => {
  const file = join(folder, 'kept.sqlite')
  const before = await openDatabase(file)
  await seed(before)
  await createLoveBook(before).set('somebody', 1201, true)
  const after = await openDatabase(file)
  await seed(after)
  expect(await createLoveBook(after).lovedBy('somebody')).toEqual([1201])
})

it('seeds again when the catalogue has changed', async () => {
  const db = await openDatabase(':memory:')
  await seed(db)
  await db.delete(products)
  await seed(db)
  expect(await db.select().from(products)).toHaveLength(0)
  await db.update(seeds).set({ hash: 'older' })
  await seed(db)
  expect(await db.select().from(products)).toHaveLength(69)
})

it('makes the tables anew where an older shop has left others', async () => {
  const file = join(folder, 'older.sqlite')
  const older = createClient({ url: `file:${file}` })
  await older.execute('CREATE TABLE products (name TEXT)')
  older.close()
  const db = await openDatabase(file)
  await seed(db)
  expect(await db.select().from(products)).toHaveLength(69)
})

it('rounds prices as each country writes them', () => {
  expect([58, 1890].map((dollars) => priceIn('KR', dollars))).toEqual([78_000, 2_550_000])
  expect([58, 1890].map((dollars) => priceIn('UK', dollars))).toEqual([46, 1510])
  expect([58, 1890].map((dollars) => priceIn('HK', dollars))).toEqual([450, 14_750])
})
