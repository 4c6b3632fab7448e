/**
 * How long each of the server's problems stands: what makes it old is stated here, by what happens. A problem is known by
 * its field. One of a field goes when the shopper writes something else there, when its step is taken, and when an answer
 * names the field anew; one of a change (`''`) with the next answer. What was said of the whole order goes when the order
 * is validated again, what was said of a form that was sent by dismissal alone; and each of them when it is dismissed.
 * Source: document 2, sections 4 and 8 (CHK-05, PAY-01).
 */
import type { Order } from '../../core/contract/order'
import { orderFields, paneField } from '../../core/contract/order-form'
import type { OrderProblem } from '../../core/contract/problem'

type Problems = readonly OrderProblem[]

/** What the server refused of the form that was sent, about no field of it: in place of the field's name. */
export const ofSentForm = 'form'

/** Why the server says that the order may not be paid for: in place of the field's name. */
const ofOrder = 'order'

const without = (problems: Problems, isOld: (problem: OrderProblem) => unknown): Problems =>
  problems.filter((problem) => !isOld(problem))

const renewed = (problems: Problems, errors: Problems, isOld: (field: string) => unknown): Problems => [
  ...without(problems, ({ field }) => !field || isOld(field) || errors.some((error) => error.field === field)),
  ...errors,
]

/** The order has come, asked for or changed: the reason for which it could not be paid for stands. */
export const afterOrder = (problems: Problems, errors: Problems, { coupon }: Order): Problems =>
  renewed(problems, errors, (field) => coupon && field === orderFields.coupon)

/** The addresses were sent, and the quotes have come. */
export const afterQuote = (problems: Problems, errors: Problems): Problems =>
  renewed(problems, errors, (field) => /^panes\[(delivery|billing|quotes)\]/.test(field))

/** Another quote is asked for, or was refused. */
export const afterQuoteAsked = (problems: Problems): Problems =>
  without(problems, ({ field }) => field === orderFields.quote)

/** The server has said whether the order may be paid for, and if not, why. */
export const afterValidation = (problems: Problems, messages: readonly string[]): Problems =>
  renewed(
    problems,
    messages.map((message) => ({ field: ofOrder, message })),
    (field) => field === ofOrder,
  )

/** Fields of an address are written in. */
export const afterTyping = (problems: Problems, pane: 'delivery' | 'billing', parts: readonly string[]): Problems =>
  without(problems, ({ field }) => parts.some((part) => field === paneField(pane, part)))

/** The e-mail address is written in. */
export const afterEmail = (problems: Problems): Problems => without(problems, ({ field }) => /customer/.test(field))

/** The server has taken what a step asks for. */
export const afterStep = (
  problems: Problems,
  step: { readonly owns: (problem: OrderProblem) => boolean } | undefined,
): Problems => without(problems, (problem) => step?.owns(problem))

/** The shopper has read it. */
export const afterDismissal = (problems: Problems, dismissed: OrderProblem): Problems =>
  without(problems, (problem) => problem === dismissed)
