import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createServerClock, pageServerClock, type ServerClock } from '../../../../core/base/net/server-clock'

const noon = Date.parse('2026-11-30T12:00:00Z')
const hour = 3_600_000
let clock: ServerClock | undefined
/** The monotonic clock, which stops while the device sleeps. */
let ran = 0
const read = vi.fn<() => Promise<number>>()

/** Advances every clock. */
const advance = (ms: number) => {
  ran += ms
  vi.setSystemTime(Date.now() + ms)
}
const setDevice = (time: number) => vi.setSystemTime(time)
const sleepFor = (ms: number) => vi.setSystemTime(Date.now() + ms)
const wake = () => document.dispatchEvent(new Event('visibilitychange'))
const settle = () => vi.advanceTimersByTimeAsync(0)

async function start() {
  clock = createServerClock(read)
  await clock.settled
  return clock
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  ran = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => ran)
  vi.spyOn(console, 'info').mockImplementation(() => {})
  setDevice(noon)
  read.mockReset().mockImplementation(async () => noon - 1000)
})
afterEach(() => {
  clock?.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the server’s clock', () => {
  it('COUNT-01 is correct after the first answer on a device whose clock is wrong', async () => {
    setDevice(noon - 26 * hour)
    const { now, source } = await start()
    expect(source()).toBe('server')
    expect(now()).toBe(noon)
    advance(90_000)
    expect(now()).toBe(noon + 90_000)
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('COUNT-01 is the device’s until the server answers, and where it does not', async () => {
    let fail = (_: Error) => {}
    read.mockReturnValue(new Promise((_, reject) => (fail = reject)))
    const starting = start()
    expect([clock?.source(), clock?.now()]).toEqual(['device', noon])
    fail(new Error('no line'))
    const { now, source } = await starting
    expect(source()).toBe('device')
    expect(now()).toBe(noon)
    advance(5000)
    expect(now()).toBe(noon + 5000)
    expect(console.info).toHaveBeenCalledTimes(1)
  })

  it('COUNT-01 ignores later changes of the device’s clock, online or offline', async () => {
    const { now } = await start()
    for (const by of [-hour, 3 * hour]) {
      read.mockImplementationOnce(async () => noon - 1000)
      setDevice(Date.now() + by)
      expect(now()).toBe(noon)
      await settle()
      expect(now()).toBe(noon)
    }
    read.mockRejectedValue(new Error('no line'))
    setDevice(Date.now() - hour)
    wake()
    await settle()
    expect(now()).toBe(noon)
  })

  it('COUNT-01 adds the time of a sleep: by the server, else by the device', async () => {
    const { now } = await start()
    sleepFor(8 * hour)
    read.mockResolvedValueOnce(noon - 1000 + 8 * hour)
    wake()
    await settle()
    expect(now()).toBe(noon + 8 * hour)
    read.mockRejectedValueOnce(new Error('no line'))
    sleepFor(hour)
    dispatchEvent(new Event('pageshow'))
    await settle()
    expect(now()).toBe(noon + 9 * hour)
    read.mockResolvedValueOnce(noon - 1000 + 10 * hour)
    dispatchEvent(new Event('online'))
    await settle()
    expect(now()).toBe(noon + 10 * hour)
    expect(read).toHaveBeenCalledTimes(4)
  })

  it('detects a sleep without an event, and requests the time once', async () => {
    const { now } = await start()
    sleepFor(hour)
    read.mockResolvedValue(noon - 1000 + hour)
    now()
    now()
    await settle()
    expect(now()).toBe(noon + hour)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('notifies subscribers when the time is corrected, and can pretend a time in a preview', async () => {
    const { now, source, subscribe, pretend } = await start()
    const heard = vi.fn()
    subscribe(heard)
    pretend(noon + hour)
    expect(source()).toBe('preview')
    advance(5000)
    expect(now()).toBe(noon + hour + 5000)
    pretend()
    expect(source()).toBe('server')
    expect(now()).toBe(noon + 5000)
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

describe('one clock for a page', () => {
  const answer = (headers: HeadersInit, status = 200) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => {
        ran += 400
        return new Response(null, { headers, status })
      }),
    )

  it('COUNT-01 is read from the header of one answer, at the middle of the request', async () => {
    answer({ date: new Date(noon + hour).toUTCString() })
    const [shared, letGo] = pageServerClock()
    const [again, letGoToo] = pageServerClock()
    await shared.settled
    expect(again).toBe(shared)
    expect(shared.now()).toBe(noon + hour + 500 + 200)
    const [[url, init]] = vi.mocked(fetch).mock.calls as [[string, RequestInit]]
    expect([new URL(url).pathname, init.method, vi.mocked(fetch).mock.calls.length]).toEqual([
      '/ajax/live_info.json',
      'HEAD',
      1,
    ])
    expect(new URL(url).searchParams.get('pathname')).toBe(location.pathname + location.search)
    expect(init.headers).toMatchObject({ 'x-requested-with': 'XMLHttpRequest', accept: 'application/json' })
    letGo()
    letGoToo()
  })

  it('COUNT-01 adds the age of a cached answer, and accepts any status', async () => {
    answer({ date: new Date(noon - hour).toUTCString(), age: '3600' }, 404)
    const [shared, letGo] = pageServerClock()
    await shared.settled
    expect(shared.now()).toBe(noon + 500 + 200)
    letGo()
  })

  it('COUNT-01 is the device’s where answers have no date', async () => {
    answer({})
    const [shared, letGo] = pageServerClock()
    await shared.settled
    expect(shared.source()).toBe('device')
    letGo()
  })
})
