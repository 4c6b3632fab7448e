/**
 * Validates the postal code of a delivery destination, which the delivery dialog asks for. The checkout's rules are in
 * address.rules.ts. They differ because the specification does: here only Canada and the United States are supported
 * (`Country.hasDestination`), each has its own message, five digits and four need their hyphen, and the stored form is
 * unique (DELIV-02).
 */

import type { CountryCode } from '../../base/country/countries.rules'
import { typedCode } from '../../base/input/typed.rules'
import { isCanadianPostal, isUSPostal } from '../address/postal-code.rules'

/** Why a postal code is invalid. Each code is a message of the specification (DELIV-02). */
export type PostalCodeError = 'invalid-postal' | 'invalid-zip' | 'not-here'

interface Rule {
  readonly matches: (text: string) => boolean
  readonly error: PostalCodeError
  /** Writes the normal form. */
  readonly format: (text: string) => string
}

const rules: Readonly<Partial<Record<CountryCode, Rule>>> = {
  CA: {
    matches: isCanadianPostal,
    error: 'invalid-postal',
    format: (text) => text.toUpperCase().replace(/^(.{3})[ -]?/, '$1 '),
  },
  US: { matches: isUSPostal, error: 'invalid-zip', format: (text) => text },
}

/** The normal form of a postal code, which is stored and sent (`M5V 2T6` for `m5v 2t6`), or its error. */
export function readPostalCode(
  country: CountryCode,
  text: string,
): { readonly postal: string } | { readonly error: PostalCodeError } {
  const rule = rules[country]
  if (!rule) return { error: 'not-here' }
  const typed = typedCode(text)
  return rule.matches(typed) ? { postal: rule.format(typed) } : { error: rule.error }
}
