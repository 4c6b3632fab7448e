/**
 * The shipping quote: asked for once for what it depends on, a second after that has come to rest; a newer question
 * cancels the older one. Source: document 2, sections 4 and 9 (QUOTE-01, QUOTE-02).
 */
import { shippingQuote } from '../../../core/contract/order'
import type { Desk } from '../checkout.model'
import { isAddressKept, needsQuote, quoteHash } from '../checkout.rules'

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
export function createQuoting({ get, take, terms, call, operationId, report }: Desk): QuotingModel {
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
    take({ type: 'quote-asked', hash })
    try {
      const { delivery, billing, copyAddress } = sent
      const input = { delivery, billing: copyAddress ? delivery : billing, copyAddress, operation: operationId() }
      const answer = await call(shippingQuote, input, mine.signal)
      if (!mine.signal.aborted) take({ type: 'quote-answered', ...answer, sent })
    } catch (failure) {
      if (mine.signal.aborted) return
      report(failure)
      take({ type: 'quote-failed' })
    }
  }

  return {
    follow() {
      const state = get()
      const hash = needsQuote(state.order) && state.open === 'address' ? quoteHash(state, terms) : undefined
      if (hash === waitingFor) return
      clearTimeout(timer)
      waitingFor = undefined
      if (hash === undefined || hash === state.quotedFor) return
      waitingFor = hash
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
