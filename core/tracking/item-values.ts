/** Values of tracked products that several sinks need: ids, levels of a category, sums (TRACK-01, TRACK-02). Each sink makes its own items. */

import type { CountryCode } from '../base/country/countries.rules'
import { extraIds } from '../shop/order/sums.rules'
import { adPrefix } from './ad-prefix.rules'
import type { TrackedItem } from './tracking.setting'

/** How many levels of a category path are sent. */
const levels = 5

/** The levels of a slash-separated path, the widest first, at most five. */
export function categoryLevels(path: string): string[] {
  return path
    .split('/')
    .map((level) => level.trim())
    .filter(Boolean)
    .slice(0, levels)
}

/** Whether an item is a product, and not a membership or the protection. */
export const isProduct = ({ id }: Pick<TrackedItem, 'id'>): boolean => !extraIds.includes(id)

/** The id by which advertisers know an item in a country. */
export function adId({ id, id_google }: TrackedItem, country: CountryCode): string {
  return adPrefix(country) + (id_google || id)
}

/** The sum of the items' prices, in units of the currency. */
export function subtotal(items: readonly TrackedItem[]): number {
  const sum = items.reduce((total, { price = 0, quantity }) => total + price * quantity, 0)
  return Math.round(sum * 100) / 100
}
