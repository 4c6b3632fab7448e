import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEndlessList, type EndlessDeps } from '../../../core/lists/endless-list'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const arrival = { added: 8, from: 1, shown: 16, total: 40, isLast: false }
function setUp(given: Partial<EndlessDeps> = {}) {
  const deps = {
    hasNext: () => true,
    loadNext: vi.fn(async (_: AbortSignal) => arrival),
    most: Number.POSITIVE_INFINITY,
    report: vi.fn(),
    ...given,
  }
  return { deps, model: createEndlessList(deps) }
}
const settled = () => vi.advanceTimersByTimeAsync(0)

it('LIST-02 the list stays busy for two seconds after the height’s last change', async () => {
  const { deps, model } = setUp()
  model.scrolled(false)
  await settled()
  expect(model.get()).toEqual({ progress: { at: 'settling', inARow: 1, loaded: 1 }, arrival })
  await vi.advanceTimersByTimeAsync(1900)
  model.resized()
  await vi.advanceTimersByTimeAsync(1900)
  model.scrolled(false)
  expect(deps.loadNext).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(model.get().progress.at).toBe('idle')
  model.scrolled(false)
  expect(deps.loadNext).toHaveBeenCalledTimes(2)
})

it('LIST-02 a press does not wait, and an earlier page’s timer does not end the next', async () => {
  const { deps, model } = setUp()
  model.scrolled(false)
  await settled()
  await vi.advanceTimersByTimeAsync(1500)
  model.press()
  await settled()
  expect(deps.loadNext).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(model.get().progress.at).toBe('settling')
})

it('LIST-05 a list of HTML stops after its most pages', async () => {
  const { deps, model } = setUp({ most: 2 })
  model.press()
  await settled()
  model.press()
  await settled()
  expect(model.get().progress.at).toBe('locked')
  model.press()
  expect(deps.loadNext).toHaveBeenCalledTimes(2)
})

it('LIST-02 a failure is reported and said, and can be repeated', async () => {
  const failure = new Error('status-500')
  const loadNext = vi.fn(async (_: AbortSignal) => arrival).mockRejectedValueOnce(failure)
  const { deps, model } = setUp({ loadNext })
  model.scrolled(false)
  await settled()
  expect(model.get().progress.at).toBe('failed')
  expect(deps.report).toHaveBeenCalledExactlyOnceWith(failure)
  model.press()
  await settled()
  expect(model.get().arrival).toBe(arrival)
})

it('a list that is removed aborts its request, and reports nothing', async () => {
  const { deps, model } = setUp({
    loadNext: vi.fn(
      (signal: AbortSignal) =>
        new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
    ),
  })
  model.press()
  model.stop()
  await settled()
  const [signal] = vi.mocked(deps.loadNext).mock.calls[0] ?? []
  expect(signal?.aborted).toBe(true)
  expect(deps.report).not.toHaveBeenCalled()
})

it('LIST-02 a list of one page is locked from the beginning', () => {
  const { deps, model } = setUp({ hasNext: () => false })
  model.scrolled(false)
  model.press()
  expect(deps.loadNext).not.toHaveBeenCalled()
})
