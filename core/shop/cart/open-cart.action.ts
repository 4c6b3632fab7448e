import { perform } from '../../base/bus/perform'
import { shopPath } from '../../base/page/path'
import { page } from '../../base/state/page'

/** What opens the cart. */
export interface OpenCartInput {
  /** The link that was pressed: its header opens the cart, and its address is the cart's page. */
  readonly link?: Element | undefined
}

declare module '../../base/bus/actions' {
  interface Actions {
    /** Opens the cart in the flyout of `<rove-header>` where it can, else the cart's page. */
    openCart(input?: OpenCartInput, defaultAction?: (input: OpenCartInput) => Promise<void>): Promise<void>
  }
}

/** One object for all calls without a link: a replacement that calls itself is found by its input. */
const noLink: OpenCartInput = {}

/** What can open the cart in a flyout: each `<rove-header>` of the page. */
export interface CartOpener {
  readonly host: Element
  /** Whether its flyout is open or being loaded. */
  isOpen(): boolean
  isRendered(): boolean
  /** @param href the address of the link that was pressed */
  open(href?: string): Promise<void>
}

declare module '../../base/state/page' {
  interface Page {
    cartOpeners?: readonly CartOpener[]
  }
}

/**
 * Opens the cart: in the flyout that is open already, else in the header of the link, else in the first header that is
 * rendered, else on its page; or the page's replacement does it.
 */
export async function openCart(input?: OpenCartInput): Promise<void> {
  const given = input ?? noLink
  // The flyout of another header can be on its way.
  if (given.link && findOpener()?.isOpen()) return
  await perform('openCart', openByDefault, given)
}

/**
 * Adds what can open the cart, until the signal aborts.
 *
 * @returns whether `openCart` would open it by this one now
 */
export function addCartOpener(opener: CartOpener, signal: AbortSignal): () => boolean {
  const shared = page()
  shared.cartOpeners = [...(shared.cartOpeners ?? []), opener]
  signal.addEventListener('abort', () => {
    shared.cartOpeners = shared.cartOpeners?.filter((other) => other !== opener) ?? []
  })
  return () => findOpener() === opener
}

/** The path of the cart's page, in the language of the page. */
export const cartPath = () => `${shopPath()}cart`

function findOpener(link?: Element): CartOpener | undefined {
  const openers = page().cartOpeners ?? []
  return (
    openers.find((opener) => opener.isOpen()) ??
    openers.find(({ host }) => link && host.contains(link)) ??
    openers.find((opener) => opener.isRendered())
  )
}

async function openByDefault({ link }: OpenCartInput): Promise<void> {
  const href = link?.getAttribute('href') ?? undefined
  const opener = findOpener(link)
  if (opener) await opener.open(href)
  else location.assign(href ?? cartPath())
}
