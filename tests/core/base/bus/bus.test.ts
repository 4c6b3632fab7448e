import { afterEach, describe, expect, it, vi } from 'vitest'
import { createBus, pageBus } from '../../../../core/base/bus/bus'
import { captureConsole } from '../page/console'

const fact = { nid: 1, loved: true, count: 2 }
const said = captureConsole()

/** Records the next event of a fact on a target. */
function hearOn(target: EventTarget) {
  const heard = vi.fn()
  target.addEventListener('rove:love:changed', (event) => heard((event as CustomEvent).detail), { once: true })
  return heard
}

afterEach(() => document.body.replaceChildren())

describe('the bus', () => {
  it('LOAD-05 a late listener gets the last fact', () => {
    const bus = createBus()
    expect(bus.last('love:changed')).toBeUndefined()
    bus.publish('love:changed', { ...fact, count: 1 })
    bus.publish('love:changed', fact)
    expect(bus.last('love:changed')).toBe(fact)
    expect(bus.last('search:queried'), 'of another name nothing is known').toBeUndefined()
  })

  it('LOAD-05 a fact is the latest while its listeners run', () => {
    const bus = createBus()
    const seen: unknown[] = []
    bus.on('love:changed', () => seen.push(bus.last('love:changed')))
    bus.publish('love:changed', fact)
    expect(seen).toEqual([fact])
  })

  it('LOAD-05 an initial payload is the latest fact, and is not published', () => {
    const bus = createBus()
    const heard = vi.fn()
    bus.on('love:changed', heard)
    bus.latest.set('love:changed', fact)
    expect(bus.last('love:changed')).toBe(fact)
    expect(bus.published).toEqual([])
    expect(heard).not.toHaveBeenCalled()
    bus.publish('love:changed', { ...fact, count: 3 })
    expect(bus.last('love:changed')?.count).toBe(3)
  })

  it('notifies all listeners in order, until they unsubscribe', () => {
    const bus = createBus()
    const heard: string[] = []
    const leave = bus.on('love:changed', () => heard.push('one'))
    bus.on('love:changed', () => heard.push('two'))
    bus.publish('love:changed', fact)
    leave()
    leave()
    bus.publish('love:changed', fact)
    expect(heard).toEqual(['one', 'two', 'two'])
  })

  it('notifies the other listeners when one unsubscribes during publishing', () => {
    const bus = createBus()
    const heard = vi.fn()
    const leave = bus.on('love:changed', () => leave())
    bus.on('love:changed', heard)
    bus.publish('love:changed', fact)
    bus.publish('love:changed', fact)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('LOAD-04 an error in a listener is reported once and does not affect the others', () => {
    const bus = createBus()
    const heard = vi.fn()
    const onPage = hearOn(document)
    bus.on('love:changed', () => {
      throw new Error('theirs')
    })
    bus.on('love:changed', heard)
    bus.publish('love:changed', fact)
    bus.publish('love:changed', fact)
    expect(heard).toHaveBeenCalledTimes(2)
    expect(onPage).toHaveBeenCalledTimes(1)
    expect(said()).toEqual(['[rove] listener of love:changed: theirs'])
  })

  it.each([undefined, null, 'listen', 7, {}, [], true])(
    'LOAD-10 a listener of an invalid type is told on the console only: %j',
    (listener) => {
      const bus = createBus()
      const leave = bus.on('love:changed', listener as never)
      expect(() => bus.publish('love:changed', fact)).not.toThrow()
      expect(leave).not.toThrow()
      expect(said()).toEqual(['[rove] listener of love:changed: listener is not a function'])
    },
  )

  it('a fact reaches the page as an event that bubbles from its element, out of shadow roots too', () => {
    const host = document.body.appendChild(document.createElement('div'))
    const inside = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('b'))
    const [onElement, onHost, onPage] = [inside, host, document].map(hearOn)
    createBus().publish('love:changed', fact, inside)
    for (const heard of [onElement, onHost, onPage]) expect(heard).toHaveBeenCalledExactlyOnceWith(fact)
  })

  it.each([
    ['that has left', () => document.createElement('b')],
    ['that was never named', () => undefined],
  ])('a fact of an element %s is dispatched on the document', (_, source) => {
    const onPage = hearOn(document)
    createBus().publish('love:changed', fact, source())
    expect(onPage).toHaveBeenCalledExactlyOnceWith(fact)
  })

  it('LOAD-05 the loader and all widgets share one bus, also across bundles', async () => {
    const ours = pageBus()
    vi.resetModules()
    const again = await import('../../../../core/base/bus/bus')
    expect(again.pageBus, 'the control: it is another copy of the code').not.toBe(pageBus)
    expect(again.pageBus()).toBe(ours)
  })
})
