/** Reads a contact from a form's fields (TRACK-04, TRACK-06). */

import { findCountryByNumber } from '../base/country/countries.rules'
import { builtIn } from '../base/input/built-in'
import type { Contact } from '../shop/contacts/identify.action'

type Written = Exclude<keyof Contact, 'swatches' | 'amount'>

/**
 * Contact fields by the pattern of a form field's name. The first match wins. A recipient's address is not the
 * visitor's own.
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

/** The contact that a form's fields contain. */
export function readContact(form: HTMLFormElement): Contact {
  const contact: Record<string, string | string[] | number> = {}
  for (const [given, value] of new FormData(form)) {
    if (typeof value !== 'string' || !value.trim()) continue
    const name = lastWord(given)
    if (name === 'amount' && Number(value) > 0) contact.amount = Number(value)
    if (name === 'swatches')
      contact.swatches = [...((contact.swatches as string[]) ?? []), swatchName(form, given, value)]
    const [field] = fields.find(([, pattern]) => pattern.test(name)) ?? []
    if (field) contact[field] ??= value.trim()
  }
  // Ubercart's fields hold a country's ISO number.
  const country = findCountryByNumber(Number(contact.country))
  return country ? { ...contact, country: country.code } : contact
}

/** The name of a chosen swatch, from its `data-name`: its value can be the id of an option. */
function swatchName(form: HTMLFormElement, name: string, value: string): string {
  const boxes = [...builtIn(form).querySelectorAll<HTMLInputElement>('input[data-name]')]
  return boxes.find((box) => box.name === name && box.value === value)?.dataset.name ?? value
}

/** `panes[delivery][delivery_first_name]` is about a first name; `swatches[]` about swatches. */
function lastWord(name: string): string {
  const words = name.toLowerCase().match(/[\w-]+/g) ?? []
  return (words.at(-1) ?? '').replaceAll('-', '_')
}
