import { describe, expect, it } from 'vitest'
import { elementOf, partOf } from '../../site/element/story-entry'
import { type Choices, firstChoices, fragmentOf, globalsOf, marketNamed, readChoices } from '../../site/states/choices'
import { emptyQueue, type FrameEvent, type FrameQueue, isPresent, next } from '../../site/states/frame-queue'

describe('the choices of the page of all states', () => {
  const choices: Choices = {
    element: 'rove-love',
    story: 'rove-love--asking',
    market: 'CA-fr',
    width: 1440,
    persona: 'member',
  }

  it('are kept by the address', () => {
    expect(readChoices(`#${fragmentOf(choices)}`)).toEqual(choices)
    expect(fragmentOf(firstChoices)).toBe('')
    expect(fragmentOf({ ...firstChoices, market: 'KR' })).toBe('market=KR')
  })

  it('are as at first where the address has none or unknown ones', () => {
    expect(readChoices('')).toEqual(firstChoices)
    expect(readChoices('#market=DE&width=391&persona=admin')).toEqual(firstChoices)
  })

  it('set the toolbars of a story', () => {
    expect(globalsOf(marketNamed('CA-fr'), 'member')).toEqual({ country: 'CA', locale: 'fr_CA', persona: 'member' })
    expect(() => marketNamed('DE')).toThrow('no market DE')
  })
})

describe('the queue of frames', () => {
  const queueOf = (...events: readonly FrameEvent[]): FrameQueue => events.reduce(next, emptyQueue)
  const near = (...ids: readonly string[]) => ids.map((id) => ({ type: 'near', id }) as const)

  it('loads three frames at a time, in the order in which they came near', () => {
    const queue = queueOf(...near('a', 'b', 'c', 'd', 'e'))
    expect(queue).toEqual({ waiting: ['d', 'e'], loading: ['a', 'b', 'c'], loaded: [] })
    expect(next(queue, { type: 'loaded', id: 'b' })).toEqual({
      waiting: ['e'],
      loading: ['a', 'c', 'd'],
      loaded: ['b'],
    })
  })

  it('drops a frame that is far from the screen, whether it has loaded or not', () => {
    const queue = queueOf(...near('a', 'b', 'c', 'd'), { type: 'loaded', id: 'a' })
    expect(isPresent(queue, 'a')).toBe(true)
    const left = queueOf(
      ...near('a', 'b', 'c', 'd'),
      { type: 'loaded', id: 'a' },
      { type: 'far', id: 'a' },
      { type: 'far', id: 'b' },
    )
    expect(left).toEqual({ waiting: [], loading: ['c', 'd'], loaded: [] })
    expect(isPresent(left, 'a')).toBe(false)
  })

  it('waits for no frame of pictures that are gone', () => {
    expect(queueOf(...near('a', 'b', 'c', 'd'), { type: 'cleared' }, ...near('e')).loading).toEqual(['e'])
  })

  it('loads a frame once, and ignores what it does not know', () => {
    expect(queueOf(...near('a', 'a'))).toEqual(queueOf(...near('a')))
    expect(queueOf({ type: 'loaded', id: 'a' }, { type: 'far', id: 'b' })).toEqual(emptyQueue)
    const loaded = queueOf(...near('a'), { type: 'loaded', id: 'a' })
    expect(next(loaded, { type: 'loaded', id: 'a' })).toBe(loaded)
  })
})

describe('stories', () => {
  it('belong to the element of their title, or of their tag', () => {
    expect(elementOf({ title: 'rove-checkout/Payment' })).toBe('rove-checkout')
    expect(elementOf({ title: 'rove-home', tags: ['dev', 'rove-home-poem'] })).toBe('rove-home-poem')
    expect(partOf({ title: 'rove-checkout/Payment' })).toBe('Payment')
    expect(partOf({ title: 'rove-love' })).toBeUndefined()
  })
})
