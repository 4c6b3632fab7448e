import { describe, expect, it, vi } from 'vitest'
import { createStore } from '../../../../core/base/state/create-store'

describe('a store', () => {
  it('holds the latest value', () => {
    const store = createStore('one')
    expect(store.get()).toBe('one')
    store.set('two')
    expect(store.get()).toBe('two')
  })

  it('notifies of a change, not of the same value, and not after unsubscribing', () => {
    const store = createStore(Number.NaN)
    const heard = vi.fn()
    const leave = store.subscribe(heard)
    store.set(Number.NaN)
    store.set(2)
    leave()
    leave()
    store.set(3)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('has the new value when it notifies', () => {
    const store = createStore(1)
    const seen: number[] = []
    store.subscribe(() => seen.push(store.get()))
    store.set(2)
    expect(seen).toEqual([2])
  })

  it('a listener added during a notification gets the next change', () => {
    const store = createStore(1)
    const late = vi.fn()
    const leave = store.subscribe(() => {
      leave()
      store.subscribe(late)
    })
    store.set(2)
    expect(late).not.toHaveBeenCalled()
    store.set(3)
    expect(late).toHaveBeenCalledTimes(1)
  })

  it('a listener removed during a notification does not affect the others', () => {
    const store = createStore(1)
    const heard = vi.fn()
    const leave = store.subscribe(() => leave())
    store.subscribe(heard)
    store.set(2)
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
