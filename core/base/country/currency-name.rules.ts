/** What currencies are called in a language. */
import type { CurrencyCode } from './countries.rules'

/** `Canadian dollars` for CAD in English. @param tag BCP 47 */
export function currencyName(tag: string, currency: CurrencyCode): string {
  const parts = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'name' }).formatToParts(100)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
