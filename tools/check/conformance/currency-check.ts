/** Looks whether an answer is for the country of `X-Rove-Locale`. */
import { countryOfLocale, type Locale } from '../../../core/base/country/countries.rules'
import type { Case } from './case'

/** @param field the field of the answer that has a `currency` */
export function currencyCheck(field: string, locale: Locale): NonNullable<Case['check']> {
  return (answer) => {
    const { [field]: whole } = Object(answer) as Readonly<Record<string, unknown>>
    const { currency } = Object(whole) as { readonly currency?: unknown }
    return currency === countryOfLocale(locale)?.currency ? undefined : 'wrong-currency'
  }
}
