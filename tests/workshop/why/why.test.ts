import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageServerClock } from '../../../core/base/net/server-clock'
import { report } from '../../../core/base/report/report'
import { page } from '../../../core/base/state/page'
import { declareContent } from '../../../core/shop/campaign/contents.store'
import { pageVisitor } from '../../../core/shop/conditions/visitor.store'
import { openWhy } from '../../../workshop/why/why'
import { createWhyModel } from '../../../workshop/why/why-model'
import { captureConsole } from '../../core/base/page/console'

const said = captureConsole()
const noon = Date.parse('2026-11-21T12:00:00Z')
let met = false
const piece = {
  kind: 'popup',
  id: 'spring',
  state: () => (met ? 'shown' : 'waits'),
  explain: () => [
    { condition: 'country', eligible: true, reason: 'US is among US' },
    { condition: 'sessions', eligible: met, reason: '1 is less than 2' },
  ],
} as const

beforeEach(() => {
  vi.useFakeTimers({ now: noon, toFake: ['Date', 'performance', 'setInterval', 'clearInterval', 'setTimeout'] })
  vi.stubGlobal('roveSettings', { rove: { country: 'US' } })
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')))
  vi.spyOn(console, 'info').mockImplementation(() => {})
  history.replaceState(null, '', '?rove-why')
  met = false
})
afterEach(() => {
  for (const { value } of [...page().shared.values()]) value.stop()
  page().shared.clear()
  delete page().contents
  document.body.replaceChildren()
  localStorage.clear()
  history.replaceState(null, '', '/')
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the model of the why-panel', () => {
  it('has all conditional content with each of its reasons, updated once a second', () => {
    declareContent(piece)
    const { get, stop } = createWhyModel()
    expect(get().contents).toMatchObject([{ kind: 'popup', id: 'spring', state: 'waits' }])
    expect(get().contents[0]?.reasons.map(({ eligible }) => eligible)).toEqual([true, false])
    met = true
    vi.advanceTimersByTime(1000)
    expect(get().contents[0]).toMatchObject({ state: 'shown', reasons: [{ eligible: true }, { eligible: true }] })
    declareContent({ ...piece, id: 'late' })
    expect(get().contents).toHaveLength(2)
    const timers = vi.getTimerCount()
    stop()
    expect(vi.getTimerCount()).toBe(timers - 1)
  })

  it('says how the page came, and whether it would fetch others ahead', () => {
    const { get, stop } = createWhyModel()
    expect(get().page).toMatchObject({
      prerendered: false,
      instant: { because: 'rove.instant is not set to true, or to { links, budget, mode }' },
    })
    stop()
  })

  it('lists popups first, and keeps the order within a kind', () => {
    for (const [kind, id] of [
      ['chat', 'chat'],
      ['popup', 'spring'],
      ['countdown', 'sale'],
      ['popup', 'autumn'],
    ] as const)
      declareContent({ ...piece, kind, id })
    const { get, stop } = createWhyModel()
    expect(get().contents.map(({ id }) => id)).toEqual(['spring', 'autumn', 'sale', 'chat'])
    stop()
  })

  it('has the other contents where one throws', () => {
    declareContent({
      ...piece,
      explain() {
        throw new Error('no')
      },
    })
    declareContent(piece)
    const { get, stop } = createWhyModel()
    expect(get().contents.map(({ state }) => state)).toEqual(['cannot say', 'waits'])
    expect(said()).toEqual(['[rove] why: no'])
    stop()
  })

  it('lists elements that show the server’s HTML', () => {
    document.body.innerHTML = '<rove-countdown data-rove-state="fallback" data-rove-reason="bad-end"></rove-countdown>'
    const { get, stop } = createWhyModel()
    expect(get().fallbacks).toEqual([{ tag: 'rove-countdown', reason: 'bad-end' }])
    stop()
  })

  it('replaces the visitor for conditions, stores nothing, and restores them', () => {
    const [visitors, leave] = pageVisitor()
    const { get, pretend, reset, stop } = createWhyModel({
      search: '?rove-why=country:KR,sessions:3',
      href: 'https://shop.test/?rove-why=country:KR,sessions:3',
    })
    expect(visitors.get()).toMatchObject({ country: 'KR', sessions: 3, customerType: 'Returning' })
    pretend('member', 'yes')
    pretend('sessions', 'many')
    expect(visitors.get()).toMatchObject({ country: 'KR', sessions: 1, member: true })
    expect(get().link).toBe('https://shop.test/?rove-why=country:KR,member:yes')
    reset()
    expect(visitors.get()).toMatchObject({ country: 'US', member: false })
    pretend('country', 'HK')
    stop()
    expect(visitors.get().country).toBe('US')
    expect({ ...localStorage }).toEqual({})
    leave()
  })

  it('COUNT-01 sets the clock of countdowns, and it goes on', () => {
    const [clock, leave] = pageServerClock()
    const [visitors, leaveVisitors] = pageVisitor()
    const { pretend, stop } = createWhyModel()
    pretend('clock', '2026-11-30T23:59:00Z')
    vi.advanceTimersByTime(5000)
    const then = Date.parse('2026-11-30T23:59:05Z')
    expect([clock.now(), visitors.get().now]).toEqual([then, then])
    stop()
    expect(clock.now()).toBe(noon + 5000)
    leave()
    leaveVisitors()
  })
})

