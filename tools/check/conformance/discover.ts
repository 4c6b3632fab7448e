/** Reads from the shop what the kit needs and was not told: a product of the home page, and the cart. */
import { isLocale, type Locale } from '../../../core/base/country/countries.rules'
import { type Cart, cartRead } from '../../../core/shop/cart/cart.contract'
import { answerOf } from './read-back'
import type { Send } from './send'

/** What the home page shows. */
export interface HomePage {
  /** Whether the server answered at all. */
  readonly isThere: boolean
  /** The first product with an attribute `nid`. */
  readonly nid: number | undefined
  /** The locale in the page’s settings. */
  readonly locale: Locale | undefined
}

/** Reads the home page, which can also set the cookies of a session. */
export async function readHomePage(send: Send, base: URL): Promise<HomePage> {
  const headers = { accept: 'text/html' }
  const received = await send({ url: base.href, method: 'GET', headers, body: null })
  if (received.at === 'failed') {
    const isThere = received.why !== 'network' && received.why !== 'timeout'
    return { isThere, nid: undefined, locale: undefined }
  }
  const [, nid] = /\bnid="(\d{1,9})"/.exec(received.text) ?? []
  const [, locale] = /"locale":\s*"(\w{5})"/.exec(received.text) ?? []
  return {
    isThere: true,
    nid: nid === undefined ? undefined : Number(nid),
    locale: isLocale(locale) ? locale : undefined,
  }
}

/** The cart of this session; `undefined` if it has no line or cannot be read. */
export async function readCart(send: Send, base: URL, locale: Locale | undefined): Promise<Cart | undefined> {
  const { cart } = (await answerOf({ send, base, locale }, { endpoint: cartRead, fields: {} })) ?? {}
  return cart && cart.lines.length > 0 ? cart : undefined
}
