import { describe, expect, it, vi } from 'vitest'
import { muteDialogs } from '../../../core/shop/campaign/dialog-queue.store'
import { captureConsole } from '../../core/base/page/console'
import {
  autumn,
  close,
  dialog,
  leavePage,
  onPages,
  open,
  publishedFacts,
  send,
  server,
  serverRequests,
  wait,
} from './popups-page'

vi.mock('../../../core/base/input/sanitise', () => import('./simulated-sanitise'))

onPages()
const consoleLines = captureConsole()

describe('<rove-popups>', () => {
  it('POP-01 a popup opens when its trigger fires, once per page', async () => {
    open([autumn])
    await wait(4999)
    expect(dialog()).toBeUndefined()
    await wait(1)
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Autumn')
    expect(dialog()?.querySelector('[part=content]')?.textContent).toBe('Rugs')
    await close()
    expect(dialog()).toBeUndefined()
    await wait(60_000)
    expect(dialog()).toBeUndefined()
    expect(publishedFacts).toEqual([
      ['popup:shown', { id: 'autumn' }],
      ['popup:closed', { id: 'autumn', by: 'visitor' }],
    ])
  })

  it('POP-01 the times of showing, use and closing are stored', async () => {
    open([autumn])
    await wait(5000)
    const shown = Date.now()
    await wait(1000)
    await send('nobody')
    const engaged = Date.now()
    await wait(1000)
    await close()
    const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
    expect(kept('rove_last_shown')).toEqual({ autumn: shown })
    expect(kept('rove_engaged')).toEqual({ autumn: engaged })
    expect(kept('rove_closed')).toEqual({ autumn: Date.now() })
    expect(kept('rove_subscribed')).toBeNull()
  })

  it('POP-01 conditions are checked when the trigger fires, and when the popup opens', async () => {
    const release = muteDialogs()
    open([{ ...autumn, conditions: { between: [null, new Date(Date.now() + 8000).toISOString()] } }])
    await wait(7000)
    release()
    await wait(0)
    expect(dialog()).toBeTruthy()
    await leavePage()
    const again = muteDialogs()
    open([{ ...autumn, id: 'later', conditions: { between: [null, new Date(Date.now() + 8000).toISOString()] } }])
    await wait(9000)
    again()
    await wait(40_000)
    expect(dialog()).toBeUndefined()
  })

  it('POP-01 COUNT-01 a time window follows the server’s clock, whatever the device’s', async () => {
    server.ahead = -48
    const until = new Date(Date.now() - 24 * 3_600_000).toISOString()
    open([{ ...autumn, conditions: { between: ['2026-10-01', until], notShownFor: 1 } }])
    await wait(5000)
    expect(dialog()).toBeTruthy()
    expect(JSON.parse(localStorage.getItem('rove_last_shown') ?? '')).toEqual({ autumn: Date.now() })
    await leavePage()
    server.ahead = 48
    open([{ ...autumn, id: 'over', conditions: { between: [null, new Date(Date.now() + 3_600_000).toISOString()] } }])
    await wait(60_000)
    expect(dialog()).toBeUndefined()
  })

  it('POP-01 the server’s time is not requested without a time window', async () => {
    open([autumn])
    await wait(5000)
    expect(dialog()).toBeTruthy()
    expect(serverRequests).toEqual([])
  })

  it('POP-01 an interval checks until the conditions are met', async () => {
    open([{ ...autumn, conditions: { between: [new Date(Date.now() + 7500).toISOString()] } }])
    await wait(7000)
    expect(dialog()).toBeUndefined()
    await wait(1000)
    expect(dialog()).toBeTruthy()
  })

  it('POP-01 an interval reads only what its conditions need from the device', async () => {
    const read = vi.fn((key: string) => device.getItem(key))
    const device = localStorage
    vi.stubGlobal('localStorage', { getItem: read, setItem: () => {}, clear: () => device.clear() })
    open([
      { ...autumn, markup: { html: 'x' }, conditions: { device: 'phone' } },
      { ...autumn, id: 'winter', markup: { html: 'x' }, conditions: { device: 'phone', notClosedFor: 24 } },
    ])
    await wait(6000)
    read.mockClear()
    await wait(5000)
    expect([...new Set(read.mock.calls.flat())]).toEqual(['rove_closed'])
  })

  it('POP-01 popups open one at a time, half a minute apart', async () => {
    open([autumn, { ...autumn, id: 'winter', markup: { title: 'Winter', html: '<p>x</p>' } }])
    await wait(10_000)
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Autumn')
    await close()
    await wait(29_000)
    expect(dialog()).toBeUndefined()
    await wait(2000)
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Winter')
  })

  it('POP-01 a subscribed visitor is not asked again, whatever a definition says', async () => {
    localStorage.setItem('rove_subscribed', String(Date.now() - 1))
    open([
      { ...autumn, conditions: { notSubscribed: false } },
      { ...autumn, id: 'news', markup: { title: 'News', html: '<p>no question</p>' } },
    ])
    await wait(6000)
    expect(dialog()?.querySelector('h2')?.textContent).toBe('News')
  })

  it('POP-01 the overlay is behind the card, and the callback gets the card', async () => {
    const callback = vi.fn()
    open([{ ...autumn, markup: { html: '<p>x</p>', overlay: '<i>SALE</i>', callback } }])
    await wait(5000)
    expect(document.querySelector('rove-popups')?.shadowRoot?.querySelector('[part=overlay]')?.textContent).toBe('SALE')
    expect(callback).toHaveBeenCalledExactlyOnceWith({
      id: 'autumn',
      card: expect.any(HTMLElement),
      close: expect.any(Function),
    })
    callback.mock.calls[0]?.[0].close()
    await wait(0)
    expect(dialog()).toBeUndefined()
  })

  it('POP-01 an invalid or failing callback is reported only', async () => {
    const callback = () => {
      throw new Error('theirs')
    }
    open([{ ...autumn, markup: { html: '<p>x</p>', callback } }])
    await wait(5000)
    expect(dialog()).toBeTruthy()
    await leavePage()
    open([{ ...autumn, id: 'b', markup: { html: '<p>x</p>', callback: 'alert' } }])
    await wait(60_000)
    expect(consoleLines()).toEqual([
      '[rove] popup autumn: theirs',
      '[rove] popup b: callback is no function, it is left out',
    ])
  })

  it('POP-01 POP-04 popups wait until their page is visible', async () => {
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    open([autumn])
    await wait(20_000)
    expect(dialog()).toBeUndefined()
    seen.mockRestore()
    await wait(1000)
    expect(dialog()).toBeTruthy()
  })

  it('POP-01 a second element does nothing', async () => {
    open([autumn])
    const second = document.createElement('rove-popups')
    document.body.append(second)
    await wait(60_000)
    expect(second.shadowRoot?.querySelector('dialog')).toBeNull()
    expect(publishedFacts).toHaveLength(1)
  })

  it.each([
    ['replaces it', (first: Element, second: Element) => first.replaceWith(second)],
    [
      'was beside it',
      (first: Element, second: Element) => {
        first.after(second)
        first.remove()
      },
    ],
  ])('POP-01 another element that %s continues when the first is removed', async (_, replace) => {
    const first = open([autumn])
    await wait(1000)
    const second = document.createElement('rove-popups')
    replace(first, second)
    await wait(4500)
    expect(publishedFacts).toEqual([])
    await wait(500)
    expect(publishedFacts).toEqual([['popup:shown', { id: 'autumn' }]])
    expect(second.shadowRoot?.querySelector('dialog')).toBeTruthy()
  })

  it('POP-01 a waiting element that was removed is skipped', async () => {
    const first = open([autumn])
    const [second, third] = [document.createElement('rove-popups'), document.createElement('rove-popups')]
    document.body.append(second, third)
    await wait(1000)
    second.remove()
    await wait(0)
    first.remove()
    await wait(5500)
    expect(publishedFacts).toHaveLength(1)
    expect(third.shadowRoot?.querySelector('dialog')).toBeTruthy()
    expect(consoleLines()).toEqual([])
  })

  it('POP-01 no popup opens after the element is removed, and other dialogs may', async () => {
    open([autumn])
    await wait(5000)
    await leavePage()
    open([{ ...autumn, id: 'winter' }])
    await wait(60_000)
    expect(publishedFacts.map(([, payload]) => payload)).toEqual([{ id: 'autumn' }, { id: 'winter' }])
  })
})
