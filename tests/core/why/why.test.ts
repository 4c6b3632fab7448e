import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from '../../../core/page'
import { declarePiece } from '../../../core/pieces'
import { report } from '../../../core/report'
import { pageServerClock } from '../../../core/server-clock'
import { pageVisitor } from '../../../core/visitor'
import { openWhy } from '../../../core/why/why'
import { createWhyModel } from '../../../core/why/why-model'
import { hearConsole } from '../console'

const said = hearConsole()
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
  delete page().pieces
  document.body.replaceChildren()
  localStorage.clear()
  history.replaceState(null, '', '/')
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the why-panel’s truth', () => {
  it('is every piece with each of its reasons, new once a second', () => {
    declarePiece(piece)
    const { get, stop } = createWhyModel()
    expect(get().pieces).toMatchObject([{ kind: 'popup', id: 'spring', state: 'waits' }])
    expect(get().pieces[0]?.reasons.map(({ eligible }) => eligible)).toEqual([true, false])
    met = true
    vi.advanceTimersByTime(1000)
    expect(get().pieces[0]).toMatchObject({ state: 'shown', reasons: [{ eligible: true }, { eligible: true }] })
    declarePiece({ ...piece, id: 'late' })
    expect(get().pieces).toHaveLength(2)
    const timers = vi.getTimerCount()
    stop()
    expect(vi.getTimerCount()).toBe(timers - 1)
  })

  it('has popups before all else, and keeps the order within a kind', () => {
    for (const [kind, id] of [
      ['chat', 'chat'],
      ['popup', 'spring'],
      ['countdown', 'sale'],
      ['popup', 'autumn'],
    ] as const)
      declarePiece({ ...piece, kind, id })
    const { get, stop } = createWhyModel()
    expect(get().pieces.map(({ id }) => id)).toEqual(['spring', 'autumn', 'sale', 'chat'])
    stop()
  })

  it('has the pieces that can say why, where one cannot', () => {
    declarePiece({
      ...piece,
      explain() {
        throw new Error('no')
      },
    })
    declarePiece(piece)
    const { get, stop } = createWhyModel()
    expect(get().pieces.map(({ state }) => state)).toEqual(['cannot say', 'waits'])
    expect(said()).toEqual(['[rove] why: no'])
    stop()
  })

  it('names elements that show what the server wrote', () => {
    document.body.innerHTML = '<rove-countdown data-rove-state="fallback" data-rove-reason="bad-end"></rove-countdown>'
    const { get, stop } = createWhyModel()
    expect(get().fallen).toEqual([{ tag: 'rove-countdown', reason: 'bad-end' }])
    stop()
  })

  it('makes conditions see somebody else, writes nothing, and lets go of it', () => {
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

  it('COUNT-01 sets the clock that countdowns follow, and it runs on', () => {
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

  it('opens once, and tells what is met and what is not in words', async () => {
    declarePiece(piece)
    openWhy()
    openWhy()
    expect(document.querySelectorAll('[data-rove-why]')).toHaveLength(1)
    await vi.waitFor(() => expect(root().querySelectorAll('.mark')).toHaveLength(2))
    expect([...root().querySelectorAll('.mark')].map(({ textContent }) => textContent)).toEqual(['✓ met', '✗ not met'])
    root().querySelector<HTMLButtonElement>('header button')?.click()
    await vi.waitFor(() => expect(root().querySelector<HTMLElement>('#what')?.hidden).toBe(true))
  })

  it('rises above each dialog that opens, at the entry of what stands there, with its notes', async () => {
    let stands = false
    declarePiece({ ...piece, stands: () => stands, notes: () => ['html is shown without <style>'] })
    openWhy()
    await vi.waitFor(() =>
      expect(root().querySelector('.pieces .note')?.textContent).toBe('html is shown without <style>'),
    )
    const panel = root().querySelector('aside') as HTMLElement
    const calls: string[] = []
    panel.hidePopover = () => void calls.push('hide')
    panel.showPopover = () => void calls.push(`show ${root().querySelectorAll('[data-stands]').length}`)
    stands = true
    page().standing?.set(1)
    expect(calls).toEqual([])
    await vi.waitFor(() => expect(calls).toEqual(['hide', 'show 1']))
    page().standing?.set(0)
    await vi.waitFor(() => expect(panel.hasAttribute('data-under')).toBe(false))
    expect(calls).toHaveLength(2)
  })

  it('lists what the console says of ours, but what stands at a popup', async () => {
    report('settings', 'script 2 is not JSON')
    report('popup autumn', 'is no good')
    openWhy()
    await vi.waitFor(() => expect(root().textContent).toContain('Said on the console'))
    expect(root().textContent).toContain('settings: script 2 is not JSON')
    expect(root().textContent).not.toContain('is no good')
  })

  it('says that a word is no number of sessions, until it is one or the marketer is nobody else', async () => {
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

  it('lets a marketer be somebody else, with the truth beside each field', async () => {
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
