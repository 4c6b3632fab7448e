import { afterEach, describe, expect, it, vi } from 'vitest'
import { createBus, pageBus } from '../../core/bus'
import { hearConsole } from './console'

const fact = { nid: 1, loved: true, count: 2 }
const said = hearConsole()

/** Hears a fact once, where a page would. */
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
    bus.tell('love:changed', { ...fact, count: 1 })
    bus.tell('love:changed', fact)
    expect(bus.last('love:changed')).toBe(fact)
    expect(bus.last('search:queried'), 'of another name nothing is known').toBeUndefined()
  })

  it('LOAD-05 a fact is the last one already while its listeners hear it', () => {
    const bus = createBus()
    const seen: unknown[] = []
    bus.on('love:changed', () => seen.push(bus.last('love:changed')))
    bus.tell('love:changed', fact)
    expect(seen).toEqual([fact])
  })

  it('LOAD-05 what is known from the start is the last fact, without having happened', () => {
    const bus = createBus()
    const heard = vi.fn()
    bus.on('love:changed', heard)
    bus.known.set('love:changed', fact)
    expect(bus.last('love:changed')).toBe(fact)
    expect(bus.told).toEqual([])
    expect(heard).not.toHaveBeenCalled()
    bus.tell('love:changed', { ...fact, count: 3 })
    expect(bus.last('love:changed')?.count).toBe(3)
  })

  it('tells all in the order they came, until they leave', () => {
    const bus = createBus()
    const heard: string[] = []
    const leave = bus.on('love:changed', () => heard.push('one'))
    bus.on('love:changed', () => heard.push('two'))
    bus.tell('love:changed', fact)
    leave()
    leave()
    bus.tell('love:changed', fact)
    expect(heard).toEqual(['one', 'two', 'two'])
  })

  it('one that leaves while a fact is told takes nobody with it', () => {
    const bus = createBus()
    const heard = vi.fn()
    const leave = bus.on('love:changed', () => leave())
    bus.on('love:changed', heard)
    bus.tell('love:changed', fact)
    bus.tell('love:changed', fact)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('LOAD-04 a listener that throws stops nobody, and is named once', () => {
    const bus = createBus()
    const heard = vi.fn()
    const onPage = hearOn(document)
    bus.on('love:changed', () => {
      throw new Error('theirs')
    })
    bus.on('love:changed', heard)
    bus.tell('love:changed', fact)
    bus.tell('love:changed', fact)
    expect(heard).toHaveBeenCalledTimes(2)
    expect(onPage).toHaveBeenCalledTimes(1)
    expect(said()).toEqual(['[rove] listener of love:changed: theirs'])
  })

  it.each([undefined, null, 'listen', 7, {}, [], true])(
    'LOAD-10 a listener of an invalid type is told on the console only: %j',
    (listener) => {
      const bus = createBus()
      const leave = bus.on('love:changed', listener as never)
      expect(() => bus.tell('love:changed', fact)).not.toThrow()
      expect(leave).not.toThrow()
      expect(said()).toEqual(['[rove] listener of love:changed: listener is not a function'])
    },
  )

  it('a fact reaches the page as an event that bubbles from its element, out of shadow roots too', () => {
    const host = document.body.appendChild(document.createElement('div'))
    const inside = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('b'))
    const [onElement, onHost, onPage] = [inside, host, document].map(hearOn)
    createBus().tell('love:changed', fact, inside)
    for (const heard of [onElement, onHost, onPage]) expect(heard).toHaveBeenCalledExactlyOnceWith(fact)
  })

  it.each([
    ['that has left', () => document.createElement('b')],
    ['that was never named', () => undefined],
  ])('a fact of an element %s reaches the document', (_, source) => {
    const onPage = hearOn(document)
    createBus().tell('love:changed', fact, source())
    expect(onPage).toHaveBeenCalledExactlyOnceWith(fact)
  })

  it('LOAD-05 is one for the loader and every widget, whichever bundle asks', async () => {
    const ours = pageBus()
    vi.resetModules()
    const again = await import('../../core/bus')
    expect(again.pageBus, 'the control: it is another copy of the code').not.toBe(pageBus)
    expect(again.pageBus()).toBe(ours)
  })
})
