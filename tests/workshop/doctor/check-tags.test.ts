import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tagsCheck } from '../../../workshop/doctor/check-tags'
import type { Visit } from '../../../workshop/doctor/finding'

beforeEach(() => {
  vi.stubGlobal('__ROVE_ONCE__', ['header', 'countdown', 'popups'])
  vi.stubGlobal('__ROVE_MAY_BE_EMPTY__', ['love', 'countdown', 'popups'])
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

/** What the check says of this HTML. */
async function said(html: string): Promise<readonly string[]> {
  document.body.innerHTML = html
  const names = ['header', 'love', 'search', 'countdown', 'popups']
  const tags: Visit['tags'] = { names, attributes: { love: ['nid'], countdown: ['end'] } }
  const findings = await tagsCheck.run({ tags, asleep: [] as Visit['asleep'] } as Visit)
  return findings.map(({ what }) => what)
}

it('LOAD-01 a page has one header, and as many hearts as it likes', async () => {
  const header = '<rove-header>Shop</rove-header>'
  const heart = '<rove-love nid="1"></rove-love>'
  expect(await said(header + heart + heart)).toEqual([])
  expect(await said(header + header)).toEqual(['The page has 2 <rove-header>. They would do the same work twice.'])
})

it('LOAD-01 a page has one countdown without text, and as many with text as it likes', async () => {
  const bar = '<rove-countdown></rove-countdown>'
  const own = '<rove-countdown end="2036-11-30">Until Sunday</rove-countdown>'
  expect(await said(bar + own + own)).toEqual([])
  expect(await said(bar + own + bar)).toEqual(['The page has 2 empty <rove-countdown>. Only the first one works.'])
  const popups = '<rove-popups></rove-popups>'
  expect(await said(popups + popups)).toEqual(['The page has 2 <rove-popups>. Only the first one works.'])
})

it.each([
  ['', {}, '<rove-countdown> has no end.'],
  ['', { countdownEnd: '' }, '<rove-countdown> has no end.'],
  ['end="soon"', { countdownEnd: '2036-11-30' }, '<rove-countdown> has no end: it cannot be read.'],
  ['', { countdownEnd: '2036-11-30' }, undefined],
  ['end="2036-11-30"', {}, undefined],
])('COUNT-01 a countdown without an end is named (%s, %j)', async (end, settings, line) => {
  vi.stubGlobal('roveSettings', settings)
  expect(
    await said(
      `<rove-countdown ${end} ${line ? 'data-rove-state="fallback" data-rove-reason="needs-end"' : 'data-rove-state="ready"'}>Sale</rove-countdown>`,
    ),
  ).toEqual(line ? [line] : [])
})

it('LOAD-01 a tag without HTML inside is named, unless its element may be empty', async () => {
  expect(await said('<rove-love nid="1"></rove-love><rove-search></rove-search>')).toEqual([
    '<rove-search> has no HTML of the server: visitors see nothing until it is ready, and if its code fails.',
  ])
})
