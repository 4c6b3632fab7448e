import { describe, expect, it } from 'vitest'
import { addressOf, foundAddress, regionOf } from '../../../../widgets/checkout/lookup/lookup.rules'
import { empty, vine, zonesOf } from '../address/shipment'

const part = (type: string, longText: string, shortText = longText) => ({
  longText,
  shortText,
  types: [type, 'political'],
})
const newYork = [
  part('street_number', '225'),
  part('route', 'Varick Street', 'Varick St'),
  part('locality', 'New York'),
  part('administrative_area_level_1', 'New York', 'NY'),
  part('country', 'United States', 'US'),
  part('postal_code', '10014'),
]

describe('an address that was found', () => {
  it('ADDR-03 becomes street, city, zone and postal code; who it is for stays', () => {
    expect(addressOf(foundAddress(newYork, ''), vine, zonesOf)).toEqual({
      street1: '225 Varick Street',
      street2: '',
      city: 'New York',
      zone: 43,
      postal_code: '10014',
    })
  })

  it.each([
    ['by code', part('administrative_area_level_1', 'Kalifornien', 'ca'), 840, 12],
    ['by name', part('administrative_area_level_1', 'California', 'Calif.'), 840, 12],
    ['whatever its accents', part('administrative_area_level_1', 'Quebec', 'Que.'), 124, 67],
    ['where it has no code', part('administrative_area_level_1', 'Kowloon'), 344, 301],
    ['and leaves what was chosen where it knows none', part('administrative_area_level_1', 'Texas', 'TX'), 840, 43],
  ])('ADDR-03 finds its zone %s', (_, state, country, zone) => {
    expect(addressOf(foundAddress([state], ''), { ...empty, country, zone: 43 }, zonesOf).zone).toBe(zone)
  })

  it('ADDR-03 in another country brings the country, and lets go of the zone', () => {
    const found = foundAddress(
      [part('country', 'United Kingdom', 'GB'), part('postal_town', 'London')],
      '10 Downing Street',
    )
    expect(addressOf(found, vine, zonesOf)).toMatchObject({
      country: 826,
      zone: 0,
      city: 'London',
      street1: '10 Downing Street',
    })
  })

  it('ADDR-03 in a country that the shop does not sell to leaves the country', () => {
    expect(
      addressOf(foundAddress([part('country', 'France', 'FR')], 'Rue de Rivoli'), vine, zonesOf),
    ).not.toHaveProperty('country')
  })

  it('ADDR-03 takes a unit that was found only where none was typed', () => {
    const found = foundAddress([...newYork, part('subpremise', '4B')], '')
    expect(addressOf(found, vine, zonesOf).street2).toBe('4B')
    expect(addressOf(found, { ...vine, street2: 'Back door' }, zonesOf).street2).toBe('Back door')
  })

  it('ADDR-03 has its number behind the street in Korea', () => {
    const korea = [part('street_number', '110'), part('route', '세종대로'), part('country', '대한민국', 'KR')]
    expect(foundAddress(korea, '').street1).toBe('세종대로 110')
  })

  it('ADDR-03 Google calls the six countries ca, us, au, kr, hk, and the United Kingdom gb', () => {
    expect((['CA', 'US', 'AU', 'KR', 'HK', 'UK'] as const).map(regionOf)).toEqual(['ca', 'us', 'au', 'kr', 'hk', 'gb'])
  })
})
