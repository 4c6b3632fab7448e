import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leave, open, texts } from './address-page'
import { ground, shipment, vine } from './shipment'

beforeEach(() => vi.useFakeTimers())
afterEach(async () => {
  await leave()
  vi.useRealTimers()
})

describe('the summary of the addresses', () => {
  it('ADDR-01 QUOTE-01 the summary shows name, addresses and shipping option', async () => {
    const billing = { ...vine, first_name: 'Grace', city: 'Toronto', country: 124, zone: 66, postal_code: 'M5V 3L9' }
    const order = { delivery: vine, billing, copy_address: false, quotes: [ground], quote: ground.id }
    await open(shipment({ order }).model)
    expect(texts('output p')).toEqual([
      'Ada Moss, 1600 Vine Street, Los Angeles, California 90028, United States',
      'Billing address Grace Moss, 1600 Vine Street, Toronto, Ontario M5V 3L9, Canada',
      'Standard - $99.00',
    ])
  })

  const seoul = {
    ...vine,
    first_name: '아다',
    last_name: '김',
    street1: '영동대로 513',
    street2: '3층',
    city: '서울 강남구',
    zone: 0,
    country: 410,
    postal_code: '06164',
  }
  const kowloon = {
    ...seoul,
    street1: '彌敦道 100 號',
    street2: '',
    city: '尖沙咀',
    zone: 301,
    country: 344,
    postal_code: '',
  }
  it.each([
    ['KR', 'ko', seoul, '대한민국, 06164 서울 강남구 영동대로 513 3층, 김아다'],
    [
      'KR',
      'en',
      { ...seoul, first_name: 'Ada', last_name: 'Kim' },
      'Kim Ada, 영동대로 513, 3층, 서울 강남구, 06164, South Korea',
    ],
    [
      'HK',
      'zh-Hant-HK',
      { ...kowloon, first_name: '詠詩', last_name: '陳' },
      '香港, Kowloon 尖沙咀 彌敦道 100 號, 陳詠詩',
    ],
    [
      'HK',
      'en',
      { ...kowloon, first_name: 'Tai Man', last_name: 'Chan' },
      'Chan Tai Man, 彌敦道 100 號, 尖沙咀, Kowloon, Hong Kong',
    ],
  ] as const)(
    'ADDR-01 an address in %s is formatted in %s as is customary there',
    async (country, language, delivery, line) => {
      await open(shipment({ country, order: { delivery }, page: { language } }).model)
      expect(texts('output p')[0]).toBe(line)
    },
  )

  it('ADDR-01 an identical billing address is not repeated', async () => {
    await open(shipment({ order: { delivery: vine, quotes: [ground], quote: ground.id } }).model)
    expect(texts('output p')).toHaveLength(2)
  })
})
