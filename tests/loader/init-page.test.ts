import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from '../../core/base/state/page'
import { initPage } from '../../loader/init-page'
import { captureConsole } from '../core/base/page/console'

const said = captureConsole()
/** The modules that have started, each by its name. */
const started = vi.hoisted(() => [] as string[])
const startAs = vi.hoisted(() => (name: string) => () => {
  started.push(name)
})
const tracking = vi.hoisted(() => ({ fails: false }))
vi.mock('../../core/tracking/tracking', () => ({
  startTracking() {
    if (tracking.fails) throw new TypeError('Failed to fetch')
    started.push('tracking')
  },
}))
vi.mock('../../core/instant/instant', () => ({ startInstant: startAs('instant') }))
vi.mock('../../workshop/why/why', () => ({ openWhy: startAs('why') }))
vi.mock('../../workshop/doctor/doctor', () => ({ openDoctor: startAs('doctor') }))
const come = async (rove: object, search = '', isForCrawler = false, connection?: object) => {
  history.replaceState(null, '', `/${search}`)
  vi.stubGlobal('roveSettings', { rove })
  vi.stubGlobal('__ROVE_ATTRIBUTES__', {})
  vi.stubGlobal('navigator', { userAgent: navigator.userAgent, connection })
  initPage(() => {}, undefined, isForCrawler)
  await vi.dynamicImportSettled()
}
const tracked = { tracking: { page: { type: 'home' } } }

beforeEach(() => {
  started.length = 0
  tracking.fails = false
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

it('TRACK-07 tracking is loaded only where the page’s settings have it', async () => {
  await come({})
  expect(started).toEqual([])
  await come(tracked)
  expect(started).toEqual(['tracking'])
})

it('TRACK-07 tracking waits until the page is loaded, and is never loaded for a crawler', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  await come(tracked)
  expect(started).toEqual([])
  dispatchEvent(new Event('load'))
  await vi.dynamicImportSettled()
  expect(started).toEqual(['tracking'])
  state.mockReturnValue('complete')
  await come(tracked, '', true)
  expect(started).toEqual(['tracking'])
})

it.each([false, true])('?rove-why and ?rove-doctor open their panels, for a crawler: %s', async (isForCrawler) => {
  await come({ ...tracked, instant: true }, '?rove-why', isForCrawler)
  await come({ ...tracked, instant: true }, '?rove-doctor', isForCrawler)
  expect(started).toEqual(expect.arrayContaining(['why', 'doctor']))
  expect(started).toHaveLength(isForCrawler ? 2 : 4)
})

it('TRACK-07 a module that cannot be loaded is reported, without further effect', async () => {
  tracking.fails = true
  await come(tracked)
  await vi.waitFor(() => expect(said()).toEqual(['[rove] tracking: Failed to fetch']))
})

it('instant pages are loaded only where the page has the setting, for no crawler and in no preview', async () => {
  await come({ instant: false })
  await come({ instant: true }, '', true)
  await come({ instant: true }, '?rove-why')
  expect(started).toEqual(['why'])
  await come({ instant: true })
  expect(started).toEqual(['why', 'instant'])
})

it.each([
  [{ saveData: true, effectiveType: '4g' }, 'data'],
  [{ effectiveType: 'slow-2g' }, '2g'],
  [{ effectiveType: '2g' }, '2g'],
  [{ effectiveType: '3g' }, '3g'],
  [{ effectiveType: '4g' }, undefined],
])('on the connection %j the reason against instant pages is %s', async (connection, reason) => {
  await come({ instant: true }, '', undefined, connection)
  expect(started).toEqual(reason ? [] : ['instant'])
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
