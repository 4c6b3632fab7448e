import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../../core/base/report/errors'
import { type Answer, empty, ground, orderOf, shipment, vine, white } from './shipment'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
/** An order with a valid address and the page's quotes. */
const quoted = { delivery: vine, billing: empty, quotes: [ground], quote: ground.id }

describe('the shipping quote', () => {
  it('QUOTE-02 the first quote is requested 600 ms after the address becomes valid', async () => {
    const { model, quote } = shipment({ order: { delivery: { ...vine, postal_code: '' } } })
    await wait(5000)
    expect(quote).not.toHaveBeenCalled()
    model.type('delivery', { postal_code: '90028' })
    await wait(599)
    expect(quote).not.toHaveBeenCalled()
    await wait(1)
    expect(quote).toHaveBeenCalledTimes(1)
    expect(quote.mock.calls[0]?.[0]).toMatchObject({ delivery: vine, copyAddress: true })
  })

  it('QUOTE-01 a quote is requested one second after the last change of the place', async () => {
    const { model, quote } = shipment({ order: quoted })
    model.type('delivery', { city: 'Pasadena' })
    await wait(700)
    model.type('delivery', { postal_code: '91101' })
    await wait(999)
    expect(quote).not.toHaveBeenCalled()
    await wait(1)
    expect(quote).toHaveBeenCalledTimes(1)
    expect(quote.mock.calls[0]?.[0].delivery).toMatchObject({ city: 'Pasadena', postal_code: '91101' })
  })

  it('QUOTE-02 other fields, or an already requested address, cause no new request', async () => {
    const { model, quote } = shipment({ order: quoted })
    model.type('delivery', { first_name: 'Grace', street1: '1 Main Street', phone: '2135550100' })
    model.type('delivery', { city: 'Pasadena' })
    model.type('delivery', { city: vine.city })
    await wait(10_000)
    expect(quote).not.toHaveBeenCalled()
  })

  it('QUOTE-01 an empty quote for an invalid phone is requested again once it is valid', async () => {
    const { model, quote } = shipment({
      order: { delivery: { ...vine, phone: '21355' } },
      quote: ({ delivery }) => ({
        order: orderOf({ delivery, quotes: delivery.phone === vine.phone ? [ground] : [] }),
        errors: delivery.phone === vine.phone ? [] : [{ field: 'panes[delivery][delivery_phone]', message: 'Invalid' }],
      }),
    })
    await wait(600)
    model.type('delivery', { phone: '213555' })
    await wait(10_000)
    expect(quote).toHaveBeenCalledTimes(1)
    model.type('delivery', { phone: vine.phone })
    await wait(10_000)
    expect(quote).toHaveBeenCalledTimes(2)
    expect(model.get()).toMatchObject({ order: { quotes: [ground] }, problems: [] })
  })

  it('QUOTE-02 a response belongs to the address that was sent, not to later input', async () => {
    let answer: (answer: Answer) => void = () => {}
    const { model, quote } = shipment({
      order: { delivery: { ...vine, phone: '' } },
      quote: () => new Promise<Answer>((resolve) => (answer = resolve)),
    })
    await wait(600)
    model.type('delivery', { phone: vine.phone })
    answer({ order: orderOf({ delivery: { ...vine, phone: '' } }), errors: [] })
    await wait(1000)
    expect(quote).toHaveBeenCalledTimes(2)
  })

  it('QUOTE-02 an empty quote for a valid address is not requested again', async () => {
    const { model, quote } = shipment({
      order: { delivery: vine },
      quote: ({ delivery }) => ({ order: orderOf({ delivery }), errors: [] }),
    })
    await wait(600)
    model.type('delivery', { phone: '213' })
    await wait(10_000)
    model.type('delivery', { phone: vine.phone })
    model.copyAddress(false)
    await wait(10_000)
    model.copyAddress(true)
    await wait(10_000)
    expect(quote).toHaveBeenCalledTimes(1)
  })

  it('QUOTE-02 the server’s spelling of an address causes no new request', async () => {
    const written = { ...vine, city: 'LOS ANGELES', street1: '1600 VINE ST' }
    const { model, quote } = shipment({
      order: { delivery: vine },
      quote: () => ({ order: orderOf({ delivery: written, quotes: [ground] }), errors: [] }),
    })
    await wait(60_000)
    expect(quote).toHaveBeenCalledTimes(1)
    expect(model.get().draft.delivery).toEqual(written)
  })

  it('QUOTE-01 a newer request aborts the older one, whose response is ignored', async () => {
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
    await wait(600)
    model.type('delivery', { city: 'Pasadena' })
    await wait(1000)
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
    answers[0]?.({ order: orderOf({ delivery: vine, quotes: [white] }), errors: [] })
    await wait(0)
    expect(model.get()).toMatchObject({ quoting: { at: 'waiting' }, draft: { delivery: { city: 'Pasadena' } } })
    answers[1]?.({ order: orderOf({ delivery: { ...vine, city: 'Pasadena' }, quotes: [ground] }), errors: [] })
    await wait(0)
    expect(model.get()).toMatchObject({ quoting: { at: 'idle' }, order: { quotes: [ground] } })
  })

  it('QUOTE-02 a failed request is shown and not retried until the visitor asks for it', async () => {
    const failure = new RoveError('status-500', 'order.quote')
    const { model, quote, report } = shipment({
      order: { delivery: { ...vine, phone: '213' } },
      quote: () => Promise.reject(failure),
    })
    await wait(60_000)
    expect(quote).toHaveBeenCalledTimes(1)
    expect(report).toHaveBeenCalledExactlyOnceWith(failure)
    expect(model.get().quoting).toEqual({ at: 'failed' })
    model.type('delivery', { phone: vine.phone })
    await wait(10_000)
    expect(quote).toHaveBeenCalledTimes(1)
    model.quoteAgain()
    await wait(600)
    expect(quote).toHaveBeenCalledTimes(2)
  })

  it('ADDR-04 the server’s error about a city stays until the city changes', async () => {
    const city = { field: 'panes[delivery][delivery_city]', message: 'Not shippable city' }
    const { model, quote } = shipment({
      order: { delivery: vine },
      quote: ({ delivery }) => ({ order: orderOf({ delivery }), errors: [city] }),
    })
    await wait(600)
    expect(model.get().problems).toEqual([city])
    model.type('delivery', { phone: '2135550100' })
    expect(model.get().problems).toEqual([city])
    model.type('delivery', { city: 'Pasadena' })
    expect(model.get().problems).toEqual([])
    await wait(1000)
    expect(quote).toHaveBeenCalledTimes(2)
  })

  it('QUOTE-01 input typed during a request is not overwritten by its response', async () => {
    let answer: (answer: Answer) => void = () => {}
    const { model, quote } = shipment({
      order: { delivery: vine },
      quote: () => new Promise<Answer>((resolve) => (answer = resolve)),
    })
    await wait(600)
    model.type('delivery', { street2: 'Apt 5' })
    answer({ order: orderOf({ delivery: { ...vine, city: 'LOS ANGELES' }, quotes: [ground] }), errors: [] })
    await wait(0)
    expect(model.get().draft.delivery).toEqual({ ...vine, street2: 'Apt 5' })
    await wait(5000)
    expect(quote).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a short address', 1, '서울', '04524'],
    ['a postal code of the old form', 1, '서울', '135-080'],
    ['no postal code', 0, '서울', ''],
    ['no city', 0, ' ', '04524'],
  ])('ADDR-02 with %s in Korea, which is not checked, %i quotes are requested', async (_, times, city, postal) => {
    const { quote } = shipment({
      country: 'KR',
      order: { delivery: { ...empty, country: 410, city, postal_code: postal } },
    })
    await wait(600)
    expect(quote).toHaveBeenCalledTimes(times)
  })

  it('QUOTE-01 Continue waits for a pending choice of a quote', async () => {
    let answer: (answer: Answer) => void = () => {}
    const { model } = shipment({
      order: { ...quoted, quote: undefined },
      change: () => new Promise<Answer>((resolve) => (answer = resolve)),
    })
    model.chooseQuote(white.id)
    const proceeding = model.proceed()
    await wait(0)
    expect(model.get()).toMatchObject({ continuing: true, notice: undefined })
    answer({ order: orderOf({ ...quoted, quotes: [ground, white], quote: white.id }), errors: [] })
    await proceeding
    expect(model.get()).toMatchObject({ notice: undefined, validating: true })
  })

  it('QUOTE-01 Continue is blocked while no quote is chosen', async () => {
    const { model, publish } = shipment({ order: { ...quoted, quote: undefined } })
    await model.proceed()
    expect(model.get()).toMatchObject({ open: 'address', notice: 'quoteRequired', blockedCount: 1 })
    expect(publish).toHaveBeenCalledWith('checkout:failed', {
      message: 'Please select a shipping option to continue',
      field: 'quote',
    })
  })

  it('QUOTE-01 nothing is requested after the checkout is stopped', async () => {
    const { model, quote } = shipment({ order: { delivery: vine } })
    model.stop()
    await wait(10_000)
    expect(quote).not.toHaveBeenCalled()
  })
})
