import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../../core/base/bus/bus'
import { page } from '../../../core/base/state/page'
import { pageContents } from '../../../core/shop/campaign/contents.store'
import countdown from '../../../widgets/countdown/countdown.element'
import { captureConsole } from '../../core/base/page/console'

const consoleLines = captureConsole()
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

afterEach(() => {
  document.body.replaceChildren()
  document.cookie = 'rove_countdown_closed=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/'
  page().shared.clear()
  delete page().bus
  delete page().contents
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
  it('COUNT-01 a countdown without a title shows its end once', async () => {
    const { part } = await show('<rove-countdown></rove-countdown>', { countdownEnd: inAnHour() })
    expect(part('title')?.textContent).toBe('Ends in')
    expect(part('timer')?.getAttribute('aria-label')).toMatch(/^Until .*\d{4}/)
  })

  it('COUNT-01 the end comes from the page’s settings, and seconds are not announced', async () => {
    const settings = { countdownTitle: 'Spring sale', countdownEnd: inAnHour() }
    const { part } = await show('<rove-countdown></rove-countdown>', settings)
    expect(part('title')?.textContent).toBe('Spring sale')
    const timer = part('timer')
    expect([timer?.getAttribute('role'), timer?.getAttribute('aria-live')]).toEqual(['timer', 'off'])
    expect(timer?.getAttribute('aria-label')).toMatch(/^Spring sale: until .*\d{4}/)
    expect([...(timer?.children ?? [])].every((figure) => figure.getAttribute('aria-hidden') === 'true')).toBe(true)
    expect(timer?.textContent).toMatch(/^00d(01h00m0[01]s|00h59m5\ds)$/)
  })

  it('COUNT-01 the end of the tag comes before that of the settings', async () => {
    const { part } = await show(`<rove-countdown title="Rugs" end="${inAnHour()}"></rove-countdown>`, {
      countdownTitle: 'Spring sale',
      countdownEnd: 'soon',
    })
    expect(part('title')?.textContent).toBe('Rugs')
    expect(consoleLines()).toEqual([])
  })

  it('COUNT-01 closing the bar returns the focus to where it came from', async () => {
    const { part } = await show('<button>Cart</button><rove-countdown></rove-countdown>', { countdownEnd: inAnHour() })
    const cart = document.querySelector('button')
    cart?.focus()
    const close = part('close-button')
    close?.dispatchEvent(new FocusEvent('focusin', { relatedTarget: cart, bubbles: true }))
    close?.focus()
    expect(document.activeElement).not.toBe(cart)
    close?.click()
    expect(document.activeElement).toBe(cart)
  })

  it('COUNT-01 the focus stays where the visitor has moved it, if the press did not take it', async () => {
    const { part } = await show('<button>Cart</button><a href="/">Home</a><rove-countdown></rove-countdown>', {
      countdownEnd: inAnHour(),
    })
    const close = part('close-button')
    close?.dispatchEvent(new FocusEvent('focusin', { relatedTarget: document.querySelector('button'), bubbles: true }))
    close?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    document.querySelector('a')?.focus()
    close?.click()
    expect(document.activeElement?.localName).toBe('a')
  })

  it('COUNT-01 a cookie hides a closed countdown for 6 hours, everywhere on the page, and the close is published', async () => {
    const end = inAnHour()
    const { part } = await show('<rove-countdown></rove-countdown><rove-countdown>until Sunday</rove-countdown>', {
      countdownEnd: end,
    })
    const publishedFacts: unknown[] = []
    pageBus().on('countdown:closed', (fact) => publishedFacts.push(fact))
    const set = vi.spyOn(document, 'cookie', 'set')
    part('close-button')?.click()
    expect(publishedFacts).toEqual([{ by: 'visitor' }])
    const [cookie = ''] = set.mock.calls[0] ?? []
    set.mockRestore()
    const [, closed, until] = /^rove_countdown_closed=(\d+)%3A(\d+);/.exec(cookie) ?? []
    expect(Number(closed)).toBe(Math.floor(Date.parse(end) / 1000))
    expect(Math.abs(Number(until) * 1000 - Date.now() - 6 * 3_600_000)).toBeLessThan(2000)
    expect(cookie).toContain(`; max-age=${6 * 3600};`)
    await vi.waitFor(() => {
      for (const one of document.querySelectorAll('rove-countdown'))
        expect(one.shadowRoot?.querySelector('[part=banner]')).toBeNull()
    })
    expect(pageContents().get()[0]?.explain()[1]?.eligible).toBe(false)
  })

  it('COUNT-01 a closed countdown stays hidden on the page if cookies are disabled', async () => {
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

  it('COUNT-01 a countdown of another sale is shown, and the server’s own text replaces a closed one', async () => {
    const sale = (end: string) => `<rove-countdown end="${end}"><p>until Sunday</p></rove-countdown>`
    const { element, part } = await show(sale(inAnHour()) + sale(new Date(Date.now() + 7_200_000).toISOString()))
    part('close-button')?.click()
    await vi.waitFor(() => expect(element.shadowRoot?.querySelector('.room')).toBeNull())
    expect(element.shadowRoot?.querySelector('slot')).not.toBeNull()
    const [, other] = document.querySelectorAll('rove-countdown')
    await vi.waitFor(() => expect(other?.shadowRoot?.querySelector('[part=banner]')).toBeTruthy())
  })

  it('COUNT-01 a page has one bar: a second one renders nothing, and is reported once, also in the panel', async () => {
    await show('<rove-countdown></rove-countdown><rove-countdown title="Rugs"></rove-countdown>', {
      countdownEnd: inAnHour(),
    })
    const bars = () =>
      [...document.querySelectorAll('rove-countdown')].filter((one) => one.shadowRoot?.querySelector('.bar'))
    const [first] = document.querySelectorAll('rove-countdown')
    await vi.waitFor(() =>
      expect(consoleLines()).toEqual([expect.stringMatching(/<rove-countdown>: a page has one bar/)]),
    )
    expect(bars()).toEqual([first])
    const rugs = () =>
      pageContents()
        .get()
        .find(({ id }) => id === 'Rugs')
    expect(rugs()?.state()).toBe('not shown')
    expect(rugs()?.explain()).toContainEqual(expect.objectContaining({ condition: 'bar', eligible: false }))
    first?.remove()
    await vi.waitFor(() => expect(bars()).toHaveLength(1), { timeout: 3000 })
    expect(rugs()?.state()).toBe('running')
  })

  it.each([
    ['', { countdownEnd: { when: 'soon' } }, 'countdownEnd is {"when":"soon"}'],
    ['', { countdownEnd: 'tomorrow' }, 'countdownEnd is "tomorrow"'],
    ['', { countdownEnd: 1_796_083_199_000 }, 'countdownEnd is 1796083199000'],
    ['30.11.2026', {}, 'end is "30.11.2026"'],
    ['11/30/2026', {}, 'end is "11/30/2026"'],
    ['2026-02-30', {}, 'end is "2026-02-30"'],
  ])(
    'COUNT-01 an invalid end (%j, %j) keeps the server’s text, and is reported once, also in the panel',
    async (end, settings, wrong) => {
      const { element } = await show(`<rove-countdown end="${end}">until Sunday</rove-countdown>`, settings)
      expect(element.shadowRoot?.querySelector('slot')).not.toBeNull()
      const words = `${wrong}: write 2026-11-30 23:59:59 (UTC), an ISO time, or seconds since 1970`
      expect(consoleLines()).toEqual([`[rove] <rove-countdown>: ${words}`])
      const pieces = () =>
        pageContents()
          .get()
          .map((piece) => [piece.kind, piece.state(), piece.explain()])
      expect(pieces()).toEqual([['countdown', 'has no end', [{ condition: 'end', eligible: false, reason: words }]]])
      element.remove()
      await vi.waitFor(() => expect(pieces()).toEqual([]))
    },
  )

  it('without an end the server’s text stays, without a report, and the panel explains it', async () => {
    const { element } = await show('<rove-countdown>no sale</rove-countdown>', { countdownEnd: '' })
    expect(element.shadowRoot?.querySelector('slot')).not.toBeNull()
    expect(consoleLines()).toEqual([])
    expect(fetch).not.toHaveBeenCalled()
    const [piece] = pageContents().get()
    expect(piece?.state()).toBe('has no end')
    expect(piece?.explain()).toMatchObject([
      { condition: 'end', eligible: false, reason: expect.stringContaining('countdownEnd is set (roveSettings,') },
    ])
    element.remove()
    await vi.waitFor(() => expect(pageContents().get()).toEqual([]))
  })

  it('COUNT-01 the countdown replaces the server’s text, and is a bar if there is none', async () => {
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
