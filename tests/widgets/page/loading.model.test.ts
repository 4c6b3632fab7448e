import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createLoadingModel } from '../../../widgets/page/loading/loading.model'

const show = vi.fn()
let loading: ReturnType<typeof createLoadingModel>

beforeEach(() => {
  vi.useFakeTimers()
  show.mockClear()
  loading = createLoadingModel(show)
})

describe('PAGE-07 the loading state', () => {
  it('is shown after 400 ms, until the request ends', () => {
    const end = loading.begin()
    vi.advanceTimersByTime(399)
    expect(show).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(show.mock.calls).toEqual([[true]])
    end()
    expect(show.mock.calls).toEqual([[true], [false]])
  })

  it('is not shown for a request that ends sooner, or that a script has prevented', () => {
    loading.begin()()
    loading.begin(() => false)
    vi.advanceTimersByTime(20_000)
    expect(show).not.toHaveBeenCalled()
  })

  it('ends after 15 seconds whatever happens', () => {
    loading.begin()
    vi.advanceTimersByTime(14_999)
    expect(show).toHaveBeenLastCalledWith(true)
    vi.advanceTimersByTime(1)
    expect(show).toHaveBeenLastCalledWith(false)
  })

  it('lasts as long as one of several requests, and endAll ends them all', () => {
    const endFirst = loading.begin()
    loading.begin()
    vi.advanceTimersByTime(400)
    endFirst()
    expect(show.mock.calls).toEqual([[true]])
    loading.endAll()
    expect(show.mock.calls).toEqual([[true], [false]])
    vi.advanceTimersByTime(20_000)
    expect(show).toHaveBeenCalledTimes(2)
  })
})
