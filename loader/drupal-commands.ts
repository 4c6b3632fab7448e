/**
 * Converts the server's commands to facts. An invalid payload publishes nothing (LOAD-08). The names of the commands in
 * the response are proposed: the specification does not show them.
 */
import { safeParse } from 'valibot'
import type { FactName, Facts, RequestedEvent } from '../core/base/bus/facts'
import { issueIn } from '../core/base/input/issue-in'
import { ownCopy } from '../core/base/input/own-json'
import { report } from '../core/base/report/report'
import { identify } from '../core/shop/contacts/identify.action'
import { requestedEvents } from '../core/tracking/requested-events.setting'

type Payload = Readonly<Record<string, unknown>>
/** A command's fact, and the function that reads its payload. */
type Row = { [F in FactName]: readonly [F, (payload: Payload) => Facts[F] | undefined] }[FactName]

const asSent = (payload: Payload) => payload

/** The rows by command name. */
export const commands: Readonly<Record<string, Row>> = {
  add_to_cart_complete: ['cart:added', cartAdded],
  notify_me: ['notify:asked', notifyAsked],
  coupon: ['coupon:changed', (payload) => ({ ...payload, commanded: true })],
  checkout_event: ['checkout:reported', (payload) => readEvents([payload])[0]],
  quote: ['quote:changed', asSent],
  dynamic_events: ['track:asked', ({ settings }) => ({ events: readEvents(Object(settings).events) })],
  abtest_checkout: ['abtest:assigned', asSent],
}

function cartAdded({ nid, model, qty, price, currency }: Payload): Facts['cart:added'] {
  return {
    nid: numberOf(nid) ?? 0,
    model: textOf(model),
    qty: numberOf(qty) ?? 1,
    price: numberOf(price),
    currency: textOf(currency) as Facts['cart:added']['currency'],
    commanded: true,
  }
}

/** The e-mail address is sent to the contact sink only. */
function notifyAsked({ nid, model, qty, email }: Payload): Facts['notify:asked'] {
  const address = textOf(email)
  if (address) identify({ email: address }, 'form')
  return { nid: numberOf(nid), qty: numberOf(qty) ?? 1, model: textOf(model) ?? '', commanded: true }
}

/** Reads the requested events. An invalid one is reported and left out. */
function readEvents(given: unknown): readonly RequestedEvent[] {
  const read = safeParse(requestedEvents, ownCopy(given))
  if (!read.success) report('dynamic_events', issueIn('dynamic_events', read.issues[0]))
  return read.success ? read.output : []
}

/** PHP writes numbers as numbers or as numeric strings. */
function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
