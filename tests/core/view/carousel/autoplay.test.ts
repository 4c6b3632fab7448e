import { beforeEach, expect, it, vi } from 'vitest'
import { createListen } from '../../../../core/base/bus/listen'
import { startAutoplay } from '../../../../core/view/carousel/autoplay'

let see: (isSeen: boolean) => void
let wantsNoMotion = false
let hidden = false
let life: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  wantsNoMotion = false
  hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  vi.stubGlobal('matchMedia', () =>
    Object.assign(new EventTarget(), {
      get matches() {
        return wantsNoMotion
      },
    }),
  )
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => tell([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    },
  )
  life = new AbortController()
  return () => {
    life.abort()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

function start() {
  const section = document.createElement('div')
  let isUsed = false
  vi.spyOn(section, 'matches').mockImplementation(() => isUsed)
  const advance = vi.fn()
  const onChange = vi.fn()
  const listen = createListen('test', life.signal)
  const autoplay = startAutoplay({ root: section, section, advance, onChange, listen, signal: life.signal })
  /** How often it moves on within twenty seconds. */
  const moves = () => {
    advance.mockClear()
    vi.advanceTimersByTime(20_000)
    return advance.mock.calls.length
  }
  const use = (next: boolean, event: string) => {
    isUsed = next
    section.dispatchEvent(new Event(event))
    return Promise.resolve()
  }
  const show = (next: boolean) => {
    hidden = !next
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return { autoplay, moves, use, show, onChange }
}

it('HOME-06 a carousel moves on every five seconds while it is on the screen', () => {
  const { moves } = start()
  expect(moves()).toBe(0)
  see(true)
  expect(moves()).toBe(4)
  see(false)
  expect(moves()).toBe(0)
})

it('HOME-06 it waits while the pointer or the focus is in its section', async () => {
  const { moves, use } = start()
  see(true)
  for (const [begins, ends] of [
    ['pointerenter', 'pointerleave'],
    ['focusin', 'focusout'],
  ] as const) {
    await use(true, begins)
    expect(moves()).toBe(0)
    await use(false, ends)
    expect(moves()).toBe(4)
  }
})

it('HOME-06 it waits in a hidden tab and on a prerendered page until that is shown', () => {
  hidden = true
  const { moves, show } = start()
  see(true)
  expect(moves()).toBe(0)
  show(true)
  expect(moves()).toBe(4)
  show(false)
  expect(moves()).toBe(0)
})

it('HOME-06 it moves on after the back-forward cache, if it did before', () => {
  const { autoplay, moves } = start()
  see(true)
  vi.clearAllTimers()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(moves()).toBe(4)
  autoplay.stop()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(moves()).toBe(0)
})

it('HOME-06 once ended only the visitor starts it, and the pointer does not stop it', async () => {
  const { autoplay, moves, use, show } = start()
  see(true)
  autoplay.stop()
  expect(autoplay.isOn()).toBe(false)
  await use(true, 'pointerenter')
  await use(false, 'pointerleave')
  show(false)
  show(true)
  expect(moves()).toBe(0)
  await use(true, 'pointerenter')
  autoplay.toggle()
  expect(moves()).toBe(4)
  autoplay.toggle()
  expect(moves()).toBe(0)
})

it('HOME-06 with reduced motion it never moves on', () => {
  wantsNoMotion = true
  const { autoplay, moves } = start()
  see(true)
  expect(moves()).toBe(0)
  expect([autoplay.isOn(), autoplay.isReduced()]).toEqual([false, true])
})

it('HOME-06 a carousel that has left the page no longer moves on', () => {
  const { moves, show } = start()
  see(true)
  life.abort()
  show(true)
  expect(moves()).toBe(0)
})
