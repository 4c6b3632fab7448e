import { languageTag } from '../../core/country/countries.rules'
import type { Visitor } from './visitor'

/** A number of things as the visitor writes it: `1,916`. */
export const formatCount = ({ locale }: Pick<Visitor, 'locale'>, count: number): string =>
  new Intl.NumberFormat(languageTag(locale)).format(count)
