/** Where the visitor seems to be: asked of a service that the page names. */
import { safeParse } from 'valibot'
import { geolocation } from '../contract/geolocation'
import { RoveError } from '../errors'
import { parseOwnJson } from '../own-json'
import { callVendor } from './call-vendor'

/** The city. Rejects as `callVendor` does, and with `wrong-shape`. @param url absolute, checked by `safeUrl` */
export async function locateCity(url: string): Promise<string> {
  const text = await callVendor('geolocation', url)
  try {
    const { success, output } = safeParse(geolocation, parseOwnJson(text))
    if (success) return output.cityName
  } catch {
    // It is not even JSON.
  }
  throw new RoveError('wrong-shape', 'geolocation')
}
