/** A shop in memory, and visitors of it who keep their cookies as a browser does. */
import type { Hono } from 'hono'
import { type Database, openDatabase } from '../../demo-host/database/open'
import { seed } from '../../demo-host/database/seed'
import { createShop } from '../../demo-host/shop'
import type { ShopEnv } from '../../demo-host/visitor/visitor'

export type Shop = Hono<ShopEnv>

/** JSON as a test looks into it: what it asserts is what the answer has to hold. */
// biome-ignore lint/suspicious/noExplicitAny: a shape would say beforehand what the test is to find out
export type Json = any

/** A seeded shop of its own. */
export async function openShop(): Promise<Shop> {
  return (await openShopWithDatabase()).shop
}

/** The same, with the database that a test looks into. */
export async function openShopWithDatabase(): Promise<{ readonly db: Database; readonly shop: Shop }> {
  const db = await openDatabase(':memory:')
  await seed(db)
  return { db, shop: await createShop(db) }
}

export interface Visitor {
  (path: string, init?: RequestInit): Promise<Response>
  /** The page, as text. */
  read(path: string): Promise<string>
  /** The answer, as JSON. */
  json(path: string): Promise<Json>
  readonly cookies: ReadonlyMap<string, string>
}

/** A visitor with a session of their own, on the shop's pages: its scripts send this header. */
export function visit(shop: Shop): Visitor {
  const cookies = new Map<string, string>()
  const ask = async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await shop.request(`http://localhost${path}`, {
      ...init,
      headers: { 'x-requested-with': 'XMLHttpRequest', ...init.headers, cookie },
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return Object.assign(ask, {
    read: async (path: string) => (await ask(path)).text(),
    json: async (path: string) => (await ask(path)).json(),
    cookies,
  })
}

/** Sends a form, as a browser without script does. */
export const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
})

/** A cookie that the page's own script has set. */
export const keep = ({ cookies }: Visitor, name: string, value: string): void => {
  ;(cookies as Map<string, string>).set(name, encodeURIComponent(value))
}
