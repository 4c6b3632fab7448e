/** Who pays for an order while they are not here: what prices and words depend on, kept with the attempt. */
import { type Country, countries, findCountry, type Locale, languageOf } from '../../core/domain/countries'
import type { KeptOrder } from '../database/order-tables'
import { personas } from '../visitor/personas'
import { shopTexts } from '../visitor/texts/texts'
import type { Visitor } from '../visitor/visitor'

/** What of a visitor cannot be told from the order. */
export interface AttemptBuyer {
  readonly locale: Locale
  readonly flags: readonly string[]
}

/** @returns what is kept of a visitor who begins an attempt */
export const keptBuyer = ({ locale, flags }: Visitor): AttemptBuyer => ({ locale, flags })

/** The visitor as they were when they began it. */
export function absentVisitor({ owner, country: code }: KeptOrder, { locale, flags }: AttemptBuyer): Visitor {
  const country = findCountry(code) ?? (countries[0] as Country)
  const language = languageOf(locale)
  return {
    owner,
    persona: personas.find((persona) => owner.startsWith(`${persona}:`)) ?? 'guest',
    country,
    locale,
    movedFrom: undefined,
    language,
    flags,
    fault: 'none',
    trustedTypes: false,
    marketing: { popups: 'off', consent: 'none', city: 'none', agents: 'online' },
    say: (code, n) => shopTexts[language][code].replace('{n}', String(n)),
  }
}
