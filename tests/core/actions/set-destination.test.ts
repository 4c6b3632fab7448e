import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askDestination, setDestination } from '../../../core/actions/set-destination'
import { pageBus } from '../../../core/bus'
import { readCookie } from '../../../core/device/cookies'
import { page } from '../../../core/page'

const input = { postal: 'M5V 2T6', nid: 7, model: '' }
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

  it('DELIV-01 the last asked wins: the older call is cancelled, and its answer is nobody’s', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    vi.stubGlobal('fetch', (request: Request) => {
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
