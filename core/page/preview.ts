/**
 * Whether this is a preview: a page opened with `?rove-why`, which shows a marketer what visitors would see. A preview
 * counts no session, sends no tracking events and no sign-ups, and stores no closing and no consent. Hearts, carts and
 * orders are real.
 */
export function isPreview(search: string = location.search): boolean {
  return new URLSearchParams(search).has('rove-why')
}
