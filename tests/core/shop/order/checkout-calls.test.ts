import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { typedEmail } from '../../../../core/base/input/typed.rules'
import { forgotPassword, logIn, membershipValidate, userExists } from '../../../../core/shop/account/account.contract'
import { customer } from '../../../../core/shop/account/customer.contract'
import { order, orderValidate, shippingQuote } from '../../../../core/shop/order/order.contract'
import {
  klarnaRedirect,
  klarnaSession,
  paybrightUrl,
  paymentDeclined,
  stripeIntent,
} from '../../../../core/shop/order/payment.contract'
import { paymentComplete } from '../../../../core/shop/order/payment-complete.contract'
import { addressIn } from '../../../demo-host/addresses'

const wire = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`
const asked = { order: '7', page: 'p-1', operation: 'try-1', version: 'v-2' }

describe('the calls about the visitor’s account', () => {
  it('EMAIL-01 the check sends the address and reads five answers', () => {
    expect(wire(userExists)).toBe('POST /json/user/exists/check')
    expect(userExists.query({ email: typedEmail('ada@home.test') })).toEqual({ email: 'ada@home.test' })
    const answer = { emailExists: true, memberExists: 1, memberActive: '0', tradeExists: false, tradeActive: true }
    expect(parse(userExists.answer, answer)).toEqual({
      emailExists: true,
      memberExists: true,
      memberActive: false,
      tradeExists: false,
      tradeActive: true,
    })
  })

  it('MEMB-01 the membership choice is sent as its value', () => {
    expect(wire(membershipValidate)).toBe('POST /json/user/membership/validate')
    expect([1, 0].map((value) => membershipValidate.query({ value: value as 0 | 1, operation: 'o' }).value)).toEqual([
      '1',
      '0',
    ])
  })

  it('LOGIN-01 the login leads to the checkout; the password form is requested for its address', () => {
    expect(wire(logIn)).toBe('POST /user/login?destination=cart/checkout')
    expect(wire(forgotPassword)).toBe('GET /ajax/user/forgot-pwd/{order_id}/')
    const { ajax, hide_title, email_address } = forgotPassword.query({ order: '7', email: typedEmail('ada@home.test') })
    expect({ ajax, hide_title, email_address }).toEqual({ ajax: '1', hide_title: '1', email_address: 'ada@home.test' })
  })

  it('CUSTOMER-01 the customer is read without a parameter, with all fields', () => {
    expect([wire(customer), customer.query({})]).toEqual(['GET /ajax/rove_customer', {}])
    const known = {
      success: true,
      errors: [],
      customer_address_1: '210 Alder Street',
      customer_address_2: 'Unit 4',
      city: 'Portland',
      country: 'US',
      email: 'ada@home.test',
      first_name: 'Ada',
      last_name: 'Lind',
      id: '12',
      order_count: 3,
      phone: '5035550117',
      province: 'Oregon',
      province_code: 'OR',
      tags: 'member',
      total_spent: 1890,
      zip: '97205',
    }
    expect(parse(customer.answer, known)).toEqual(known)
  })
})

describe('the calls about the order', () => {
  it('PAY-01 the order is validated before payment: an answer with its errors', () => {
    expect([wire(orderValidate), orderValidate.query({ order: '7' })]).toEqual([
      'GET /ajax/order-validate/{order_id}',
      { order_id: '7' },
    ])
    const answer = { success: false, errors: ['Sold out.'] }
    expect(parse(orderValidate.answer, answer)).toEqual(answer)
  })

  it('QUOTE-01 the quote is requested as the form’s action “Calculate Shipping”', () => {
    const delivery = addressIn('US')
    expect(wire(shippingQuote)).toBe('POST /cart/checkout')
    expect(shippingQuote.query({ delivery, billing: delivery, copyAddress: true, operation: 'o' })).toMatchObject({
      op: 'Calculate Shipping',
      _triggering_element_name: 'op',
      'panes[delivery][delivery_city]': 'Portland',
    })
  })

  it('CREDIT-01 store credit has its balance, its usable part, the rest to charge and its expiry', () => {
    const credit = { credits: '250', usable: 200, amount_to_charge_usable: 1640, expiry: '2027-03-22' }
    expect(parse(order.entries.credit, credit)).toEqual({ ...credit, credits: 250, active: false })
  })
})

describe('the calls that pay', () => {
  it('STRIPE-01 the payment is requested with the amount and whether credit is used', () => {
    expect(wire(stripeIntent)).toBe('POST /stripeAjax/{order_id}')
    expect(stripeIntent.query({ ...asked, creditActive: true, amount: 1640 })).toMatchObject({
      order_id: '7',
      creditActive: '1',
      amount: '1640',
    })
  })

  it('STRIPE-01 the answer has the secret and what the element starts with', () => {
    const address = { postalCode: '97205', country: 'US', state: 'OR', city: 'Portland', line1: '210 Alder', line2: '' }
    const answer = {
      clientSecret: 'pi_1_secret_1',
      address,
      name: 'Ada Lind',
      email: 'ada@home.test',
      orderId: '7',
      customerId: 'cus_1',
      level3: { merchant_reference: '7' },
      adjustAmount: 1640,
    }
    expect(parse(stripeIntent.answer, answer)).toEqual(answer)
  })

  it('PAY-03 the completion sends its nine fields', () => {
    const completion = {
      amount: 1640,
      paymentIntentId: 'pi_1',
      paymentMethodId: 'pm_1',
      status: 'succeeded',
      customerId: 'cus_1',
      adjustAmount: '',
      referralSource: '4',
      referralOther: 'a poster',
      referralAssociate: 'Kim',
    } as const
    const endpoint = paymentComplete('order')
    expect(wire(endpoint)).toBe('POST /uc_stripe/payment/complete/{order_id}')
    expect(endpoint.query({ order: '7', operation: 'try-1', ...completion })).toEqual({
      order_id: '7',
      operation: 'try-1',
      ...completion,
      amount: '1640',
    })
    const answer = { success: true, url: '/cart/checkout/complete' }
    expect(parse(endpoint.answer, answer)).toEqual(answer)
  })

  it('STRIPE-02 a decline is sent with the provider’s error', () => {
    const response = { type: 'card_error', code: 'card_declined', decline_code: 'lost_card', message: 'No.' }
    expect(wire(paymentDeclined)).toBe('POST /uc_stripe/payment/declined/{order_id}')
    expect(paymentDeclined.query({ order: '7', operation: 'try-1', response })).toMatchObject({
      'response[type]': 'card_error',
      'response[code]': 'card_declined',
      'response[decline_code]': 'lost_card',
      'response[message]': 'No.',
    })
  })

  it('KLARNA-01 the session has a token, categories and the order, which stays as it is', () => {
    const session = {
      client_token: 'token-1',
      payment_method_categories: [{ identifier: 'pay_over_time', name: 'Pay over time' }],
      order: {
        locale: 'en-US',
        purchase_country: 'US',
        purchase_currency: 'USD',
        order_amount: 189_000,
        order_tax_amount: 0,
        order_lines: [{ name: 'Sofa' }],
        billing_address: { city: 'Portland' },
        shipping_address: { city: 'Portland' },
      },
    }
    expect(parse(klarnaSession.answer, session)).toEqual(session)
  })

  it('KLARNA-01 the page of an authorised payment is requested with the token and Klarna’s answer', () => {
    expect(wire(klarnaRedirect)).toBe('GET /ajax/klarna/{order_id}')
    expect(klarnaRedirect.query({ ...asked, clientToken: 'token-1', res: '{}' })).toMatchObject({
      client_token: 'token-1',
      res: '{}',
    })
    expect(parse(klarnaRedirect.answer, { redirect_url: '/x' })).toEqual({ redirect_url: '/x' })
  })

  it('AFFIRM-01 PayBright’s page is requested with page, attempt and version', () => {
    expect(wire(paybrightUrl)).toBe('GET /ajax/uc_affirm/paybright/{order_id}')
    expect(paybrightUrl.query(asked)).toEqual({
      order_id: '7',
      page: 'p-1',
      operation: 'try-1',
      order_version: 'v-2',
    })
    expect(parse(paybrightUrl.answer, { url: '/x' })).toEqual({ url: '/x' })
  })
})
