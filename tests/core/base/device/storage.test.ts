import { array, string } from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStored } from '../../../../core/base/device/storage'

const list = () => createStored('rove_list', array(string()), [])
const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

/** The browser's storage with some methods replaced. */
const stubStorage = (changed: Partial<Storage>) => {
  const real = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    setItem: (key: string, text: string) => real.setItem(key, text),
    ...changed,
  })
}

describe('a value in localStorage', () => {
  it('is read by later callers', () => {
    list().write(['a', 'ü'])
    expect(list().read()).toEqual(['a', 'ü'])
  })

  it('is stored under its key only', () => {
    list().write(['a'])
    expect(Object.keys({ ...localStorage })).toEqual(['rove_list'])
  })

  it('is empty where it is absent', () => {
    expect(list().read()).toEqual([])
  })

  it.each(['', '{', '"a"', '[1]', '{"0":"a"}', 'null', 'undefined', '[["a"]]', '['.repeat(200) + ']'.repeat(200)])(
    'reads as empty when it is not what was written: %s',
    (text) => {
      localStorage.setItem('rove_list', text)
      expect(list().read()).toEqual([])
    },
  )

  it('is read after another tab has written it', () => {
    const stored = list()
    stored.write(['a'])
    localStorage.setItem('rove_list', '["b"]')
    expect(stored.read()).toEqual(['b'])
  })
})

describe('a value that cannot be stored is kept for the life of the page', () => {
  it('where storage throws on every call', () => {
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied })
    const stored = list()
    expect(stored.read()).toEqual([])
    stored.write(['a'])
    expect(stored.read()).toEqual(['a'])
  })

  it('where accessing storage throws, as in a sandboxed frame', () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') as PropertyDescriptor
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: denied })
    const stored = list()
    expect(stored.read()).toEqual([])
    stored.write(['a'])
    expect(stored.read()).toEqual(['a'])
    Object.defineProperty(globalThis, 'localStorage', own)
  })

  it('where storage is full, and is stored again once there is space', () => {
    const stored = list()
    stored.write(['old'])
    stubStorage({
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    stored.write(['new'])
    expect(stored.read()).toEqual(['new'])
    vi.unstubAllGlobals()
    stored.write(['newer'])
    expect(list().read()).toEqual(['newer'])
  })

  it('where storage accepts a write and ignores it', () => {
    stubStorage({ setItem: () => {} })
    const stored = list()
    stored.write(['a'])
    expect(stored.read()).toEqual(['a'])
  })

  it('where an old library gives arrays a toJSON', () => {
    const arrays = Array.prototype as { toJSON?: () => string }
    arrays.toJSON = () => '["not", "a", "list"]'
    const stored = list()
    stored.write(['a'])
    delete arrays.toJSON
    expect(stored.read()).toEqual(['a'])
  })

  it('where it cannot be serialised', () => {
    const circle: unknown[] = []
    circle.push(circle)
    const stored = list()
    expect(() => stored.write(circle as never)).not.toThrow()
    expect(stored.read()).toBe(circle)
  })
})

describe('a watcher of a stored value', () => {
  it('is called when another tab writes or clears it, until it unsubscribes', () => {
    const heard = vi.fn()
    const leave = list().watch(heard)
    dispatchEvent(new StorageEvent('storage', { key: 'rove_list' }))
    dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    expect(heard).toHaveBeenCalledTimes(1)
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(heard).toHaveBeenCalledTimes(2)
    leave()
    dispatchEvent(new StorageEvent('storage', { key: 'rove_list' }))
    expect(heard).toHaveBeenCalledTimes(2)
  })
})
