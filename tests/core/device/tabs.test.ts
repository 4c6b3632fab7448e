import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTabs } from '../../../core/device/tabs'
import { FakeChannel } from './fake-channel'

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

describe('the line between tabs', () => {
  it('carries what one says to the others, and not back', () => {
    const [one, two] = [vi.fn(), vi.fn()]
    open(one).post({ nid: 7 })
    open(two)
    open(one).post({ nid: 8 })
    expect(two).toHaveBeenCalledExactlyOnceWith({ nid: 8 })
    expect(one.mock.calls, 'the first of the two tabs hears it too').toEqual([[{ nid: 8 }]])
  })

  it('is closed while the page is put away, and open when it returns', () => {
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

  it('is one line, also when the page is shown for the first time', () => {
    open()
    dispatchEvent(new Event('pageshow'))
    expect(FakeChannel.open.size).toBe(1)
  })

  it('once stopped does not open again', () => {
    open().stop()
    dispatchEvent(new Event('pageshow'))
    expect(FakeChannel.open.size).toBe(0)
  })
})

describe('where other tabs cannot be reached nothing happens', () => {
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

  it('because what is said cannot be carried', () => {
    vi.spyOn(FakeChannel.prototype, 'postMessage').mockImplementationOnce(() => {
      throw new DOMException('no', 'DataCloneError')
    })
    expect(() => open().post(() => {})).not.toThrow()
  })
})
