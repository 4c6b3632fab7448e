import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askDestination, setDestination } from '../../../core/actions/set-destination'
import { pageBus } from '../../../core/bus'
import { readCookie } from '../../../core/device/cookies'
import { noStock } from '../../../core/domain/stock'
import { page } from '../../../core/page'
import { hearConsole } from '../console'

const input = { postal: 'M5V 2T6', nid: 7, model: '' }
const said = hearConsole()
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

describe('setting where it is to go', () => {
  it('DELIV-01 keeps it by country, and tells it', async () => {
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
    expect((await askDestination(input)).restricted).toBe(true)
    answering({ geo: { city: 'Toronto' }, restricted: 1, restricted_validated: 0 })
    expect((await askDestination(input)).restricted).toBe(false)
  })

  it.each([
    ['a place the shop does not know', { geo: null }, 'no-geo'],
    ['an answer of a wrong shape', { geo: 7 }, 'wrong-shape'],
  ])('DELIV-04 %s keeps nothing and tells nothing', async (_, answer, code) => {
    answering(answer)
    await expect(setDestination(input)).rejects.toMatchObject({ code })
    expect(readCookie('rove_postal_CA')).toBeUndefined()
    expect(told).not.toHaveBeenCalled()
  })

  it('DELIV-01 may be performed by the page, and is kept and told all the same', async () => {
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
  ])('DELIV-01 keeps nothing and tells nothing where the page’s own comes to %s', async (_, odd) => {
    page().performs.setDestination = async () => odd as never
    await expect(setDestination(input)).rejects.toMatchObject({ code: 'wrong-shape', where: 'actions.setDestination' })
    expect(document.cookie).not.toContain('rove_postal')
    expect(told).not.toHaveBeenCalled()
  })

  it('DELIV-01 takes the stock of the page’s own row by row, and null for what is not told', async () => {
    const perform = (stock: unknown) => {
      page().performs.setDestination = async () => ({ ...outcome, zone: 8, stock }) as never
      return setDestination(input)
    }
    expect(await perform(null)).toEqual({ ...outcome, zone: '8' })
    const { stock } = await perform({ A: { inStock: '3', price: '990' }, B: { inStock: 'some' } })
    expect(stock).toEqual({ A: { ...noStock, inStock: 3, price: 990 } })
    expect(said()).toEqual([expect.stringMatching(/^\[rove\] actions\.setDestination: B is not usable/)])
  })

  it('DELIV-01 the last asked wins: the older call is cancelled, and its answer is nobody’s', async () => {
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

  it('DELIV-01 the last asked wins also where the page performs it, and cannot be stopped', async () => {
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

  it('DELIV-01 only asks where it is not to be set', async () => {
    answering({ geo: { city: 'Toronto' } })
    await askDestination(input)
    expect(readCookie('rove_postal_CA')).toBeUndefined()
    expect(told).not.toHaveBeenCalled()
  })
})
