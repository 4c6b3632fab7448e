import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exitDelayMs } from '../../../widgets/popups/trigger/trigger.rules'
import type { Trigger } from '../../../widgets/popups/trigger/trigger.types'
import { onExit } from '../../../widgets/popups/trigger/trigger-exit.dom'
import { onInterval } from '../../../widgets/popups/trigger/trigger-interval.dom'
import { onScroll } from '../../../widgets/popups/trigger/trigger-scroll.dom'
import { createTickerModel } from '../../../widgets/popups/trigger/trigger-ticker.model'

let stop = () => {}
let over: boolean
const fire = vi.fn(() => over)
const watch = (trigger: Trigger) => {
  stop = trigger(fire)
}
const wait = (ms: number) => vi.advanceTimersByTime(ms)
const trusted = (event: Event) => Object.defineProperty(event, 'isTrusted', { value: true })
/** A script or an anchor scrolls. */
const jumpTo = (y: number) => {
  vi.stubGlobal('scrollY', y)
  dispatchEvent(new Event('scroll'))
}
/** The visitor scrolls. */
const scrollTo = (y: number, input = new Event('touchmove')) => {
  dispatchEvent(trusted(input))
  jumpTo(y)
}
/** Scrolls after the trigger may stop: it fires once more, and then no longer. */
const scrollOver = (y: number) => {
  wait(250)
  over = true
  scrollTo(y)
  wait(250)
  scrollTo(y + 100)
}
const leaveTo = (clientY: number, relatedTarget: Element | null = null) =>
  document.dispatchEvent(Object.assign(new Event('mouseout'), { clientY, relatedTarget }))

