/** Offers the renewal discount before the server's form is submitted, once (RENEW-01). */
import { createStore } from '../../core/base/state/create-store'
import type { TextLookup } from '../../core/base/texts/texts'
import { resubmitMs } from './membership-renewal.rules'
import type { RenewalCode } from './membership-renewal.texts'
import type { MembershipRenewalModel, RenewalState } from './membership-renewal.types'

interface RenewalDeps {
  readonly t: TextLookup<RenewalCode>
  readonly memberOffer: string | undefined
  /** Enrols the visitor in the discount. */
  enrol(): Promise<unknown>
  report(failure: unknown): void
}

/** The visitor answers the offer once. A discount that was accepted and failed submits nothing: the visitor decides anew. */
export function createMembershipRenewalModel({ t, memberOffer, enrol, report }: RenewalDeps): MembershipRenewalModel {
  const store = createStore<RenewalState>({ at: 'idle' })
  let isAnswered = false
  let isSubmitting = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let submitForm = () => false

  const restore = () => {
    clearTimeout(timer)
    if (store.get().at === 'leaving') store.set({ at: 'idle' })
  }

  function wait(): void {
    store.set({ at: 'leaving' })
    timer = setTimeout(restore, resubmitMs)
  }

  function leave(): void {
    if (isStopped) return
    isAnswered = true
    wait()
    isSubmitting = true
    const isSubmitted = submitForm()
    isSubmitting = false
    if (!isSubmitted) restore()
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    t,
    memberOffer,
    submit(submit) {
      if (isSubmitting) return true
      if (store.get().at !== 'idle' && store.get().at !== 'failed') return false
      submitForm = submit
      if (isAnswered) wait()
      else store.set({ at: 'asking' })
      return isAnswered
    },
    async accept() {
      const { at } = store.get()
      if (at !== 'asking' && at !== 'failed') return
      store.set({ at: 'adding', hasFailed: at === 'failed' })
      try {
        await enrol()
      } catch (failure) {
        report(failure)
        isAnswered = true
        if (!isStopped) store.set({ at: 'failed' })
        return
      }
      leave()
    },
    decline() {
      if (store.get().at === 'asking') leave()
    },
    close() {
      if (store.get().at === 'asking') store.set({ at: 'idle' })
    },
    restore,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
