/** The boxes of elements before their code has come, on a page without any style for them. */
import { readFileSync } from 'node:fs'
import { fileOf, idleWidgets, notBlocks } from '../../../loader/widgets'
import { openCampaign } from '../kit/campaign'
import { expect, test } from '../kit/oracle'

const { tags }: { tags: Readonly<Record<string, unknown>> } = JSON.parse(readFileSync('dist/scripts.json', 'utf8'))
const idle = idleWidgets.split('|').map((name) => `rove-${name}`)
/** The tags that load when they are on the screen. */
const names = Object.keys(tags).filter((tag) => !idle.includes(tag))

/** A tag with a picture of the server that is higher than the screen, and stands in a line, as pictures do. */
const filled = (tag: string) => `<div class="place"><${tag}><canvas width="20" height="3000"></canvas></${tag}></div>`

test('LOAD-01 what the server has written on the first screen loads, in every tag', { tag: '@wide-first' }, async ({
  page,
}) => {
  const requested = new Set<string>()
  // Their code does not come, so that the tags stay as they are.
  await page.route(/\/rove\/[0-9a-f]{8}\/.*\.js/, (route) => {
    const [, name = ''] = /([\w.-]+)\.js/.exec(route.request().url()) ?? []
    requested.add(name)
  })
  await openCampaign(page, {
    css: '.place{position:absolute;top:0;width:20px}',
    body: `${names.map(filled).join('')}<p><rove-love hidden>Save</rove-love></p>`,
  })
  await expect.poll(() => names.map(fileOf).filter((name) => !requested.has(name))).toEqual([])
  const displays = await page.evaluate(
    (all) => all.map((tag) => [tag, getComputedStyle(document.querySelector(tag) as Element).display]),
    names,
  )
  const expected = names.map((tag) => [tag, notBlocks.split(',').includes(tag) ? 'inline' : 'block'])
  expect(displays).toEqual(expected)
  // What the page hides stays hidden, and what it styles stays as it is.
  await expect(page.locator('rove-love[hidden]')).toHaveCSS('display', 'none')
})
