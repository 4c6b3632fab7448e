/** Validates, keeps and logs swatch requests: one for each visitor. */
import { and, eq, ne } from 'drizzle-orm'
import type { AddressError } from '../../core/shop/address/address.rules'
import {
  type SwatchField,
  type SwatchValues,
  swatchErrors,
  swatchFields,
} from '../../core/shop/swatch-request/swatch.rules'
import type { Database } from '../database/open'
import { swatchRequests } from '../database/swatch-tables'
import { recordAll } from '../log/record'
import { provincesOf } from '../order/provinces'
import { digestOf } from '../visitor/operation'
import type { ShopCode } from '../visitor/texts/texts'
import type { Visitor } from '../visitor/visitor'
import { fabricLimit, fabricsOf } from './fabrics'
import { swatchWord } from './swatch-texts'

/** What a visitor sends. */
export interface SwatchRequest {
  readonly operation: string
  readonly swatches: readonly string[]
  readonly values: SwatchValues
}

const words: Readonly<Record<AddressError, ShopCode>> = {
  required: 'required',
  invalid: 'invalid',
  'starts-with-1': 'notWithOne',
  'po-box': 'noBoxes',
  'contact-us': 'contactUs',
}

type KeptRequest = typeof swatchRequests.$inferSelect

/** The visitor's request; `undefined` before there is one. */
export async function requestOf(db: Database, { owner }: Visitor): Promise<KeptRequest | undefined> {
  const [row] = await db.select().from(swatchRequests).where(eq(swatchRequests.owner, owner))
  return row
}

/** The request that was sent before: the visitor's own, or the one of this operation from before a login. */
export async function requestBefore(
  db: Database,
  visitor: Visitor,
  { operation }: SwatchRequest,
): Promise<KeptRequest | undefined> {
  const [sent] = await db.select().from(swatchRequests).where(eq(swatchRequests.operation, operation))
  return sent ?? requestOf(db, visitor)
}

/** Whether this very request was sent before: there is nothing to do. */
export const isSame = (before: KeptRequest | undefined, request: SwatchRequest): boolean =>
  before?.operation === request.operation && before.digest === digestOf(request)

/** The errors of a request, in the visitor's words, by field; `swatches` for the selection. */
export function requestErrors(
  { language, t }: Visitor,
  { swatches, values }: SwatchRequest,
): ReadonlyMap<SwatchField | 'swatches', string> {
  const chosen = fabricsOf(swatches).length
  const errors = new Map<SwatchField | 'swatches', string>()
  if (chosen === 0) errors.set('swatches', swatchWord(language, 'none'))
  if (chosen > fabricLimit) errors.set('swatches', swatchWord(language, 'limit').replace('{limit}', `${fabricLimit}`))
  for (const [field, code] of swatchErrors(values, (country) => provincesOf(country).length))
    errors.set(field, t(words[code]))
  return errors
}

/** Fields whose values are logged; of others only their names are. */
const shown: readonly SwatchField[] = ['email', 'country', 'province']

/**
 * Keeps a valid request. Of several calls of an operation, the latest counts.
 *
 * @returns whether it is the visitor's request
 */
export async function keepRequest(db: Database, visitor: Visitor, request: SwatchRequest): Promise<boolean> {
  const { operation, swatches, values } = request
  const chosen = fabricsOf(swatches)
  const kept = { swatches: chosen.map(({ oid }) => oid), digest: digestOf(request) }
  const row = { owner: visitor.owner, operation, ...kept, at: Date.now() }
  const added = await db.insert(swatchRequests).values(row).onConflictDoNothing().returning()
  if (added.length === 0) {
    const changed = await db
      .update(swatchRequests)
      .set(kept)
      .where(and(eq(swatchRequests.operation, operation), ne(swatchRequests.digest, kept.digest)))
      .returning()
    if (changed.length === 0) return isSame(await requestBefore(db, visitor, request), request)
  }
  const filled = swatchFields.filter((field) => values[field])
  const params = Object.fromEntries(filled.map((field) => [field, shown.includes(field) ? values[field] : '***']))
  await recordAll(db, visitor, [
    { what: 'form', detail: 'swatch-request-form', params: { swatches: chosen.map(({ name }) => name), ...params } },
  ])
  return true
}
