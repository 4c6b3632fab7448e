/** Filters in the search service's format: the outer list is AND, an inner list is OR. */
import { valuesOf } from './facets'
import type { SearchRecord } from './search-record'

/** Each entry is one filter, or several filters of which one must match. */
export type Filters = readonly (string | readonly string[])[]

/** Conditions such as `usa_hide=0`, `price<=900` or `price:100 TO 900`. An invalid one matches no record. */
export function passesNumericFilters(record: SearchRecord, filters: Filters): boolean {
  return passes(filters, (filter) => {
    const [, name = '', sign, figure] = /^\s*([\w.]+)\s*(<=|>=|!=|<|>|=)\s*(-?[\d.]+)\s*$/.exec(filter) ?? []
    const [, rangeName = '', low, high] = /^\s*([\w.]+)\s*:\s*(-?[\d.]+)\s+TO\s+(-?[\d.]+)\s*$/.exec(filter) ?? []
    if (rangeName) return figures(record, rangeName).some((value) => value >= Number(low) && value <= Number(high))
    const compare = compares[sign as keyof typeof compares]
    return compare !== undefined && figures(record, name).some((value) => compare(value, Number(figure)))
  })
}

const compares = {
  '<': (a: number, b: number) => a < b,
  '<=': (a: number, b: number) => a <= b,
  '=': (a: number, b: number) => a === b,
  '!=': (a: number, b: number) => a !== b,
  '>': (a: number, b: number) => a > b,
  '>=': (a: number, b: number) => a >= b,
}

/** Conditions such as `colors:White`; a minus before the value negates one: `colors:-White`, unless it is escaped: `colors:\-White`. */
export function passesFacetFilters(record: SearchRecord, filters: Filters): boolean {
  return passes(filters, (filter) => {
    const [, name = '', minus, value = ''] = /^([^:]+):(-?)(.*)$/s.exec(filter) ?? []
    return valuesOf(record, name).includes(value.replace(/^\\-/, '-')) !== (minus === '-')
  })
}

function passes(filters: Filters, holds: (filter: string) => boolean): boolean {
  return filters.every((filter) => (typeof filter === 'string' ? holds(filter) : filter.some(holds)))
}

/** Numbers at a path: `prices.final.usd`. */
function figures(record: SearchRecord, path: string): number[] {
  const value = path.split('.').reduce<unknown>((held, key) => {
    return typeof held === 'object' && held !== null && Object.hasOwn(held, key) ? (held as never)[key] : undefined
  }, record)
  return typeof value === 'number' ? [value] : []
}
