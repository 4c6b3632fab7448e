import type { CurrencyCode } from '../../core/domain/countries'

/** An amount in the currency's smallest units, as providers count: won have none smaller. */
export function minorUnits(amount: number, currency: CurrencyCode): number {
  return Math.round(amount * (currency === 'KRW' ? 1 : 100))
}

/** @see minorUnits */
export function majorUnits(amount: number, currency: CurrencyCode): number {
  return amount / (currency === 'KRW' ? 1 : 100)
}
