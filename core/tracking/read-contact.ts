/** Who filled a form in. Source: document 3, sections 2 and 3 (TRACK-04, TRACK-06). */
import type { Contact } from '../contacts'
import { findCountryByNumber } from '../domain/countries'

type Written = Exclude<keyof Contact, 'swatches' | 'amount'>

/**
 * What a field's name says of a person, the first that fits: in whatever brackets and words a form has put it. A
 * recipient's address is nobody's own.
 */
const fields: readonly (readonly [Written, RegExp])[] = [
  ['recipient', /recipient/],
  ['email', /(^|_)e_?mail(_address)?$|^mail$/],
  ['sender', /sender/],
  ['firstname', /first_?name|fname/],
  ['lastname', /last_?name|lname/],
  ['mobile_phone', /mobile/],
  ['phone', /phone/],
  ['company', /company/],
  ['country', /country/],
  ['name', /^(full_?|your_?)?name$/],
]

/** Who filled a form in, as far as its fields say so. */
export function readContact(form: HTMLFormElement): Contact {
  const told: Record<string, string | string[] | number> = {}
  for (const [given, value] of new FormData(form)) {
    if (typeof value !== 'string' || !value.trim()) continue
    const name = lastWord(given)
    if (name === 'amount' && Number(value) > 0) told.amount = Number(value)
    if (name === 'swatches') told.swatches = [...((told.swatches as string[]) ?? []), value]
    const [field] = fields.find(([, pattern]) => pattern.test(name)) ?? []
    if (field) told[field] ??= value.trim()
  }
  // Ubercart's fields say a country by its number.
  const country = findCountryByNumber(Number(told.country))
  return country ? { ...told, country: country.code } : told
}

/** `panes[delivery][delivery_first_name]` is about a first name; `swatches[]` about swatches. */
function lastWord(name: string): string {
  const words = name.toLowerCase().match(/[\w-]+/g) ?? []
  return (words.at(-1) ?? '').replaceAll('-', '_')
}
