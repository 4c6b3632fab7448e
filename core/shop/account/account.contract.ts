/** The calls about the visitor's account (EMAIL-01, LOGIN-01, MEMB-01). */

import { nullish, string } from 'valibot'
import { lenientBoolean, phpFlag } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import type { Typed } from '../../base/input/typed.rules'
import type { Endpoint } from '../../base/net/endpoint.contract'
import { shownFields } from '../order/order-form.contract'

const existsAnswer = shape({
  emailExists: lenientBoolean,
  memberExists: lenientBoolean,
  memberActive: lenientBoolean,
  tradeExists: lenientBoolean,
  /** Not used. */
  tradeActive: nullish(lenientBoolean, false),
})

/**
 * POST /json/user/exists/check: whether an account exists for this address. The details of the account are not passed
 * on.
 */
export const userExists: Endpoint<{ readonly email: Typed }, typeof existsAnswer> = {
  name: 'user.exists',
  method: 'POST',
  path: '/json/user/exists/check',
  requirements: ['EMAIL-01'],
  changes: false,
  query: ({ email }) => ({ email }),
  answer: existsAnswer,
}

const membershipAnswer = shape({
  /** Not used: the order is read afterwards. */
  valueChanged: nullish(phpFlag),
})

/** POST /json/user/membership/validate: stores the membership choice. The order's id is proposed. */
export const membershipValidate: Endpoint<
  { readonly value: 0 | 1; readonly operation: string; readonly order?: string },
  typeof membershipAnswer
> = {
  name: 'membership.validate',
  method: 'POST',
  path: '/json/user/membership/validate',
  requirements: ['MEMB-01'],
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
 * POST /user/login?destination=cart/checkout: the server's own login form (LOGIN-01). After a correct password it
 * redirects to the destination, otherwise it shows the form again.
 */
export const logIn: Endpoint<{ readonly name: string; readonly pass: string }, typeof loginAnswer> = {
  name: 'user.log-in',
  method: 'POST',
  path: '/user/login?destination=cart/checkout',
  requirements: ['LOGIN-01'],
  changes: true,
  query: ({ name, pass }) => ({ name, pass, form_id: 'user_login', op: 'Log in' }),
  reads: 'html',
  answer: loginAnswer,
}

const forgotAnswer = string()

/**
 * GET /ajax/user/forgot-pwd/{order_id}/: the form of a forgotten password, as HTML to be sanitised, or a whole page with
 * it in `main`, `[role=main]` or `#content`, with 2xx. The form is sent to its own address within 15 seconds, and the
 * answer is shown in its place: HTML or a whole page, with 2xx, 400, 409 or 422. Of a page the messages are shown,
 * `.messages`, `[role=alert]` and `[role=status]`; and its content where it has the form again, or no messages.
 */
export const forgotPassword: Endpoint<{ readonly order: string; readonly email: Typed }, typeof forgotAnswer> = {
  name: 'user.forgot-password',
  method: 'GET',
  path: '/ajax/user/forgot-pwd/{order_id}/',
  requirements: ['LOGIN-01'],
  changes: false,
  query: ({ order, email }) => ({ order_id: order, ajax: '1', hide_title: '1', email_address: email }),
  reads: 'html',
  answer: forgotAnswer,
}
