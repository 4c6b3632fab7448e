/**
 * What a postal code looks like where the shop delivers by one.
 * Source: document 1, section 5 (DELIV-02).
 */
import type { CountryCode } from './countries'

/** Why a text is no postal code; each is a message of document 1, section 8. */
export type PostalProblem = 'invalid-postal' | 'invalid-zip' | 'not-here'

interface Rule {
  readonly pattern: RegExp
  readonly problem: PostalProblem
  /** The one form in which it is kept and sent. */
  readonly write: (text: string) => string
}

const rules: Readonly<Partial<Record<CountryCode, Rule>>> = {
  CA: {
    pattern: /^[a-z]\d[a-z][ -]?\d[a-z]\d$/i,
    problem: 'invalid-postal',
    write: (text) => text.toUpperCase().replace(/^(.{3})[ -]?/, '$1 '),
  },
  US: { pattern: /^\d{5}(-\d{4})?$/, problem: 'invalid-zip', write: (text) => text },
}

/** The postal code as it is kept and sent (`m5v 2t6` is `M5V 2T6`), or why it is none. */
export function readPostalCode(
  country: CountryCode,
  text: string,
): { readonly postal: string } | { readonly problem: PostalProblem } {
  const rule = rules[country]
  if (!rule) return { problem: 'not-here' }
  const trimmed = text.trim()
  return rule.pattern.test(trimmed) ? { postal: rule.write(trimmed) } : { problem: rule.problem }
}
