/** The processing time of an order (PROC-01). */
import type { CountryCode } from '../../base/country/countries.rules'

/** The shortest and the longest time: in weeks for custom goods, in business days for standard goods. */
export type Estimate = readonly [from: number, to: number]

const others = { custom: [17, 22], standard: [1, 4] } as const

/** Made for an order, or in stock. */
type Kind = keyof typeof others

/** Countries with estimates of their own. */
const estimates: Readonly<Partial<Record<CountryCode, Readonly<Record<Kind, Estimate>>>>> = {
  US: { ...others, standard: [1, 5] },
  HK: { custom: [8, 10], standard: [1, 2] },
}

/** The processing time in a country: `custom` in weeks, `standard` in business days. */
export function processingEstimate(country: CountryCode, kind: Kind): Estimate {
  return (estimates[country] ?? others)[kind]
}
