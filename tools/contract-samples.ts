/** What an endpoint is asked with, to see which fields it sends. Values do not matter. */
import type { Address } from '../core/contract/order'
import type { Attempt, Completion } from '../core/contract/payment'

const address: Address = {
  first_name: '',
  last_name: '',
  company: '',
  street1: '',
  street2: '',
  city: '',
  zone: 0,
  country: 0,
  postal_code: '',
  phone: '',
}

/** Enough for every endpoint that takes what it needs out of it. */
const all = {
  order: '1',
  operation: 'a',
  page: 'p',
  end: 'stop',
  nid: 1,
  model: 'm',
  loved: true,
  email: 'e',
  subscribe: true,
  qty: { id: 1 },
  options: new Map([['aid', 'oid']]),
  protection: 1,
  credit: true,
  creditActive: true,
  coupon: 'c',
  terms: true,
  membership: 1,
  value: 1,
  quote: 'q',
  referral: { source: '', other: '', associate: '' },
  delivery: address,
  billing: address,
  copyAddress: true,
  postal: 'p',
  title: 't',
  id: 1,
  amount: 1,
  clientToken: 't',
  res: '{}',
  response: { type: '', code: '', decline_code: '', message: '' },
  emails: [],
  body: '',
  cart: { cart_id: '', currency: 'USD', total: 0, products: [] },
}

/** Takes all it is given. */
const completion: Attempt & Completion = {
  order: '1',
  operation: 'a',
  amount: 1,
  paymentIntentId: '',
  paymentMethodId: '',
  status: '',
  customerId: '',
  adjustAmount: '',
  referralSource: '',
  referralOther: '',
  referralAssociate: '',
}

/** What to ask an endpoint with. */
export function sampleFor(name: string): never {
  return (name === 'payment.complete' ? completion : all) as never
}
