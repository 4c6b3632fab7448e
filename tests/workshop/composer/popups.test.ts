import { describe, expect, it } from 'vitest'
import { conditions } from '../../../core/shop/conditions/conditions'
import { conditionRows } from '../../../workshop/composer/popups/condition-rows'
import { monthsOf, spanOf } from '../../../workshop/composer/popups/days'
import { fromPairs, fromTexts, toPairs, toTexts } from '../../../workshop/composer/popups/definition'
import { listProblem, readPopup } from '../../../workshop/composer/popups/problems'
import { popupWords } from '../../../workshop/composer/popups/words'
import { settingProblem } from '../../../workshop/composer/settings/setting-problem'
import { fromField, localWords, toField } from '../../../workshop/composer/settings/time-field'

const markup = { title: 'Autumn sale' }
const words = (given: object) => {
  const { definition, problems } = readPopup({ id: 'a', markup, ...given })
  expect(problems).toEqual([])
  return definition ? popupWords(definition) : ''
}
const eight = { interval: [8, 1000] }

describe('a popup in plain words', () => {
  it('says when it comes, to whom, in which time and how often', () => {
    const given = { country: ['US', 'CA'], between: ['2026-09-20 00:00:00', '2026-12-21 23:59:59'], notClosedFor: 72 }
    expect(words({ event: eight, conditions: given })).toBe(
      'Comes 8 seconds after the page is loaded, to visitors in the United States and Canada, between 20 September and 21 December 2026, not again for 3 days after it was closed.',
    )
  })

  it.each([
    [{ exit: true }, {}, 'Comes when the visitor is about to leave, to every visitor.'],
    [{ scroll: [70] }, { device: 'phone' }, 'Comes when 70 % of the page has been scrolled, to visitors on a phone.'],
    [
      { interval: [1], exit: true },
      { loggedIn: false, member: true },
      'Comes 1 second after the page is loaded or when the visitor is about to leave, to visitors who are not logged in and who are members.',
    ],
    [
      { exit: true },
      { between: [null, '2026-12-21'], path: ['/sofas*', '/rugs'] },
      'Comes when the visitor is about to leave, to every visitor, until 20 December 2026, on pages whose path begins with /sofas or /rugs.',
    ],
    [
      { exit: true },
      { totalPages: { from: 2 }, utm: { campaign: ['autumn', 'winter'] } },
      'Comes when the visitor is about to leave, to visitors of links with utm_campaign autumn or winter, from the 2nd page of all visits on.',
    ],
    [
      { exit: true },
      { locale: 'fr_CA', between: ['2026-12-21 18:00', null] },
      'Comes when the visitor is about to leave, to visitors with pages in French (Canada), from 21 December 2026 at 18:00 UTC on.',
    ],
  ])('%j %j', (event, given, said) => {
    expect(words({ event, conditions: given })).toBe(said)
  })

  it('every condition has a form, a first value that is valid, and words', () => {
    expect(Object.keys(conditionRows).sort()).toEqual(Object.keys(conditions).sort())
    for (const [name, { first }] of Object.entries(conditionRows)) {
      const said = words({ event: eight, conditions: { [name]: first } })
      // Dates without limits say nothing.
      if (name !== 'between')
        expect(said, `${name}: add its words to workshop/composer/popups/words.ts`).not.toBe(
          'Comes 8 seconds after the page is loaded, to every visitor.',
        )
    }
  })

  it('says it of a built-in popup too', () => {
    const { definition } = readPopup('closing-kr')
    expect(definition && popupWords(definition)).toBe(
      'Comes 2 seconds after the page is loaded, to visitors in Korea, not again for 7 days after it was closed.',
    )
  })
})

