/** Formats lists of names in a language. */

/** `Oat, Chalk, and Moss`; with `disjunction`, `or`. @param tag BCP 47 */
export function formatNames(tag: string, names: readonly string[], type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(tag, { type }).format(names)
}
