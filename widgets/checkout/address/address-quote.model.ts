/**
 * The shipping quote: asked for once for what it depends on, a second after that has come to rest; a newer question
 * cancels the older one. Source: document 2, sections 4 and 9 (QUOTE-01, QUOTE-02).
 */
import { type Order, shippingQuote } from '../../../core/contract/order'
import { serverMessageOf } from '../../../core/errors'
import { own } from '../../../core/own'
import type { CheckoutEvent } from '../checkout.machine'
import type { Desk } from '../checkout.model'
import { isAddressKept, needsQuote, quoteHash } from '../checkout.rules'
import { isClosed } from '../payment/payment.machine'
import { isQuoted } from './address.rules'

/** How long an address has to rest before it is asked for anew, and before the first one; in milliseconds. */
const rest = { anew: 1000, first: 600 } as const

/** What the checkout can ask of quotes. */
export interface QuotingModel {
  /** After each change of the checkout's state. */
  follow(): void
  /** The server has the address and its quotes, now. Resolves with whether it has. */
  settle(): Promise<boolean>
  /** Resolves once the quotes that are shown are those of the address that the server has. */
  settled(): Promise<void>
  again(): void
  stop(): void
}

/** @see QuotingModel */
export function createQuoting({ get, take, terms, call, inTurn, operationId, report }: Desk): QuotingModel {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitingFor: string | undefined
  let asked: AbortController | undefined
  /** What was answered for what the quote depends on, as long as nothing else of the order changes (QUOTE-02). */
  const answers = new Map<string, Order>()
  let latest = get().order
  const keep = (event: CheckoutEvent) => {
    latest = event.type === 'quote-answered' || event.type === 'quote-recalled' ? event.order : latest
    take(event)
  }

  /** Shows an answer of before. The address stays the server's: it is asked once more before anything is built on it. */
  function recall(hash: string): boolean {
    const before = answers.get(hash)
    if (!before) return false
    const { delivery, billing, copy_address } = get().order
    asked?.abort()
    keep({ type: 'quote-recalled', hash, order: { ...before, delivery, billing, copy_address } })
    return true
  }

  async function ask(hash: string): Promise<void> {
    clearTimeout(timer)
    waitingFor = undefined
    asked?.abort()
    const mine = new AbortController()
    asked = mine
    const sent = get().draft
    if (!take({ type: 'quote-asked', hash })) return
    try {
      const { delivery, billing, copyAddress } = sent
      const input = {
        order: get().order.id,
        delivery,
        billing: copyAddress ? delivery : billing,
        copyAddress,
        operation: operationId(),
      }
      await inTurn(async () => {
        if (mine.signal.aborted) return
        // Money may have begun to move while it waited for its turn.
        if (isClosed(get().payment)) return void take({ type: 'quote-failed' })
        const answer = await Promise.race([call(shippingQuote, input, mine.signal), givenUp(mine.signal)])
        if (mine.signal.aborted) return
        keep({ type: 'quote-answered', ...answer, sent })
        if (answer.errors.length === 0) answers.set(hash, answer.order)
      })
    } catch (failure) {
      if (mine.signal.aborted) return
      report(failure)
      take({ type: 'quote-failed', message: serverMessageOf(failure) })
    }
  }

  return {
    follow() {
      const state = get()
      if (state.order !== latest) answers.clear()
      latest = state.order
      const isAsked = needsQuote(state.order) && state.open === 'address' && !isClosed(state.payment)
      const hash = isAsked && !isQuoted(state, terms) ? quoteHash(state, terms) : undefined
      if (hash === waitingFor) return
      clearTimeout(timer)
      waitingFor = hash
      if (hash === undefined || recall(hash)) return
      timer = setTimeout(() => ask(hash), state.quotedFor === undefined ? rest.first : rest.anew)
    },
    async settle() {
      const hash = quoteHash(get(), terms)
      if (hash === undefined) return false
      if (hash !== get().quotedFor || get().quoting.at !== 'resting' || !isAddressKept(get())) await ask(hash)
      return get().quoting.at === 'resting' && isAddressKept(get())
    },
    async settled() {
      const state = get()
      const { delivery } = state.order
      const isServers = quoteHash({ ...state, draft: { ...state.draft, delivery } }, terms) === state.quotedFor
      if (!isServers) await this.settle()
    },
    again() {
      take({ type: 'quote-again' })
    },
    stop() {
      clearTimeout(timer)
      asked?.abort()
    },
  }
}

/** Rejects when nobody waits any more: whoever is next in turn does not wait either. */
function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), own({ once: true }))
  })
}
