/** A lookup of where an address is, as freeipapi answers it: here the demo bar says where. */
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { switches } from '../../visitor/switches'
import { cities } from './cities'

/** Serves `/vendors/geolocation.json`. A page sends no cookie to it, so its address says the city: `?city=Toronto`. */
export function geolocation(): Hono {
  const app = new Hono()
  app.get('/vendors/geolocation.json', (context) => {
    const asked = context.req.query('city') ?? getCookie(context, switches.city)
    const found = cities.find(({ cityName }) => cityName === asked)
    const nowhere = { countryCode: '-', countryName: '-', regionName: '-', cityName: '-' }
    context.header('cache-control', 'no-store')
    return context.json({ ipVersion: 4, ipAddress: '203.0.113.7', ...(found ?? nowhere), isProxy: false })
  })
  return app
}
