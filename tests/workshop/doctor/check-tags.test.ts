import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tagsCheck } from '../../../workshop/doctor/check-tags'
import type { Visit } from '../../../workshop/doctor/finding'

beforeEach(() => {
  vi.stubGlobal('__ROVE_ONCE__', ['header'])
  vi.stubGlobal('__ROVE_MAY_BE_EMPTY__', ['love'])
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

/** What the check says of this HTML. */
async function said(html: string): Promise<readonly string[]> {
  document.body.innerHTML = html
  const names = ['header', 'love', 'search']
  const findings = await tagsCheck.run({ tags: { names, attributes: { love: ['nid'] } } as Visit['tags'] } as Visit)
  return findings.map(({ what }) => what)
}

it('LOAD-01 a page has one header, and as many hearts as it likes', async () => {
  const header = '<rove-header>Shop</rove-header>'
  const heart = '<rove-love nid="1"></rove-love>'
  expect(await said(header + heart + heart)).toEqual([])
  expect(await said(header + header)).toEqual(['The page has 2 <rove-header>. They would do the same work twice.'])
})

it('LOAD-01 a tag without HTML inside is named, unless its element may be empty', async () => {
  expect(await said('<rove-love nid="1"></rove-love><rove-search></rove-search>')).toEqual([
    '<rove-search> has no HTML of the server: visitors see nothing until it is ready, and if its code fails.',
  ])
})
