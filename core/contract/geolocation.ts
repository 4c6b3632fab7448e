/** Where a visitor seems to be: document 1, sections 3 and 7 (SHOWROOM-01). A vendor's service: its address is `rove.vendors.geolocation.url`. */
import { nullish, string } from 'valibot'
import { shape } from '../shape'

/** What the lookup answers. */
export const geolocation = shape({
  countryCode: nullish(string(), ''),
  regionName: nullish(string(), ''),
  cityName: string(),
})
