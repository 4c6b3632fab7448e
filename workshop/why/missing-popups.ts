/** Finds popups that the settings define on a page without `<rove-popups>`: nothing else would report them. */

import type { ConditionalContent } from '../../core/shop/campaign/contents.store'
import { readPopups } from '../../core/shop/campaign/popups.setting'

const tag = 'rove-popups'

/**
 * The missing popups as content of the why-panel.
 *
 * @param declared the content that elements have declared. Where it includes popups, the tag is in a shadow root.
 */
export function missingPopups(declared: readonly ConditionalContent[]): readonly ConditionalContent[] {
  if (document.querySelector(tag) || declared.some(({ kind }) => kind === 'popup')) return []
  const isOffById = new Map(readPopups().flatMap(entriesOf).map(idOf))
  return [...isOffById].flatMap(([id, isOff]) => (isOff ? [] : [contentOf(id)]))
}

/** A value that is not a list is one entry, so that it is reported too. */
function entriesOf(list: unknown): readonly unknown[] {
  return typeof list === 'object' ? Object.entries(Object(list)).map(([, entry]) => entry) : ['rove.popups']
}

/** The last source has the highest precedence: it can switch off a popup of another source. */
function idOf(entry: unknown): readonly [id: string, isOff: boolean] {
  const { id = entry, off = false } = Object(entry)
  return [typeof id === 'object' ? 'without an id' : `${id}`, !!off]
}

function contentOf(id: string): ConditionalContent {
  const reason = `this page has no <${tag}>: put the tag into it`
  return {
    kind: 'popup',
    id,
    state: () => 'cannot come',
    explain: () => [{ condition: 'tag', eligible: false, reason }],
  }
}
