import { describe, expect, it, vi } from 'vitest'
import { acquireShared, page } from '../../../../core/base/state/page'

describe('a shared value of a page', () => {
  it('is created for the first user and stopped after the last, also after repeated releases', () => {
    const stop = vi.fn()
    const create = vi.fn(() => ({ stop }))
    const [one, releaseOne] = acquireShared('thing', create)
    const [two, releaseTwo] = acquireShared('thing', create)
    expect(one).toBe(two)
    releaseOne()
    releaseOne()
    expect(stop).not.toHaveBeenCalled()
    releaseTwo()
    expect(stop).toHaveBeenCalledTimes(1)
  })

  it('is created again for a user after the last release', () => {
    const create = vi.fn(() => ({ stop() {} }))
    const [first, release] = acquireShared('thing', create)
    release()
    const [second, releaseSecond] = acquireShared('thing', create)
    expect(second).not.toBe(first)
    release()
    expect(acquireShared('thing', create)[0], 'the first one’s release holds nothing any more').toBe(second)
    releaseSecond()
  })

  it('is separate for each name', () => {
    const [one] = acquireShared('this', () => ({ stop() {} }))
    const [two] = acquireShared('that', () => ({ stop() {} }))
    expect(one).not.toBe(two)
  })

  it('is created for the next user after a failure', () => {
    const broken = () => {
      throw new Error('no')
    }
    expect(() => acquireShared('fragile', broken)).toThrow('no')
    const stop = vi.fn()
    const [, release] = acquireShared('fragile', () => ({ stop }))
    release()
    expect(stop).toHaveBeenCalledTimes(1)
  })

  it('is shared by two bundles of our code', async () => {
    const [ours, release] = acquireShared('across', () => ({ stop() {} }))
    vi.resetModules()
    const other = await import('../../../../core/base/state/page')
    expect(other.page, 'the control: it is another copy of the code').not.toBe(page)
    expect(other.page()).toBe(page())
    const [theirs, releaseTheirs] = other.acquireShared('across', () => ({ stop() {} }))
    expect(theirs).toBe(ours)
    release()
    expect(page().shared.has('across')).toBe(true)
    releaseTheirs()
    expect(page().shared.has('across')).toBe(false)
  })
})
