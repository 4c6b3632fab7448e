import { unknown } from 'valibot'
import { perform } from '../page/perform'
import { shopPath } from '../page/shop-path'
import { page } from '../state/page'

declare module '../page/actions' {
  interface Actions {
    /** Opens the cart in the flyout of `<rove-header>` where it can, else the cart's page. */
    openCart(input?: object, defaultAction?: () => Promise<void>): Promise<void>
  }
}

/** What can open the cart in a flyout: each `<rove-header>` of the page. */
export interface CartOpener {
  /** Whether its flyout is open or being loaded. */
  isOpen(): boolean
  isRendered(): boolean
  open(): Promise<void>
}

declare module '../state/page' {
  interface Page {
    cartOpeners?: readonly CartOpener[]
  }
}

/** Opens the cart in the flyout of a header that is rendered, else the cart's page; or the page's replacement does it. */
export const openCart = () => openCartBy(openByHeader)

/** Opens the cart by a function of the header whose link was pressed; or the page's replacement does it. */
export async function openCartBy(open: () => Promise<void>): Promise<void> {
  await perform('openCart', open, unknown(), {})
}

/** Adds what can open the cart, until the signal aborts. */
export function addCartOpener(opener: CartOpener, signal: AbortSignal): void {
  const shared = page()
  shared.cartOpeners = [...(shared.cartOpeners ?? []), opener]
  signal.addEventListener('abort', () => {
    shared.cartOpeners = shared.cartOpeners?.filter((other) => other !== opener) ?? []
  })
}

/** The header whose flyout is open, else the first one that is rendered. */
export function cartOpener(): CartOpener | undefined {
  const openers = page().cartOpeners ?? []
  return openers.find((opener) => opener.isOpen()) ?? openers.find((opener) => opener.isRendered())
}

/** The path of the cart's page, in the language of the page. */
export const cartPath = () => `${shopPath()}cart`

async function openByHeader(): Promise<void> {
  const opener = cartOpener()
  if (opener) await opener.open()
  else location.assign(cartPath())
}
