/** A tracked product, as receivers want it. Source: document 3, sections 3 and 9 (TRACK-01, TRACK-02). */
import { adPrefix } from '../domain/ad-prefix'
import type { CountryCode } from '../domain/countries'
import type { TrackedItem } from '../host/settings/tracking'
import { withoutEmpty } from './without-empty'

/** The levels of a category path that are told. */
const levels = 5

/** The levels of a slash-separated path, the widest first, at most five. */
export function categoryLevels(path: string): string[] {
  return path
    .split('/')
    .map((level) => level.trim())
    .filter(Boolean)
    .slice(0, levels)
}

/** What an item stands in: the list's name, and its place there from 0. */
export interface Listed {
  readonly list?: string | undefined
  readonly index: number
}

/**
 * An item in the document's own words and in GA4's. What is not known is absent. The first level of its category is
 * `item_category` for GA4 and `item_category1` for the document.
 */
export function ga4Item(item: TrackedItem, { list, index }: Listed): Readonly<Record<string, unknown>> {
  const categories = categoryLevels(item.category)
  return withoutEmpty({
    ...item,
    item_id: item.id_default || item.id,
    item_name: item.name || item.title,
    item_brand: item.brand,
    item_variant: item.variant,
    item_category: categories[0],
    ...Object.fromEntries(categories.map((level, n) => [`item_category${n + 1}`, level])),
    item_list_name: list,
    index: item.index ?? index,
    catpath: item.category,
  })
}

/** The id by which advertisers know an item in a country. */
export function adId({ id, id_google }: TrackedItem, country: CountryCode): string {
  return adPrefix[country] + (id_google || id)
}
