/** Postal codes a shop has said it delivers to. Source: document 2, section 5 (ADDR-01). */

/**
 * Whether a list holds a postal code. The first four digits count.
 *
 * @param codes single ones or ranges, both ends included: `0800`, `2000-2234`
 */
export function isServedPostal(postal: string, codes: readonly string[]): boolean {
  const code = Number(postal.slice(0, 4))
  return codes.some((range) => {
    const [from, to = from] = range.split('-').map(Number)
    return from !== undefined && to !== undefined && code >= from && code <= to
  })
}
