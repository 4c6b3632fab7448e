import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../../core/bus'
import { page } from '../../../core/page'
import { pagePieces } from '../../../core/pieces'
import countdown from '../../../widgets/countdown/countdown.element'
import { hearConsole } from '../../core/console'

const said = hearConsole()
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

afterEach(() => {
  document.body.replaceChildren()
  document.cookie = 'rove_countdown_closed=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/'
  page().shared.clear()
  delete page().bus
  delete page().pieces
  vi.unstubAllGlobals()
})

async function show(html: string, settings: object = {}) {
  vi.stubGlobal('roveSettings', settings)
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { headers: { date: new Date().toUTCString() } })),
  )
  countdown.define()
  document.body.innerHTML = html
  const element = document.querySelector('rove-countdown') as HTMLElement
  const part = (name: string) => element.shadowRoot?.querySelector<HTMLElement>(`[part~=${name}]`)
  await vi.waitFor(() => {
    expect(element.dataset.roveState).toMatch(/ready|fallback/)
    expect(element.shadowRoot?.querySelector('slot,[part=banner]')).toBeTruthy()
  })
  return { element, part }
}

describe('<rove-countdown>', () => {
  it('COUNT-01 counts to what the page’s settings name, and reads no second aloud', async () => {
    const settings = { countdownTitle: 'Spring sale', countdownEnd: inAnHour() }
    const { part } = await show('<rove-countdown></rove-countdown>', settings)
    expect(part('title')?.textContent).toBe('Spring sale')
    const timer = part('timer')
    expect([timer?.getAttribute('role'), timer?.getAttribute('aria-live')]).toEqual(['timer', 'off'])
    expect(timer?.getAttribute('aria-label')).toMatch(/^Spring sale: until .*\d{4}/)
    expect([...(timer?.children ?? [])].every((figure) => figure.getAttribute('aria-hidden') === 'true')).toBe(true)
    expect(timer?.textContent).toMatch(/^00d(01h00m0[01]s|00h59m5\ds)$/)
  })

  it('COUNT-01 counts to what its own tag says before that', async () => {
    const { part } = await show(`<rove-countdown title="Rugs" end="${inAnHour()}"></rove-countdown>`, {
      countdownTitle: 'Spring sale',
      countdownEnd: 'soon',
    })
    expect(part('title')?.textContent).toBe('Rugs')
    expect(said()).toEqual([])
  })

  it('COUNT-01 is closed for 6 hours by a cookie, everywhere on the page, and says so', async () => {
    const { part } = await show('<rove-countdown></rove-countdown><rove-countdown></rove-countdown>', {
      countdownEnd: inAnHour(),
    })
    const told: unknown[] = []
    pageBus().on('countdown:closed', (fact) => told.push(fact))
    const set = vi.spyOn(document, 'cookie', 'set')
    part('close-button')?.click()
    expect(told).toEqual([{ by: 'visitor' }])
    const [cookie = ''] = set.mock.calls[0] ?? []
    set.mockRestore()
    expect(cookie).toMatch(/^rove_countdown_closed=1; /)
    const expires = Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '')
    expect(Math.abs(expires - Date.now() - 6 * 3_600_000)).toBeLessThan(2000)
    await vi.waitFor(() => {
      for (const one of document.querySelectorAll('rove-countdown'))
        expect(one.shadowRoot?.querySelector('[part=banner]')).toBeNull()
    })
    expect(pagePieces().get()[0]?.explain()[1]?.eligible).toBe(false)
  })

  it('COUNT-01 stays closed for the page where cookies are off', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
    const { element, part } = await show('<rove-countdown></rove-countdown>', { countdownEnd: inAnHour() })
    part('close-button')?.click()
    element.remove()
    await Promise.resolve()
    document.body.append(element)
    await vi.waitFor(() => expect(element.dataset.roveState).toBe('ready'))
    expect(part('banner')).toBeFalsy()
    vi.restoreAllMocks()
  })

  it('COUNT-01 keeps the server’s words where its end cannot be read, and says it in one line', async () => {
    const { element } = await show('<rove-countdown>until Sunday</rove-countdown>', { countdownEnd: { when: 'soon' } })
    expect([element.dataset.roveState, element.dataset.roveReason]).toEqual(['fallback', 'bad-end'])
    expect(element.shadowRoot?.querySelector('slot')).not.toBeNull()
    expect(said()).toEqual(['[rove] <rove-countdown>: bad-end'])
  })

  it('leaves the server’s words, in silence, where nothing ends, and tells the panel why', async () => {
    const { element } = await show('<rove-countdown>no sale</rove-countdown>', { countdownEnd: '' })
    expect(element.shadowRoot?.querySelector('slot')).not.toBeNull()
    expect(said()).toEqual([])
    expect(fetch).not.toHaveBeenCalled()
    expect(pagePieces().get()[0]?.explain()).toMatchObject([{ condition: 'end', eligible: false }])
    element.remove()
    await vi.waitFor(() => expect(pagePieces().get()).toEqual([]))
  })

  it('COUNT-01 stands in the place of the server’s words, and in a bar where there are none', async () => {
    const settings = { countdownEnd: inAnHour() }
    for (const [inside, place] of [
      ['<p>until Sunday</p>', '.place .room slot'],
      ['until Sunday', '.place .room slot'],
      ['  ', '.bar'],
    ] as const) {
      const { element } = await show(`<rove-countdown>${inside}</rove-countdown>`, settings)
      await vi.waitFor(() => expect(element.shadowRoot?.querySelector(place)).toBeTruthy())
    }
  })
})