describe('problems', () => {
  it.each([
    [{ id: 'a', event: { interval: [700, 1000] }, markup }, /event takes interval \[0-600 s, poll ms\]/],
    [
      { id: 'a', event: eight, markup, conditions: { country: ['Canada'] } },
      /^condition country: number 1 is "Canada"/,
    ],
    [{ id: 'a', evnt: eight, markup }, /a definition has no evnt/],
    [{ id: '', event: eight, markup }, /it has no id/],
    ['news', /no built-in popup has this id/],
  ])('%j', (entry, problem) => {
    expect(readPopup(entry).problems.join()).toMatch(problem)
  })

  it('an end before the beginning', () => {
    const conditions = { between: ['2026-11-29', '2026-11-05'] }
    expect(readPopup({ id: 'a', event: eight, markup, conditions }).problems.join()).toMatch('before its beginning')
  })

  it.each([
    [{ form: true }, undefined, true],
    [{ form: true, signUp: 'trade' }, { list: 'abc123' }, true],
    [{ form: true }, { list: 'abc123' }, false],
    [{ form: true, list: 'abc123' }, undefined, false],
    [{ title: 'Sale' }, undefined, false],
  ])('%j without a list, with the newsletter %j: %s', (parts, newsletter, isProblem) => {
    const { definition } = readPopup({ id: 'a', event: eight, markup: parts })
    expect(!!definition && !!listProblem(definition, newsletter)).toBe(isProblem)
  })

  it('two popups with the same id', () => {
    expect(readPopup({ id: 'a', event: eight, markup }, [{ id: 'a' }]).problems.join()).toMatch('the first one counts')
  })

  it.each([
    ['rove.chat', { accounts: { KR: {} } }, /^rove\.chat\.accounts\.KR: Invalid type/],
    ['rove.popups', {}, /it is no list/],
    ['countdownEnd', 'tomorrow', /countdownEnd is "tomorrow"/],
    ['rove.search', { appId: 5 }, /^rove\.search\.appId: Invalid type: Expected string but received 5$/],
  ])('of the setting %s: %j', (name, value, problem) => {
    expect(settingProblem(name, value)).toMatch(problem)
  })

  it('a usable setting has none', () => {
    expect(settingProblem('rove.chat', { accounts: { KR: '1' } })).toBeUndefined()
    expect(settingProblem('countdownEnd', '2026-11-30 23:59:59')).toBeUndefined()
  })
})

describe('the calendar', () => {
  it('has the days on which a popup can come', () => {
    const months = monthsOf(spanOf(['2026-09-20 00:00:00', '2026-10-02 12:00:00']) ?? {}, 0)
    expect(months.map(({ label, days }) => [label, days.length, days.indexOf(true), days.lastIndexOf(true)])).toEqual([
      ['September 2026', 30, 19, 29],
      ['October 2026', 31, 0, 1],
    ])
  })

  it('is a year at most, and 90 days without an end', () => {
    expect(monthsOf(spanOf(['2026-01-01', '2030-01-01']) ?? {}, 0)).toHaveLength(12)
    expect(monthsOf(spanOf(['2026-01-20', null]) ?? {}, 0)).toHaveLength(4)
  })

  it.each([[undefined], [[]], [[null, null]], [['never', null]]])('there is none of %j', (between) => {
    expect(spanOf(between)).toBeUndefined()
  })
})

it('texts, pairs and times of fields become values, and back', () => {
  expect(fromTexts(' a, ,b ')).toEqual(['a', 'b'])
  expect(toTexts(['a', 'b'])).toBe('a, b')
  expect(fromPairs('campaign = a, b\n\nsource=c')).toEqual({ campaign: ['a', 'b'], source: ['c'] })
  expect(toPairs({ campaign: ['a', 'b'] })).toBe('campaign = a, b')
  expect(fromField(toField('2026-11-30T23:59:59Z'))).toBe('2026-11-30 23:59:59')
  expect(fromField('2026-11-30T23:59')).toBe('2026-11-30 23:59:00')
  expect(localWords('2026-11-30 23:59:59', 'ko_KR')).toMatch(/^In Seoul that is .*1 December 2026.* 08:59/)
})
