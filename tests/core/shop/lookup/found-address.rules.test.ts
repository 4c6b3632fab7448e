import { describe, expect, it } from 'vitest'
import { addressOf, foundAddress, regionOf } from '../../../../core/shop/lookup/found-address.rules'
import { empty, vine, zonesOf } from '../../../widgets/checkout/address/shipment'

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
  it('ADDR-03 a found address becomes street, city, zone and postal code; the name stays', () => {
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
    ['without its accents', part('administrative_area_level_1', 'Quebec', 'Que.'), 124, 67],
    ['if it has no code', part('administrative_area_level_1', 'Kowloon'), 344, 301],
    ['or stays as chosen if it is unknown', part('administrative_area_level_1', 'Texas', 'TX'), 840, 43],
  ])('ADDR-03 the zone is found %s', (_, state, country, zone) => {
    expect(addressOf(foundAddress([state], ''), { ...empty, country, zone: 43 }, zonesOf).zone).toBe(zone)
  })

  it('ADDR-03 a found address in another country sets the country, and removes the zone', () => {
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

  it('ADDR-03 a found address in a country that the shop does not sell to leaves the country', () => {
    expect(
      addressOf(foundAddress([part('country', 'France', 'FR')], 'Rue de Rivoli'), vine, zonesOf),
    ).not.toHaveProperty('country')
  })

  it('ADDR-03 a found unit is used only if none was typed', () => {
    const found = foundAddress([...newYork, part('subpremise', '4B')], '')
    expect(addressOf(found, vine, zonesOf).street2).toBe('4B')
    expect(addressOf(found, { ...vine, street2: 'Back door' }, zonesOf).street2).toBe('Back door')
  })

  it('ADDR-03 in Korea the number follows the street', () => {
    const korea = [part('street_number', '110'), part('route', '세종대로'), part('country', '대한민국', 'KR')]
    expect(foundAddress(korea, '').street1).toBe('세종대로 110')
  })

  it('ADDR-03 Google’s codes of the countries are ca, us, au, kr, hk, and gb for the United Kingdom', () => {
    expect((['CA', 'US', 'AU', 'KR', 'HK', 'UK'] as const).map(regionOf)).toEqual(['ca', 'us', 'au', 'kr', 'hk', 'gb'])
  })
})
