import { describe, expect, it } from 'vitest'
import type { ConditionVisitor, ContentHistory } from '../../../../core/shop/conditions/condition'
import { explain, prepareConditions } from '../../../../core/shop/conditions/prepare'
import type { Visitor } from '../../../../core/shop/conditions/visitor.store'
import { captureConsole } from '../../base/page/console'

const console = captureConsole()
const now = Date.UTC(2026, 10, 27, 12)
const somebody: Visitor = {
  country: 'US',
  locale: 'en_US',
  loggedIn: false,
  member: false,
  trade: false,
  customerType: 'New',
  sessions: 1,
  sessionPages: 2,
  totalPages: 2,
  utm: { campaign: 'autumn' },
  city: undefined,
  device: 'desktop',
  path: '/sofas/leather',
  pageTypes: ['page-sofas'],
  now,
}
const ask = (name: string, parameter: unknown, as: Partial<ConditionVisitor> = {}, memory: ContentHistory = {}) => {
  const [reason] = explain(prepareConditions('popup x', { [name]: parameter }), { ...somebody, ...as }, memory)
  return [reason?.eligible, reason?.reason]
}
const hours = (n: number) => now - n * 3_600_000

describe('a condition', () => {
  it.each<[string, unknown, Partial<ConditionVisitor>, Partial<ConditionVisitor>]>([
    ['country', ['KR', 'AU'], { country: 'KR' }, { country: 'US' }],
    ['country', 'KR', { country: 'KR' }, { country: 'US' }],
    ['variant', { of: 'x', is: 'a', among: ['a', 'b'] }, { shareOf: () => 0.499 }, { shareOf: () => 0.5 }],
    ['variant', { of: 'x', is: 'c', among: ['a', 'b', 'c'] }, { shareOf: () => 0.999 }, { shareOf: () => 0 }],
    ['locale', ['fr_CA'], { locale: 'fr_CA' }, { locale: 'en_CA' }],
    ['loggedIn', true, { loggedIn: true }, {}],
    ['loggedIn', false, {}, { loggedIn: true }],
    ['member', true, { member: true }, {}],
    ['trade', false, {}, { trade: true }],
    ['customerType', ['Returning', 'Existing'], { customerType: 'Existing' }, { customerType: 'New' }],
    ['sessions', { from: 2 }, { sessions: 2 }, { sessions: 1 }],
    ['sessions', { from: 2, to: 3 }, { sessions: 3 }, { sessions: 4 }],
    ['sessionPages', { to: 3 }, { sessionPages: 3 }, { sessionPages: 4 }],
    ['totalPages', { from: '5' }, { totalPages: 5 }, { totalPages: 4 }],
    ['utm', { campaign: 'autumn' }, {}, { utm: { campaign: 'spring' } }],
    ['utm', { campaign: 'autumn', source: ['a', 'b'] }, { utm: { campaign: 'autumn', source: 'b' } }, {}],
    ['city', ['Toronto', 'Miami'], { city: 'Miami' }, { city: 'Berlin' }],
    ['device', ['phone', 'tablet'], { device: 'tablet' }, { device: 'desktop' }],
    ['path', '/sofas*', {}, { path: '/chairs' }],
    ['path', ['/cart', '/sofas/leather'], {}, { path: '/sofas/leather/more' }],
    ['notPath', ['/cart*', '/user'], {}, { path: '/cart/checkout' }],
    ['pageTypes', ['page-cart', 'page-sofas'], {}, { pageTypes: ['page-rugs'] }],
    ['pageTypes', 'page-cart', { pageTypes: ['page-cart'] }, { pageTypes: [] }],
    ['between', ['2026-11-27', '2026-11-28'], {}, { now: Date.UTC(2026, 10, 28) }],
    ['between', ['2026-11-27 12:00:00', null], {}, { now: now - 1 }],
    ['between', [null, now / 1000 + 1], {}, { now: now + 1000 }],
    ['between', [null, now / 1000 + 1], {}, { shopTime: now + 1000 }],
  ])('POP-01 %s %j is met by one visitor and not by another', (name, parameter, met, unmet) => {
    expect(ask(name, parameter, met)[0]).toBe(true)
    expect(ask(name, parameter, unmet)[0]).toBe(false)
  })

  it('POP-01 explains why it is met and why not', () => {
    expect(ask('country', ['KR', 'AU'])).toEqual([false, 'US is not among KR, AU'])
    expect(ask('member', true)).toEqual([false, 'not a member'])
    expect(ask('sessions', { from: 2 })).toEqual([false, '1, fewer than 2'])
    expect(ask('utm', { campaign: 'autumn', source: 'x' })).toEqual([
      false,
      'campaign: autumn is among autumn; source: nothing is not among x',
    ])
    expect(ask('path', '/cart')).toEqual([false, '/sofas/leather is none of /cart'])
    expect(ask('between', ['2026-11-01'])).toEqual([true, 'now'])
    expect(ask('between', ['2026-11-01', '2026-12-01'])).toEqual([true, 'now, until 2026-12-01 00:00:00 UTC'])
    expect(ask('between', ['2026-12-01'])).toEqual([false, 'not before 2026-12-01 00:00:00 UTC'])
    expect(ask('between', [null, '2026-11-01'])).toEqual([false, 'over since 2026-11-01 00:00:00 UTC'])
  })

  it('SHOWROOM-01 an unknown city meets no condition, with its own reason', () => {
    expect(ask('city', ['Toronto'])).toEqual([false, 'the city was not requested'])
    expect(ask('city', ['Toronto'], { city: '' })).toEqual([false, 'the city is not known'])
  })

  it.each([
    ['notShownFor', 'shown'],
    ['notClosedFor', 'closed'],
  ])('POP-01 %s is met after its hours, and where nothing happened', (name, what) => {
    expect(ask(name, 48)).toEqual([true, `never ${what}`])
    expect(ask(name, 48, {}, { [what]: hours(47.9) })).toEqual([false, `${what} 47 h ago, 48 h are wanted`])
    expect(ask(name, 48, {}, { [what]: hours(0.5) })).toEqual([false, `${what} 30 min ago, 48 h are wanted`])
    expect(ask(name, 48, {}, { [what]: hours(48) })[0]).toBe(true)
  })

  it('POP-01 ignores a time in the future: the device’s clock was set back', () => {
    expect(ask('notShownFor', 48, {}, { shown: now + 1 })[0]).toBe(true)
  })

  it('POP-01 notSubscribed and notEngaged are met until the visitor does so', () => {
    expect(ask('notSubscribed', true)).toEqual([true, 'has not subscribed'])
    expect(ask('notSubscribed', true, {}, { subscribed: hours(9000) })).toEqual([false, 'has subscribed'])
    expect(ask('notEngaged', true, {}, { engaged: hours(1) })).toEqual([false, 'has engaged'])
  })

  it('POP-01 ignores a trailing slash of a path and the case of a city', () => {
    expect(ask('path', '/sofas/leather/')).toEqual([true, '/sofas/leather is /sofas/leather/'])
    expect(ask('path', '/', { path: '/' })).toEqual([true, '/ is /'])
    expect(ask('city', 'toronto', { city: 'Toronto' })).toEqual([true, 'toronto is among toronto'])
    expect(ask('city', 'toronto', { city: 'Ottawa' })).toEqual([false, 'Ottawa is not among toronto'])
  })

  it.each([
    ['country', ['US', 'Canada'], 'number 2 is "Canada", it takes one or several of US, CA, '],
    ['country', 'GB', 'it is "GB", it takes one or several of US, '],
    ['country', 7, 'it is 7, it takes one or several of US, '],
    ['locale', 'en-US', 'it is "en-US", it takes one or several of en_US, en_CA, fr_CA, '],
    ['loggedIn', 'yes', 'it is "yes", it takes true or false'],
    ['sessions', 3, 'it is 3, it takes { "from": 2, "to": 5 }, the smaller one first'],
    ['sessions', { from: 'many' }, 'from is "many", it takes { "from": 2,'],
    ['sessions', { form: 2 }, 'form is 2, it takes { "from": 2,'],
    ['sessions', { from: 5, to: 2 }, 'it is {"from":5,"to":2}, it takes { "from": 2,'],
    ['utm', 'autumn', 'it is "autumn", it takes { "campaign": "autumn" }'],
    ['utm', { campaign: ['autumn', 7] }, 'number 2 is 7, it takes { "campaign": "autumn" }'],
    ['city', [{}], 'number 1 is {}, it takes one or several texts'],
    ['device', ['fridge'], 'number 1 is "fridge", it takes one or several of phone, tablet, desktop'],
    ['path', null, 'it is null, it takes one or several paths with a slash'],
    ['path', 'sofas', 'it is "sofas", it takes one or several paths with a slash'],
    [
      'utm',
      { utm_campaign: 'autumn' },
      'utm_campaign is "autumn", it takes { "campaign": "autumn" }, names without utm_',
    ],
    [
      'between',
      ['20.11.2026', null],
      'number 1 is "20.11.2026", it takes [from, until], each "2026-11-30 23:59:59" (UTC)',
    ],
    ['between', [null, 'tomorrow'], 'number 2 is "tomorrow", it takes [from, until]'],
    ['between', '2026-11-27', 'it is "2026-11-27", it takes [from, until]'],
    ['between', ['2026-12-21', '2026-09-20'], 'it is ["2026-12-21","2026-09-20"], it takes [from, until]'],
    ['notShownFor', 'long', 'it is "long", it takes hours, 0 or more'],
    ['notClosedFor', -72, 'it is -72, it takes hours, 0 or more'],
    ['notSubscribed', 1, 'it is 1, it takes true or false'],
  ])('POP-01 %s %j is invalid: never met, and reported with its error', (name, parameter, words) => {
    const [reason] = explain(prepareConditions('popup x', { [name]: parameter }), somebody, {})
    expect(reason).toMatchObject({ eligible: false, never: true })
    expect(reason?.reason).toContain(words)
    expect(console()).toEqual([`[rove] popup x: condition ${name}: ${reason?.reason}`])
  })

  it('POP-01 an unknown condition is never met, and reported once', () => {
    for (const name of ['weather', 'constructor', '__proto__x']) {
      expect(ask(name, true)).toEqual([
        false,
        expect.stringMatching(/^no condition has this name, there are country, locale,/),
      ])
      ask(name, true)
    }
    expect(console()).toHaveLength(3)
  })
})
