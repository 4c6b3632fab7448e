/** Which pages may be fetched ahead, and how many. */

/** The pages that are fetched ahead on one page view, unless the setting says otherwise. */
export const usualBudget = 4
/** The largest budget: Chromium prerenders no more for one page. */
export const largestBudget = 10
/** The number of prerendered pages that are kept: as many as Chromium keeps of those that it chooses itself. */
export const prerendersKept = 2
/** Devices with less memory, in GB, prefetch where they would prerender. A prerendered page needs as much as a tab. */
export const memoryToPrerender = 4
/** How long a mouse or the focus rests on a link, in milliseconds. A mouse on its way is there for a shorter time. */
export const restMs = 150
/** How long a finger is on a link, in milliseconds. A finger that scrolls has moved by then. */
export const touchMs = 60

/** The links of a page's content and its menus. The shop's cart, account and footer are usually elsewhere. */
export const usualLinks = ['main a', '[role=main] a', '#main a', '#content a', 'nav a', '[role=navigation] a'].join()

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

/** Parts of a path that change something, or show what is the visitor's own. */
const ownOrChanging = (
  'cart carts basket bag checkout order orders payment payments pay user users account my-account customer profile ' +
  'login logout log-in log-out logon logoff signin signout signup sign-in sign-out sign-up auth oauth oauth2 sso saml ' +
  'register password admin ajax nojs json jsonapi api rest services graphql system files batch cron print printmail ' +
  'printpdf rss feed flag unflag vote rate like add remove delete edit cancel clone approve publish unpublish revert ' +
  'subscribe unsubscribe newsletter confirm verify activate redeem reset switch'
).split(' ')

/** Parts of a query that change nothing on the server: where a visitor comes from, and the page of a list. */
const harmlessName = /^(utm_[a-z]+|page)$/

/**
 * Whether a link leads to another page of this site that can be requested without the visitor's decision: a GET that
 * changes nothing. An unknown query may change something.
 *
 * @param here the address of the page
 */
export function mayFetchAhead({ href, target, rel, isDownload }: Link, here: string): boolean {
  const to = parse(href)
  const from = new URL(here)
  if (!to || to.origin !== from.origin || !/^https?:$/.test(to.protocol)) return false
  if (to.pathname + to.search === from.pathname + from.search) return false
  if (isDownload || !/^(_self)?$/i.test(target) || /\b(nofollow|external)\b/i.test(rel)) return false
  if ([...to.searchParams].some(([name]) => !harmlessName.test(name))) return false
  const parts = partsOf(to.pathname)
  return !!parts && !parts.some(isOwnOrChanging) && !/\.(?!html?$)/i.test(parts.at(-1) ?? '')
}

/** Ubercart's own paths begin with `uc_`, those of its payment modules with the provider's name. */
function isOwnOrChanging(part: string): boolean {
  const name = part.toLowerCase()
  return ownOrChanging.includes(name) || /^(uc_|stripe)/.test(name)
}

function parse(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

/** The decoded parts of a path; nothing where they cannot be decoded. */
function partsOf(pathname: string): string[] | undefined {
  try {
    return pathname.split('/').map(decodeURIComponent)
  } catch {
    return undefined
  }
}