describe('the why-panel', () => {
  const root = () => document.querySelector('[data-rove-why]')?.shadowRoot as ShadowRoot

  it('opens once, and explains in words what is met and what is not', async () => {
    declareContent(piece)
    openWhy()
    openWhy()
    expect(document.querySelectorAll('[data-rove-why]')).toHaveLength(1)
    await vi.waitFor(() => expect(root().querySelectorAll('.mark')).toHaveLength(2))
    expect([...root().querySelectorAll('.mark')].map(({ textContent }) => textContent)).toEqual(['✓ met', '✗ not met'])
    root().querySelector<HTMLButtonElement>('header button')?.click()
    await vi.waitFor(() => expect(root().querySelector<HTMLElement>('#what')?.hidden).toBe(true))
  })

  it('moves above each dialog that opens, at the dialog’s entry, with its notes', async () => {
    let coversPage = false
    declareContent({ ...piece, coversPage: () => coversPage, notes: () => ['html is shown without <style>'] })
    openWhy()
    await vi.waitFor(() =>
      expect(root().querySelector('.pieces .note')?.textContent).toBe('html is shown without <style>'),
    )
    const panel = root().querySelector('aside') as HTMLElement
    const calls: string[] = []
    panel.hidePopover = () => void calls.push('hide')
    panel.showPopover = () => void calls.push(`show ${root().querySelectorAll('[data-covers-page]').length}`)
    coversPage = true
    page().openDialogs?.set(1)
    expect(calls).toEqual([])
    await vi.waitFor(() => expect(calls).toEqual(['hide', 'show 1']))
    page().openDialogs?.set(0)
    await vi.waitFor(() => expect(panel.hasAttribute('data-under')).toBe(false))
    expect(calls).toHaveLength(2)
  })

  it('lists our lines on the console, except those about popups', async () => {
    report('settings', 'script 2 is not JSON')
    report('popup autumn', 'is no good')
    openWhy()
    await vi.waitFor(() => expect(root().textContent).toContain('Said on the console'))
    expect(root().textContent).toContain('settings: script 2 is not JSON')
    expect(root().textContent).not.toContain('is no good')
  })

  it('shows an error for an invalid number of sessions until it is valid or reset', async () => {
    openWhy()
    await vi.waitFor(() => expect(root().querySelector('#sessions')).not.toBeNull())
    const field = () => root().querySelector('#sessions') as HTMLInputElement
    const said = () => root().querySelector('#sessions-wrong')?.textContent
    const type = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
      field().dispatchEvent(new Event('input', { bubbles: true }))
    }
    type('two')
    await vi.waitFor(() => expect([field().value, said()]).toEqual(['two', 'No number: it is not pretended.']))
    type('2')
    await vi.waitFor(() => expect([field().value, said()]).toEqual(['2', '']))
    type('two')
    await vi.waitFor(() => expect(said()).not.toBe(''))
    root().querySelector<HTMLButtonElement>('.ways button')?.click()
    await vi.waitFor(() => expect([field().value, said()]).toEqual(['', '']))
  })

  it('lets a marketer replace the visitor’s properties, with the real value beside each field', async () => {
    openWhy()
    await vi.waitFor(() => expect(root().querySelector('#country')).not.toBeNull())
    const country = root().querySelector('#country') as HTMLSelectElement
    expect(country.options[0]?.text).toBe('as it is: US')
    country.value = 'KR'
    country.dispatchEvent(new Event('change', { bubbles: true }))
    await vi.waitFor(() =>
      expect(root().querySelector('.ways a')?.getAttribute('href')).toMatch(/rove-why=country:KR$/),
    )
  })
})
