/** The pages of the swatch request, with the countries that each sends to. */
import { type CountryCode, countries } from '../../core/base/country/countries.rules'

/** The countries of each page, by its path. */
export const swatchCountries: Readonly<Record<string, readonly CountryCode[]>> = {
  '/swatch-request': countries.map(({ code }) => code),
  '/swatch-request-intl/UK': ['UK'],
  '/swatch-request-intl/US': ['US'],
  '/swatch-request-intl/CA': ['CA'],
}

/** The paths, the shop's own first. */
export const swatchPaths: readonly [string, ...string[]] = Object.keys(swatchCountries) as [string, ...string[]]
