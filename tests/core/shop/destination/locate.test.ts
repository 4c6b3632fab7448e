import { afterEach, expect, it, vi } from 'vitest'
import { page } from '../../../../core/base/state/page'
import { locateCity } from '../../../../core/shop/destination/locate'

afterEach(() => {
  page().reported.length = 0
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  ['a city', '{"cityName":"Toronto"}', 'Toronto', []],
  ['the dash of a service that does not know', '{"cityName":"-"}', '', []],
  ['nothing of the kind', '{"city":"Toronto"}', '', ['[rove] geolocation: wrong-shape']],
  ['no JSON', '<h1>', '', ['[rove] geolocation: not-json']],
])('SHOWROOM-01 of %s', async (_, body, city, lines) => {
  const said = vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.stubGlobal('roveSettings', {
    rove: { consent: { marketing: true }, vendors: { geolocation: { url: 'https://geolocation.example/' } } },
  })
  vi.stubGlobal('fetch', async () => new Response(body))
  expect(await locateCity()).toBe(city)
  expect(said.mock.calls.map(([words]) => words)).toEqual(lines)
})
