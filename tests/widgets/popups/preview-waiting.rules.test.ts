import { describe, expect, it } from 'vitest'
import { waitingText } from '../../../widgets/popups/preview/preview-waiting.rules'

type Event = Parameters<typeof waitingText>[0]
const reason = (condition: string, eligible: boolean, never?: true) => ({
  condition,
  eligible,
  reason: '',
  ...(never && { never }),
})
const met = [reason('country', true)]
const unmet = [reason('country', false), reason('device', true), reason('member', false)]
const event = (given: Partial<Event>): Event => ({ interval: undefined, scroll: undefined, exit: false, ...given })
const at = (seconds: number) => ({ seconds, scrolled: 0 })

describe('the description of a waiting popup', () => {
  it.each<[string, Partial<Event>, typeof met, number, number | undefined]>([
    ['comes in 3 s', { interval: [5, 1000] }, met, 2.4, 0],
    ['would come in 3 s; waits for country, member', { interval: [5] }, unmet, 2, 0],
    ['would come; waits for country, member', { interval: [5], exit: true }, unmet, 7, 0],
    ['comes within 1 s', { interval: [5] }, met, 5, 0],
    ['comes within 1 s', { interval: [0, 250] }, met, 5, 0],
    ['comes within 60 s', { interval: [5, 60_000] }, met, 5, 0],
    ['comes at 50 % scrolled (12 % now)', { scroll: [50] }, met, 9, 12.7],
    ['comes at the next scroll (50 % are scrolled)', { scroll: [50] }, met, 9, 50],
    ['comes at 50 % scrolled (nothing can be scrolled here)', { scroll: [50] }, met, 9, undefined],
    ['would come when the visitor is about to leave; waits for country, member', { exit: true }, unmet, 9, 0],
    ['comes in 1 s or at 50 % scrolled (12 % now)', { interval: [5], scroll: [50] }, met, 4.1, 12.7],
  ])('POP-01 a waiting popup is described as: %s', (words, given, reasons, seconds, scrolled) => {
    expect(waitingText(event(given), reasons, { seconds, scrolled })).toBe(words)
  })

  it('POP-01 a popup cannot open if no visitor meets a condition', () => {
    const broken = [...unmet, reason('contry', false, true)]
    expect(waitingText(event({ interval: [5] }), broken, at(1))).toBe('cannot come: contry')
  })
})
