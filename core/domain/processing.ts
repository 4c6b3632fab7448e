/** How long it takes until an order leaves the shop. Source: document 2, section 9 (PROC-01). */
import type { CountryCode } from './countries'

/** From so many to so many, both included: weeks of what is custom, business days of what is standard. */
export type Estimate = readonly [from: number, to: number]

const others = { custom: [17, 22], standard: [1, 4] } as const

/** What is made for an order, and what is there already. */
type Kind = keyof typeof others

/** Countries with estimates of their own. */
const estimates: Readonly<Partial<Record<CountryCode, Readonly<Record<Kind, Estimate>>>>> = {
  US: { ...others, standard: [1, 5] },
  HK: { custom: [8, 10], standard: [1, 2] },
}

/** How long an order takes in a country: `custom` is made for it, in weeks; `standard` is there, in business days. */
export function processingEstimate(country: CountryCode, kind: Kind): Estimate {
  return (estimates[country] ?? others)[kind]
}
