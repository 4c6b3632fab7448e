/** The calls about the visitor: account, membership, addresses, events, applications. */

import { typedEmail } from '../../../core/base/input/typed.rules'
import { operationId as freshId } from '../../../core/base/net/operation-id'
import { logIn, userExists } from '../../../core/shop/account/account.contract'
import { customer } from '../../../core/shop/account/customer.contract'
import { checkRole } from '../../../core/shop/account/staff.contract'
import { subscribe } from '../../../core/shop/campaign/subscribe.contract'
import { renewalDiscount } from '../../../core/shop/membership/renewal.contract'
import { swatchRequest } from '../../../core/shop/swatch-request/swatch.contract'
import { tradeEnrol } from '../../../core/shop/trade/trade.contract'
import type { TradeValues } from '../../../core/shop/trade/trade.rules'
import { tradeFile } from '../../../core/shop/trade/trade-file.contract'
import { eventsLog } from '../../../core/tracking/events.contract'
import type { CallPlan } from './case'
import { plan } from './plan'
import type { ShopValues } from './values'

/** In the order in which they are tried. */
export const visitorPlans: readonly CallPlan[] = [
  plan(customer, { needs: [], good: () => ({ 'the customer': {} }) }),
  plan(userExists, {
    needs: ['email'],
    good: ({ email }) => ({ 'an address': { email: typedEmail(email) } }),
    without: ['email'],
  }),
  plan(checkRole, {
    needs: ['email'],
    good: ({ email }) => ({ 'a name': { name: email } }),
    without: ['name'],
  }),
  plan(subscribe, {
    needs: ['email', 'mailingList'],
    good: ({ email, mailingList: list }) => ({ 'one list': { email: typedEmail(email), list } }),
    without: ['email', 'list'],
    wrong: { 'no e-mail address': { email: 'nobody' } },
  }),
  plan(eventsLog, {
    needs: [],
    beacon: true,
    good: () => ({ 'one event': { events: [{ event: 'conformance', at: Date.now(), params: {} }] } }),
    without: ['events'],
    wrong: { 'a text where a list belongs': { events: 'none' } },
  }),
  plan(swatchRequest, {
    needs: ['swatches', 'address', 'email'],
    good: ({ swatches, address, email }) => ({
      swatches: { operation: freshId(), swatches: new Map(swatches.entries()), values: swatchValues(address, email) },
    }),
    wrong: { 'a country that does not exist': { country: '999' } },
  }),
  plan(tradeFile, {
    needs: [],
    good: () => ({ 'a file': { kind: 'card' } }),
    file: () => new File(['%PDF-1.7\n'], 'conformance.pdf', { type: 'application/pdf' }),
    wrong: {
      'without the file': { file: null },
      'a program that is named like a picture': { file: new File(['MZ'], 'conformance.jpg', { type: 'image/jpeg' }) },
    },
  }),
  plan(tradeEnrol, {
    needs: ['trade'],
    good: ({ trade }) => ({ 'an application': { operation: freshId(), values: trade as TradeValues } }),
    wrong: { 'a country that does not exist': { country: 'XX' } },
  }),
  plan(renewalDiscount, { needs: ['member'], good: () => ({ 'a discount': {}, 'the same again': {} }) }),
  // The last call, because it can end the session.
  plan(logIn, {
    needs: ['account'],
    good: ({ account }) => ({ 'an account': account }),
    edge: ({ account: { name } }) => ({ 'a wrong password': { name, pass: 'wrong' } }),
  }),
]

function swatchValues({ street1, street2, zone, country, ...rest }: NonNullable<ShopValues['address']>, email: string) {
  const { first_name, last_name, city, postal_code, phone } = rest
  return {
    ...{ first_name, last_name, city, postal_code, phone, email },
    address1: street1,
    address2: street2,
    province: `${zone}`,
    country: `${country}`,
  }
}
