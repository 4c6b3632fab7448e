/** A simulated server, and a provider that charges by the one attempt that has started and is not over. */

import { RoveError } from '../../../core/base/report/errors'
import type { Address, Order } from '../../../core/shop/order/order.contract'
import { freshOrder, fullOrder, ground } from './test-order'

/** What happens to a request. */
export type Wire = 'fine' | 'lost-request' | 'lost-answer' | 'slow'
/** The provider's result of a payment, and what the browser receives. */
export type Fate = 'confirm' | 'refuse' | 'hang' | 'unknown' | 'charged-unheard' | 'leave'

/** The result that the provider's form returns to its page. */
type Heard = 'charged' | 'refused' | 'unknown' | 'leaving'

const fates: Readonly<Record<Fate, { charges?: true; at: 'begun' | 'approving'; heard?: Heard }>> = {
  confirm: { charges: true, at: 'begun', heard: 'charged' },
  'charged-unheard': { charges: true, at: 'begun', heard: 'unknown' },
  refuse: { at: 'begun', heard: 'refused' },
  unknown: { at: 'begun', heard: 'unknown' },
  leave: { at: 'approving', heard: 'leaving' },
  hang: { at: 'approving' },
}

/** How a visitor leaves the provider's window. */
export type Ending = 'approves' | 'cancels' | 'waits for the bank' | 'closes it'

/** The lifetime of an attempt, in milliseconds. */
const life = 3_600_000

interface Attempt {
  readonly id: string
  readonly page: string
  readonly tab: number
  readonly amount: number
  readonly since: number
  /** `approving`: the visitor is at the provider. `processing`: approved, and not decided. */
  at: 'begun' | 'approving' | 'processing' | 'charged' | 'over'
  /** Its page has reported that it has ended. */
  rested: boolean
  /** Its window was closed without a result. */
  abandoned: boolean
  /** Delivers the result of a pending payment to the browser. */
  hear?: (charged: boolean) => void
}

/** The tab that ends an attempt. */
interface Ender {
  readonly tab: number
  /** The visitor has pressed the button to take over. */
  readonly pressed: boolean
}

export class SimulatedShop {
  order: Order
  /** The shop refuses the order for a reason of its own. */
  blocked = false
  /** The server's knowledge of the payment, updated by the provider on request, or late. */
  private known: 'open' | 'processing' | 'paid' = 'open'
  readonly attempts = new Map<string, Attempt>()
  /** Attempts that were ended during an approval without the visitor's request. */
  readonly lost: string[] = []
  readonly charges: { readonly attempt: string; readonly amount: number }[] = []
  private extra = 0
  private coupon = false

  constructor(isFull: boolean, protection: boolean) {
    const offers = protection
      ? { protection: { offers: [{ term: 3, title: '3 years', cost: 9 }], term: isFull ? 0 : null } }
      : {}
    const credit = { credits: 100, usable: 100, amount_to_charge_usable: 0 }
    this.order = isFull ? fullOrder({ ...offers, credit }) : freshOrder({ ...offers, credit })
  }

  get isPaid(): boolean {
    return this.charges.length > 0
  }

  /** The order as the server would return it. */
  now(): Order {
    const { order } = this
    const total =
      100 + this.extra + (this.coupon ? -10 : 0) + (order.membership ?? 0) * 20 + (order.protection?.term ? 9 : 0)
    const due = order.credit?.active ? Math.max(0, total - 100) : total
    return { ...order, total, due, status: this.known, url: this.known === 'paid' ? '/thanks' : null }
  }

  private change(changes: Partial<Order>): void {
    // The server changes nothing of an order that is being paid for.
    if (this.now().status === 'open') this.order = { ...this.order, ...changes }
  }

  /** The order is changed elsewhere: by the shop's staff or another device. */
  disturb(what: 'amount' | 'quotes' | 'block'): void {
    if (what === 'block') this.blocked = !this.blocked
    else if (this.now().status !== 'open') return
    else if (what === 'amount') this.extra += 5
    else this.change({ quotes: [], quote: null })
  }

  answer(tab: number, name: string, input: Record<string, unknown>, pressed: boolean): unknown {
    switch (name) {
      case 'user.exists': {
        const emailExists = input.email === 'eve@example.com'
        return { emailExists, memberExists: false, memberActive: false, tradeExists: false, tradeActive: false }
      }
      case 'order.read':
        return { order: this.now(), errors: [] }
      case 'membership.validate':
        this.change({ membership: input.value as 0 | 1 })
        return { valueChanged: true }
      case 'order.change':
        return this.changed(input)
      case 'order.quote': {
        const { delivery, billing, copyAddress } = input as {
          delivery: Address
          billing: Address
          copyAddress: boolean
        }
        this.change({ delivery, billing, copy_address: copyAddress, quotes: [ground], quote: this.order.quote ?? null })
        return { order: this.now(), errors: [] }
      }
      case 'order.validate':
        return this.blocked ? { success: false, errors: [] } : { success: true, errors: [] }
      case 'payment.stripe':
        return this.intent(tab, input as { page: string; operation?: string })
      case 'payment.status':
        return this.status(input as { operation: string; end?: string }, { tab, pressed })
      case 'payment.complete':
        return this.complete(input as { operation: string })
    }
    throw new Error(`the shop does not know ${name}`)
  }

