/** Makes items of the server's HTML (LIST-05). */

import { shopMarkup } from '../../core/base/input/shop-markup'
import { makeIdsUnique } from '../../core/base/input/unique-ids'

/** The elements of all items. Rejects as `shopMarkup` does. */
export async function makeItems(items: readonly { readonly html: string }[]): Promise<HTMLElement[]> {
  const fragments = await Promise.all(items.map(({ html }) => shopMarkup('list.html', html)))
  const made = fragments.flatMap((fragment) => [...fragment.children] as HTMLElement[])
  makeIdsUnique(made)
  return made
}
