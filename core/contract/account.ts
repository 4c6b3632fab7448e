/** Who is buying: document 2, section 7 (EMAIL-01, LOGIN-01, MEMB-01). */
import { string } from 'valibot'
import { shape } from '../shape'
import { flag, truth } from '../written-by-php'
import type { Endpoint } from './endpoint'
import { shownFields } from './order-form'

const existsAnswer = shape({
  emailExists: truth,
  memberExists: truth,
  memberActive: truth,
  tradeExists: truth,
  tradeActive: truth,
})

/** POST /json/user/exists/check: is there an account for this address? What it says of the account is told to nobody. */
export const userExists: Endpoint<{ readonly email: string }, typeof existsAnswer> = {
  name: 'user.exists',
  method: 'POST',
  path: '/json/user/exists/check',
  source: 'document 2, section 7',
  changes: false,
  query: ({ email }) => ({ email }),
  answer: existsAnswer,
}

const membershipAnswer = shape({ valueChanged: flag })

/** POST /json/user/membership/validate: keeps the membership choice. Which order it is of is proposed. */
export const membershipValidate: Endpoint<
  { readonly value: 0 | 1; readonly operation: string; readonly order?: string },
  typeof membershipAnswer
> = {
  name: 'membership.validate',
  method: 'POST',
  path: '/json/user/membership/validate',
  source: 'document 2, section 7',
  changes: true,
  refuses: true,
  query: ({ value, operation, order }) => ({
    ...(order ? { [shownFields.order]: order } : {}),
    value: String(value),
    operation,
  }),
  answer: membershipAnswer,
}

const loginAnswer = string()

/**
 * POST /user/login?destination=cart/checkout: the server's own login form (LOGIN-01). Where it takes the password, it
 * leads to the destination; where it does not, it shows its form again.
 */
export const logIn: Endpoint<{ readonly name: string; readonly pass: string }, typeof loginAnswer> = {
  name: 'user.log-in',
  method: 'POST',
  path: '/user/login?destination=cart/checkout',
  source: 'document 2, section 4',
  changes: true,
  query: ({ name, pass }) => ({ name, pass, form_id: 'user_login', op: 'Log in' }),
  reads: 'html',
  answer: loginAnswer,
}

const forgotAnswer = string()

/** GET /ajax/user/forgot-pwd/{order_id}/: the form for a forgotten password, as HTML to be sanitised. */
export const forgotPassword: Endpoint<{ readonly order: string; readonly email: string }, typeof forgotAnswer> = {
  name: 'user.forgot-password',
  method: 'GET',
  path: '/ajax/user/forgot-pwd/{order_id}/',
  source: 'document 2, section 7',
  changes: false,
  query: ({ order, email }) => ({ order_id: order, ajax: '1', hide_title: '1', email_address: email }),
  reads: 'html',
  answer: forgotAnswer,
}
