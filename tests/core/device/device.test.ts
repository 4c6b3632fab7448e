import { array, string } from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readCookie } from '../../../core/device/cookies'
import { createStored } from '../../../core/device/storage'
import { createTabs } from '../../../core/device/tabs'

const list = () => createStored('rove_list', array(string()), [])

describe('what is kept on the device', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => vi.unstubAllGlobals())

  it('is read again by whoever comes later', () => {
    list().write(['a'])
    expect(list().read()).toEqual(['a'])
  })

  it.each(['', '{', '"a"', '[1]', '{"0":"a"}', 'null', '[["a"]]'])('reads as empty when it is %s', (text) => {
    localStorage.setItem('rove_list', text)
    expect(list().read()).toEqual([])
  })

  it('lives as long as the page where storage throws on every touch', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    const stored = list()
    expect(stored.read()).toEqual([])
    stored.write(['a'])
    expect(stored.read()).toEqual(['a'])
  })

  it('lives as long as the page where storage says it has written and has not', () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
    const stored = list()
    stored.write(['a'])
    expect(stored.read()).toEqual(['a'])
  })

  it('calls when another tab writes, until nobody watches', () => {
    const heard = vi.fn()
    const leave = list().watch(heard)
    dispatchEvent(new StorageEvent('storage', { key: 'rove_list' }))
    dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    leave()
    dispatchEvent(new StorageEvent('storage', { key: 'rove_list' }))
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

describe('a cookie', () => {
  it('is read by its name, and is nothing where cookies throw', () => {
    document.cookie = 'warehouse_location=KR'
    expect(readCookie('warehouse_location')).toBe('KR')
    expect(readCookie('nothing')).toBeUndefined()
    const denied = vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(readCookie('warehouse_location')).toBeUndefined()
    denied.mockRestore()
    document.cookie = 'warehouse_location=; max-age=0'
  })
})

describe('the line between tabs', () => {
  const opened = vi.fn()
  const closed = vi.fn()
  beforeEach(() => {
    opened.mockClear()
    closed.mockClear()
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        postMessage = vi.fn()
        close = closed
        constructor() {
          opened()
        }
      },
    )
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is closed while the page is put away, and open when it returns', () => {
    const tabs = createTabs('rove_x', () => {})
    dispatchEvent(new Event('pagehide'))
    expect(closed).toHaveBeenCalledTimes(1)
    dispatchEvent(new Event('pageshow'))
    expect(opened).toHaveBeenCalledTimes(2)
    tabs.stop()
    dispatchEvent(new Event('pageshow'))
    expect(opened).toHaveBeenCalledTimes(2)
    expect(closed).toHaveBeenCalledTimes(2)
  })

  it('does nothing where there is none', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const tabs = createTabs('rove_x', () => {})
    expect(() => {
      tabs.post({})
      tabs.stop()
    }).not.toThrow()
  })
})
