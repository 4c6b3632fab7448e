/** What countries are called in a language. */
import type { Country } from './countries.rules'

/** `대한민국` for Korea in Korean. @param tag BCP 47 */
export function countryName(tag: string, { code }: Pick<Country, 'code'>): string {
  // The shop's code of the United Kingdom is not ISO's. The long name of Hong Kong is “Hong Kong SAR China”.
  const region = code === 'UK' ? 'GB' : code
  return new Intl.DisplayNames(tag, { type: 'region', style: code === 'HK' ? 'short' : 'long' }).of(region) ?? region
}
