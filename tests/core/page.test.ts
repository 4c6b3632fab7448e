import { describe, expect, it, vi } from 'vitest'
import { page, share } from '../../core/page'

describe('what a page shares', () => {
  it('is made for the first and stopped after the last, however often one lets go', () => {
    const stop = vi.fn()
    const create = vi.fn(() => ({ stop }))
    const [one, releaseOne] = share('thing', create)
    const [two, releaseTwo] = share('thing', create)
    expect(one).toBe(two)
    releaseOne()
    releaseOne()
    expect(stop).not.toHaveBeenCalled()
    releaseTwo()
    expect(stop).toHaveBeenCalledTimes(1)
  })

  it('is made anew for who comes after the last has gone', () => {
    const create = vi.fn(() => ({ stop() {} }))
    const [first, release] = share('thing', create)
    release()
    const [second, releaseSecond] = share('thing', create)
    expect(second).not.toBe(first)
    release()
    expect(share('thing', create)[0], 'the first one’s release holds nothing any more').toBe(second)
    releaseSecond()
  })

  it('under two names is two things', () => {
    const [one] = share('this', () => ({ stop() {} }))
    const [two] = share('that', () => ({ stop() {} }))
    expect(one).not.toBe(two)
  })

  it('that cannot be made is made for the next who asks', () => {
    const broken = () => {
      throw new Error('no')
    }
    expect(() => share('fragile', broken)).toThrow('no')
    const stop = vi.fn()
    const [, release] = share('fragile', () => ({ stop }))
    release()
    expect(stop).toHaveBeenCalledTimes(1)
  })

  it('is shared by two bundles of our code', async () => {
    const [ours, release] = share('across', () => ({ stop() {} }))
    vi.resetModules()
    const other = await import('../../core/page')
    expect(other.page, 'the control: it is another copy of the code').not.toBe(page)
    expect(other.page()).toBe(page())
    const [theirs, releaseTheirs] = other.share('across', () => ({ stop() {} }))
    expect(theirs).toBe(ours)
    release()
    expect(page().shared.has('across')).toBe(true)
    releaseTheirs()
    expect(page().shared.has('across')).toBe(false)
  })
})
