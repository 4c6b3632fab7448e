/** A lookup of where an address is, as freeipapi answers it: here the demo bar says where. */
import { Hono } from 'hono'
import { readSwitch } from '../../visitor/switches'
import { cities } from './cities'

/** Serves `/vendors/geolocation.json`. */
export function geolocation(): Hono {
  const app = new Hono()
  app.get('/vendors/geolocation.json', (context) => {
    const asked = readSwitch(context, 'city')
    const found = cities.find(({ cityName }) => cityName === asked)
    const nowhere = { countryCode: '-', countryName: '-', regionName: '-', cityName: '-' }
    context.header('cache-control', 'no-store')
    return context.json({ ipVersion: 4, ipAddress: '203.0.113.7', ...(found ?? nowhere), isProxy: false })
  })
  return app
}
