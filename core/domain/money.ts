/**
 * Money as the shop writes it.
 * Source: document 0, section 3 (Currencies), PRICE-01.
 */
import type { CurrencyCode } from './countries'

interface Notation {
  readonly symbol: string
  readonly place: 'before' | 'after'
}

const notations: Readonly<Record<CurrencyCode, Notation>> = {
  USD: { symbol: '$', place: 'before' },
  CAD: { symbol: 'C$', place: 'before' },
  AUD: { symbol: 'AU$', place: 'before' },
  KRW: { symbol: '₩', place: 'after' },
  GBP: { symbol: '£', place: 'before' },
  HKD: { symbol: 'HK$', place: 'before' },
}

const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/**
 * An amount in words: `1299.5` US dollars are `$1,300`; `1290000` won are `1,290,000₩`.
 *
 * @param amount in units of the currency (not cents)
 * @param decimals 0 everywhere but the listing's non-member view, which shows 2
 */
export function formatMoney(amount: number, currency: CurrencyCode, decimals: 0 | 2 = 0): string {
  const { symbol, place } = notations[currency]
  const rounded = roundHalfUp(Math.abs(amount), decimals)
  const [whole = '0', fraction] = rounded.toFixed(decimals).split('.')
  const figure = groupThousands(whole) + (fraction === undefined ? '' : `.${fraction}`)
  const sign = amount < 0 && rounded !== 0 ? '-' : ''
  return place === 'before' ? sign + symbol + figure : sign + figure + symbol
}

/** Rounds half away from zero; free of the binary error that makes `1.005` round down. */
export function roundHalfUp(amount: number, decimals: 0 | 2 = 0): number {
  const shifted = Number(`${Math.abs(amount)}e${decimals}`)
  if (Number.isNaN(shifted)) return Math.round(amount)
  return Math.sign(amount) * Number(`${Math.round(shifted)}e-${decimals}`)
}
