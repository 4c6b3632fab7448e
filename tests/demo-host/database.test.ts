import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../demo-host/database/open'
import { priceIn } from '../../demo-host/database/prices'
import { products, seeds, stock } from '../../demo-host/database/schema'
import { seed } from '../../demo-host/database/seed'
import { createLoveRecords } from '../../demo-host/love/love-records'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rove-demo-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('visitors’ data survives a restart of the shop', async () => {
  const file = join(folder, 'kept.sqlite')
  const before = await openDatabase(file)
  await seed(before)
  await createLoveRecords(before).set('somebody', 1201, true)
  const after = await openDatabase(file)
  await seed(after)
  expect(await createLoveRecords(after).lovedBy('somebody')).toEqual([1201])
})

it('a changed catalogue is seeded again', async () => {
  const db = await openDatabase(':memory:')
  await seed(db)
  await db.delete(products)
  await seed(db)
  expect(await db.select().from(products)).toHaveLength(0)
  await db.update(seeds).set({ hash: 'older' })
  await seed(db)
  expect(await db.select().from(products)).toHaveLength(69)
})

it.each([200, 3])('the stock is %d times that of the seed, also after many starts', async (times) => {
  const file = join(folder, `stock-${times}.sqlite`)
  const stockIn = async (factor?: number) => {
    const db = await openDatabase(file)
    await seed(db, undefined, factor)
    return (await db.select().from(stock)).map(({ inStock }) => inStock)
  }
  const usual = await stockIn()
  const multiplied = usual.map((count) => (count < 10 ? count : times * count))
  expect(Math.max(...usual)).toBeGreaterThan(10)
  for (let start = 0; start < 3; start++) expect(await stockIn(times)).toEqual(multiplied)
  const db = await openDatabase(file)
  await db.update(stock).set({ inStock: 12 })
  expect(new Set(await stockIn(times))).toEqual(new Set([12]))
})

it('an outdated schema is created anew', async () => {
  const file = join(folder, 'older.sqlite')
  const older = createClient({ url: `file:${file}` })
  await older.execute('CREATE TABLE products (name TEXT)')
  older.close()
  const db = await openDatabase(file)
  await seed(db)
  expect(await db.select().from(products)).toHaveLength(69)
})

it('prices are rounded by each country’s rule', () => {
  expect([58, 1890].map((dollars) => priceIn('KR', dollars))).toEqual([78_000, 2_550_000])
  expect([58, 1890].map((dollars) => priceIn('UK', dollars))).toEqual([46, 1510])
  expect([58, 1890].map((dollars) => priceIn('HK', dollars))).toEqual([450, 14_750])
})
