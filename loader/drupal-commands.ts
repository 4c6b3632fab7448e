/**
 * The server's commands as facts: a command whose payload is not usable tells nothing. Source: document 3, section 7
 * (LOAD-08). The wire names of the commands are not shown there: these are proposed.
 */
import { safeParse } from 'valibot'
import { identify } from '../core/contacts'
import type { AskedEvent, FactName, Facts } from '../core/facts'
import { askedEvents } from '../core/host/settings/asked-events'
import { issueIn } from '../core/issue-in'
import { ownCopy } from '../core/own-json'
import { report } from '../core/report'

type Payload = Readonly<Record<string, unknown>>
/** A command's fact, and how its payload is read. */
type Row = { [F in FactName]: readonly [F, (payload: Payload) => Facts[F] | undefined] }[FactName]

const asSent = (payload: Payload) => payload

/** By the command's name. */
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

/** Where the shopper is to be told goes to the declared receiver alone. */
function notifyAsked({ nid, model, qty, email }: Payload): Facts['notify:asked'] {
  const address = textOf(email)
  if (address) identify({ email: address }, 'form')
  return { nid: numberOf(nid), qty: numberOf(qty) ?? 1, model: textOf(model) ?? '', commanded: true }
}

/** Events as the server asks for them; one that is not usable is named on the console and left out. */
function readEvents(given: unknown): readonly AskedEvent[] {
  const read = safeParse(askedEvents, ownCopy(given))
  if (!read.success) report('dynamic_events', issueIn('dynamic_events', read.issues[0]))
  return read.success ? read.output : []
}

/** PHP writes numbers as numbers or as strings of them. */
function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
