/**
 * The shipping quote: asked for once for what it depends on, a second after that has come to rest; a newer question
 * cancels the older one. Source: document 2, sections 4 and 9 (QUOTE-01, QUOTE-02).
 */
import { shippingQuote } from '../../../core/contract/order'
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
  again(): void
  stop(): void
}

/** @see QuotingModel */
export function createQuoting({ get, take, terms, call, inTurn, operationId, report }: Desk): QuotingModel {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitingFor: string | undefined
  let asked: AbortController | undefined

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
      const input = { delivery, billing: copyAddress ? delivery : billing, copyAddress, operation: operationId() }
      await inTurn(async () => {
        if (mine.signal.aborted) return
        // Money may have begun to move while it waited for its turn.
        if (isClosed(get().payment)) return void take({ type: 'quote-failed' })
        const answer = await Promise.race([call(shippingQuote, input, mine.signal), givenUp(mine.signal)])
        if (!mine.signal.aborted) take({ type: 'quote-answered', ...answer, sent })
      })
    } catch (failure) {
      if (mine.signal.aborted) return
      report(failure)
      take({ type: 'quote-failed' })
    }
  }

  return {
    follow() {
      const state = get()
      const isAsked = needsQuote(state.order) && state.open === 'address' && !isClosed(state.payment)
      const hash = isAsked && !isQuoted(state, terms) ? quoteHash(state, terms) : undefined
      if (hash === waitingFor) return
      clearTimeout(timer)
      waitingFor = hash
      if (hash === undefined) return
      timer = setTimeout(() => ask(hash), state.quotedFor === undefined ? rest.first : rest.anew)
    },
    async settle() {
      const hash = quoteHash(get(), terms)
      if (hash === undefined) return false
      if (hash !== get().quotedFor || get().quoting.at !== 'resting' || !isAddressKept(get())) await ask(hash)
      return get().quoting.at === 'resting' && isAddressKept(get())
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
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
