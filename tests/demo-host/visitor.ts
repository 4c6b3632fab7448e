/** A shop in memory, and visitors that store cookies as a browser does. */
import type { Hono } from 'hono'
import type { Database } from '../../demo-host/database/open'
import { createShop } from '../../demo-host/shop'
import type { ShopEnv } from '../../demo-host/visitor/visitor'
import { openSeeded } from './seeded'

export type Shop = Hono<ShopEnv>

/** Untyped JSON: the test's assertions define the required fields. */
// biome-ignore lint/suspicious/noExplicitAny: the test asserts the shape
export type Json = any

/** Opens a seeded shop. */
export async function openShop(): Promise<Shop> {
  return (await openShopWithDatabase()).shop
}

/** Opens a seeded shop and returns its database too. */
export async function openShopWithDatabase(): Promise<{ readonly db: Database; readonly shop: Shop }> {
  const db = await openSeeded()
  return { db, shop: await createShop(db) }
}

export interface Visitor {
  (path: string, init?: RequestInit): Promise<Response>
  /** The page as text. */
  read(path: string): Promise<string>
  /** The response as JSON. */
  json(path: string): Promise<Json>
  readonly cookies: ReadonlyMap<string, string>
}

/** A visitor with a new session. Calls have the header of the shop's own scripts. */
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

/** Submits a form as a browser without script does. */
export const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
})

/** Sets a cookie as the page's script does. */
export const keep = ({ cookies }: Visitor, name: string, value: string): void => {
  ;(cookies as Map<string, string>).set(name, encodeURIComponent(value))
}
