/** Whether the page's address has this key: `rove-why`, `rove-doctor`. */
export const isAskedFor = (key: string, search: string = location.search): boolean =>
  new URLSearchParams(search).has(key)

/** The ids of the popups that the page's address wants to show now: `?rove-preview=autumn,newsletter`. */
export const previewedPopups = (search: string = location.search): readonly string[] =>
  (new URLSearchParams(search).get('rove-preview') ?? '').split(',').filter((id) => id)

/**
 * Whether this is a preview: a page opened with `?rove-why`, which shows a marketer what visitors would see, with
 * `?rove-preview=…`, which shows a popup now, or with `?rove-doctor`, which shows a developer what is wrong. A preview
 * counts no session, sends no tracking events and no sign-ups, and stores no closing and no consent. Hearts, carts and
 * orders are real.
 */
export const isPreview = (search: string = location.search): boolean => /[?&]rove-(why|preview|doctor)\b/.test(search)
