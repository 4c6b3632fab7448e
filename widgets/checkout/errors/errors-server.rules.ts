/**
 * When each of the server's errors is removed. An error is identified by its field. A field's error is removed when the
 * visitor edits the field, when its step is completed, and when a new response names the field. An error of a change
 * (`''`) is removed by the next response. Errors of the whole order are removed by the next validation, errors of a
 * submitted form when a payment attempt starts, and every error when it is dismissed (CHK-05, PAY-01).
 */

import type { FieldError } from '../../../core/base/net/field-error.contract'
import type { Order } from '../../../core/shop/order/order.contract'
import { orderFields, paneField } from '../../../core/shop/order/order-form.contract'

type Problems = readonly FieldError[]

/** The field name of errors about the whole submitted form. */
export const ofSentForm = 'form'

/** The field name of errors about why the order may not be paid for. */
export const ofOrder = 'order'

const without = (problems: Problems, isOld: (problem: FieldError) => unknown): Problems =>
  problems.filter((problem) => !isOld(problem))

const renewed = (problems: Problems, errors: Problems, isOld: (field: string) => unknown): Problems => [
  ...without(problems, ({ field }) => !field || isOld(field) || errors.some((error) => error.field === field)),
  ...errors,
]

/** An order was read or changed. Errors about paying for the order stay. */
export const afterOrder = (problems: Problems, errors: Problems, { coupon }: Order): Problems =>
  renewed(problems, errors, (field) => coupon && field === orderFields.coupon)

/** The addresses were sent, and the response has the quotes. */
export const afterQuote = (problems: Problems, errors: Problems): Problems =>
  renewed(problems, errors, (field) => /^panes\[(delivery|billing|quotes)\]/.test(field))

/** Another quote was requested, or the request was refused. */
export const afterQuoteRequested = (problems: Problems): Problems =>
  without(problems, ({ field }) => field === orderFields.quote)

/** The server has validated the order. */
export const afterValidation = (problems: Problems, messages: readonly string[]): Problems =>
  renewed(
    problems,
    messages.map((message) => ({ field: ofOrder, message })),
    (field) => field === ofOrder,
  )

/** A payment attempt has started: the messages of the previous attempt, such as “nothing was charged”, are removed. */
export const afterAttempt = (problems: Problems): Problems => without(problems, ({ field }) => field === ofSentForm)

/** The visitor has edited fields of an address. */
export const afterTyping = (problems: Problems, pane: 'delivery' | 'billing', parts: readonly string[]): Problems =>
  without(problems, ({ field }) => parts.some((part) => field === paneField(pane, part)))

/** The visitor has edited the e-mail address. */
export const afterEmail = (problems: Problems): Problems => without(problems, ({ field }) => /customer/.test(field))

/** The server has accepted the data of a step. */
export const afterStep = (
  problems: Problems,
  step: { readonly owns: (problem: FieldError) => boolean } | undefined,
): Problems => without(problems, (problem) => step?.owns(problem))

/** The visitor has dismissed the error. */
export const afterDismissal = (problems: Problems, dismissed: FieldError): Problems =>
  without(problems, (problem) => problem === dismissed)