  private changed(input: Record<string, unknown>): unknown {
    const { order } = this
    if (typeof input.email === 'string') this.change({ email: input.email })
    if (typeof input.quote === 'string') this.change({ quote: input.quote })
    if (typeof input.protection === 'number' && order.protection)
      this.change({ protection: { ...order.protection, term: input.protection } })
    if (typeof input.credit === 'boolean' && order.credit)
      this.change({ credit: { ...order.credit, active: input.credit } })
    if (typeof input.coupon === 'string' && this.now().status === 'open') this.coupon = input.coupon !== ''
    return { order: this.now(), errors: [] }
  }

  /** The attempt that was started last. */
  private get live(): Attempt | undefined {
    return [...this.attempts.values()].at(-1)
  }

  /** No approval is running, and no money has moved. */
  get isQuiet(): boolean {
    return !this.isPaid && [...this.attempts.values()].every(({ at }) => at === 'begun' || at === 'over')
  }

  /** The amount that will be charged; with an attempt's id it starts that attempt, unless another page's is running. */
  private intent(tab: number, { page, operation }: { page: string; operation?: string }): unknown {
    const amount = this.now().due
    if (!operation) return { amount }
    const { status } = this.standing()
    const { live } = this
    if (status === 'paid' || status === 'processing') throw new RoveError('status-409', 'payment.stripe')
    if (live && status === 'open' && live.page !== page) throw new RoveError('status-409', 'payment.stripe')
    if (live) this.cancel(live, { tab, pressed: false })
    const fresh = { rested: false, abandoned: false, at: 'begun', since: Date.now() } as const
    this.attempts.set(operation, { ...fresh, id: operation, page, tab, amount })
    return { amount }
  }

  /** Cancels the attempt at the provider; too late if it was approved. */
  private cancel(attempt: Attempt, { tab, pressed }: Ender): void {
    if (attempt.at !== 'begun' && attempt.at !== 'approving') return
    if (attempt.at === 'approving' && !attempt.abandoned && attempt.tab !== tab && !pressed) this.lost.push(attempt.id)
    attempt.at = 'over'
  }

  /** The server asks the provider, or is notified. */
  learn(): void {
    const isProcessing = [...this.attempts.values()].some(({ at }) => at === 'processing')
    this.known = this.isPaid ? 'paid' : isProcessing ? 'processing' : 'open'
  }

  private standing(): { status: string; url: string | null; attempt: string } {
    this.learn()
    const { live } = this
    if (this.known !== 'open') return { status: this.known, url: this.known === 'paid' ? '/thanks' : null, attempt: '' }
    if (live && Date.now() - live.since > life) this.cancel(live, { tab: live.tab, pressed: false })
    const isOpen = live && live.at !== 'over' && !live.rested
    return { status: isOpen ? 'open' : 'none', url: null, attempt: isOpen ? live.id : '' }
  }

  private status({ operation, end }: { operation: string; end?: string }, ender: Ender): unknown {
    const { attempt } = this.standing()
    const { live } = this
    if (live && operation === attempt && end === 'stop') this.cancel(live, ender)
    if (live && operation === attempt && end === 'rested') live.rested = true
    return this.standing()
  }

  private complete({ operation }: { operation: string }): unknown {
    const attempt = this.attempts.get(operation)
    if (attempt?.at !== 'charged') return { success: false, url: null }
    this.learn()
    return { success: true, url: '/thanks' }
  }

  /** The payment at the provider. */
  pay(id: string, fate: Fate, hear: (heard: Heard) => void): void {
    const attempt = this.attempts.get(id)
    if (attempt?.at !== 'begun' || attempt.rested) {
      hear('refused')
      return
    }
    const { charges, at, heard } = fates[fate]
    attempt.at = at
    if (charges) this.charge(attempt)
    if (heard) hear(heard)
    else attempt.hear = (charged) => hear(charged ? 'charged' : 'refused')
  }

  /** A pending payment at the provider ends, and the browser receives the result or not. */
  settle(ending: Ending, isHeard: boolean): void {
    for (const attempt of this.attempts.values()) {
      const isApproving = attempt.at === 'approving' && !attempt.abandoned
      if (!isApproving && attempt.at !== 'processing') continue
      if (ending === 'closes it') attempt.abandoned = isApproving
      else if (ending === 'waits for the bank') attempt.at = 'processing'
      else if (ending === 'approves') this.charge(attempt)
      else attempt.at = 'over'
      if (isHeard && (ending === 'approves' || ending === 'cancels')) attempt.hear?.(ending === 'approves')
    }
  }

  private charge(attempt: Attempt): void {
    attempt.at = 'charged'
    this.charges.push({ attempt: attempt.id, amount: attempt.amount })
  }
}
