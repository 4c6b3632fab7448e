import { describe, expect, it, vi } from 'vitest'
import { pageContents } from '../../../core/shop/campaign/contents.store'
import { captureConsole } from '../../core/base/page/console'
import { autumn, close, dialog, leavePage, onPages, open, send, serverRequests, wait } from './popups-page'

vi.mock('../../../core/base/input/sanitise', () => import('./simulated-sanitise'))

onPages()
const consoleLines = captureConsole()

describe('reports for the author of a popup', () => {
  it('POP-01 in a preview popups explain themselves, and nothing is stored or sent', async () => {
    open([autumn, 'unheard-of', { ...autumn, id: 'kr', conditions: { country: 'KR' } }], { address: '/?rove-why' })
    await wait(0)
    const pieces = () =>
      pageContents()
        .get()
        .map((piece) => [piece.id, piece.state()])
    expect(pieces()).toEqual([
      ['autumn', 'comes in 5 s'],
      ['kr', 'would come in 5 s; waits for country'],
      ['unheard-of', 'cannot come'],
    ])
    expect(pageContents().get()[1]?.explain()).toEqual([
      { condition: 'country', eligible: false, reason: 'US is not among KR' },
      { condition: 'notSubscribed', eligible: true, reason: 'has not subscribed' },
      { condition: 'list', eligible: true, reason: 'goes to the list L1' },
    ])
    await wait(5000)
    expect(pieces()[0]).toEqual(['autumn', 'shown'])
    await send('somebody@example.com')
    expect(pieces()[0]).toEqual(['autumn', 'subscribed'])
    await close()
    expect([serverRequests, localStorage.length]).toEqual([[], 0])
    await leavePage()
    expect(pieces()).toEqual([])
  })

  it.each<[string, object, string]>([
    [
      'an unknown condition',
      { conditions: { contry: 'KR' } },
      'condition contry: no condition has this name, there are country,',
    ],
    [
      'a misspelt trigger',
      { event: { intervall: [5] } },
      'its definition is not usable (event has no intervall, it has',
    ],
  ])(
    'POP-01 %s is reported once on the console and in the panel, and disables that popup only',
    async (_, slip, words) => {
      const wrong = { ...autumn, id: 'wrong', event: { interval: [1] }, ...slip }
      open([wrong, autumn], { address: '/?rove-why' })
      await wait(6000)
      expect(dialog()?.querySelector('h2')?.textContent).toBe('Autumn')
      expect(consoleLines()).toEqual([expect.stringContaining(`[rove] popup wrong: ${words}`)])
      const piece = pageContents()
        .get()
        .find(({ id }) => id === 'wrong')
      const unmet = piece?.explain().filter(({ eligible }) => !eligible)
      expect(
        `${piece?.state()} ${unmet?.map(({ condition, reason }) => `condition ${condition}: ${reason}`)}`,
      ).toContain(words)
    },
  )

  it('POP-01 two errors in one definition are both reported, also in the panel', async () => {
    open([{ ...autumn, conditions: { contry: 'KR', loggedIn: false }, event: {} }], { address: '/?rove-why' })
    await wait(0)
    const event = 'its definition is not usable (event is {}, event takes interval [0-600 s, poll ms]'
    const country = 'no condition has this name, there are country,'
    expect(consoleLines()).toEqual([
      expect.stringContaining(`[rove] popup autumn: ${event}`),
      expect.stringContaining(`[rove] popup autumn: condition contry: ${country}`),
    ])
    expect(pageContents().get()[0]?.explain()).toEqual([
      { condition: 'definition', eligible: false, reason: expect.stringContaining(event) },
      { condition: 'contry', eligible: false, reason: expect.stringContaining(country) },
    ])
  })

  it('POP-01 a definition without an id, and a second one with the same id, are reported once, also in the panel', async () => {
    open([{ ...autumn, id: undefined }, autumn, { ...autumn, markup: { title: 'Second' } }], { address: '/?rove-why' })
    await wait(6000)
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Autumn')
    expect(consoleLines()).toEqual([
      '[rove] popup number 1: it has no id',
      '[rove] popup autumn: another popup has this id, the first one counts',
    ])
    expect(
      pageContents()
        .get()
        .map((piece) => [piece.id, piece.state(), piece.explain()[0]?.reason]),
    ).toEqual([
      ['autumn', 'shown', 'has not subscribed'],
      ['number 1', 'cannot come', 'it has no id'],
      ['autumn', 'cannot come', 'another popup has this id, the first one counts'],
    ])
  })

  it('POP-01 a preview reports popups that are configured in the wrong place', async () => {
    open([autumn], { address: '/?rove-why', rove: { popup: [autumn] } })
    vi.stubGlobal('drupalSettings', { popups: [autumn] })
    await wait(0)
    const [, ...slips] = pageContents().get()
    const reason = 'it is not read: popups stand in the list rove.popups'
    expect(slips.map((piece) => [piece.id, piece.state(), piece.explain()[0]?.reason])).toEqual([
      ['rove.popup', 'cannot come', reason],
      ['popups', 'cannot come', reason],
    ])
  })
})
