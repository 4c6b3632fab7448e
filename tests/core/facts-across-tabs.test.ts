import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../core/bus'
import type { FactName } from '../../core/facts'
import { shareFacts } from '../../core/facts-across-tabs'
import { FakeChannel } from './device/fake-channel'

let stop = () => {}
let other: FakeChannel
const received = vi.fn()

beforeEach(() => {
  FakeChannel.open.clear()
  received.mockClear()
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  stop = shareFacts()
  other = new FakeChannel('rove_facts')
  other.onmessage = ({ data }) => received(data)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const destination = { country: 'US', postal: '90210', label: 'Beverly Hills, CA', zone: undefined, restricted: false }
const facts: [FactName, object][] = [
  ['cart:changed', { count: 3 }],
  ['love:changed', { nid: 9, loved: true, count: 2 }],
  ['destination:changed', destination],
  ['country:changed', { from: 'US', to: 'KR' }],
  ['coupon:changed', { op: 'add', coupon: 'ROOMS10' }],
]

describe('what another tab has changed', () => {
  it.each(facts)('LOAD-05 %s is published here, marked as from elsewhere, and not sent back', (fact, payload) => {
    other.postMessage([fact, payload])
    expect(pageBus().last(fact)).toEqual({ ...payload, elsewhere: true })
    expect(received).not.toHaveBeenCalled()
  })

  it.each(facts)('LOAD-05 %s is sent to the other tabs', (fact, payload) => {
    pageBus().tell(fact, payload as never)
    expect(received).toHaveBeenCalledExactlyOnceWith([fact, payload])
  })

  it('what was asked for beside it stays where it was asked for, and a fact of one page on that page', () => {
    other.postMessage(['love:changed', { nid: 9, loved: true, count: 2, subscribed: true }])
    expect(pageBus().last('love:changed')).not.toHaveProperty('subscribed')
    other.postMessage(['popup:shown', { id: 'autumn' }])
    expect(pageBus().last('popup:shown')).toBeUndefined()
  })

  it.each([
    [['cart:changed', { count: -1 }]],
    [['cart:changed', null]],
    [['toString', { count: 3 }]],
    [{ fact: 'cart:changed' }],
    ['cart:changed'],
    [null],
  ])('no tab is believed that says %j', (message) => {
    const published = vi.spyOn(pageBus(), 'tell')
    other.postMessage(message)
    expect(published).not.toHaveBeenCalled()
    published.mockRestore()
  })

  it('nothing crosses once it is stopped', () => {
    stop()
    pageBus().tell('cart:changed', { count: 4 })
    expect(received).not.toHaveBeenCalled()
    expect([...FakeChannel.open]).toEqual([other])
  })
})
