import { languageTag } from '../../core/base/country/countries.rules'
import type { Visitor } from './visitor'

/** A number of things as the visitor writes it: `1,916`. */
export const formatCount = ({ locale }: Pick<Visitor, 'locale'>, count: number): string =>
  new Intl.NumberFormat(languageTag(locale)).format(count)

/** How many products a list has: `1 product`, `12 products`. */
export function formatPieces({ locale, t }: Pick<Visitor, 'locale' | 't'>, count: number): string {
  const isOne = new Intl.PluralRules(languageTag(locale)).select(count) === 'one'
  return t(isOne ? 'piece' : 'pieces', count)
}
