/** An order and a page to begin a checkout with. */
import { parse } from 'valibot'
import { type Address, type Order, order } from '../../../core/contract/order'
import { findCountry } from '../../../core/domain/countries'
import type { Terms } from '../../../widgets/checkout/checkout.rules'

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
const nobody = { country: 840 }

/** An order as the server would write it: nothing filled in. */
export function freshOrder(changes: Record<string, unknown> = {}): Order {
  return parse(order, {
    id: '7',
    status: 'open',
    currency: 'USD',
    lines: [{ title: 'Sofa', qty: 1, total: 100 }],
    totals: [],
    total: 100,
    due: 100,
    delivery: nobody,
    billing: nobody,
    methods: ['stripe', 'affirm'],
    ...changes,
  })
}

export const ground = { id: 'ground---0', title: 'Ground - $0' }

/** An order of which everything but payment is done. */
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

export function termsOf(changes: Partial<Terms> = {}): Terms {
  return {
    country: findCountry('US') as Terms['country'],
    isMember: false,
    membershipEnabled: true,
    membershipOnly: false,
    membershipLock: false,
    address: () => ({ zones: 50 }),
    ...changes,
  }
}
