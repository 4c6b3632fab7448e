/** Sends the cart once, and shows the confirmation whatever the answer (MAILCART-01). */

import { typedText } from '../../core/base/input/typed.rules'
import { createStore, type Store } from '../../core/base/state/create-store'
import type { TextLookup } from '../../core/base/texts/texts'
import type { Cart } from '../../core/shop/cart/cart.contract'
import type { EmailCartInput } from '../../core/shop/cart/cart-email.contract'
import { type EmailCartEvent, type EmailCartState, next } from './email-cart.machine'
import { isUnanswered, readEmails } from './email-cart.rules'
import type { EmailCartCode } from './email-cart.texts'

/** What the model needs from the page. */
export interface EmailCartDeps {
  readonly t: TextLookup<EmailCartCode>
  /** Reads the current cart. */
  readCart(): Promise<Cart>
  send(input: EmailCartInput): Promise<unknown>
  report(failure: unknown): void
  /** Calls back with the number of items in the cart, at once if it is known. @returns a function that unsubscribes */
  watchCount(listener: (count: number) => void): () => void
}

/** What is shown. Nothing is rendered if the cart is empty. */
export interface ShownEmailCart {
  readonly now: EmailCartState
  readonly empty: boolean
}

/** The form's values. */
export interface EmailCartForm {
  /** As typed, in field order. */
  readonly addresses: readonly string[]
  readonly body: string
  readonly subscribe: boolean
}

/** What the view uses of the model. */
export interface EmailCartModel extends Pick<Store<ShownEmailCart>, 'get' | 'subscribe'> {
  readonly t: TextLookup<EmailCartCode>
  /** Opens or closes the form. */
  toggle(): void
  addField(): void
  submit(form: EmailCartForm): Promise<void>
  stop(): void
}

/** Creates the model. */
export function createEmailCartModel({ t, readCart, send, report, watchCount }: EmailCartDeps): EmailCartModel {
  const store = createStore<ShownEmailCart>({ now: { at: 'closed' }, empty: false })
  const unwatch = watchCount((count) => store.set({ ...store.get(), empty: count === 0 }))

  function dispatch(event: EmailCartEvent): EmailCartState['at'] {
    const { now, empty } = store.get()
    const after = next(now, event)
    if (after !== now) store.set({ now: after, empty })
    return after.at
  }

  /** Whether the server has answered, whatever its answer. */
  async function isAnswered(input: Omit<EmailCartInput, 'cart'>): Promise<boolean> {
    let cart: Cart
    try {
      cart = await readCart()
    } catch (failure) {
      report(failure)
      return false
    }
    try {
      await send({ ...input, cart })
      return true
    } catch (failure) {
      report(failure)
      return !isUnanswered(failure)
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    t,
    toggle: () => void dispatch({ type: 'toggled' }),
    addField: () => void dispatch({ type: 'field-added' }),
    async submit({ addresses, body, subscribe }) {
      const { emails, invalid, areTooMany } = readEmails(addresses)
      if (store.get().now.at !== 'writing' || dispatch({ type: 'submitted', invalid, areTooMany }) !== 'sending') return
      dispatch(
        (await isAnswered({ emails, body: typedText(body), subscribe }))
          ? { type: 'completed' }
          : { type: 'unanswered' },
      )
    },
    stop: unwatch,
  }
}
