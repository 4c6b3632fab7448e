/** Looks up a delivery destination: place, zone, and restrictions of fragile products. */
import { and, eq } from 'drizzle-orm'
import type { Country } from '../../core/base/country/countries.rules'
import { readPostalCode } from '../../core/shop/destination/destination.rules'
import type { Database } from '../database/open'
import { restrictions, zones } from '../database/schema'
import { type PostalPlace, placeOf } from './places'

/** A destination that the shop knows. */
export interface Destination {
  readonly postal: string
  readonly place: PostalPlace
  readonly zone: string | undefined
  /** The nearby warehouse. */
  readonly satellite: string | undefined
}

/** The destination of a postal code; `undefined` if it is invalid or not known. */
export async function destinationOf(
  db: Database,
  { code }: Country,
  text: string | undefined,
): Promise<Destination | undefined> {
  const read = readPostalCode(code, text ?? '')
  const place = 'postal' in read ? placeOf(code, read.postal) : undefined
  if (!('postal' in read) || !place) return undefined
  const [row] = await db
    .select()
    .from(zones)
    .where(and(eq(zones.country, code), eq(zones.state, place.state)))
  return { postal: read.postal, place, zone: row?.zone, satellite: row?.satellite ?? undefined }
}

/** Whether a product cannot be delivered there. */
export async function isRestricted(db: Database, nid: number, { code }: Country, postal: string): Promise<boolean> {
  const rows = await db
    .select()
    .from(restrictions)
    .where(and(eq(restrictions.nid, nid), eq(restrictions.country, code)))
  return rows.some(({ prefix }) => postal.startsWith(prefix))
}
