/** What a heart does: asks, saves, and shows what the server says. */
import type { ComponentType } from 'react'
import type { LoveInput } from '../../core/contract/love'
import { isEmail } from '../../core/domain/email'
import { formErrorOf } from '../../core/form-error'
import type { Loves } from '../../core/loves'
import { createStore, type Store } from '../../core/state/create-store'
import type { Say } from '../../core/texts'
import type { EmailProps } from './email/email.view'
import { type LoveEvent, type LoveState, next } from './love.machine'
import type { LoveCode } from './love.texts'

/** What a heart needs from the page. */
export interface LoveDeps {
  readonly nid: number
  readonly loves: Pick<Loves, 'get' | 'subscribe' | 'inTurn'> & { change(input: LoveInput): Promise<void> }
  readonly loggedIn: boolean
  readonly say: Say<LoveCode>
  /** Whether this visitor is to be asked for an address, and with which form. */
  check(nid: number): Promise<{ readonly validate: boolean; readonly html: string }>
  /** The modal's code, fetched when it is needed. */
  loadEmailView(): Promise<ComponentType<EmailProps>>
  /** Fetches ahead what a press needs. */
  warm(): void
  report(failure: unknown): void
}

/** A heart's state with what it says about its product. */
export interface HeartState {
  readonly now: LoveState
  readonly loved: boolean
}

/** What the view can ask of a heart. */
export interface LoveModel extends Pick<Store<HeartState>, 'get' | 'subscribe'> {
  readonly say: Say<LoveCode>
  /** The modal, once it is there: always while asking. */
  emailView(): ComponentType<EmailProps> | undefined
  warm(): void
  press(): void
  /** The modal's answer. An address that is none stays there and is named. */
  submit(email: string, subscribe: boolean): void
  /** The visitor gave no address: the product is loved all the same (LOVE-02). */
  close(): void
  stop(): void
}

/** @see LoveDeps */
export function createLoveModel(deps: LoveDeps): LoveModel {
  const { nid, loves, loggedIn } = deps
  const store = createStore<HeartState>({ now: { at: 'resting', error: undefined }, loved: isLoved() })
  const leave = loves.subscribe(() => store.set({ ...store.get(), loved: isLoved() }))
  let rested = () => {}
  let EmailView: ComponentType<EmailProps> | undefined

  function isLoved(): boolean {
    return loves.get().loved.has(nid)
  }

  /** Takes an event; true when it led somewhere. */
  function take(event: LoveEvent): boolean {
    const { now } = store.get()
    const after = next(now, event)
    if (after === now) return false
    store.set({ now: after, loved: isLoved() })
    if (after.at === 'resting') rested()
    return true
  }

  /** Lasts until the heart rests again: another one may have its question then, if it is still to be asked. */
  async function check(): Promise<void> {
    const resting = new Promise<void>((resolve) => {
      rested = resolve
    })
    const answer = await askServer()
    if (take({ type: 'checked', ...answer }) && !answer.validate) save(true)
    await resting
    removeEventListener('pagehide', close)
  }

  async function askServer(): ReturnType<LoveDeps['check']> {
    try {
      const answer = await deps.check(nid)
      if (answer.validate) EmailView ??= await deps.loadEmailView()
      return answer
    } catch (failure) {
      deps.report(failure)
      return { validate: false, html: '' }
    }
  }

  /** The question is over without an address, because it was closed or the page is being left. */
  function close(): void {
    if (take({ type: 'closed' })) save(true)
  }

  async function save(loved: boolean, given: Pick<LoveInput, 'email' | 'subscribe'> = {}): Promise<void> {
    try {
      await loves.change({ nid, loved, ...given })
      take({ type: 'saved' })
    } catch (failure) {
      deps.report(failure)
      take({ type: 'failed', error: formErrorOf(failure, 'failed') })
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    say: deps.say,
    emailView: () => EmailView,
    warm: deps.warm,
    press() {
      const loving = !isLoved()
      if (!take({ type: 'pressed', ask: loving && !loggedIn })) return
      if (store.get().now.at !== 'checking') save(loving)
      else {
        addEventListener('pagehide', close)
        loves.inTurn(check)
      }
    },
    submit(text, subscribe) {
      const email = text.trim()
      const valid = email === '' || isEmail(email)
      if (take({ type: 'submitted', valid }) && valid) save(true, email ? { email, subscribe } : {})
    },
    close,
    stop() {
      close()
      leave()
      removeEventListener('pagehide', close)
      rested()
    },
  }
}
