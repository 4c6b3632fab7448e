import { describe, expect, it } from 'vitest'
import { type Definition, readDefinitions } from '../../../widgets/popups/popups.rules'
import { problemText } from '../../../widgets/popups/popups-problems.rules'
import { showroomOf, showrooms } from '../../../widgets/popups/rows/rows-showrooms.rules'
import { asksForAddress } from '../../../widgets/popups/signup/signup-address.rules'

const event = { interval: [1, 1000] }
/** The definitions of these sources, with their errors as text. */
const readAll = (lists: readonly unknown[]) => {
  const { usable, unusable } = readDefinitions(lists)
  return { usable, unusable: unusable.map((one) => ({ ...one, problem: problemText(one.problem) })) }
}
const read = (...given: unknown[]) => readAll([given])
const only = (given: unknown) => read(given).usable[0] as Definition

describe('the definitions of popups', () => {
  it('POP-01 a definition is the id of a built-in popup, or an object', () => {
    const { usable, unusable } = read('newsletter', { id: 'autumn', event, markup: { html: '<p>x</p>' } })
    expect(usable.map(({ id }) => id)).toEqual(['newsletter', 'autumn'])
    expect(unusable).toEqual([])
  })

  it('POP-01 a value that is no JSON is reported by its type; other definitions hold', () => {
    const html: Record<string, unknown> = {}
    html.own = html
    const { usable, unusable } = read({ id: 'round', event, markup: { html } }, { id: 'big', event: 7n }, 'newsletter')
    expect(usable.map(({ id }) => id)).toEqual(['newsletter'])
    expect(unusable.map(({ problem }) => problem)).toEqual([
      expect.stringContaining('markup.html is a value of type object'),
      expect.stringContaining('event is a value of type bigint'),
    ])
  })

  it('POP-01 a preview takes a popup that is switched off, if the definition has content', () => {
    const autumn = { id: 'autumn', event, markup: { html: '<p>x</p>' } }
    const ids = (previewed: readonly string[], ...lists: unknown[]) =>
      readDefinitions(lists, previewed).usable.map(({ id }) => id)
    expect(ids([], [{ ...autumn, off: true }])).toEqual([])
    expect(ids(['autumn'], [{ ...autumn, off: true }])).toEqual(['autumn'])
    expect(ids(['autumn'], [autumn], [{ id: 'autumn', off: true }])).toEqual(['autumn'])
    expect(ids(['spring'], [{ id: 'spring', off: true }])).toEqual([])
  })

  it('POP-01 inherited properties are no fields of a definition', () => {
    const everyone = Object.prototype as Record<string, unknown>
    Object.assign(everyone, { off: true, exit: true, overlay: 'theirs', list: 7 })
    try {
      const { usable, unusable } = read('newsletter', { id: 'autumn', event, markup: { html: 'x' } })
      expect(unusable).toEqual([])
      expect(usable.map(({ id }) => id)).toEqual(['newsletter', 'autumn'])
      expect(usable[1]).toMatchObject({ event: { exit: false }, markup: { overlay: '', list: '' }, off: false })
    } finally {
      for (const name of ['off', 'exit', 'overlay', 'list']) delete everyone[name]
    }
  })

  it('POP-01 a definition takes missing fields from the built-in popup with its id', () => {
    const { event, conditions, markup } = only({ id: 'newsletter', event: { exit: true } })
    expect(event).toMatchObject({ exit: true })
    expect(conditions).toHaveProperty('notClosedFor')
    expect(markup.form).toBe(true)
  })

  it.each<[unknown, string, RegExp]>([
    ['unheard-of', 'unheard-of', /^no built-in popup has this id$/],
    ['constructor', 'constructor', /^no built-in popup has this id$/],
    [{ id: 'a', markup: { html: 'x' } }, 'a', /\(event is missing, event takes interval \[0-600 s, /],
    [{ id: 'a', event: 'exit', markup: { html: 'x' } }, 'a', /\(event is "exit", event takes .* or exit true\)$/],
    [
      { id: 'a', event: { scroll: [700] }, markup: { html: 'x' } },
      'a',
      /event is {"scroll":\[700\]}, event takes .*0-100 %/,
    ],
    [
      { id: 'a', event: { interval: [5000, 1000] }, markup: { html: 'x' } },
      'a',
      /event is {"interval":\[5000,1000\]}, event takes/,
    ],
    [
      { id: 'a', event: { interval: [-5, 0] }, markup: { html: 'x' } },
      'a',
      /event is {"interval":\[-5,0\]}, event takes/,
    ],
    [
      { id: 'a', event: { interval: [5, -1] }, markup: { html: 'x' } },
      'a',
      /event is {"interval":\[5,-1\]}, event takes/,
    ],
    [{ id: 'a', event: { interval: [] }, markup: { html: 'x' } }, 'a', /event is {"interval":\[\]}, event takes/],
    [
      { id: 'a', event: { intervall: [5] }, markup: { html: 'x' } },
      'a',
      /event has no intervall, it has interval, scroll, exit/,
    ],
    [{ id: 'a', event: { exit: true, scrol: [5] }, markup: { html: 'x' } }, 'a', /event has no scrol,/],
    [
      { id: 'a', event, condition: { country: 'KR' }, markup: { html: 'x' } },
      'a',
      /a definition has no condition, it has id, conditions,/,
    ],
    [{ id: 'a', event, markup: { htlm: '<p>x</p>' } }, 'a', /markup has no htlm, it has title, html,/],
    [{ id: 'a', event, markup: {} }, 'a', /markup: there is nothing to show/],
    [{ id: '', event, markup: { html: 'x' } }, 'number 2', /it has no id/],
    [{ id: 'a', event: {}, markup: {} }, 'a', /event is {}, event takes/],
    [{ id: 'a', event: { scroll: ['half'] }, markup: {} }, 'a', /event\.scroll\.0 is "half", event takes/],
    [{ id: 'a', event, markup: { html: 7 } }, 'a', /markup\.html is 7/],
    [{ event, markup: { html: 'x' } }, 'number 2', /^it has no id$/],
    [null, 'number 2', /^it has no id$/],
  ])('POP-01 %j disables only itself, and is reported', (given, id, problem) => {
    const { usable, unusable } = read('newsletter', given)
    expect(usable.map((one) => one.id)).toEqual(['newsletter'])
    expect(unusable).toEqual([{ id, problem: expect.stringMatching(problem) }])
  })

  it.each([{ id: 'a', event, markup: { html: 'x' } }, 'newsletter', 7, true])(
    'POP-01 %j is no list: one error, and other sources still apply',
    (list) => {
      expect(readAll([['newsletter'], list])).toMatchObject({
        usable: [{ id: 'newsletter' }],
        unusable: [{ id: 'rove.popups', problem: 'it is no list [popup, popup]' }],
      })
    },
  )

  it('POP-01 a list that PHP wrote with gaps is read', () => {
    expect(readAll([{ 0: 'newsletter', 2: 'showroom' }])).toMatchObject({
      usable: [{ id: 'newsletter' }, { id: 'showroom' }],
      unusable: [],
    })
  })

  it('POP-01 a second definition with the same id is left out', () => {
    expect(read('newsletter', { id: 'newsletter', event }).unusable).toEqual([
      { id: 'newsletter', problem: 'another popup has this id, the first one counts' },
    ])
  })

  it('POP-01 a page’s definitions add to the site’s: the same id replaces, off switches off, an invalid one disables itself', () => {
    const site = ['newsletter', 'showroom', 'closing-au', { id: 'autumn', event, markup: { html: 'site' } }]
    const ours = [
      { id: 'autumn', event, markup: { html: 'page' } },
      { id: 'showroom', off: true },
      { id: 'shworoom', off: true },
      { id: 'closing-au', event: { interval: ['soon'] } },
      { id: 'winter', event, markup: { html: 'page' } },
    ]
    const { usable, unusable } = readAll([site, ours])
    expect(usable.map(({ id, markup }) => [id, markup.html])).toEqual([
      ['newsletter', ''],
      ['closing-au', ''],
      ['autumn', 'page'],
      ['winter', 'page'],
    ])
    expect(unusable).toEqual([
      { id: 'showroom', problem: 'this page has switched it off', isSwitchedOff: true },
      { id: 'shworoom', problem: 'it is switched off, and nothing else has its id', isSwitchedOff: true },
      { id: 'closing-au', problem: expect.stringContaining('event.interval.0') },
    ])
  })

  it('POP-01 a popup asks for an address by its form, its list or a form in its HTML', () => {
    const asks = (markup: object) => asksForAddress(only({ id: 'a', event, markup }))
    expect(asks({ html: '<p>form</p>' })).toBe(false)
    expect([asks({ form: true }), asks({ list: 'x' }), asks({ html: '<form><input name=email>' })]).toEqual([
      true,
      true,
      true,
    ])
    expect(asks({ html: '<form action="/user/login"><input type=email></form><form><input name=q></form>' })).toBe(
      false,
    )
  })

  it.each([
    ['<form data-a="a>b" action="/login"><input type=email></form>', false],
    ['<form action><input type=email></form>', false],
    ['<form data-a=" action=" data-action="x"><input type=email></form>', true],
    ['<form action="#"><input type=email></form>', true],
    ["<form action=' #go'><input type=email></form>", true],
    ['<form action="javascript:void(0)"><input NAME="EMAIL"></form>', true],
  ])('POP-04 a form without an action collects addresses: %s', (html, asks) => {
    expect(asksForAddress(only({ id: 'a', event, markup: { html } }))).toBe(asks)
  })

  it('SHOWROOM-01 opens 5 s after load, once in 48 hours, in cities with a showroom', () => {
    const { event, conditions } = only('showroom')
    expect(event.interval?.[0]).toBe(5)
    expect(conditions).toMatchObject({ notShownFor: 48, city: expect.arrayContaining(['Toronto', 'Vancouver']) })
  })

  it('SHOWROOM-01 SHOWROOM-02 the popup links to the pages of the specification', () => {
    expect(showrooms.map(({ path }) => path)).toEqual([
      '/melrose-showroom',
      '/santa-fe-springs-showroom',
      '/san-diego-showroom',
      '/miami-showroom-grand-opening-event/rsvp',
      '/vancouver-showroom',
      '/toronto-showroom',
    ])
    expect(['La Jolla', 'la jolla', 'LA JOLLA'].map((city) => showroomOf(city)?.name)).toEqual(
      Array(3).fill('San Diego'),
    )
    expect([showroomOf('Berlin'), showroomOf(''), showroomOf(undefined)]).toEqual([undefined, undefined, undefined])
  })

  it('NEWS-01 the popup pauses for a day once shown, and for a week once closed', () => {
    expect(only('newsletter').conditions).toMatchObject({ notShownFor: 24, notClosedFor: 168 })
  })

  it('CLOSING-01 the closing popups are for Australia and Korea', () => {
    for (const [id, country] of [
      ['closing-au', 'AU'],
      ['closing-kr', 'KR'],
    ])
      expect(only(id).conditions).toEqual({ country, notClosedFor: 168 })
  })

  it('NEWS-01 the trade newsletter opens after 10 s; a cookie ends it for a day', () => {
    expect(only('trade-newsletter')).toMatchObject({
      event: { interval: [10, 1000] },
      cookie: 'rove_trade_newsletter',
      markup: { signUp: 'trade' },
    })
  })
})
