import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { all, click, field, leave, open, pass, texts, type } from './address-page'
import { empty, ground, orderOf, shipment, vine, white } from './shipment'

beforeEach(() => vi.useFakeTimers())
afterEach(async () => {
  await leave()
  vi.useRealTimers()
})

const status = () => texts('[role=status]').join('')
const ofKorea = { country: 'KR', order: { delivery: { ...empty, country: 410 } } } as const

describe('the view of the shipping quote', () => {
  const quoted = { delivery: vine, quotes: [ground, white], quote: ground.id }

  it('ADDR-02 the quote is shown once the address is valid', async () => {
    await open(shipment({ order: { delivery: { ...vine, phone: '323' } } }).model)
    await pass(600)
    expect(status()).toBe('Please complete your details to continue.')
    expect(all('[type=radio]')).toEqual([])
    await type(field('phone'), '3235550100')
    expect(texts('.rove-choice')).toEqual(['Standard - $99.00', 'White glove - $199.00'])
  })

  it('ADDR-02 the quote waits for the billing address too, unless it is the same', async () => {
    await open(shipment({ order: { ...quoted, copy_address: false } }).model)
    expect(status()).toBe('Please complete your details to continue.')
    await click(all('[name="panes[billing][copy_address]"]')[0])
    expect(all('[type=radio]')).toHaveLength(2)
  })

  it('ADDR-02 Korea shows the quote in Korean, and skips the validation', async () => {
    await open(shipment(ofKorea).model)
    expect(status()).toBe('계속하려면 정보를 모두 입력해 주세요.')
    await type(field('city'), '서울특별시')
    await type(field('postal_code'), '04524')
    await pass(600)
    expect(all('[type=radio]')).toHaveLength(2)
  })

  it('QUOTE-01 a pending request shows its progress in the height of the options', async () => {
    await open(shipment({ order: quoted }).model)
    await type(field('city'), 'Pasadena')
    expect(status()).toBe("Please wait while we're retrieving your shipping quote")
    expect(all('.rove-dots')[0]?.getAttribute('aria-hidden')).toBe('true')
    expect(all('.rove-skeleton')).toHaveLength(2)
    expect(all('[type=radio]')).toEqual([])
    await pass(1000)
    expect(all('.rove-skeleton')).toEqual([])
    expect(all('[type=radio]')).toHaveLength(2)
  })

  it('QUOTE-01 a choice is shown at once, then the server’s', async () => {
    let answer: () => void = () => {}
    const { model, change } = shipment({
      order: quoted,
      change: () => new Promise((resolve) => (answer = () => resolve({ order: orderOf(quoted), errors: [] }))),
    })
    await open(model)
    const chosen = () => all('[type=radio]').map((radio) => (radio as HTMLInputElement).checked)
    expect(chosen()).toEqual([true, false])
    await click(all('[type=radio]')[1])
    expect(change.mock.calls[0]?.[0]).toMatchObject({ quote: white.id })
    expect(chosen()).toEqual([false, true])
    answer()
    await pass(0)
    expect(chosen()).toEqual([true, false])
  })

  it('QUOTE-01 Continue without a choice moves the focus to the options', async () => {
    await open(shipment({ order: { ...quoted, quote: undefined } }).model)
    await click(all('button.rove-primary')[0])
    expect(texts('[role=alert]')).toContain('Please select a shipping option to continue')
    expect(all('[data-required=true]')).toEqual(all('.rove-quote'))
  })

  it('QUOTE-02 a failed request can be repeated', async () => {
    const quote = vi.fn(() => Promise.reject(new Error('down')))
    await open(shipment({ order: { delivery: vine }, quote }).model)
    await pass(600)
    expect(status()).toBe('We could not retrieve your shipping quote.')
    await click(all('.rove-quote button')[0])
    await pass(600)
    expect(quote).toHaveBeenCalledTimes(2)
  })

  it('QUOTE-01 an empty quote shows a message', async () => {
    await open(
      shipment({ order: { delivery: vine }, quote: () => ({ order: orderOf({ delivery: vine }), errors: [] }) }).model,
    )
    await pass(600)
    expect(status()).toContain('We have no shipping option for this address.')
  })

  it('ADDR-02 in Korea an empty quote shows its message only for a complete address', async () => {
    const parts = { order: { delivery: { ...vine, country: 410, phone: '' } }, country: 'KR' } as const
    await open(shipment({ ...parts, quote: ({ delivery }) => ({ order: orderOf({ delivery }), errors: [] }) }).model)
    await pass(600)
    expect(status()).toBe('계속하려면 정보를 모두 입력해 주세요.')
  })

  it('QUOTE-01 there is no quote if nothing is shipped', async () => {
    await open(shipment({ order: { type: 'terminal', delivery: vine } }).model)
    expect(all('.rove-quote')).toEqual([])
  })
})
