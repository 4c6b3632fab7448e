/** A visitor as the shop's own code sees one. */
import { type CountryCode, countries, findCountry, languageOf } from '../../core/domain/countries'
import { shopTexts } from '../../demo-host/visitor/texts/texts'
import type { Visitor } from '../../demo-host/visitor/visitor'

/** Somebody from the US who is not logged in, unless something else is said. */
export function somebody({
  country: code = 'US',
  ...other
}: Partial<Omit<Visitor, 'country'>> & { readonly country?: CountryCode } = {}): Visitor {
  const country = findCountry(code) ?? (countries[0] as (typeof countries)[number])
  const [locale] = country.locales
  const language = languageOf(locale)
  return {
    owner: 'visitor',
    persona: 'guest',
    country,
    locale,
    movedFrom: undefined,
    language,
    flags: [],
    fault: 'none',
    trustedTypes: false,
    marketing: { popups: 'off', consent: 'none', city: 'none', agents: 'online' },
    say: (text, n) => shopTexts[language][text].replace('{n}', String(n)),
    ...other,
  }
}
