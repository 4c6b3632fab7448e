/** The destination that a visitor has set before, from the cookie of the country: document 1, section 3. */
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Database } from '../database/open'
import type { ShopEnv } from '../visitor/visitor'
import { type Destination, destinationOf } from './destination'

/** Nothing where none is set, or what is set is none. */
export function keptDestination(db: Database, context: Context<ShopEnv>): Promise<Destination | undefined> {
  const { country } = context.get('visitor')
  return destinationOf(db, country, getCookie(context, `rove_postal_${country.code}`))
}
