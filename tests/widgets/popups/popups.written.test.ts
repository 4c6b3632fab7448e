import { describe, expect, it, vi } from 'vitest'
import { pagePieces } from '../../../core/pieces'
import { hearConsole } from '../../core/console'
import { asked, autumn, close, dialog, leavePage, onPages, open, send, wait } from './popups-page'

vi.mock('../../../core/sanitise', () => import('./simulated-sanitise'))

onPages()
const said = hearConsole()

describe('popups, for who wrote them', () => {
  it('POP-01 in a rehearsal they say why, and nothing is kept or sent', async () => {
    open([autumn, 'unheard-of', { ...autumn, id: 'kr', conditions: { country: 'KR' } }], { address: '/?rove-why' })
    await wait(0)
    const pieces = () =>
      pagePieces()
        .get()
        .map((piece) => [piece.id, piece.state()])
    expect(pieces()).toEqual([
      ['autumn', 'comes in 5 s'],
      ['kr', 'would come in 5 s; waits for country'],
      ['unheard-of', 'cannot come'],
    ])
    expect(pagePieces().get()[1]?.explain()).toEqual([
      { condition: 'country', eligible: false, reason: 'US is not among KR' },
      { condition: 'notSubscribed', eligible: true, reason: 'has not subscribed' },
      { condition: 'list', eligible: true, reason: 'goes to the list L1' },
    ])
    await wait(5000)
    expect(pieces()[0]).toEqual(['autumn', 'shown'])
    await send('somebody@example.com')
    expect(pieces()[0]).toEqual(['autumn', 'subscribed'])
    await close()
    expect([asked, localStorage.length]).toEqual([[], 0])
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
  ])('POP-01 %s is named once on the console and in the panel, and costs that popup alone', async (_, slip, words) => {
    const wrong = { ...autumn, id: 'wrong', event: { interval: [1] }, ...slip }
    open([wrong, autumn], { address: '/?rove-why' })
    await wait(6000)
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Autumn')
    expect(said()).toEqual([expect.stringContaining(`[rove] popup wrong: ${words}`)])
    const piece = pagePieces()
      .get()
      .find(({ id }) => id === 'wrong')
    const unmet = piece?.explain().filter(({ eligible }) => !eligible)
    expect(`${piece?.state()} ${unmet?.map(({ condition, reason }) => `condition ${condition}: ${reason}`)}`).toContain(
      words,
    )
  })

  it('POP-01 one without an id, and a second one with the same, are named once and in the panel', async () => {
    open([{ ...autumn, id: undefined }, autumn, { ...autumn, markup: { title: 'Second' } }], { address: '/?rove-why' })
    await wait(6000)
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Autumn')
    expect(said()).toEqual([
      '[rove] popup number 1: it has no id',
      '[rove] popup autumn: another popup has this id, the first one counts',
    ])
    expect(
      pagePieces()
        .get()
        .map((piece) => [piece.id, piece.state(), piece.explain()[0]?.reason]),
    ).toEqual([
      ['autumn', 'shown', 'has not subscribed'],
      ['number 1', 'cannot come', 'it has no id'],
      ['autumn', 'cannot come', 'another popup has this id, the first one counts'],
    ])
  })

  it('POP-01 in a rehearsal popups are named that stand where nobody reads them', async () => {
    open([autumn], { address: '/?rove-why', rove: { popup: [autumn] } })
    vi.stubGlobal('drupalSettings', { popups: [autumn] })
    await wait(0)
    const [, ...slips] = pagePieces().get()
    const reason = 'it is not read: popups stand in the list rove.popups'
    expect(slips.map((piece) => [piece.id, piece.state(), piece.explain()[0]?.reason])).toEqual([
      ['rove.popup', 'cannot come', reason],
      ['popups', 'cannot come', reason],
    ])
  })
})
