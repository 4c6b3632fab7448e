/** The buyer's data that is stored with an attempt, for settling it without the visitor. */
import { type Country, countries, findCountry, type Locale, languageOf } from '../../core/country/countries.rules'
import type { OrderRow } from '../database/order-tables'
import { personas } from '../visitor/personas'
import { shopTextsIn } from '../visitor/texts/texts'
import type { Visitor } from '../visitor/visitor'

/** The visitor's properties that the order does not contain. */
export interface AttemptBuyer {
  readonly locale: Locale
  readonly flags: readonly string[]
}

/** @returns the stored properties of a visitor */
export const buyerSnapshot = ({ locale, flags }: Visitor): AttemptBuyer => ({ locale, flags })

/** The visitor as they were when the attempt began. */
export function visitorOfAttempt({ owner, country: code }: OrderRow, { locale, flags }: AttemptBuyer): Visitor {
  const country = findCountry(code) ?? (countries[0] as Country)
  const language = languageOf(locale)
  return {
    owner,
    persona: personas.find((persona) => owner.startsWith(`${persona}:`)) ?? 'guest',
    country,
    locale,
    previousCountry: undefined,
    language,
    flags,
    fault: 'none',
    trustedTypes: false,
    instant: false,
    scheme: 'none',
    marketing: { popups: 'off', consent: 'none', city: 'none', agents: 'online' },
    t: shopTextsIn(locale),
  }
}
