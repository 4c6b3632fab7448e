import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../../../core/base/bus/bus'
import { readCookie } from '../../../../core/base/device/cookies'
import { page } from '../../../../core/base/state/page'
import { requestDestination, setDestination } from '../../../../core/shop/destination/destination.action'
import { noStock } from '../../../../core/shop/product/stock.rules'
import { captureConsole } from '../../base/page/console'

const input = { postal: 'M5V 2T6', nid: 7, model: '' }
const said = captureConsole()
const told = vi.fn()
let leave = () => {}
const answering = (answer: unknown) => vi.stubGlobal('fetch', async () => Response.json(answer))

beforeEach(() => {
  told.mockReset()
  leave = pageBus().on('destination:changed', told)
  vi.stubGlobal('roveSettings', { rove: { country: 'CA' } })
})
afterEach(() => {
  leave()
  delete page().performs.setDestination
  vi.unstubAllGlobals()
  for (const name of ['rove_postal_CA', 'rove_postal_label_CA'])
    document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`
})

describe('setting the destination', () => {
  it('DELIV-01 stores it by country, and publishes it', async () => {
    answering({ geo: { city: 'Toronto', state_id: 'ON' }, zone: 2, models_stock: { A: { s: 3 } } })
    const outcome = await setDestination(input)
    expect(outcome).toMatchObject({ label: 'Toronto, ON', zone: '2', restricted: false, stock: { A: { inStock: 3 } } })
    expect([readCookie('rove_postal_CA'), readCookie('rove_postal_label_CA')]).toEqual(['M5V 2T6', 'Toronto, ON'])
    expect(told.mock.calls).toEqual([
      [{ country: 'CA', postal: 'M5V 2T6', label: 'Toronto, ON', zone: '2', restricted: false }],
    ])
  })

  it('DELIV-03 is restricted only where that was looked up', async () => {
    answering({ geo: { city: 'Toronto' }, restricted: 1, restricted_validated: 1 })
    expect((await requestDestination(input)).restricted).toBe(true)
    answering({ geo: { city: 'Toronto' }, restricted: 1, restricted_validated: 0 })
    expect((await requestDestination(input)).restricted).toBe(false)
  })

  it.each([
    ['a place the shop does not know', { geo: null }, 'no-geo'],
    ['an answer of a wrong shape', { geo: 7 }, 'wrong-shape'],
  ])('DELIV-04 %s stores and publishes nothing', async (_, answer, code) => {
    answering(answer)
    await expect(setDestination(input)).rejects.toMatchObject({ code })
    expect(readCookie('rove_postal_CA')).toBeUndefined()
    expect(told).not.toHaveBeenCalled()
  })

  it('DELIV-01 can be performed by the page, and is stored and published too', async () => {
    page().performs.setDestination = async ({ postal }) => ({
      postal,
      label: 'Toronto',
      zone: undefined,
      restricted: true,
      stock: undefined,
    })
    await setDestination(input)
    expect(readCookie('rove_postal_CA')).toBe('M5V 2T6')
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ postal: 'M5V 2T6', restricted: true }))
  })

  const outcome = { postal: 'M5V 2T6', label: 'Toronto', zone: undefined, restricted: false, stock: undefined }
  it.each([
    ['nothing', undefined],
    ['no postal code', { ...outcome, postal: undefined }],
    ['an empty postal code', { ...outcome, postal: '' }],
    ['no label', { ...outcome, label: undefined }],
    ['stock that is none', { ...outcome, stock: 'plenty' }],
  ])('DELIV-01 stores and publishes nothing where the page’s own action returns %s', async (_, odd) => {
    page().performs.setDestination = async () => odd as never
    await expect(setDestination(input)).rejects.toMatchObject({ code: 'wrong-shape', where: 'actions.setDestination' })
    expect(document.cookie).not.toContain('rove_postal')
    expect(told).not.toHaveBeenCalled()
  })

  it('DELIV-01 decodes the stock of the page’s own action row by row, with null for absent values', async () => {
    const perform = (stock: unknown) => {
      page().performs.setDestination = async () => ({ ...outcome, zone: 8, stock }) as never
      return setDestination(input)
    }
    expect(await perform(null)).toEqual({ ...outcome, zone: '8' })
    const { stock } = await perform({ A: { inStock: '3', price: '990' }, B: { inStock: 'some' } })
    expect(stock).toEqual({ A: { ...noStock, inStock: 3, price: 990 } })
    expect(said()).toEqual([expect.stringMatching(/^\[rove\] actions\.setDestination: B is not usable/)])
  })

  it('DELIV-01 the latest call wins: the earlier call is aborted, and its answer ignored', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      const request = new Request(address, init)
      signals.push(request.signal)
      return signals.length > 1
        ? Promise.resolve(Response.json({ geo: { city: 'Vancouver' } }))
        : new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)))
    })
    const older = setDestination(input)
    const superseded = expect(older).rejects.toMatchObject({ code: 'superseded' })
    await vi.waitFor(() => expect(signals).toHaveLength(1))
    await setDestination({ ...input, postal: 'V6B 1A1' })
    await superseded
    expect(signals[0]?.aborted).toBe(true)
    expect(readCookie('rove_postal_CA')).toBe('V6B 1A1')
    expect(told.mock.calls.map(([{ postal }]) => postal)).toEqual(['V6B 1A1'])
  })

  it('DELIV-01 the latest call wins also where the page performs it', async () => {
    const answers: ((label: string) => void)[] = []
    page().performs.setDestination = ({ postal }) =>
      new Promise((resolve) =>
        answers.push((label) => resolve({ postal, label, zone: undefined, restricted: false, stock: undefined })),
      )
    const older = setDestination(input)
    const newer = setDestination({ ...input, postal: 'V6B 1A1' })
    answers[1]?.('Vancouver')
    answers[0]?.('Toronto')
    await expect(older).rejects.toMatchObject({ code: 'superseded' })
    await newer
    expect(readCookie('rove_postal_CA')).toBe('V6B 1A1')
  })

  it('DELIV-01 a request without setting changes nothing', async () => {
    answering({ geo: { city: 'Toronto' } })
    await requestDestination(input)
    expect(readCookie('rove_postal_CA')).toBeUndefined()
    expect(told).not.toHaveBeenCalled()
  })
})
