import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../core/base/bus/bus'
import type { FactName } from '../../core/base/bus/facts'
import { shareFacts } from '../../loader/facts-across-tabs'
import { FakeChannel } from '../core/base/device/fake-channel'

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

describe('facts from other tabs', () => {
  it.each(facts)(
    'LOAD-05 %s from another tab is published here, marked as elsewhere, and not sent back',
    (fact, payload) => {
      other.postMessage([fact, payload])
      expect(pageBus().last(fact)).toEqual({ ...payload, elsewhere: true })
      expect(received).not.toHaveBeenCalled()
    },
  )

  it.each(facts)('LOAD-05 %s is sent to the other tabs', (fact, payload) => {
    pageBus().publish(fact, payload as never)
    expect(received).toHaveBeenCalledExactlyOnceWith([fact, payload])
  })

  it('fields of the publishing page only, and facts of one page, are not sent to other tabs', () => {
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
  ])('an invalid message from a tab is ignored: %j', (message) => {
    const published = vi.spyOn(pageBus(), 'publish')
    other.postMessage(message)
    expect(published).not.toHaveBeenCalled()
    published.mockRestore()
  })

  it('no facts are sent or received after stopping', () => {
    stop()
    pageBus().publish('cart:changed', { count: 4 })
    expect(received).not.toHaveBeenCalled()
    expect([...FakeChannel.open]).toEqual([other])
  })
})
