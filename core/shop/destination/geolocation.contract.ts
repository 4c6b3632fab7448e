/** The visitor's approximate location (SHOWROOM-01), from a provider's service at `rove.vendors.geolocation.url`. */
import { nullish, string } from 'valibot'
import { shape } from '../../base/input/shape'

/** The answer of the lookup. */
export const geolocation = shape({
  countryCode: nullish(string(), ''),
  regionName: nullish(string(), ''),
  cityName: string(),
})
