import type { CurrencyCode } from '../../core/base/country/countries.rules'

/** An amount in the currency's smallest units, as providers use; won have no smaller unit. */
export function minorUnits(amount: number, currency: CurrencyCode): number {
  return Math.round(amount * (currency === 'KRW' ? 1 : 100))
}

/** @see minorUnits */
export function majorUnits(amount: number, currency: CurrencyCode): number {
  return amount / (currency === 'KRW' ? 1 : 100)
}
