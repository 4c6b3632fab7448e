import { afterEach, describe, expect, it, vi } from 'vitest'
import { loveItems, loveSet } from '../../../core/love/love.contract'

const createHttp = vi.fn()
const http = '../../../core/net/http'

/** Imports a fresh `call-shop` module. @param behind replaces its code on demand, or throws */
async function importCallShop(behind: () => object = () => ({ createHttp })) {
  vi.resetModules()
  vi.doMock(http, behind)
  return import('../../../core/net/call-shop')
}
const failImport = () => {
  throw new TypeError('Failed to fetch dynamically imported module')
}

afterEach(() => {
  vi.doUnmock(http)
  createHttp.mockReset()
  vi.unstubAllGlobals()
})

describe('a call to the shop', () => {
  it('is sent below the page’s present base path, with its arguments', async () => {
    const call = vi.fn(async () => ({ items: [] }))
    createHttp.mockReturnValue(call)
    vi.stubGlobal('Drupal', { settings: { basePath: '/fr/' } })
    const { callShop } = await importCallShop()
    const { signal } = new AbortController()
    await expect(callShop(loveItems, {}, signal)).resolves.toEqual({ items: [] })
    expect(createHttp.mock.calls).toEqual([[{ basePath: '/fr/' }]])
    expect(call.mock.calls).toEqual([[loveItems, {}, signal]])
  })

  it('LOVE-04 rejects with network where the HTTP client cannot be loaded', async () => {
    const { callShop } = await importCallShop(failImport)
    await expect(callShop(loveSet, { nid: 1, loved: true })).rejects.toMatchObject({
      name: 'RoveError',
      code: 'network',
      where: 'love.set',
    })
  })

  it('LOVE-04 rejects with the error of the call itself', async () => {
    const failure = new Error('theirs')
    createHttp.mockReturnValue(async () => {
      throw failure
    })
    const { callShop } = await importCallShop()
    await expect(callShop(loveSet, { nid: 1, loved: true })).rejects.toBe(failure)
  })

  it.each([
    ['its code is there', undefined],
    ['its code is not to be had', failImport],
  ])('preloading makes no call and does not throw, where %s', async (_, behind) => {
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    const { preloadShopCalls: warmShop } = await importCallShop(behind)
    expect(() => warmShop()).not.toThrow()
    await vi.dynamicImportSettled()
    process.off('unhandledRejection', unhandled)
    expect(createHttp).not.toHaveBeenCalled()
    expect(unhandled).not.toHaveBeenCalled()
  })
})
