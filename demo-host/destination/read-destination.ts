/** Reads the visitor's delivery destination from the country's cookie. */
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { postalCookie } from '../../core/shop/destination/destination-cookies.rules'
import type { Database } from '../database/open'
import type { ShopEnv } from '../visitor/visitor'
import { type Destination, destinationOf } from './destination'

/** `undefined` if none is set, or it is invalid. */
export function readDestination(db: Database, context: Context<ShopEnv>): Promise<Destination | undefined> {
  const { country } = context.get('visitor')
  return destinationOf(db, country, getCookie(context, postalCookie(country.code)))
}
