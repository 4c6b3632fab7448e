/** What the checkout's page says to its widgets: core/host/settings/checkout.ts. */
import type { Order } from '../../core/contract/order'
import { countries } from '../../core/domain/countries'
import { countryTerms } from '../order/country-terms'
import { provincesOf } from '../order/provinces'
import { paymentSettings } from '../payment/payment-settings'
import type { Visitor } from '../visitor/visitor'
import type { PageSettings } from './page'

/** How a shopper can have heard about the shop. */
const referrals = [
  { id: '1', name: 'referralFriend' },
  { id: '2', name: 'referralSearch' },
  { id: '3', name: 'referralShowroom' },
  { id: '4', name: 'referralOther' },
] as const

/** Settings of the checkout with this order. */
export function checkoutSettings({ say, language }: Pick<Visitor, 'say' | 'language'>, order: Order): PageSettings {
  return {
    rove: {
      ...paymentSettings(),
      checkout: {
        order,
        zones: Object.fromEntries(countries.map(({ code, numeric }) => [numeric, provincesOf(code, language)])),
        australia: countryTerms.AU.delivered,
        referrals: referrals.map(({ id, name }) => ({ id, name: say(name) })),
      },
    },
  }
}
