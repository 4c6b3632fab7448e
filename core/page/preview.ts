/** Whether the page's address has this key: `rove-why`, `rove-doctor`. */
export const isAskedFor = (key: string, search: string = location.search): boolean =>
  new URLSearchParams(search).has(key)

/**
 * Whether this is a preview: a page opened with `?rove-why`, which shows a marketer what visitors would see, or with
 * `?rove-doctor`, which shows a developer what is wrong. A preview counts no session, sends no tracking events and no
 * sign-ups, and stores no closing and no consent. Hearts, carts and orders are real.
 */
export function isPreview(search: string = location.search): boolean {
  return isAskedFor('rove-why', search) || isAskedFor('rove-doctor', search)
}
