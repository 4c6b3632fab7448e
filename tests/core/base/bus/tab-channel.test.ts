import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTabs } from '../../../../core/base/bus/tab-channel'
import { FakeChannel } from '../device/fake-channel'

const stops: (() => void)[] = []
const open = (heard: (message: unknown) => void = () => {}) => {
  const tabs = createTabs<unknown>('rove_x', heard)
  stops.push(tabs.stop)
  return tabs
}

beforeEach(() => {
  FakeChannel.open.clear()
  vi.stubGlobal('BroadcastChannel', FakeChannel)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

describe('the channel between tabs', () => {
  it('carries messages to the other tabs, and not back', () => {
    const [one, two] = [vi.fn(), vi.fn()]
    open(one).post({ nid: 7 })
    open(two)
    open(one).post({ nid: 8 })
    expect(two).toHaveBeenCalledExactlyOnceWith({ nid: 8 })
    expect(one.mock.calls, 'the first of the two tabs hears it too').toEqual([[{ nid: 8 }]])
  })

  it('is closed while the page is in the back-forward cache, and opened when it is restored', () => {
    const heard = vi.fn()
    const tabs = open(heard)
    expect(FakeChannel.open.size).toBe(1)
    dispatchEvent(new Event('pagehide'))
    expect(FakeChannel.open.size, 'an open one would keep the page out of the back-forward cache').toBe(0)
    expect(() => tabs.post('into the dark')).not.toThrow()
    dispatchEvent(new Event('pageshow'))
    expect(FakeChannel.open.size).toBe(1)
    new FakeChannel('rove_x').postMessage('again')
    expect(heard).toHaveBeenCalledExactlyOnceWith('again')
  })

  it('is opened once, also at the first pageshow', () => {
    open()
    dispatchEvent(new Event('pageshow'))
    expect(FakeChannel.open.size).toBe(1)
  })

  it('does not open again after it is stopped', () => {
    open().stop()
    dispatchEvent(new Event('pageshow'))
    expect(FakeChannel.open.size).toBe(0)
  })
})

describe('nothing happens where other tabs cannot be reached', () => {
  it.each([
    ['there is no such line', undefined],
    [
      'the browser refuses one',
      class {
        constructor() {
          throw new DOMException('denied', 'SecurityError')
        }
      },
    ],
  ])('because %s', (_, channel) => {
    vi.stubGlobal('BroadcastChannel', channel)
    const told = vi.fn()
    addEventListener('error', told)
    expect(() => {
      const tabs = open()
      tabs.post({})
      dispatchEvent(new Event('pagehide'))
      dispatchEvent(new Event('pageshow'))
      tabs.stop()
    }).not.toThrow()
    expect(told).not.toHaveBeenCalled()
    removeEventListener('error', told)
  })

  it('because the message cannot be cloned', () => {
    vi.spyOn(FakeChannel.prototype, 'postMessage').mockImplementationOnce(() => {
      throw new DOMException('no', 'DataCloneError')
    })
    expect(() => open().post(() => {})).not.toThrow()
  })
})
