/**
 * The shipping quote: requested once per `quoteHash`, debounced by a second. A newer request aborts the older one
 * (QUOTE-01, QUOTE-02).
 */

import { own } from '../../../core/base/input/own'
import { serverMessageOf } from '../../../core/base/report/errors'
import { type Order, shippingQuote } from '../../../core/shop/order/order.contract'
import { isAddressSaved, needsQuote, normalAddress, quoteHash } from '../checkout.rules'
import type { CheckoutContext } from '../checkout.types'
import type { CheckoutEvent } from '../checkout-state.types'
import { isClosed } from '../payment/payment.machine'
import { isQuoted, quoteDebounceMs } from './address.rules'

/** What the checkout uses of the quote model. */
export interface QuoteModel {
  /** Called after each change of the checkout's state. */
  follow(): void
  /** Sends the address if necessary. Resolves with whether the server has it and its quotes. */
  settle(): Promise<boolean>
  /** Resolves once the quotes shown belong to the address that the server has. */
  settled(): Promise<void>
  again(): void
  stop(): void
}

/** @see QuoteModel */
export function createQuoteModel({
  get,
  dispatch,
  settings,
  call,
  read,
  enqueue,
  notifyTabs,
  operationId,
  report,
}: CheckoutContext): QuoteModel {
  let timer: ReturnType<typeof setTimeout> | undefined
  let scheduledHash: string | undefined
  let pendingRequest: AbortController | undefined
  /** Cached answers by hash. Cleared when anything else of the order changes (QUOTE-02). */
  const answers = new Map<string, Order>()
  let latest = get().order
  const apply = (event: CheckoutEvent) => {
    latest = event.type === 'quote-answered' || event.type === 'quote-recalled' ? event.order : latest
    dispatch(event)
  }

  /**
   * Shows a cached answer, unless the server may have another address by now. `order` keeps the server's address, so the
   * quote is requested again before Continue succeeds.
   */
  function reuseAnswer(hash: string): boolean {
    const before = answers.get(hash)
    if (!before || get().orderStale || get().quoting.at !== 'idle') return false
    const { delivery, billing, copy_address } = get().order
    pendingRequest?.abort()
    apply({ type: 'quote-recalled', hash, order: { ...before, delivery, billing, copy_address } })
    return true
  }

  async function requestQuote(hash: string): Promise<void> {
    clearTimeout(timer)
    scheduledHash = undefined
    pendingRequest?.abort()
    const controller = new AbortController()
    pendingRequest = controller
    const sent = get().draft
    let isSent = false
    if (!dispatch({ type: 'quote-requested', hash })) return
    try {
      const { delivery, billing, copyAddress } = sent
      const input = {
        order: get().order.id,
        delivery: normalAddress(delivery, settings),
        billing: normalAddress(copyAddress ? delivery : billing, settings),
        copyAddress,
        operation: operationId(),
      }
      await enqueue(async () => {
        if (controller.signal.aborted) return
        // A payment may have started while this was queued.
        if (isClosed(get().payment)) return void dispatch({ type: 'quote-failed' })
        isSent = true
        const response = call(shippingQuote, input, controller.signal)
        try {
          const answer = await Promise.race([response, rejectOnAbort(controller.signal)])
          if (controller.signal.aborted) return
          apply({ type: 'quote-answered', ...answer, sent })
          if (answer.errors.length === 0) answers.set(hash, answer.order)
        } finally {
          notifyTabs()
        }
      })
    } catch (failure) {
      if (controller.signal.aborted) return
      const message = serverMessageOf(failure)
      report(failure)
      const lost = isSent && !message
      dispatch({ type: 'quote-failed', message, lost })
      // Without a server message the address may have been saved: read the order to find out.
      if (lost) void read()
    }
  }

  return {
    follow() {
      const state = get()
      if (state.order !== latest) answers.clear()
      latest = state.order
      const isNeeded = needsQuote(state.order) && state.open === 'address' && !isClosed(state.payment)
      const hash = isNeeded && !isQuoted(state, settings) ? quoteHash(state, settings) : undefined
      if (hash === scheduledHash) return
      clearTimeout(timer)
      scheduledHash = hash
      if (hash === undefined || reuseAnswer(hash)) return
      timer = setTimeout(
        () => requestQuote(hash),
        state.quotedFor === undefined ? quoteDebounceMs.first : quoteDebounceMs.anew,
      )
    },
    async settle() {
      const hash = quoteHash(get(), settings)
      if (hash === undefined) return false
      const { quotedFor, quoting, orderStale } = get()
      if (hash !== quotedFor || quoting.at !== 'idle' || orderStale || !isAddressSaved(get())) await requestQuote(hash)
      return get().quoting.at === 'idle' && isAddressSaved(get())
    },
    async settled() {
      const state = get()
      const { delivery } = state.order
      const isServerAddressQuoted =
        quoteHash({ ...state, draft: { ...state.draft, delivery } }, settings) === state.quotedFor
      if (!isServerAddressQuoted) await this.settle()
    },
    again() {
      dispatch({ type: 'quote-again' })
    },
    stop() {
      clearTimeout(timer)
      pendingRequest?.abort()
    },
  }
}

/** Rejects on abort, so that queued calls do not wait for the response. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), own({ once: true }))
  })
}
