import type { SearchRecord } from './search-record'

/** Counts the records with each value of each facet. @param asked the facets; `*` is all of them */
export function facetCounts(
  records: readonly SearchRecord[],
  asked: readonly string[],
): Record<string, Record<string, number>> {
  const names = asked.includes('*') ? ['colors', 'nice_names', 'terms'] : asked
  return Object.fromEntries(names.map((name) => [name, count(records, name)]))
}

function count(records: readonly SearchRecord[], name: string): Record<string, number> {
  const counts: Record<string, number> = Object.create(null)
  for (const record of records)
    for (const value of new Set(valuesOf(record, name))) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** A record's values of a facet, as strings: one, several or none. */
export function valuesOf(record: SearchRecord, name: string): string[] {
  const value = Object.hasOwn(record, name) ? record[name] : undefined
  if (value === undefined) return []
  return (Array.isArray(value) ? value : [value]).map(String)
}
