/** The panel's lines, grouped as they are shown and in the order of the arrow keys. */

import { maskAddresses } from '../../core/base/input/mask-emails'
import type { SelectedItem } from '../../core/shop/search/search.facts'
import type { Suggestion } from './search.rules'
import type { FieldState, Line, LineGroup, SearchDeps } from './search.types'

interface LineActions extends Pick<SearchDeps, 'publish' | 'go'> {
  forget(): void
}

/** The panel's groups in a state, with what each line does. */
export function createPanelModel(state: FieldState, { publish, go, forget }: LineActions): readonly LineGroup[] {
  let place = 0
  const line = (own: Pick<Line, 'part' | 'shows'>, href?: string, choose = () => go(href ?? '')): Line =>
    ({ ...own, place: place++, href, choose }) as Line

  if (state.at === 'closed' || (state.at === 'history' && state.recent.length === 0)) return []
  if (state.at === 'history') {
    const recent = state.recent.map(({ term, href }) => line({ part: 'option', shows: term }, href))
    return [{ name: 'recent', lines: [...recent, line({ part: 'clear', shows: undefined }, undefined, forget)] }]
  }
  const { query = '', groups = [] } = state.last ?? {}
  return groups.map(({ index, suggestions, count, href: all }) => ({
    name: index,
    lines: [
      ...suggestions.map((one, place) =>
        line({ part: 'option', shows: one }, one.href, () => {
          const { objectID, href } = one
          publish('search:selected', { query: maskAddresses(query), index, objectID, href, place, item: itemOf(one) })
          go(href)
        }),
      ),
      ...(all && count > suggestions.length ? [line({ part: 'view-all', shows: count }, all)] : []),
    ],
  }))
}

const itemOf = ({ objectID, sku, googleId, nid, title, href, image, price }: Suggestion): SelectedItem => ({
  id: objectID,
  id_default: sku,
  id_google: googleId,
  nid,
  name: title.map(({ text }) => text).join(''),
  url: href,
  image,
  price,
})
