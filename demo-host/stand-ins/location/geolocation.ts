/** A geolocation service in freeipapi's shape. The demo bar sets the location. */
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { switches } from '../../visitor/switches'
import { cities } from './cities'

/** Serves `/vendors/geolocation.json`. It gets no cookie, so its address contains the city: `?city=Toronto`. */
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
