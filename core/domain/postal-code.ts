/**
 * What a postal code looks like where the shop asks for one before it sells: the delivery popup. The checkout's rules
 * are in address.ts. They differ because the documents do: here only Canada and the United States are delivered to by
 * postal code, each has a message of its own, five digits and four need their hyphen, and what is kept has one form.
 * Source: document 1, section 5 (DELIV-02).
 */
import type { CountryCode } from './countries'
import { hasPostalCheck, type PostalCountry } from './postal-check'
import { isCanadianPostal, isUSPostal } from './postal-formats'

/** Why a text is no postal code; each is a message of document 1, section 8. */
export type PostalProblem = 'invalid-postal' | 'invalid-zip' | 'not-here'

interface Rule {
  readonly matches: (text: string) => boolean
  readonly problem: PostalProblem
  /** The one form in which it is kept and sent. */
  readonly write: (text: string) => string
}

const rules: Readonly<Record<PostalCountry, Rule>> = {
  CA: {
    matches: isCanadianPostal,
    problem: 'invalid-postal',
    write: (text) => text.toUpperCase().replace(/^(.{3})[ -]?/, '$1 '),
  },
  US: { matches: isUSPostal, problem: 'invalid-zip', write: (text) => text },
}

/** The postal code as it is kept and sent (`m5v 2t6` is `M5V 2T6`), or why it is none. */
export function readPostalCode(
  country: CountryCode,
  text: string,
): { readonly postal: string } | { readonly problem: PostalProblem } {
  if (!hasPostalCheck(country)) return { problem: 'not-here' }
  const rule = rules[country]
  const trimmed = text.trim()
  return rule.matches(trimmed) ? { postal: rule.write(trimmed) } : { problem: rule.problem }
}
