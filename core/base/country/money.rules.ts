/** Formats amounts of money (PRICE-01). */
import type { CurrencyCode } from './countries.rules'

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
 * An amount with its currency: `$1,300` for `1299.5` US dollars, `1,290,000₩` for `1290000` won.
 *
 * @param amount in units of the currency (not cents)
 * @param decimals 0 rounds to whole units; 2 for the prices of a category that non-members see, and for amounts of the
 * checkout that are not whole
 */
export function formatMoney(amount: number, currency: CurrencyCode, decimals: 0 | 2 = 0): string {
  const { symbol, place } = notations[currency]
  const rounded = roundHalfUp(Math.abs(amount), decimals)
  const [whole = '0', fraction] = rounded.toFixed(decimals).split('.')
  const figure = groupThousands(whole) + (fraction === undefined ? '' : `.${fraction}`)
  const sign = amount < 0 && rounded !== 0 ? '-' : ''
  return place === 'before' ? sign + symbol + figure : sign + figure + symbol
}

/** Rounds half away from zero, without the binary error that rounds `1.005` down. */
export function roundHalfUp(amount: number, decimals: 0 | 2 = 0): number {
  const shifted = Number(`${Math.abs(amount)}e${decimals}`)
  if (Number.isNaN(shifted)) return Math.round(amount)
  return Math.sign(amount) * Number(`${Math.round(shifted)}e-${decimals}`)
}
