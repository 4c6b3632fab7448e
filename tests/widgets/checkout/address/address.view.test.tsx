import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countries } from '../../../../core/base/country/countries.rules'
import { all, blur, click, field, fill, leave, open, pass, problem, texts, type } from './address-page'
import { empty, orderOf, shipment, vine } from './shipment'

beforeEach(() => vi.useFakeTimers())
afterEach(async () => {
  await leave()
  vi.useRealTimers()
})

/** The names of the delivery fields, in order. */
const parts = () =>
  all('.rove-fields [name]').map((input) => input.getAttribute('name')?.slice('panes[delivery][delivery_'.length, -1))
const ofKorea = { country: 'KR', order: { delivery: { ...empty, country: 410 } } } as const

describe('the fields of an address', () => {
  it('ADDR-01 fields have Ubercart’s names and autocomplete tokens', async () => {
    await open(shipment().model)
    expect(parts()).toEqual([
      'country',
      'first_name',
      'last_name',
      'company',
      'street1',
      'street2',
      'city',
      'zone',
      'postal_code',
      'phone',
    ])
    expect(all('.rove-fields [name]').map((input) => input.getAttribute('autocomplete'))).toEqual([
      'shipping country',
      'shipping given-name',
      'shipping family-name',
      'shipping organization',
      'shipping address-line1',
      'shipping address-line2',
      'shipping address-level2',
      'shipping address-level1',
      'shipping postal-code',
      'shipping tel',
    ])
    expect(field('company').required).toBe(false)
    expect(field('street2').required).toBe(false)
    expect(field('phone').inputMode).toBe('tel')
    expect(field('postal_code').inputMode).toBe('numeric')
  })

  it.each([
    ['US', 'State', 'ZIP code', 'State/Province'],
    ['CA', 'Province', 'Postal code', 'State/Province'],
    ['AU', 'State', 'Postcode', 'State/Province'],
    ['HK', '區域', '郵政編碼（選填）', '分區／區域'],
  ] as const)(
    'ADDR-01 %s has the labels %s and %s, and its zone list begins with %s',
    async (country, zone, postal, placeholder) => {
      await open(shipment({ country }).model)
      const labelOf = (part: string) =>
        document.querySelector(`label[for="${field(part).id}"]`)?.textContent?.replace(' ', '')
      expect(labelOf('zone')).toBe(zone.replace(' ', ''))
      expect(labelOf('postal_code')).toBe(postal.replace(' ', ''))
      expect(field('zone').querySelector('option')?.textContent).toBe(placeholder)
      expect(field('zone').value).toBe('0')
    },
  )

  it('ADDR-01 Korea begins with the family name and the largest part, without a zone', async () => {
    await open(shipment(ofKorea).model)
    expect(parts()).toEqual([
      'country',
      'last_name',
      'first_name',
      'company',
      'postal_code',
      'city',
      'street1',
      'street2',
      'phone',
    ])
  })

  it('ADDR-01 Hong Kong begins with the family name', async () => {
    await open(shipment({ country: 'HK', order: { delivery: { ...empty, country: 344 } } }).model)
    expect(parts().slice(0, 4)).toEqual(['country', 'last_name', 'first_name', 'company'])
  })

  it('ADDR-01 delivery is limited to the page’s country; billing allows all', async () => {
    await open(shipment({ order: { copy_address: false } }).model)
    expect([...field('country').querySelectorAll('option')].map((row) => row.textContent)).toEqual(['United States'])
    expect(field('country', 'billing').querySelectorAll('option')).toHaveLength(countries.length)
  })

  it('ADDR-01 CHK-07 an error is shown once the field is left, and all errors on Continue', async () => {
    const { model } = shipment()
    await open(model)
    await type(field('phone'), '1604555010')
    expect(problem('phone')).toBe('')
    await blur(field('phone'))
    expect(problem('phone')).toBe('Cannot start with 1')
    expect(field('phone').getAttribute('aria-invalid')).toBe('true')
    expect(all('.error')).toEqual([field('phone')])
    expect(problem('city')).toBe('')
    await type(field('street1'), 'PO Box 12')
    await type(field('postal_code'), '902')
    await click(all('button.rove-primary')[0])
    expect(problem('street1')).toBe('We do not accept PO Boxes')
    expect(problem('postal_code')).toBe('Invalid')
    expect(problem('zone')).toBe('Required')
    expect(problem('company')).toBe('')
    expect(texts('[role=alert]')).toContain('Please complete your details to continue.')
  })

  it('ADDR-01 Australia delivers to some zones, and shows an error for the others', async () => {
    const { model } = shipment({
      country: 'AU',
      settings: { address: () => ({ zones: 2, enabledZones: [201], postalCodes: ['2000-2234'] }) },
    })
    await open(model)
    await type(field('zone'), '202')
    await blur(field('zone'))
    await type(field('postal_code'), '7000')
    await blur(field('postal_code'))
    expect(problem('zone')).toBe('Please contact us for shipping assistance')
    expect(problem('postal_code')).toBe('Please contact us for shipping assistance')
  })

  it('ADDR-01 Korea’s errors are in Korean', async () => {
    await open(shipment(ofKorea).model)
    await blur(field('city'))
    expect(problem('city')).toBe('필수 항목입니다')
  })

  it('ADDR-01 input is never cut, and is normalised when its field is left', async () => {
    await open(shipment().model)
    await type(field('phone'), ' (323) 555-01001')
    expect(field('phone').value).toBe(' (323) 555-01001')
    await blur(field('phone'))
    expect(field('phone').value).toBe('32355501001')
    expect(problem('phone')).toBe('Invalid')
    await type(field('city'), '  Los Angeles ')
    await blur(field('city'))
    expect(field('city').value).toBe('Los Angeles')
  })

  it('ADDR-01 all fields that a browser autofills at once are kept', async () => {
    const { model } = shipment()
    await open(model)
    const filled = {
      first_name: 'Ada',
      last_name: 'Moss',
      street1: '1600 Vine Street',
      city: 'Los Angeles',
      zone: '12',
      postal_code: '90028',
      phone: '3235550100',
    }
    await fill(filled)
    expect(model.get().draft.delivery).toEqual(vine)
    expect(field('zone').value).toBe('12')
  })

  it('ADDR-01 another country keeps the input, and applies its own rules at once', async () => {
    const { model } = shipment({ order: { delivery: vine, billing: vine, copy_address: false } })
    await open(model)
    await type(field('postal_code', 'billing'), '902')
    await blur(field('postal_code', 'billing'))
    expect(problem('postal_code', 'billing')).toBe('Invalid')
    await type(field('country', 'billing'), '344')
    expect(problem('postal_code', 'billing')).toBe('')
    expect([...field('zone', 'billing').querySelectorAll('option')].map((row) => row.textContent)).toEqual([
      'Section/Region',
      'Kowloon',
    ])
    expect(model.get().draft.billing).toEqual({ ...vine, country: 344, zone: 0, postal_code: '902' })
    expect(model.get().draft.delivery).toEqual(vine)
  })

  it('ADDR-01 the billing address is the delivery address until it is changed', async () => {
    const { model } = shipment({ order: { delivery: vine } })
    await open(model)
    expect(field('city', 'billing')).toBeNull()
    await click(all('[name="panes[billing][copy_address]"]')[0])
    expect(field('city', 'billing').autocomplete).toBe('billing address-level2')
    await type(field('city', 'billing'), 'Oakland')
    expect(model.get().draft).toMatchObject({ delivery: vine, billing: { city: 'Oakland' } })
  })

  it('ADDR-04 the server’s error about a city is shown at the city', async () => {
    const errors = [{ field: 'panes[delivery][delivery_city]', message: 'Not shippable city' }]
    const { model } = shipment({
      order: { delivery: vine },
      quote: ({ delivery }) => ({ order: orderOf({ delivery }), errors }),
    })
    await open(model)
    await pass(600)
    expect(problem('city')).toBe('Not shippable city')
    await blur(field('city'))
    expect(problem('city')).toBe('Not shippable city')
    await type(field('city'), 'Pasadena')
    expect(problem('city')).toBe('')
  })
})
