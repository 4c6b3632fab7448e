/** The settings of the checkout page: core/shop/order/checkout.setting.ts. */

import { countries } from '../../../core/base/country/countries.rules'
import type { Order } from '../../../core/shop/order/order.contract'
import { countryTerms } from '../../order/country-terms'
import { provincesOf } from '../../order/provinces'
import { paymentSettings } from '../../payment/payment-settings'
import type { Visitor } from '../../visitor/visitor'
import type { PageSettings } from '../layout/page'

/** The options for how the visitor heard about the shop. */
const referrals = [
  { id: '1', name: 'referralFriend' },
  { id: '2', name: 'referralSearch' },
  { id: '3', name: 'referralShowroom' },
  { id: '4', name: 'referralOther' },
] as const

/** The settings for this order. */
export function checkoutSettings({ t, language }: Pick<Visitor, 't' | 'language'>, order: Order): PageSettings {
  return {
    rove: {
      ...paymentSettings(),
      checkout: {
        order,
        zones: Object.fromEntries(countries.map(({ code, numeric }) => [numeric, provincesOf(code, language)])),
        australia: countryTerms.AU.delivered,
        referrals: referrals.map(({ id, name }) => ({ id, name: t(name) })),
      },
    },
  }
}
