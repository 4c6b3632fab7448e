import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { empty, ground, orderOf, shipment, vine, white } from './shipment'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const quoted = { delivery: vine, billing: empty, quotes: [ground], quote: ground.id }

describe('a cached shipping quote', () => {
  it('QUOTE-02 each address is requested once, and a cached answer is saved', async () => {
    const { model, quote, change } = shipment({
      order: { ...quoted, delivery: { ...vine, city: '' }, quotes: [], quote: null },
      quote: ({ delivery, billing, copyAddress }) => ({
        order: orderOf({
          delivery,
          billing,
          copy_address: copyAddress,
          quotes: delivery.city === 'Reno' ? [white] : [ground],
        }),
        errors: [],
      }),
    })
    for (const city of [vine.city, 'Reno', vine.city]) {
      model.type('delivery', { city })
      await wait(5000)
    }
    expect(quote).toHaveBeenCalledTimes(2)
    expect(model.get().order).toMatchObject({ quotes: [ground], delivery: { city: 'Reno' } })
    await model.chooseQuote(ground.id)
    expect(quote).toHaveBeenCalledTimes(3)
    expect(quote.mock.calls[2]?.[0].delivery.city).toBe(vine.city)
    expect(change.mock.calls[0]?.[0]).toMatchObject({ quote: ground.id })
  })

  it('QUOTE-02 a cached answer is not reused after the order has changed', async () => {
    const { model, quote } = shipment({ order: { ...quoted, delivery: { ...vine, city: '' } } })
    for (const city of [vine.city, 'Reno']) {
      model.type('delivery', { city })
      await wait(5000)
    }
    await model.setCoupon('TEN')
    model.type('delivery', { city: vine.city })
    await wait(5000)
    expect(quote).toHaveBeenCalledTimes(3)
  })

  it.each([
    ['is lost', () => Promise.reject(new Error('lost'))],
    ['is pending', () => new Promise<never>(() => {})],
  ])('QUOTE-02 a cached answer is requested again if the response for the other %s', async (_, reno) => {
    const { model, quote } = shipment({
      order: { ...quoted, delivery: { ...vine, city: '' } },
      quote: ({ delivery }) =>
        delivery.city === 'Reno' ? reno() : { order: orderOf({ ...quoted, delivery }), errors: [] },
    })
    for (const city of [vine.city, 'Reno', vine.city]) {
      model.type('delivery', { city })
      await wait(2000)
    }
    expect(quote.mock.calls.map(([{ delivery }]) => delivery.city)).toEqual([vine.city, 'Reno', vine.city])
  })
})
