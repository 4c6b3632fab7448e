/** A visitor object of the demo shop. */
import { type CountryCode, countries, findCountry, languageOf } from '../../core/base/country/countries.rules'
import { shopTexts } from '../../demo-host/visitor/texts/texts'
import type { Visitor } from '../../demo-host/visitor/visitor'

/** A guest from the US, with overrides. */
export function visitorWith({
  country: code = 'US',
  ...other
}: Partial<Omit<Visitor, 'country'>> & { readonly country?: CountryCode } = {}): Visitor {
  const country = findCountry(code) ?? (countries[0] as (typeof countries)[number])
  const [locale] = country.locales
  const language = languageOf(locale)
  return {
    owner: 'visitor',
    guest: 'visitor',
    account: undefined,
    persona: 'guest',
    country,
    locale,
    previousCountry: undefined,
    language,
    flags: [],
    fault: 'none',
    trustedTypes: false,
    instant: false,
    scheme: 'none',
    isBare: false,
    marketing: { popups: 'off', consent: 'none', city: 'none', agents: 'online' },
    t: (text, n) => shopTexts[language][text].replace('{n}', String(n)),
    ...other,
  }
}
