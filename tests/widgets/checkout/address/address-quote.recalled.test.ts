import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { empty, ground, orderOf, shipment, vine, white } from './shipment'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const rest = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const quoted = { delivery: vine, billing: empty, quotes: [ground], quote: ground.id }

describe('a shipping quote of before', () => {
  it('QUOTE-02 is asked for once per address: an answer of before is shown again, and kept by the server before it counts', async () => {
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
      await rest(5000)
    }
    expect(quote).toHaveBeenCalledTimes(2)
    expect(model.get().order).toMatchObject({ quotes: [ground], delivery: { city: 'Reno' } })
    await model.chooseQuote(ground.id)
    expect(quote).toHaveBeenCalledTimes(3)
    expect(quote.mock.calls[2]?.[0].delivery.city).toBe(vine.city)
    expect(change.mock.calls[0]?.[0]).toMatchObject({ quote: ground.id })
  })

  it('QUOTE-02 an answer of before is not shown where the order has changed since', async () => {
    const { model, quote } = shipment({ order: { ...quoted, delivery: { ...vine, city: '' } } })
    for (const city of [vine.city, 'Reno']) {
      model.type('delivery', { city })
      await rest(5000)
    }
    await model.setCoupon('TEN')
    model.type('delivery', { city: vine.city })
    await rest(5000)
    expect(quote).toHaveBeenCalledTimes(3)
  })
})
