/** Where something is to go: the place of a postal code, its zone, and whether a fragile product may go there. */
import { and, eq } from 'drizzle-orm'
import type { Country } from '../../core/domain/countries'
import { readPostalCode } from '../../core/domain/postal-code'
import type { Database } from '../database/open'
import { restrictions, zones } from '../database/schema'
import { type PostalPlace, placeOf } from './places'

/** A destination that the shop knows. */
export interface Destination {
  readonly postal: string
  readonly place: PostalPlace
  readonly zone: string | undefined
  /** The warehouse near it, if one is. */
  readonly satellite: string | undefined
}

/** The destination of a postal code, or nothing where it is none or the shop knows no such place. */
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

/** Whether a product cannot go there. */
export async function isRestricted(db: Database, nid: number, { code }: Country, postal: string): Promise<boolean> {
  const rows = await db
    .select()
    .from(restrictions)
    .where(and(eq(restrictions.nid, nid), eq(restrictions.country, code)))
  return rows.some(({ prefix }) => postal.startsWith(prefix))
}
