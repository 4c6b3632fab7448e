import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { joinPage } from '../../loader/join-page'
import { hearConsole } from '../core/console'

const said = hearConsole()
const start = vi.fn()
const importModule = vi.fn(async (_: string): Promise<unknown> => ({ startTracking: start, openWhy: start }))
const imported = () => importModule.mock.calls.map(([name]) => name)
const come = async (rove: object, search = '', agent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/127.0') => {
  history.replaceState(null, '', `/${search}`)
  vi.stubGlobal('roveSettings', { rove })
  vi.stubGlobal('navigator', { userAgent: agent })
  joinPage(() => {}, importModule)
  await Promise.resolve()
}
const tracked = { tracking: { page: { type: 'home' } } }

beforeEach(() => {
  importModule.mockClear()
  start.mockReset()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

it('TRACK-07 tracking is fetched where the page’s settings have it, and nowhere else', async () => {
  await come({})
  expect(imported()).toEqual([])
  await come(tracked)
  expect(imported()).toEqual(['tracking'])
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1))
})

it('TRACK-07 it waits until the page is loaded, and for a crawler for ever', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  await come(tracked)
  expect(imported()).toEqual([])
  dispatchEvent(new Event('load'))
  expect(imported()).toEqual(['tracking'])
  state.mockReturnValue('complete')
  await come(tracked, '', 'Googlebot/2.1')
  expect(imported()).toEqual(['tracking'])
})

it('an address with ?rove-why opens the why-panel', async () => {
  await come({}, '?rove-why')
  expect(imported()).toEqual(['why'])
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1))
})

it('TRACK-07 a module that does not come is named, and harms nothing', async () => {
  importModule.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await come(tracked)
  await vi.waitFor(() => expect(said()).toEqual(['[rove] tracking: Failed to fetch']))
})