beforeEach(() => {
  over = false
  fire.mockClear()
  vi.useFakeTimers()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the triggers of popups', () => {
  it('POP-01 an interval fires after its delay, then repeatedly until it is stopped', () => {
    watch(onInterval(createTickerModel(), 5, 2000))
    wait(4999)
    expect(fire).not.toHaveBeenCalled()
    wait(1)
    expect(fire).toHaveBeenCalledTimes(1)
    wait(4000)
    expect(fire).toHaveBeenCalledTimes(3)
    over = true
    wait(20_000)
    expect(fire).toHaveBeenCalledTimes(4)
  })

  it('POP-01 an interval checks once a second by default, at most four times', () => {
    watch(onInterval(createTickerModel(), 0))
    wait(1000)
    expect(fire).toHaveBeenCalledTimes(2)
    stop()
    fire.mockClear()
    watch(onInterval(createTickerModel(), 0, 0))
    wait(1000)
    expect(fire).toHaveBeenCalledTimes(5)
  })

  it('POP-01 intervals share one timer, and have none once all are stopped', () => {
    const ticker = createTickerModel()
    const fired: string[] = []
    const left = { a: 2, b: 1, c: 3 }
    const watched = (['a', 'b', 'c'] as const).map((name) =>
      onInterval(
        ticker,
        1,
      )(() => {
        fired.push(name)
        left[name] -= 1
        return left[name] === 0
      }),
    )
    const forgotten = onInterval(ticker, 1)(fire)
    expect(vi.getTimerCount()).toBe(1)
    forgotten()
    wait(10_000)
    expect(fired.join('')).toBe('abcacc')
    expect(vi.getTimerCount()).toBe(0)
    for (const end of watched) end()
    expect(vi.getTimerCount()).toBe(0)
    expect(fire).not.toHaveBeenCalled()
  })

  it.each([1e12, Number.POSITIVE_INFINITY])(
    'POP-01 an interval longer than a timer’s maximum waits in steps of %d ms',
    (poll) => {
      const timers = vi.spyOn(globalThis, 'setTimeout')
      watch(onInterval(createTickerModel(), 0, poll))
      wait(0)
      expect(timers.mock.calls.map(([, ms]) => ms)).toEqual([0, 2_147_483_647])
    },
  )

  it('POP-01 a page that was scrolled already fires at the visitor’s first scroll', () => {
    vi.stubGlobal('innerHeight', 1000)
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000)
    watch(onScroll(50))
    jumpTo(1500)
    expect(fire).not.toHaveBeenCalled()
    scrollTo(1501)
    expect(fire).toHaveBeenCalledTimes(1)
    scrollOver(1600)
    expect(fire).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['a finger', new Event('touchmove'), 1],
    ['a wheel', new Event('wheel'), 1],
    ['a key that scrolls', Object.assign(new Event('keydown'), { key: 'PageDown' }), 1],
    ['a press of a link', Object.assign(new Event('keydown'), { key: 'Enter' }), 0],
    ['a pointer', Object.assign(new Event('pointerdown'), { button: 0, clientX: 10 }), 0],
    ['the scroll bar', Object.assign(new Event('pointerdown'), { button: 0, clientX: 2000 }), 1],
    ['the middle button', Object.assign(new Event('pointerdown'), { button: 1, clientX: 10 }), 1],
  ])('POP-01 %s scrolls, or not', (_, input, times) => {
    vi.stubGlobal('innerHeight', 1000)
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000)
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000)
    watch(onScroll(50))
    wait(1000)
    document.documentElement.dispatchEvent(trusted(input))
    jumpTo(1600)
    expect(fire).toHaveBeenCalledTimes(times)
  })

  it('POP-01 a scroll goes on after the finger has left, until the next press', () => {
    vi.stubGlobal('innerHeight', 1000)
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000)
    watch(onScroll(50))
    scrollTo(100)
    for (const y of [300, 500, 700, 900]) {
      wait(200)
      jumpTo(y)
    }
    dispatchEvent(trusted(Object.assign(new Event('pointerdown'), { button: 0 })))
    wait(100)
    jumpTo(1500)
    expect(fire).not.toHaveBeenCalled()
    scrollTo(200)
    wait(200)
    jumpTo(1500)
    expect(fire).toHaveBeenCalledTimes(1)
  })

  it('POP-01 a scroll trigger fires at its share of the scrollable height', () => {
    vi.stubGlobal('innerHeight', 1000)
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000)
    watch(onScroll(50))
    scrollTo(999)
    expect(fire).not.toHaveBeenCalled()
    scrollTo(1000)
    expect(fire).toHaveBeenCalledTimes(1)
    scrollTo(1100)
    expect(fire).toHaveBeenCalledTimes(1)
    scrollOver(1200)
    expect(fire).toHaveBeenCalledTimes(2)
  })

  it('POP-04 an exit is watched after 5 seconds, and at the upper edge only', () => {
    watch(onExit())
    wait(exitDelayMs - 1)
    leaveTo(-1)
    wait(1)
    expect(exitDelayMs).toBe(5000)
    leaveTo(400)
    leaveTo(-1, document.body)
    expect(fire).not.toHaveBeenCalled()
    leaveTo(0)
    leaveTo(-3)
    expect(fire).toHaveBeenCalledTimes(2)
    over = true
    leaveTo(0)
    leaveTo(0)
    expect(fire).toHaveBeenCalledTimes(3)
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('POP-04 a fast upward scroll on touch counts as an exit: %s', (matches, times) => {
    vi.stubGlobal('matchMedia', () => ({ matches }))
    watch(onExit())
    wait(exitDelayMs)
    scrollTo(2000)
    wait(600)
    scrollTo(1500)
    expect(fire).not.toHaveBeenCalled()
    wait(100)
    scrollTo(1300)
    wait(100)
    scrollTo(1050)
    expect(fire).toHaveBeenCalledTimes(times)
  })

  it('a stopped trigger does not fire', () => {
    watch(onInterval(createTickerModel(), 1))
    stop()
    watch(onExit())
    stop()
    wait(10_000)
    leaveTo(0)
    expect(fire).not.toHaveBeenCalled()
  })
})
