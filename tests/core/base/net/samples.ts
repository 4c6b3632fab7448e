/** Sample inputs of the endpoints. */
import type { Address } from '../../../../core/shop/order/order.contract'
import type { Attempt } from '../../../../core/shop/order/payment.contract'
import type { Completion } from '../../../../core/shop/order/payment-complete.contract'

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

/** Contains the fields of every endpoint's input. */
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
  swatches: new Map([[0, '1']]),
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

/** An input with every field of an attempt and its completion. */
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

/** The sample input of an endpoint. */
export function sampleFor(name: string): never {
  return (name === 'payment.complete' ? completion : all) as never
}
