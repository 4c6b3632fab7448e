/** Validates, keeps and logs swatch requests: one for each visitor. */
import { eq } from 'drizzle-orm'
import type { AddressError } from '../../core/address/address.rules'
import { type SwatchField, type SwatchValues, swatchErrors, swatchFields } from '../../core/swatch/swatch.rules'
import type { Database } from '../database/open'
import { swatchRequests } from '../database/swatch-tables'
import { recordAll } from '../log/record'
import { provincesOf } from '../order/provinces'
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

/** The visitor's request; `undefined` before there is one. */
export async function requestOf(
  db: Database,
  { owner }: Visitor,
): Promise<typeof swatchRequests.$inferSelect | undefined> {
  const [row] = await db.select().from(swatchRequests).where(eq(swatchRequests.owner, owner))
  return row
}

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

/** Keeps a valid request. @returns whether it is the visitor's request, now or by an earlier call */
export async function keepRequest(db: Database, visitor: Visitor, request: SwatchRequest): Promise<boolean> {
  const { operation, swatches, values } = request
  const chosen = fabricsOf(swatches)
  const added = await db
    .insert(swatchRequests)
    .values({ owner: visitor.owner, operation, swatches: chosen.map(({ oid }) => oid), at: Date.now() })
    .onConflictDoNothing()
    .returning()
  if (added.length === 0) return (await requestOf(db, visitor))?.operation === operation
  const filled = swatchFields.filter((field) => values[field])
  const params = Object.fromEntries(filled.map((field) => [field, shown.includes(field) ? values[field] : '***']))
  await recordAll(db, visitor, [
    { what: 'form', detail: 'swatch-request-form', params: { swatches: chosen.map(({ name }) => name), ...params } },
  ])
  return true
}
