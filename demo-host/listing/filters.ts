/** Filters and sorts the products of a category, by the address: `?colour=Green&material=Linen&sort=price`. */
import type { Language } from '../../core/base/country/countries.rules'
import type { Product } from '../catalogue/catalogue'
import { facetLabel } from '../catalogue/facet-labels'
import type { IsChosen } from '../pages/listing/card'

/** What the visitor has chosen; empty where nothing was. */
export interface Filters {
  /** A group of colours, as in the search: `Green`. */
  readonly colour: string
  /** A material, in the visitor's language. */
  readonly material: string
  readonly sort: '' | 'price' | '-price'
}

/** The choices of the form, of all products of a category. */
export interface FilterChoices {
  /** The groups of colours, and their labels. */
  readonly colours: ReadonlyMap<string, string>
  readonly materials: readonly string[]
}

/** Reads the query of an address. Other parameters are ignored. */
export function readFilters(query: Readonly<Record<string, string>>): Filters {
  const { colour = '', material = '', sort = '' } = query
  return { colour, material, sort: sort === 'price' || sort === '-price' ? sort : '' }
}

/** The query of these filters, without a question mark. */
export const filterQuery = (filters: Filters): string =>
  new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString()

/** Whether a list is filtered by a colour. */
export const isChosenIn =
  ({ colour }: Filters): IsChosen =>
  ({ colourGroup }) =>
    colourGroup === colour

/** The products that match, in the chosen order. */
export function filterProducts(products: readonly Product[], filters: Filters): Product[] {
  const { colour, material, sort } = filters
  const found = products.filter(
    (product) =>
      (colour === '' || product.colours.some(isChosenIn(filters))) &&
      (material === '' || product.material === material),
  )
  const selling = ({ price, sale }: Product) => price - sale
  if (sort === 'price') return found.sort((one, other) => selling(one) - selling(other))
  if (sort === '-price') return found.sort((one, other) => selling(other) - selling(one))
  return found
}

/** The choices that these products have. */
export function choicesOf(products: readonly Product[], language: Language): FilterChoices {
  const groups = products.flatMap(({ colours }) => colours.map(({ colourGroup }) => colourGroup ?? ''))
  const colours = [...new Set(groups)].flatMap((group) =>
    group ? [[group, facetLabel(language, group)] as const] : [],
  )
  const sorted = colours.sort(([, one], [, other]) => one.localeCompare(other))
  const materials = [...new Set(products.map(({ material }) => material))]
  return { colours: new Map(sorted), materials: materials.sort((one, other) => one.localeCompare(other)) }
}
