import { describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../../core/base/bus/bus'
import { captureConsole } from '../../core/base/page/console'
import { autumn, close, dialog, leavePage, onPages, open, serverRequests, wait } from './popups-page'

vi.mock('../../../core/base/input/sanitise', () => import('./simulated-sanitise'))

onPages()
const consoleLines = captureConsole()

describe('the built-in popups', () => {
  it('SHOWROOM-01 the showroom popup requests the location once, only if all else is met, and links to the showroom', async () => {
    open(['showroom', { id: 'other', conditions: { city: 'Berlin' }, event: { interval: [1] }, markup: { html: 'x' } }])
    await wait(6000)
    expect(serverRequests).toHaveLength(1)
    expect(dialog()?.querySelector('[part=link]')?.getAttribute('href')).toBe('/toronto-showroom')
    expect(dialog()?.textContent).toContain('Our Toronto showroom')
    await close()
    await leavePage()
    serverRequests.length = 0
    vi.setSystemTime(Date.now() + 47 * 3_600_000)
    open(['showroom'])
    await wait(10_000)
    expect([dialog(), serverRequests]).toEqual([undefined, []])
  })

  it('SHOWROOM-01 TRACK-07 without marketing consent no location is requested', async () => {
    open(['showroom'], { rove: { consent: { analytics: true, ads: true } } })
    await wait(6000)
    expect([dialog(), serverRequests]).toEqual([undefined, []])
    pageBus().publish('consent:changed', { analytics: true, ads: true, marketing: true, refused: [] })
    await wait(2000)
    expect([dialog()?.localName, serverRequests.length]).toEqual(['dialog', 1])
  })

  it('SHOWROOM-01 the showroom popup does not open if the location is unknown', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ city: 'Toronto' }))
    vi.spyOn(console, 'info').mockImplementation(() => {})
    open(['showroom'])
    await wait(10_000)
    expect(dialog()).toBeUndefined()
    expect(console.info).toHaveBeenCalledExactlyOnceWith(
      '[rove] geolocation: wrong-shape',
      expect.stringMatching(/^answer\.cityName: /),
    )
  })

  it('SHOWROOM-01 showroom links are below the shop’s base path', async () => {
    vi.stubGlobal('Drupal', { settings: { basePath: '/shop/' } })
    open(['showroom'])
    await wait(6000)
    expect(dialog()?.querySelector('[part=link]')?.getAttribute('href')).toBe('/shop/toronto-showroom')
  })

  it('POP-01 built-in popups can be switched off on one page by their id, and replaced', async () => {
    vi.stubGlobal('Drupal', { settings: { rove: { popups: ['newsletter', autumn, { ...autumn, id: 'stays' }] } } })
    open([
      { id: 'autumn', off: true },
      { ...autumn, id: 'stays', markup: { title: 'Other', html: '<p>x</p>' } },
    ])
    await wait(5000)
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Other')
    await close()
    await wait(40_000)
    expect([dialog(), consoleLines()]).toEqual([undefined, []])
  })

  it('CLOSING-01 the Korean closing popup is in Korean', async () => {
    open(['closing-au', 'closing-kr'], { rove: { country: 'KR', locale: 'ko_KR' } })
    await wait(60_000)
    expect(dialog()?.querySelector('h2')?.textContent).toBe('한국 스토어 운영을 종료합니다')
  })
})
