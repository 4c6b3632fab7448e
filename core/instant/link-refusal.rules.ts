/** Which links lead to pages that are not fetched ahead: what changes something, is personal, or is no page. */

/** Links to other countries: their pages can change the visitor's country. */
export const countryLinks = '[data-locale]'

/** Links that scripts answer, or that the page excludes. */
export const scriptedLinks = '[onclick],[role=button],[data-toggle],.use-ajax,.ctools-use-modal,.colorbox'

/** What decides about a link. */
export interface Link {
  /** Absolute. */
  readonly href: string
  readonly target: string
  readonly rel: string
  readonly isDownload: boolean
}

/** Parts of a path of personal pages (cart, account) and of addresses that are no pages for visitors. */
const ownOrNoPage = (
  'cart carts basket bag view-cart shopping-cart order orders payments pay user users account customer profile ' +
  'log-in log-out sign-in sign-out sign-up auth sso saml register api rest services system files batch cron print ' +
  'printmail printpdf rss feed flag vote rate like newsletter switch'
).split(' ')

/** Words that mean a change, or the visitor's own, wherever they stand in a part: `add-to-cart`, `customer_logout`. */
const changingWords = (
  'add remove delete edit cancel clone update empty clear save apply buy approve publish unpublish revert subscribe ' +
  'unsubscribe unflag unvote confirm verify activate redeem reset login logout logon logoff signin signout signup ' +
  'checkout payment wishlist my password oauth oauth2 admin ajax nojs json jsonapi graphql'
).split(' ')

/** Parts of a query that change nothing on the server: where a visitor comes from, and the page of a list. */
const harmlessName = /^(utm_[a-z]+|page)$/

/**
 * Why the page behind a link is not requested ahead; `undefined` if it may be. It may where it is another page of this
 * site that can be requested without the visitor's decision: a GET that changes nothing. An unknown query may change
 * something.
 *
 * @param here the address of the page
 * @returns the reason in English, for developers
 */
export function refusalOf({ href, target, rel, isDownload }: Link, here: string): string | undefined {
  const to = parse(href)
  const from = new URL(here)
  if (!to || to.origin !== from.origin) return 'not a page of this site'
  if (to.pathname + to.search === from.pathname + from.search) return 'this page'
  if (isDownload) return 'download'
  if (!/^(_self)?$/i.test(target)) return `target ${target}`
  const [mark] = /\b(nofollow|external)\b/i.exec(rel) ?? []
  if (mark) return `rel ${mark}`
  const name = [...to.searchParams.keys()].find((one) => !harmlessName.test(one))
  if (name !== undefined) return `query ${name}`
  const parts = partsOf(to.pathname)
  const part = parts?.find((one) => isOwnOrChanging(one) || isFile(one))
  return parts ? part && `path ${part}` : 'path cannot be decoded'
}

/** Ubercart's own paths begin with `uc_`, those of its payment modules with the provider's name. */
function isOwnOrChanging(part: string): boolean {
  const words = part
    // `cart.html`, `cart;session=1`
    .replace(/(\.html?|;.*)$/i, '')
    // `addToCart`
    .replace(/[a-z](?=[A-Z])/g, '$&-')
    .toLowerCase()
    .split(/[^a-z\d]+/)
  const name = words.join('-')
  return ownOrNoPage.includes(name) || words.some((word) => changingWords.includes(word)) || /^(uc-|stripe)/.test(name)
}

function isFile(part: string): boolean {
  return /\.(?!html?$)/i.test(part)
}

function parse(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

/** The parts of a decoded path, as a server reads `/user%2Flogout`; `undefined` if it cannot be decoded. */
function partsOf(pathname: string): string[] | undefined {
  try {
    return decodeURIComponent(pathname).split('/')
  } catch {
    return undefined
  }
}
