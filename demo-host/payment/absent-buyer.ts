/** The buyer of an order who is not present. */
import { type Country, countries, findCountry, languageOf } from '../../core/base/country/countries.rules'
import type { Database } from '../database/open'
import type { OrderRow } from '../database/order-tables'
import { accountById } from '../visitor/accounts'
import { shopTextsIn } from '../visitor/texts/texts'
import type { Visitor } from '../visitor/visitor'
import type { AttemptBuyer } from './attempt-buyer'

/** The visitor as they were when the payment was prepared, or its attempt began. */
export async function absentBuyer(
  db: Database,
  { owner, country: code }: OrderRow,
  { locale, flags }: AttemptBuyer,
): Promise<Visitor> {
  const account = await accountById(db, owner)
  return {
    owner,
    guest: owner,
    account,
    persona: account?.persona ?? 'guest',
    country: findCountry(code) ?? (countries[0] as Country),
    locale,
    previousCountry: undefined,
    language: languageOf(locale),
    flags,
    fault: 'none',
    trustedTypes: false,
    instant: false,
    scheme: 'none',
    isBare: false,
    marketing: { popups: 'off', consent: 'none', city: 'none', agents: 'online' },
    t: shopTextsIn(locale),
  }
}
