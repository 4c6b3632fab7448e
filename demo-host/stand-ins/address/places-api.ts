/** The server's part of the stand-in for Google Places: it answers the stand-in's script. */
import { Hono } from 'hono'
import { componentsOf, type KnownPlace, knownPlaces, townOf } from './places-table'

/** One suggestion for the script. */
export interface PlaceFound {
  readonly placeId: string
  readonly main: string
  readonly secondary: string
}

const streetOf = ({ number, route }: KnownPlace): string => `${number} ${route}`
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The routes below `/vendors/places`. */
export function placesApi(): Hono {
  const app = new Hono()

  app.get('/vendors/places/suggestions', ({ req, json }) => {
    const words = plain(req.query('input') ?? '')
      .split(/\s+/)
      .filter(Boolean)
    const regions = (req.query('regions') ?? '').toLowerCase().split(',').filter(Boolean)
    const found = knownPlaces
      .filter(({ region }) => regions.length === 0 || regions.includes(region))
      .filter(
        (place) =>
          words.length > 0 && words.every((word) => plain(`${streetOf(place)} ${townOf(place)}`).includes(word)),
      )
      .slice(0, 5)
    return json(
      found.map((place): PlaceFound => ({ placeId: place.id, main: streetOf(place), secondary: townOf(place) })),
    )
  })

  app.get('/vendors/places/details', (context) => {
    const place = knownPlaces.find(({ id }) => id === context.req.query('id'))
    if (!place) return context.json({ error: 'NOT_FOUND' }, 404)
    return context.json({
      addressComponents: componentsOf(place),
      formattedAddress: `${streetOf(place)}, ${townOf(place)} ${place.postal}`.trim(),
    })
  })

  return app
}
