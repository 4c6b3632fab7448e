/** Mails the cart, once, and says so whatever came of it. Source: document 3, sections 4 and 7 (MAILCART-01). */
import type { Cart } from '../../core/contract/cart-page'
import type { EmailCartInput } from '../../core/contract/email-cart'
import { createStore, type Store } from '../../core/state/create-store'
import type { Say } from '../../core/texts'
import { type EmailCartEvent, type EmailCartState, next } from './email-cart.machine'
import { readEmails } from './email-cart.rules'
import type { EmailCartCode } from './email-cart.texts'

/** What mailing needs from the page. */
export interface EmailCartDeps {
  readonly say: Say<EmailCartCode>
  /** The cart as it is now. */
  readCart(): Promise<Cart>
  send(input: EmailCartInput): Promise<unknown>
  report(failure: unknown): void
  /** Calls back with how many pieces the cart holds, at once where that is known. @returns the undo */
  watchCount(told: (count: number) => void): () => void
}

/** How far it has come; where nothing is in the cart, nothing is shown. */
export interface ShownEmailCart {
  readonly now: EmailCartState
  readonly empty: boolean
}

/** What was written. */
export interface Letter {
  /** The fields' texts, in their order. */
  readonly emails: readonly string[]
  readonly body: string
  readonly subscribe: boolean
}

/** What the view can ask for. */
export interface EmailCartModel extends Pick<Store<ShownEmailCart>, 'get' | 'subscribe'> {
  readonly say: Say<EmailCartCode>
  /** Opens the form, or closes it. */
  toggle(): void
  addField(): void
  submit(letter: Letter): Promise<void>
  stop(): void
}

/** @see EmailCartDeps */
export function createEmailCartModel({ say, readCart, send, report, watchCount }: EmailCartDeps): EmailCartModel {
  const store = createStore<ShownEmailCart>({ now: { at: 'closed' }, empty: false })
  const leave = watchCount((count) => store.set({ ...store.get(), empty: count === 0 }))

  function take(event: EmailCartEvent): EmailCartState['at'] {
    const { now, empty } = store.get()
    const after = next(now, event)
    if (after !== now) store.set({ now: after, empty })
    return after.at
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    say,
    toggle: () => void take({ type: 'toggled' }),
    addField: () => void take({ type: 'field-added' }),
    async submit({ emails: texts, body, subscribe }) {
      const { emails, wrong } = readEmails(texts)
      if (store.get().now.at !== 'writing' || take({ type: 'submitted', wrong }) !== 'sending') return
      try {
        await send({ emails, body: body.trim(), subscribe, cart: await readCart() })
      } catch (failure) {
        report(failure)
      }
      take({ type: 'completed' })
    },
    stop: leave,
  }
}
