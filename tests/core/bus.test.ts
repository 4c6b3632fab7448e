import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { createBus, pageBus } from '../../core/bus'
import { RoveError } from '../../core/errors'
import { page, share } from '../../core/page'
import { guard, report } from '../../core/report'
import { createStore } from '../../core/state/create-store'

const fact = { nid: 1, loved: true, count: 2 }
let said: MockInstance<typeof console.error>
beforeEach(() => {
  page().reported.clear()
  said = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

describe('the bus', () => {
  it('LOAD-05 a late listener can ask for the last fact', () => {
    const bus = createBus()
    expect(bus.last('love:changed')).toBeUndefined()
    bus.tell('love:changed', fact)
    expect(bus.last('love:changed')).toEqual(fact)
  })

  it('tells all in order until they leave', () => {
    const bus = createBus()
    const heard: string[] = []
    const leave = bus.on('love:changed', () => heard.push('one'))
    bus.on('love:changed', () => heard.push('two'))
    bus.tell('love:changed', fact)
    leave()
    bus.tell('love:changed', fact)
    expect(heard).toEqual(['one', 'two', 'two'])
  })

  it('LOAD-04 a listener that throws stops nobody, and is named once', () => {
    const bus = createBus()
    const heard = vi.fn()
    bus.on('love:changed', () => {
      throw new Error('theirs')
    })
    bus.on('love:changed', heard)
    bus.tell('love:changed', fact)
    bus.tell('love:changed', fact)
    expect(heard).toHaveBeenCalledTimes(2)
    expect(said).toHaveBeenCalledTimes(1)
  })

  it('LOAD-10 a listener of an invalid type is told on the console only', () => {
    const bus = createBus()
    for (const listener of [undefined, null, 'listen', {}])
      expect(() => bus.on('love:changed', listener as never)()).not.toThrow()
    bus.tell('love:changed', fact)
    expect(said).toHaveBeenCalledExactlyOnceWith('[rove] bus: love:changed: the listener is no function')
  })

  it('a fact reaches the page as an event that bubbles from its element, out of shadow roots too', () => {
    const host = document.body.appendChild(document.createElement('div'))
    const inside = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('b'))
    const heard = vi.fn()
    document.addEventListener('rove:love:changed', (event) => heard((event as CustomEvent).detail), { once: true })
    createBus().tell('love:changed', fact, inside)
    expect(heard).toHaveBeenCalledExactlyOnceWith(fact)
    host.remove()
  })

  it('a fact of an element that has left reaches the document', () => {
    const heard = vi.fn()
    document.addEventListener('rove:love:changed', heard, { once: true })
    createBus().tell('love:changed', fact, document.createElement('b'))
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('LOAD-05 is one for the whole page', () => {
    expect(pageBus()).toBe(pageBus())
  })
})

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
    share('thing', create)[1]()
    expect(create).toHaveBeenCalledTimes(2)
  })
})

describe('a report', () => {
  it('names where and what, once for the same words', () => {
    report('love', new RoveError('timeout', 'love.set'))
    report('elsewhere', new RoveError('timeout', 'love.set'))
    report('love', 'a sentence')
    expect(said.mock.calls.map((call) => call[0])).toEqual(['[rove] love.set: timeout', '[rove] love: a sentence'])
  })

  it('takes whatever was thrown', () => {
    for (const thrown of [undefined, null, 0, '', { odd: true }, new TypeError('x')])
      expect(() => report('odd', thrown)).not.toThrow()
  })

  it('a guarded function never throws outward', () => {
    expect(() => guard('edge', () => JSON.parse('{'))()).not.toThrow()
    expect(said).toHaveBeenCalledTimes(1)
  })
})

describe('a store', () => {
  it('tells of a change, not of the same value, and not after leaving', () => {
    const store = createStore(1)
    const heard = vi.fn()
    const leave = store.subscribe(heard)
    store.set(1)
    store.set(2)
    leave()
    store.set(3)
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
