/** An order and the page's settings for a checkout. */
import { parse } from 'valibot'
import { findCountry } from '../../../core/base/country/countries.rules'
import { type Address, type Order, order } from '../../../core/shop/order/order.contract'
import type { Settings } from '../../../widgets/checkout/checkout.rules'

export const home: Address = {
  first_name: 'Ada',
  last_name: 'Byron',
  company: '',
  street1: '1 Main Street',
  street2: '',
  city: 'Reno',
  zone: 12,
  country: 840,
  postal_code: '89501',
  phone: '7755550123',
}
const emptyAddress = { country: 840 }

/** A new order, as the server would return it: nothing is filled in. */
export function freshOrder(changes: Record<string, unknown> = {}): Order {
  return parse(order, {
    id: '7',
    status: 'open',
    currency: 'USD',
    lines: [{ title: 'Sofa', qty: 1, total: 100 }],
    totals: [],
    total: 100,
    due: 100,
    delivery: emptyAddress,
    billing: emptyAddress,
    methods: ['stripe', 'affirm'],
    ...changes,
  })
}

export const ground = { id: 'ground---0', title: 'Ground - $0' }

/** An order that is complete except for the payment. */
export function fullOrder(changes: Record<string, unknown> = {}): Order {
  return freshOrder({
    email: 'ada@example.com',
    membership: 0,
    delivery: home,
    billing: home,
    quotes: [ground],
    quote: ground.id,
    ...changes,
  })
}

export function settingsOf(changes: Partial<Settings> = {}): Settings {
  return {
    country: findCountry('US') as Settings['country'],
    isMember: false,
    membershipEnabled: true,
    membershipOnly: false,
    membershipLock: false,
    address: () => ({ zones: 50 }),
    ...changes,
  }
}
