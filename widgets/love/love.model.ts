/** The model of a love button: checks whether to ask for an e-mail address, saves, and shows the server's messages. */

import type { ComponentType } from 'react'
import { typedEmail } from '../../core/base/input/typed.rules'
import { formErrorOf } from '../../core/base/page/form-error'
import { createStore, type Store } from '../../core/base/state/create-store'
import type { TextLookup } from '../../core/base/texts/texts'
import { isEmail } from '../../core/shop/contacts/email.rules'
import type { LoveInput } from '../../core/shop/love/love.contract'
import type { Loves } from '../../core/shop/love/love.store'
import type { EmailProps } from './email/email.view'
import { type LoveEvent, type LoveState, next } from './love.machine'
import type { LoveCode } from './love.texts'

/** What the model needs from the page. */
export interface LoveDeps {
  readonly nid: number
  readonly loves: Pick<Loves, 'get' | 'subscribe' | 'enqueue'> & { change(input: LoveInput): Promise<void> }
  isLoggedIn(): boolean
  readonly t: TextLookup<LoveCode>
  /** Whether this visitor has to be asked for an address, and the server's form. */
  check(nid: number): Promise<{ readonly validate: boolean; readonly html: string }>
  /** Loads the dialog's code. */
  loadEmailView(): Promise<ComponentType<EmailProps>>
  report(failure: unknown): void
}

/** A heart's state, and whether its product is loved. */
export interface HeartState {
  readonly now: LoveState
  readonly loved: boolean
}

/** What the view uses of a heart. */
export interface LoveModel extends Pick<Store<HeartState>, 'get' | 'subscribe'> {
  readonly t: TextLookup<LoveCode>
  /** The dialog's view. Defined while asking. */
  emailView(): ComponentType<EmailProps> | undefined
  press(): void
  /** Submits the dialog's form. What is invalid or is not accepted stays in the form, with an error. */
  submit(email: string, subscribe: boolean): void
  /** Closes the dialog. The product is loved without an address (LOVE-02). */
  close(): void
  stop(): void
}

/** @see LoveDeps */
export function createLoveModel(deps: LoveDeps): LoveModel {
  const { nid, loves } = deps
  const store = createStore<HeartState>({ now: { at: 'idle', error: undefined }, loved: isLoved() })
  const unsubscribe = loves.subscribe(() => store.set({ ...store.get(), loved: isLoved() }))
  let onIdle = () => {}
  let EmailView: ComponentType<EmailProps> | undefined

  function isLoved(): boolean {
    return loves.get().loved.has(nid)
  }

  /** Applies an event. Returns whether the state changed. */
  function dispatch(event: LoveEvent): boolean {
    const { now } = store.get()
    const after = next(now, event)
    if (after === now) return false
    store.set({ now: after, loved: isLoved() })
    if (after.at === 'idle') onIdle()
    return true
  }

  /** Settles once the heart rests again, so that the next heart in the queue asks after this one, if still necessary. */
  async function check(): Promise<void> {
    // It was closed while it waited for its turn.
    if (store.get().now.at === 'idle') return
    const idle = new Promise<void>((resolve) => {
      onIdle = resolve
    })
    const answer = await requestCheck()
    if (dispatch({ type: 'checked', ...answer }) && !answer.validate) save(true)
    await idle
    removeEventListener('pagehide', close)
  }

  async function requestCheck(): ReturnType<LoveDeps['check']> {
    try {
      const answer = await deps.check(nid)
      if (answer.validate) EmailView ??= await deps.loadEmailView()
      return answer
    } catch (failure) {
      deps.report(failure)
      return { validate: false, html: '' }
    }
  }

  /** Ends the question, because it was closed or the page is being left: without an address, unless one is on its way. */
  function close(): void {
    const { now } = store.get()
    const isSending = now.at === 'asking' && now.isSending
    if (dispatch({ type: 'closed' }) && !isSending) save(true)
  }

  async function save(loved: boolean, submitted: Pick<LoveInput, 'email' | 'subscribe'> = {}): Promise<void> {
    try {
      await loves.change({ nid, loved, ...submitted })
      dispatch({ type: 'saved' })
    } catch (failure) {
      deps.report(failure)
      // The dialog was closed while the address was on its way.
      if (submitted.email && store.get().now.at === 'saving') return save(loved)
      dispatch({ type: 'failed', error: formErrorOf(failure, 'failed') })
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    t: deps.t,
    emailView: () => EmailView,
    press() {
      const loving = !isLoved()
      if (!dispatch({ type: 'pressed', needsCheck: loving && !deps.isLoggedIn() })) return
      if (store.get().now.at !== 'checking') save(loving)
      else {
        addEventListener('pagehide', close)
        loves.enqueue(check)
      }
    },
    submit(text, subscribe) {
      const email = typedEmail(text)
      const valid = !email || isEmail(email)
      if (dispatch({ type: 'submitted', valid }) && valid) save(true, email ? { email, subscribe } : {})
    },
    close,
    stop() {
      close()
      unsubscribe()
      removeEventListener('pagehide', close)
      onIdle()
    },
  }
}
