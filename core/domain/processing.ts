/** How long it takes until an order leaves the shop. Source: document 2, section 9 (PROC-01). */
import type { CountryCode } from './countries'

/** From so many to so many, both included. */
export interface Estimate {
  readonly from: number
  readonly to: number
  readonly unit: 'weeks' | 'business-days'
}

const weeks = (from: number, to: number): Estimate => ({ from, to, unit: 'weeks' })
const days = (from: number, to: number): Estimate => ({ from, to, unit: 'business-days' })

const others = { custom: weeks(17, 22), standard: days(1, 4) } as const

/** What is made for an order, and what is there already. */
type Kind = keyof typeof others

const estimates: Readonly<Record<CountryCode, Readonly<Record<Kind, Estimate>>>> = {
  US: { ...others, standard: days(1, 5) },
  CA: others,
  AU: others,
  KR: others,
  UK: others,
  HK: { custom: weeks(8, 10), standard: days(1, 2) },
}

/** How long an order takes in a country: `custom` is made for it, `standard` is there. */
export function processingEstimate(country: CountryCode, kind: Kind): Estimate {
  return estimates[country][kind]
}
