import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../../core/errors'
import { type Answer, empty, ground, orderOf, shipment, vine, white } from './shipment'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const rest = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
/** An order whose address is right, quoted for by the page. */
const quoted = { delivery: vine, billing: empty, quotes: [ground], quote: ground.id }

describe('the shipping quote', () => {
  it('QUOTE-02 is asked for 600 ms after the first address passes', async () => {
    const { model, quote } = shipment({ order: { delivery: { ...vine, postal_code: '' } } })
    await rest(5000)
    expect(quote).not.toHaveBeenCalled()
    model.type('delivery', { postal_code: '90028' })
    await rest(599)
    expect(quote).not.toHaveBeenCalled()
    await rest(1)
    expect(quote).toHaveBeenCalledTimes(1)
    expect(quote.mock.calls[0]?.[0]).toMatchObject({ delivery: vine, copyAddress: true })
  })

  it('QUOTE-01 is asked for anew one second after the last change of city, zone or postal code', async () => {
    const { model, quote } = shipment({ order: quoted })
    model.type('delivery', { city: 'Pasadena' })
    await rest(700)
    model.type('delivery', { postal_code: '91101' })
    await rest(999)
    expect(quote).not.toHaveBeenCalled()
    await rest(1)
    expect(quote).toHaveBeenCalledTimes(1)
    expect(quote.mock.calls[0]?.[0].delivery).toMatchObject({ city: 'Pasadena', postal_code: '91101' })
  })

  it('QUOTE-02 is not asked for again for what it does not depend on, nor for what it was asked for', async () => {
    const { model, quote } = shipment({ order: quoted })
    model.type('delivery', { first_name: 'Grace', street1: '1 Main Street', phone: '2135550100' })
    model.type('delivery', { city: 'Pasadena' })
    model.type('delivery', { city: vine.city })
    await rest(10_000)
    expect(quote).not.toHaveBeenCalled()
  })

  it('QUOTE-01 is asked for once more when all is right, where the server offered nothing for the sake of a phone', async () => {
    const { model, quote } = shipment({
      order: { delivery: { ...vine, phone: '21355' } },
      quote: ({ delivery }) => ({
        order: orderOf({ delivery, quotes: delivery.phone === vine.phone ? [ground] : [] }),
        errors: delivery.phone === vine.phone ? [] : [{ field: 'panes[delivery][delivery_phone]', message: 'Invalid' }],
      }),
    })
    await rest(600)
    model.type('delivery', { phone: '213555' })
    await rest(10_000)
    expect(quote).toHaveBeenCalledTimes(1)
    model.type('delivery', { phone: vine.phone })
    await rest(10_000)
    expect(quote).toHaveBeenCalledTimes(2)
    expect(model.get()).toMatchObject({ order: { quotes: [ground] }, problems: [] })
  })

  it('QUOTE-02 an answer counts for what was sent, not for what was typed since', async () => {
    let answer: (answer: Answer) => void = () => {}
    const { model, quote } = shipment({
      order: { delivery: { ...vine, phone: '' } },
      quote: () => new Promise<Answer>((resolve) => (answer = resolve)),
    })
    await rest(600)
    model.type('delivery', { phone: vine.phone })
    answer({ order: orderOf({ delivery: { ...vine, phone: '' } }), errors: [] })
    await rest(1000)
    expect(quote).toHaveBeenCalledTimes(2)
  })

  it('QUOTE-02 a server that has nothing for a right address is not asked again when it was wrong in between', async () => {
    const { model, quote } = shipment({
      order: { delivery: vine },
      quote: ({ delivery }) => ({ order: orderOf({ delivery }), errors: [] }),
    })
    await rest(600)
    model.type('delivery', { phone: '213' })
    await rest(10_000)
    model.type('delivery', { phone: vine.phone })
    model.copyAddress(false)
    await rest(10_000)
    model.copyAddress(true)
    await rest(10_000)
    expect(quote).toHaveBeenCalledTimes(1)
  })

  it('QUOTE-02 never asks in a circle: the server’s way of writing an address is taken, and is not a change', async () => {
    const written = { ...vine, city: 'LOS ANGELES', street1: '1600 VINE ST' }
    const { model, quote } = shipment({
      order: { delivery: vine },
      quote: () => ({ order: orderOf({ delivery: written, quotes: [ground] }), errors: [] }),
    })
    await rest(60_000)
    expect(quote).toHaveBeenCalledTimes(1)
    expect(model.get().draft.delivery).toEqual(written)
  })

  it('QUOTE-01 a newer question cancels the older one, whose answer counts for nothing', async () => {
    const answers: ((answer: Answer) => void)[] = []
    const signals: (AbortSignal | undefined)[] = []
    const { model } = shipment({
      order: { delivery: vine },
      quote: (_, signal) => {
        signals.push(signal)
        return new Promise<Answer>((resolve, reject) => {
          answers.push(resolve)
          signal?.addEventListener('abort', () => reject(signal.reason))
        })
      },
    })
    await rest(600)
    model.type('delivery', { city: 'Pasadena' })
    await rest(1000)
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
    answers[0]?.({ order: orderOf({ delivery: vine, quotes: [white] }), errors: [] })
    await rest(0)
    expect(model.get()).toMatchObject({ quoting: { at: 'waiting' }, draft: { delivery: { city: 'Pasadena' } } })
    answers[1]?.({ order: orderOf({ delivery: { ...vine, city: 'Pasadena' }, quotes: [ground] }), errors: [] })
    await rest(0)
    expect(model.get()).toMatchObject({ quoting: { at: 'resting' }, order: { quotes: [ground] } })
  })

  it('QUOTE-02 a failure is told and not repeated, until the shopper asks again', async () => {
    const failure = new RoveError('status-500', 'order.quote')
    const { model, quote, report } = shipment({
      order: { delivery: { ...vine, phone: '213' } },
      quote: () => Promise.reject(failure),
    })
    await rest(60_000)
    expect(quote).toHaveBeenCalledTimes(1)
    expect(report).toHaveBeenCalledExactlyOnceWith(failure)
    expect(model.get().quoting).toEqual({ at: 'failed' })
    model.type('delivery', { phone: vine.phone })
    await rest(10_000)
    expect(quote).toHaveBeenCalledTimes(1)
    model.quoteAgain()
    await rest(600)
    expect(quote).toHaveBeenCalledTimes(2)
  })

  it('ADDR-04 keeps what the server says of a city until the city is another', async () => {
    const city = { field: 'panes[delivery][delivery_city]', message: 'Not shippable city' }
    const { model, quote } = shipment({
      order: { delivery: vine },
      quote: ({ delivery }) => ({ order: orderOf({ delivery }), errors: [city] }),
    })
    await rest(600)
    expect(model.get().problems).toEqual([city])
    model.type('delivery', { phone: '2135550100' })
    expect(model.get().problems).toEqual([city])
    model.type('delivery', { city: 'Pasadena' })
    expect(model.get().problems).toEqual([])
    await rest(1000)
    expect(quote).toHaveBeenCalledTimes(2)
  })

  it('QUOTE-01 what the shopper typed while the server thought is not overwritten', async () => {
    let answer: (answer: Answer) => void = () => {}
    const { model, quote } = shipment({
      order: { delivery: vine },
      quote: () => new Promise<Answer>((resolve) => (answer = resolve)),
    })
    await rest(600)
    model.type('delivery', { street2: 'Apt 5' })
    answer({ order: orderOf({ delivery: { ...vine, city: 'LOS ANGELES' }, quotes: [ground] }), errors: [] })
    await rest(0)
    expect(model.get().draft.delivery).toEqual({ ...vine, street2: 'Apt 5' })
    await rest(5000)
    expect(quote).toHaveBeenCalledTimes(1)
  })

  it('ADDR-02 Korea is asked for without its address being checked', async () => {
    const { quote } = shipment({
      country: 'KR',
      order: { delivery: { ...empty, country: 410, city: '서울', postal_code: '04524' } },
    })
    await rest(600)
    expect(quote).toHaveBeenCalledTimes(1)
  })

  it('QUOTE-01 Continue waits for an option that was chosen just now', async () => {
    let answer: (answer: Answer) => void = () => {}
    const { model } = shipment({
      order: { ...quoted, quote: undefined },
      change: () => new Promise<Answer>((resolve) => (answer = resolve)),
    })
    model.chooseQuote(white.id)
    const proceeding = model.proceed()
    await rest(0)
    expect(model.get()).toMatchObject({ continuing: true, notice: undefined })
    answer({ order: orderOf({ ...quoted, quotes: [ground, white], quote: white.id }), errors: [] })
    await proceeding
    expect(model.get()).toMatchObject({ notice: undefined, validating: true })
  })

  it('QUOTE-01 Continue is held up while no option is chosen', async () => {
    const { model, tell } = shipment({ order: { ...quoted, quote: undefined } })
    await model.proceed()
    expect(model.get()).toMatchObject({ open: 'address', notice: 'quoteRequired', heldUp: 1 })
    expect(tell).toHaveBeenCalledWith('checkout:failed', {
      message: 'Please select a shipping option to continue',
      field: 'quote',
    })
  })

  it('QUOTE-01 nothing is asked for once the checkout has gone', async () => {
    const { model, quote } = shipment({ order: { delivery: vine } })
    model.stop()
    await rest(10_000)
    expect(quote).not.toHaveBeenCalled()
  })
})
