/** Converts prices in US dollars to each country's currency, and says which products a country lacks. */
import type { CountryCode } from '../../core/base/country/countries.rules'

interface Row {
  /** The exchange rate. */
  readonly rate: number
  /** The steps for rounding: high prices are rounded more coarsely. */
  readonly fine: number
  readonly coarse: number
  /** It lacks one product in eleven: those whose node id leaves this remainder. */
  readonly lacks: number | undefined
}

const rows: Readonly<Record<CountryCode, Row>> = {
  US: { rate: 1, fine: 1, coarse: 1, lacks: undefined },
  CA: { rate: 1.35, fine: 1, coarse: 10, lacks: 4 },
  AU: { rate: 1.5, fine: 1, coarse: 10, lacks: 10 },
  KR: { rate: 1350, fine: 1000, coarse: 10_000, lacks: 6 },
  UK: { rate: 0.8, fine: 1, coarse: 5, lacks: 7 },
  HK: { rate: 7.8, fine: 10, coarse: 50, lacks: 8 },
}

/** Drops the binary error of a product or a quotient: twelve digits hold any amount. */
const exact = (amount: number): number => Number(amount.toPrecision(12))

/** @param cents of US dollars @returns their value in whole units of the country's currency, rounded down */
export const valueIn = (country: CountryCode, cents: number): number =>
  Math.floor(exact((cents * rows[country].rate) / 100))

/** @param amount in units of the country's currency @returns its value in cents of US dollars, rounded up */
export const centsOf = (country: CountryCode, amount: number): number =>
  Math.ceil(exact((amount * 100) / rows[country].rate))

/** @returns a price in units of the country's currency */
export function priceIn(country: CountryCode, dollars: number): number {
  const { rate, fine, coarse } = rows[country]
  const step = dollars < 100 ? fine : coarse
  return Math.round((dollars * rate) / step) * step
}

/** Whether a country lacks a product. */
export const isHidden = (nid: number, country: CountryCode): boolean => nid % 11 === rows[country].lacks
