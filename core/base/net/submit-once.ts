/** Submits a form’s input once, and asks again where the answer is lost (TRADE-01, SWATCH-02). */

import { RoveError, serverMessageOf } from '../report/errors'
import { createStore, type Store } from '../state/create-store'
import type { FieldError } from './field-error.contract'
import { checkPausesMs, isDefinite } from './submit-once.rules'

/** The state of a submission. */
export type SubmissionState =
  | { readonly at: 'filling' | 'sending' }
  /** The answer was lost: it is being asked for. */
  | { readonly at: 'checking' }
  /** There was no answer. The same operation can be sent again. */
  | { readonly at: 'lost' }
  /** With the shop’s reason, where it gave one. */
  | { readonly at: 'refused'; readonly serverMessage: string | undefined }
  | { readonly at: 'rejected'; readonly errors: readonly FieldError[] }
  | { readonly at: 'done'; readonly url: string }

/** The server’s answer to a submission. */
export interface SubmissionAnswer {
  /** Whether the server has accepted it, now or by an earlier call with the same operation id. */
  readonly done: boolean
  /** The page that follows. */
  readonly url: string
  readonly errors: readonly FieldError[]
}

/** What a submission needs from its form. */
export interface SubmissionDeps<Input> {
  send(input: Input): Promise<SubmissionAnswer>
  /** Waits, and no longer than until the browser is online again. */
  pause(ms: number): Promise<void>
  report(failure: unknown): void
}

/** What the form calls. */
export interface Submission<Input> extends Pick<Store<SubmissionState>, 'get' | 'subscribe'> {
  /** Whether the input is on its way or has arrived: a further one is ignored. */
  isBusy(): boolean
  /** @param input has the id of its operation */
  submit(input: Input): Promise<void>
  /** Sends the input again whose answer was lost, unless the visitor has changed it since. */
  resume(): void
  /** The visitor has changed the form. */
  change(): void
  stop(): void
}

/** @see SubmissionDeps */
export function createSubmission<Input>({ send, pause, report }: SubmissionDeps<Input>): Submission<Input> {
  const store = createStore<SubmissionState>({ at: 'filling' })
  let lost: Input | undefined
  /** An answer was lost: the server may have accepted the operation. */
  let isUncertain = false
  let isStopped = false
  const isBusy = () => ['sending', 'checking', 'done'].includes(store.get().at)

  async function tryOnce(input: Input): Promise<SubmissionState> {
    try {
      const { done, url, errors } = await send(input)
      if (done) return { at: 'done', url }
      if (errors.length > 0) return { at: 'rejected', errors }
      return { at: 'refused', serverMessage: undefined }
    } catch (failure) {
      report(failure)
      const serverMessage = serverMessageOf(failure)
      // Without a reason of the shop, a later refusal says nothing about the call whose answer was lost.
      if (failure instanceof RoveError && isDefinite(failure.code) && (serverMessage || !isUncertain))
        return { at: 'refused', serverMessage }
      isUncertain = true
      return { at: 'lost' }
    }
  }

  async function submit(input: Input): Promise<void> {
    if (isBusy()) return
    store.set({ at: 'sending' })
    lost = input
    let outcome = await tryOnce(input)
    for (const ms of checkPausesMs) {
      if (outcome.at !== 'lost' || isStopped) break
      store.set({ at: 'checking' })
      await pause(ms)
      outcome = isStopped ? outcome : await tryOnce(input)
    }
    if (isStopped) return
    if (outcome.at !== 'lost') isUncertain = false
    store.set(outcome)
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    isBusy,
    submit,
    resume() {
      if (store.get().at === 'lost' && lost) void submit(lost)
    },
    change() {
      if (store.get().at === 'lost') lost = undefined
    },
    stop() {
      isStopped = true
    },
  }
}

/** Waits, and no longer than until the browser is online again. */
export function pauseUntilOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
  })
}
