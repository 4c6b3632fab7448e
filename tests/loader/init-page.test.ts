import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from '../../core/page/page'
import { initPage } from '../../loader/init-page'
import { captureConsole } from '../core/page/console'

const said = captureConsole()
const start = vi.fn()
const importModule = vi.fn(
  async (_: string): Promise<unknown> => ({ startTracking: start, startInstant: start, openWhy: start }),
)
const imported = () => importModule.mock.calls.map(([name]) => name)
const come = async (
  rove: object,
  search = '',
  agent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/127.0',
  connection?: object,
) => {
  history.replaceState(null, '', `/${search}`)
  vi.stubGlobal('roveSettings', { rove })
  vi.stubGlobal('navigator', { userAgent: agent, connection })
  initPage(() => {}, importModule)
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

it('TRACK-07 tracking is loaded only where the page’s settings have it', async () => {
  await come({})
  expect(imported()).toEqual([])
  await come(tracked)
  expect(imported()).toEqual(['tracking'])
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1))
})

it('TRACK-07 tracking waits until the page is loaded, and is never loaded for a crawler', async () => {
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

it('TRACK-07 a module that cannot be loaded is reported, without further effect', async () => {
  importModule.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await come(tracked)
  await vi.waitFor(() => expect(said()).toEqual(['[rove] tracking: Failed to fetch']))
})

it('instant pages are loaded only where the page has the setting, for no crawler and in no preview', async () => {
  await come({ instant: false })
  await come({ instant: true }, '', 'Googlebot/2.1')
  await come({ instant: true }, '?rove-why')
  expect(imported()).toEqual(['why'])
  await come({ instant: true })
  expect(imported()).toEqual(['why', 'instant'])
})

it.each([
  [{ saveData: true, effectiveType: '4g' }, 'data'],
  [{ effectiveType: 'slow-2g' }, '2g'],
  [{ effectiveType: '2g' }, '2g'],
  [{ effectiveType: '3g' }, '3g'],
  [{ effectiveType: '4g' }, undefined],
])('on the connection %j the reason against instant pages is %s', async (connection, reason) => {
  await come({ instant: true }, '', undefined, connection)
  expect(imported()).toEqual(reason ? [] : ['instant'])
  expect(page().slowConnection).toBe(reason)
})

it('after a link inside an overlay, its history entries are skipped, unless an overlay was opened meanwhile', async () => {
  const go = vi.spyOn(history, 'go').mockImplementation(() => {})
  const comeAtOverlay = async () => {
    vi.spyOn(history, 'state', 'get').mockReturnValue({ rove_overlays: 2 })
    await come({})
  }
  await comeAtOverlay()
  expect(go).toHaveBeenCalledExactlyOnceWith(-2)
  page().backSteps = { open: [], isTraversing: false, isLeaving: false }
  await comeAtOverlay()
  expect(go).toHaveBeenCalledTimes(1)
  delete page().backSteps
})
