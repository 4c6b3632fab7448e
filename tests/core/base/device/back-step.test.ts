import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addBackStep } from '../../../../core/base/device/back-step'
import { page } from '../../../../core/base/state/page'

const navigation = new EventTarget()
const go = vi.fn()
let state: unknown = null

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigation', navigation)
  state = null
  vi.spyOn(history, 'state', 'get').mockImplementation(() => state)
  vi.spyOn(history, 'pushState').mockImplementation((given) => {
    state = given
  })
  vi.spyOn(history, 'go').mockImplementation(go)
})

afterEach(() => {
  delete page().backSteps
  go.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The browser has gone back, by default to the page's own entry. */
function arrive(at: unknown = null) {
  state = at
  dispatchEvent(new PopStateEvent('popstate'))
  vi.runAllTimers()
}

/** @returns a function that closes it by other means than Back */
function openOverlay(close: () => void): () => void {
  const ending = new AbortController()
  addBackStep(close, ending.signal)
  return () => ending.abort()
}

/** A link to another page is followed. */
const follow = (url = 'https://shop.test/rugs') =>
  navigation.dispatchEvent(
    Object.assign(new Event('navigate', { cancelable: true }), {
      navigationType: 'push',
      destination: { sameDocument: false, url },
      downloadRequest: null,
    }),
  )

it('an overlay has one history entry, and Back closes it', () => {
  const close = vi.fn()
  openOverlay(close)
  expect(state).toEqual({ rove_overlays: 1 })
  arrive()
  expect(close).toHaveBeenCalledTimes(1)
})

it('the entry of an overlay that is closed by other means is removed in a later task', () => {
  const close = vi.fn()
  const undo = openOverlay(close)
  undo()
  expect(go).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(go).toHaveBeenCalledExactlyOnceWith(-1)
  arrive()
  expect(close).not.toHaveBeenCalled()
  expect(go).toHaveBeenCalledTimes(1)
})

it('a link that closes its overlay is followed: no step back cancels it', () => {
  const undo = openOverlay(() => {})
  undo()
  follow()
  vi.runAllTimers()
  expect(go).not.toHaveBeenCalled()
})

it('the entry is removed where the link opens a mail program and the page stays', () => {
  const undo = openOverlay(() => {})
  follow('mailto:hello@shop.test')
  undo()
  vi.runAllTimers()
  expect(go).toHaveBeenCalledExactlyOnceWith(-1)
})

it('the entry is removed after all where the link’s page does not come', () => {
  const undo = openOverlay(() => {})
  undo()
  follow()
  vi.runAllTimers()
  navigation.dispatchEvent(new Event('navigateerror'))
  dispatchEvent(new PageTransitionEvent('pageshow'))
  expect(go).toHaveBeenCalledExactlyOnceWith(-1)
})

it('a link that is pressed during a step back is not cancelled by another one', () => {
  const undoFirst = openOverlay(() => {})
  const undoSecond = openOverlay(() => {})
  undoSecond()
  vi.runAllTimers()
  expect(go).toHaveBeenCalledExactlyOnceWith(-1)
  follow()
  // The browser calls it aborted when the step is taken, but its page still comes.
  navigation.dispatchEvent(new Event('navigateerror'))
  undoFirst()
  arrive({ rove_overlays: 1 })
  expect(go).toHaveBeenCalledTimes(1)
})
