/** What a country is called in the visitor's language. */
import { type Country, languageTag } from '../../core/domain/countries'
import type { Visitor } from '../visitor/visitor'

/** The shop's codes are ISO's, but for one. */
const regions: Readonly<Partial<Record<Country['code'], string>>> = { UK: 'GB' }

/** `대한민국` for Korea in Korean. */
export function countryName({ locale }: Pick<Visitor, 'locale'>, { code, name }: Country): string {
  // In full, Hong Kong is a special administrative region of China: nobody writes that on a parcel.
  const style = code === 'HK' ? 'short' : 'long'
  return new Intl.DisplayNames(languageTag(locale), { type: 'region', style }).of(regions[code] ?? code) ?? name
}
