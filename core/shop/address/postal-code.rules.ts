/**
 * Formats of postal codes by country, and the list of codes a shop delivers to. The checkout's validation is in
 * address.rules.ts, that of a delivery destination in destination.rules.ts (VALID-01, ADDR-01).
 */

/** Five digits, or five and four separated by a hyphen. */
export const isUSPostal = (text: string): boolean => /^\d{5}(-\d{4})?$/.test(text)

/** Letter, digit, letter, digit, letter, digit, with an optional blank or hyphen in the middle. */
export const isCanadianPostal = (text: string): boolean => /^[a-z]\d[a-z][ -]?\d[a-z]\d$/i.test(text)

/** An area of two to four characters, a digit and two letters, with an optional blank between them. */
export const isUKPostal = (text: string): boolean => /^(gir ?0aa|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2})$/i.test(text)

/**
 * Whether a list of postal codes contains this one (ADDR-01). Only the first four digits are compared.
 *
 * @param codes single codes or inclusive ranges: `0800`, `2000-2234`
 */
export function isServedPostal(postal: string, codes: readonly string[]): boolean {
  const code = Number(postal.slice(0, 4))
  return codes.some((range) => {
    const [from, to = from] = range.split('-').map(Number)
    return from !== undefined && to !== undefined && code >= from && code <= to
  })
}
