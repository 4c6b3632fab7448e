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
 * An item in GA4's words, and in the document's own where GA4 has none. What is not known is absent. `item_category` is
 * the first level: it is not told again as the document's `item_category1`, and the second level has one name for both.
 */
export function ga4Item(item: TrackedItem, { list, index }: Listed): Readonly<Record<string, unknown>> {
  const { id, id_default, name, title, brand, variant, price, quantity, category, fsku, gsku, parent } = item
  const categories = categoryLevels(category).map((level, n) => [`item_category${n ? n + 1 : ''}`, level])
  return withoutEmpty({
    item_id: id_default || id,
    item_name: name || title,
    item_brand: brand,
    item_variant: variant,
    ...Object.fromEntries(categories),
    item_list_name: list,
    index,
    price,
    quantity,
    catpath: category,
    fsku,
    gsku,
    parent,
  })
}

/** The id by which advertisers know an item in a country. */
export function adId({ id, id_google }: TrackedItem, country: CountryCode): string {
  return adPrefix[country] + (id_google || id)
}
