/** Names in a row, as a language joins them. Owns the formats of lists. */

/** `Oat, Chalk, and Moss`; with `disjunction`, `or`. @param tag BCP 47 */
export function namesIn(tag: string, names: readonly string[], type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(tag, { type }).format(names)
}
