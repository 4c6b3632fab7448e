/** A shop's server and a provider that charges whoever asks: what keeps an order from being paid twice is the page. */
import type { Address, Order } from '../../../core/contract/order'
import { RoveError } from '../../../core/errors'
import { freshOrder, fullOrder, ground } from './begun'

/** What becomes of a call on its way. */
export type Wire = 'fine' | 'lost-request' | 'lost-answer' | 'slow'
/** What the provider does with a payment, and what its browser hears of it. */
export type Fate = 'confirm' | 'refuse' | 'hang' | 'unknown' | 'charged-unheard' | 'leave'

/** What the provider's form tells its page. */
type Heard = 'charged' | 'refused' | 'unknown' | 'leaving'

const fates: Readonly<Record<Fate, { charges?: true; at: 'over' | 'pending'; heard?: Heard }>> = {
  confirm: { charges: true, at: 'over', heard: 'charged' },
  'charged-unheard': { charges: true, at: 'over', heard: 'unknown' },
  refuse: { at: 'over', heard: 'refused' },
  unknown: { at: 'over', heard: 'unknown' },
  leave: { at: 'pending', heard: 'leaving' },
  hang: { at: 'pending' },
}

interface Attempt {
  readonly id: string
  readonly tab: number
  amount: number
  at: 'verified' | 'pending' | 'charged' | 'over'
  /** The browser's end of a payment that hangs. */
  hear?: (charged: boolean) => void
}

export class SimulatedShop {
  order: Order
  /** The shop has a reason of its own not to take the order. */
  blocked = false
  /** What the shop knows of the payment: it hears from the provider where it asks, or late. */
  private known: 'open' | 'processing' | 'paid' = 'open'
  readonly attempts = new Map<string, Attempt>()
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

  /** The order as the server would say it now. */
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

  /** Somebody else changes the order: the shop's staff, another device. */
  disturb(what: 'amount' | 'quotes' | 'block'): void {
    if (what === 'block') this.blocked = !this.blocked
    else if (this.now().status !== 'open') return
    else if (what === 'amount') this.extra += 5
    else this.change({ quotes: [], quote: null })
  }

  answer(tab: number, name: string, input: Record<string, unknown>): unknown {
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
        return this.intent(tab, input as { operation: string; verifies: boolean })
      case 'payment.status':
        return this.status()
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

  /** What will be charged. Two devices are kept apart here; two attempts of one tab are not. */
  private intent(tab: number, { operation, verifies }: { operation: string; verifies: boolean }): unknown {
    const { due } = this.now()
    if (verifies) {
      if (this.isTaken(tab)) throw new RoveError('status-409', 'payment.stripe')
      this.attempts.set(operation, { id: operation, tab, amount: due, at: 'verified' })
    }
    return { amount: due }
  }

  private isTaken(tab: number): boolean {
    return [...this.attempts.values()].some((one) => one.tab !== tab && (one.at === 'pending' || one.at === 'charged'))
  }

  /** The provider is asked, or tells. */
  learn(): void {
    const isPending = [...this.attempts.values()].some(({ at }) => at === 'pending')
    this.known = this.isPaid ? 'paid' : isPending ? 'processing' : 'open'
  }

  /** None only where the provider has been told to take nothing any more. */
  private status(): unknown {
    this.learn()
    if (this.known !== 'open') return { status: this.known, url: this.known === 'paid' ? '/thanks' : null }
    for (const attempt of this.attempts.values()) attempt.at = 'over'
    return { status: 'none', url: null }
  }

  private complete({ operation }: { operation: string }): unknown {
    const attempt = this.attempts.get(operation)
    if (attempt?.at !== 'charged') return { success: false, url: null }
    this.learn()
    return { success: true, url: '/thanks' }
  }

  /** At the provider. */
  pay(id: string, fate: Fate, hear: (heard: Heard) => void): void {
    const attempt = this.attempts.get(id)
    if (attempt?.at !== 'verified' || this.isTaken(attempt.tab)) {
      hear('refused')
      return
    }
    const { charges, at, heard } = fates[fate]
    attempt.at = at
    if (charges) this.charge(attempt)
    if (heard) hear(heard)
    else attempt.hear = (charged) => hear(charged ? 'charged' : 'refused')
  }

  /** What hung at the provider comes to an end; whether the browser hears of it is another matter. */
  settle(charged: boolean, isHeard: boolean): void {
    for (const attempt of this.attempts.values()) {
      if (attempt.at !== 'pending') continue
      if (charged && !this.isPaid) this.charge(attempt)
      else attempt.at = 'over'
      if (isHeard) attempt.hear?.(this.charges.some(({ attempt: id }) => id === attempt.id))
    }
  }

  private charge(attempt: Attempt): void {
    attempt.at = 'charged'
    this.charges.push({ attempt: attempt.id, amount: attempt.amount })
  }
}
