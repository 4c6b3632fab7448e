/**
 * What an old Drupal page tells the loader: HTML that its ajax has put in, and commands its server has sent.
 * Source: document 3, section 7 (LOAD-08). The wire names of the commands are not shown there: these are proposed.
 */
import { pageBus } from '../core/bus'
import type { FactName, Facts } from '../core/facts'
import { guard } from '../core/report'

type Payload = Readonly<Record<string, unknown>>
/** A command's fact, and what it carries where that is more than what the server sent. */
type Row = { [F in FactName]: readonly [F, ((payload: Payload) => Facts[F])?] }[FactName]

const commands: Readonly<Record<string, Row>> = {
  add_to_cart_complete: ['cart:added', cartAdded],
  notify_me: ['notify:asked', notifyAsked],
  coupon: ['coupon:changed'],
  checkout_event: ['checkout:reported'],
  quote: ['quote:changed'],
  dynamic_events: ['track:asked'],
  abtest_checkout: ['abtest:assigned'],
}

function cartAdded({ nid, model, qty, price, currency }: Payload): Facts['cart:added'] {
  return {
    nid: numberOf(nid) ?? 0,
    model: textOf(model),
    qty: numberOf(qty) ?? 1,
    price: numberOf(price),
    currency: textOf(currency) as Facts['cart:added']['currency'],
  }
}

function notifyAsked({ nid, model, qty, email }: Payload): Facts['notify:asked'] {
  return { nid: numberOf(nid), qty: numberOf(qty) ?? 1, model: textOf(model) ?? '', email: textOf(email) ?? '' }
}

/** PHP writes numbers as numbers or as strings of them. */
function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

type Command = (ajax: unknown, response: Record<string, unknown>, status?: unknown) => void

interface HostWindow {
  readonly Drupal?: {
    behaviors?: Record<string, { attach(context: unknown): void }>
    ajax?: { prototype?: { commands?: Record<string, Command> } }
  }
}

/**
 * Adds our behavior, which looks for tags, and turns the server's commands into facts. A command that the shop
 * handles itself is still handled by the shop, first.
 */
export function joinDrupal(scan: () => void): void {
  const { Drupal } = globalThis as HostWindow
  if (Drupal?.behaviors) Drupal.behaviors.rove = { attach: guard('drupal', () => scan()) }
  const known = Drupal?.ajax?.prototype?.commands
  if (!known) return
  for (const name of Object.keys(commands)) {
    const own = Object.hasOwn(known, name) ? known[name] : undefined
    const tell = guard(`command ${name}`, (response: Record<string, unknown>) => {
      const { command, ...payload } = response
      const [fact, read] = commands[name] as Row
      pageBus().tell(fact, (read?.(payload) ?? payload) as never)
    })
    known[name] = function (this: unknown, ...input) {
      own?.apply(this, input)
      tell(input[1])
    }
  }
}
