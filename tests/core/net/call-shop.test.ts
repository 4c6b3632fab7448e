import { afterEach, describe, expect, it, vi } from 'vitest'
import { loveItems, loveSet } from '../../../core/contract/love'

const createHttp = vi.fn()
const http = '../../../core/net/http'

/** The door as a page has it before its first call, with the code behind it to be had or not. */
async function openDoor(behind: () => object = () => ({ createHttp })) {
  vi.resetModules()
  vi.doMock(http, behind)
  return import('../../../core/net/call-shop')
}
const notToBeHad = () => {
  throw new TypeError('Failed to fetch dynamically imported module')
}

afterEach(() => {
  vi.doUnmock(http)
  createHttp.mockReset()
  vi.unstubAllGlobals()
})

describe('the door to the shop', () => {
  it('calls below the base path that the page has now, and passes on what it was given', async () => {
    const call = vi.fn(async () => ({ items: [] }))
    createHttp.mockReturnValue(call)
    vi.stubGlobal('Drupal', { settings: { basePath: '/fr/' } })
    const { callShop } = await openDoor()
    const { signal } = new AbortController()
    await expect(callShop(loveItems, {}, signal)).resolves.toEqual({ items: [] })
    expect(createHttp.mock.calls).toEqual([[{ basePath: '/fr/' }]])
    expect(call.mock.calls).toEqual([[loveItems, {}, signal]])
  })

  it('LOVE-04 says network where the code of calls is not to be had', async () => {
    const { callShop } = await openDoor(notToBeHad)
    await expect(callShop(loveSet, { nid: 1, loved: true })).rejects.toMatchObject({
      name: 'RoveError',
      code: 'network',
      where: 'love.set',
    })
  })

  it('LOVE-04 what the call itself fails with is passed on', async () => {
    const failure = new Error('theirs')
    createHttp.mockReturnValue(async () => {
      throw failure
    })
    const { callShop } = await openDoor()
    await expect(callShop(loveSet, { nid: 1, loved: true })).rejects.toBe(failure)
  })

  it.each([
    ['its code is there', undefined],
    ['its code is not to be had', notToBeHad],
  ])('warming it makes no call and lets no failure out, where %s', async (_, behind) => {
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    const { warmShop } = await openDoor(behind)
    expect(() => warmShop()).not.toThrow()
    await vi.dynamicImportSettled()
    process.off('unhandledRejection', unhandled)
    expect(createHttp).not.toHaveBeenCalled()
    expect(unhandled).not.toHaveBeenCalled()
  })
})
