/** The panel's lines: in groups as they are shown, and in the order in which the arrow keys go through them. */
import type { IndexName } from '../../core/contract/search-indexes'
import { maskAddresses } from '../../core/domain/mask-addresses'
import type { SelectedItem } from '../../core/facts'
import type { FieldState, SearchDeps } from './search.model'
import type { Suggestion } from './search.rules'

/** One line that the visitor can choose. */
export type Line = {
  /** Among all lines of the panel, from zero. */
  readonly place: number
  readonly href: string | undefined
  choose(): void
} & (
  | { readonly part: 'option'; readonly shows: Suggestion | string }
  | { readonly part: 'view-all'; readonly shows: number }
  | { readonly part: 'clear'; readonly shows: undefined }
)

/** Lines under one heading. */
export interface LineGroup {
  /** What its suggestions are of; `recent` are searches of before. */
  readonly name: IndexName | 'recent'
  readonly lines: readonly Line[]
}

interface Ways extends Pick<SearchDeps, 'tell' | 'go'> {
  forget(): void
}

/** What the panel holds in a state, and where each line leads. */
export function groupsOf(state: FieldState, { tell, go, forget }: Ways): readonly LineGroup[] {
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
          tell('search:selected', { query: maskAddresses(query), index, objectID, href, place, item: itemOf(one) })
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
