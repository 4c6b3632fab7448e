/**
 * How long an order takes before it is sent.
 * Source: document 2, section 9 (PROC-01).
 */
import type { CountryCode } from './countries'

/** A span of time: both ends count. */
export interface Estimate {
  readonly from: number
  readonly to: number
  readonly unit: 'week' | 'business-day'
}

interface Row {
  readonly custom: readonly [from: number, to: number]
  readonly standard: readonly [from: number, to: number]
}

const others: Row = { custom: [17, 22], standard: [1, 4] }

const rows: Readonly<Partial<Record<CountryCode, Row>>> = {
  US: { ...others, standard: [1, 5] },
  HK: { custom: [8, 10], standard: [1, 2] },
}

/** @param custom made to order: in weeks; anything else in business days */
export function processingEstimate(country: CountryCode, custom: boolean): Estimate {
  const row = rows[country] ?? others
  const [from, to] = custom ? row.custom : row.standard
  return { from, to, unit: custom ? 'week' : 'business-day' }
}
