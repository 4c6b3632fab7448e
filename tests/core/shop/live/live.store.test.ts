import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createListen } from '../../../../core/base/bus/listen'
import { startLiveInfo } from '../../../../core/shop/live/live.store'
import '../../../../core/base/net/http'
import { pageBus } from '../../../../core/base/bus/bus'
import { page } from '../../../../core/base/state/page'
import { captureConsole } from '../../base/page/console'

/** A simulated server: the queries it received, and its answer to each. */
const server = { queries: [] as string[], answer: async (): Promise<Response> => Response.json({}) }
const errors = captureConsole()
const fiveMinutes = 300_000
let life: AbortController
const start = () => startLiveInfo(createListen('test', life.signal), life.signal)
const changesOfCart = () => pageBus().published.filter(([fact]) => fact === 'cart:changed')

beforeEach(() => {
  delete page().bus
  delete page().isLiveKnown
  vi.useFakeTimers()
  life = new AbortController()
  Object.assign(server, { queries: [], answer: async () => Response.json({}) })
  vi.stubGlobal('fetch', (request: Request) => {
    server.queries.push(new URL(request.url ?? String(request)).search)
    return server.answer()
  })
})

afterEach(() => {
  life.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'hidden')
})

describe('live info', () => {
  it('LIVE-01 is requested at once with init=1, and every 300000 ms without', async () => {
    start()
    await vi.advanceTimersByTimeAsync(2 * fiveMinutes)
    expect(server.queries.map((query) => query.includes('init=1'))).toEqual([true, false, false])
  })

  it('LIVE-01 is requested again after a failure, in silence', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {})
    server.answer = async () => new Response('', { status: 500 })
    start()
    await vi.advanceTimersByTimeAsync(2 * fiveMinutes)
    expect(server.queries).toHaveLength(3)
    expect(errors()).toEqual([])
  })

  it('LIVE-01 has never two requests in flight', async () => {
    let answer = (_: Response) => {}
    server.answer = () => new Promise((resolve) => (answer = resolve))
    start()
    await vi.advanceTimersByTimeAsync(0)
    document.dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(server.queries).toHaveLength(1)
    answer(Response.json({}))
    await vi.advanceTimersByTimeAsync(fiveMinutes)
    expect(server.queries).toHaveLength(2)
  })

  it('LIVE-01 waits for a hidden tab, and catches up when it is shown', async () => {
    const setHidden = (value: boolean) => Object.defineProperty(document, 'hidden', { configurable: true, value })
    start()
    await vi.advanceTimersByTimeAsync(0)
    setHidden(true)
    await vi.advanceTimersByTimeAsync(3 * fiveMinutes)
    expect(server.queries).toHaveLength(1)
    setHidden(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect(server.queries).toHaveLength(2)
  })

  it('LIVE-01 catches up when the browser is online again', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    start()
    await vi.advanceTimersByTimeAsync(fiveMinutes)
    expect(server.queries).toEqual([])
    online.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(server.queries).toHaveLength(1)
  })

  it('LIVE-01 the answer of another tab is enough for the next 300000 ms', async () => {
    start()
    await vi.advanceTimersByTimeAsync(fiveMinutes - 1000)
    pageBus().publish('live:refreshed', { cart: undefined, love: undefined, elsewhere: true })
    await vi.advanceTimersByTimeAsync(fiveMinutes - 1000)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect(server.queries).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.queries).toHaveLength(2)
  })

  it('LIVE-01 leaves a request to the tab that has the lock', async () => {
    const request = vi.fn((_name: string, _options: object, run: (lock: null) => unknown) => Promise.resolve(run(null)))
    vi.stubGlobal('navigator', { onLine: true, locks: { request } })
    start()
    await vi.advanceTimersByTimeAsync(fiveMinutes)
    expect(server.queries).toHaveLength(1)
    expect(request).toHaveBeenCalledOnce()
  })

  it.each([
    [
      'throw',
      () => {
        throw new DOMException('not here', 'SecurityError')
      },
    ],
    ['reject', () => Promise.reject(new DOMException('not here', 'SecurityError'))],
  ])('LIVE-01 goes on where locks %s, as in a sandboxed page', async (_, request) => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {})
    vi.stubGlobal('navigator', { onLine: true, locks: { request } })
    start()
    await vi.advanceTimersByTimeAsync(2 * fiveMinutes)
    expect(server.queries).toHaveLength(3)
    expect(info).not.toHaveBeenCalled()
  })

  it('LIVE-01 has init=1 once a page, also where its element is removed and inserted again', async () => {
    start()
    await vi.advanceTimersByTimeAsync(0)
    life.abort()
    life = new AbortController()
    start()
    await vi.advanceTimersByTimeAsync(0)
    expect(server.queries.map((query) => query.includes('init=1'))).toEqual([true, false])
  })

  it('LIVE-01 another count of the cart is published once', async () => {
    pageBus().latest.set('cart:changed', { count: 1 })
    server.answer = async () => Response.json({ cart: { count: '3' } })
    start()
    await vi.advanceTimersByTimeAsync(fiveMinutes)
    expect(changesOfCart()).toEqual([['cart:changed', { count: 3, elsewhere: true }, expect.any(Number)]])
  })

  it('LIVE-01 a count that the page did not know is no change: it is the initial payload', async () => {
    server.answer = async () => Response.json({ cart: { count: '0' } })
    start()
    await vi.advanceTimersByTimeAsync(0)
    expect(pageBus().last('cart:changed')).toEqual({ count: 0 })
    expect(changesOfCart()).toEqual([])
  })

  it.each([
    ['cart:changed', { count: 2 }],
    ['love:changed', { nid: 1, loved: true, count: 2 }],
  ] as const)('LIVE-01 an answer from before %s is not used: it is requested again', async (fact, change) => {
    const answers: ((answer: Response) => void)[] = []
    server.answer = () => new Promise((resolve) => answers.push(resolve))
    start()
    await vi.advanceTimersByTimeAsync(0)
    pageBus().publish(fact, change as never)
    answers[0]?.(Response.json({ cart: { count: 1 }, love: { count: 1 } }))
    await vi.advanceTimersByTimeAsync(0)
    expect(pageBus().last('live:refreshed')).toBeUndefined()
    answers[1]?.(Response.json({ cart: { count: 2 }, love: { count: 2 } }))
    await vi.advanceTimersByTimeAsync(0)
    expect(pageBus().last('live:refreshed')).toEqual({ cart: { count: 2 }, love: { count: 2 } })
    expect(pageBus().last('cart:changed')).toEqual({ count: 2 })
  })

  it('LIVE-01 COUNTRY-01 a country that another page has chosen is published once', async () => {
    pageBus().latest.set('country:changed', { from: 'US', to: 'US' })
    document.cookie = 'warehouse_location=CA; path=/'
    start()
    await vi.advanceTimersByTimeAsync(fiveMinutes)
    const changes = pageBus().published.filter(([fact]) => fact === 'country:changed')
    expect(changes.map(([, payload]) => payload)).toEqual([{ from: 'US', to: 'CA', elsewhere: true }])
    document.cookie = 'warehouse_location=; path=/; max-age=0'
  })

  it('LIVE-01 is requested at once when the page is restored from the back-forward cache', async () => {
    start()
    await vi.advanceTimersByTimeAsync(1000)
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await vi.advanceTimersByTimeAsync(0)
    expect(server.queries).toHaveLength(2)
  })

  it('LIVE-01 a clock that is set back does not end the requests', async () => {
    start()
    await vi.advanceTimersByTimeAsync(0)
    vi.setSystemTime(Date.now() - 1000)
    await vi.advanceTimersByTimeAsync(2 * fiveMinutes)
    expect(server.queries).toHaveLength(3)
  })

  it('LIVE-01 after a failure, showing the tab requests nothing before 300000 ms have passed', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {})
    server.answer = async () => new Response('', { status: 500 })
    start()
    await vi.advanceTimersByTimeAsync(fiveMinutes - 1)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect(server.queries).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(server.queries).toHaveLength(2)
  })

  it('LIVE-01 ends with its element: no timer, no listener, no request', async () => {
    start()
    await vi.advanceTimersByTimeAsync(0)
    life.abort()
    document.dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new Event('online'))
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await vi.advanceTimersByTimeAsync(2 * fiveMinutes)
    expect(server.queries).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('LIVE-01 that ends during a request starts no timer and reports nothing', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {})
    let refuse = (_: unknown) => {}
    server.answer = () => new Promise((_, reject) => (refuse = reject))
    start()
    await vi.advanceTimersByTimeAsync(0)
    life.abort()
    refuse(new TypeError('aborted'))
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
    expect(info).not.toHaveBeenCalled()
  })
})
