import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../../../../core/base/net/endpoint.contract'
import { membershipValidate, userExists } from '../../../../core/shop/account/account.contract'
import { customer } from '../../../../core/shop/account/customer.contract'
import { orderRead } from '../../../../core/shop/order/order.contract'
import { paymentDeclined, stripeIntent } from '../../../../core/shop/order/payment.contract'
import { paymentComplete } from '../../../../core/shop/order/payment-complete.contract'
import { sampleFor } from '../../base/net/samples'
import { json, openShop } from '../../base/net/shop'

const order = {
  ...{ id: 7, status: 'open', currency: 'USD', lines: [], totals: [], total: 90, due: 40 },
  credit: { credits: 50, usable: 50 },
}

/** Answers that have only what is used, and PHP’s forms of an absent value. */
const answers: readonly (readonly [string, Endpoint<never>, object])[] = [
  ['EMAIL-01', userExists, { emailExists: 1, memberExists: 0, memberActive: 0, tradeExists: 0 }],
  ['MEMB-01', membershipValidate, {}],
  ['CREDIT-01', orderRead, { order }],
  ['STRIPE-01', stripeIntent, { clientSecret: 'pi_1', orderId: false, customerId: false, adjustAmount: '' }],
  ['STRIPE-02', paymentDeclined, {}],
  ['PAY-03', paymentComplete('order'), { success: 1, url: false }],
  ['CUSTOMER-01', customer, { success: 1, errors: false, id: false }],
]

describe('answers without what nobody reads', () => {
  it.each(answers.map(([id, endpoint, answer]) => [id, endpoint.name, endpoint, answer] as const))(
    '%s an answer of %s is used',
    async (_, _name, endpoint, answer) => {
      await expect(openShop(() => json(answer)).call(endpoint, sampleFor(endpoint.name))).resolves.toBeDefined()
    },
  )
})
