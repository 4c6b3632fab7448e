/** The setting `rove.tags` (proposed): which containers of the shop become which element, where its templates have no tags. */
import { rows } from '../input/lenient'
import { selector } from '../input/selector'

/** CSS selectors by the names of elements: `{ "search": "#block-search-form" }`. An invalid one is left out and reported. */
export const tagContainers = {
  name: 'rove.tags',
  schema: rows('rove.tags', selector),
  otherwise: {} as Readonly<Record<string, string>>,
} as const
