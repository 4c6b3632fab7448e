import { describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../../core/bus'
import { hearConsole } from '../../core/console'
import { asked, autumn, close, dialog, leavePage, onPages, open, wait } from './popups-page'

vi.mock('../../../core/sanitise', () => import('./simulated-sanitise'))

onPages()
const said = hearConsole()

describe('the built-in popups', () => {
  it('SHOWROOM-01 ask where the visitor is once, only where nothing else is missing, and lead there', async () => {
    open(['showroom', { id: 'other', conditions: { city: 'Berlin' }, event: { interval: [1] }, markup: { html: 'x' } }])
    await wait(6000)
    expect(asked).toHaveLength(1)
    expect(dialog()?.querySelector('[part=link]')?.getAttribute('href')).toBe('/toronto-showroom')
    expect(dialog()?.textContent).toContain('Our Toronto showroom')
    await close()
    await leavePage()
    asked.length = 0
    vi.setSystemTime(Date.now() + 47 * 3_600_000)
    open(['showroom'])
    await wait(10_000)
    expect([dialog(), asked]).toEqual([undefined, []])
  })

  it('SHOWROOM-01 TRACK-07 ask nobody where the visitor is before marketing is allowed', async () => {
    open(['showroom'], { rove: { consent: { analytics: true, ads: true } } })
    await wait(6000)
    expect([dialog(), asked]).toEqual([undefined, []])
    pageBus().tell('consent:changed', { analytics: true, ads: true, marketing: true, refused: [] })
    await wait(2000)
    expect([dialog()?.localName, asked.length]).toEqual(['dialog', 1])
  })

  it('SHOWROOM-01 do not come where nobody can say where the visitor is', async () => {
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

  it('SHOWROOM-01 lead below the shop’s own base path', async () => {
    vi.stubGlobal('Drupal', { settings: { basePath: '/shop/' } })
    open(['showroom'])
    await wait(6000)
    expect(dialog()?.querySelector('[part=link]')?.getAttribute('href')).toBe('/shop/toronto-showroom')
  })

  it('POP-01 are switched off on one page by their id, and their definitions replaced', async () => {
    vi.stubGlobal('Drupal', { settings: { rove: { popups: ['newsletter', autumn, { ...autumn, id: 'stays' }] } } })
    open([
      { id: 'autumn', off: true },
      { ...autumn, id: 'stays', markup: { title: 'Other', html: '<p>x</p>' } },
    ])
    await wait(5000)
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Other')
    await close()
    await wait(40_000)
    expect([dialog(), said()]).toEqual([undefined, []])
  })

  it('CLOSING-01 tell Koreans in Korean', async () => {
    open(['closing-au', 'closing-kr'], { rove: { country: 'KR', locale: 'ko_KR' } })
    await wait(60_000)
    expect(dialog()?.querySelector('h2')?.textContent).toBe('한국 스토어 운영을 종료합니다')
  })
})
