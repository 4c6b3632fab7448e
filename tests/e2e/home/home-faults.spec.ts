/** Sections of the home page whose HTML is not what their elements expect. */

import { expect, test } from '../kit/oracle'
import { offsetOf, openChanged, tracks } from './home-page'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const reasons = {
  poem: 'no-poem',
  membership: 'no-slides',
  originals: 'no-slides',
  bestsellers: 'no-lists',
  advantages: 'no-lookbook',
}

test('HOME-01 HOME-02 HOME-03 HOME-04 HOME-05 a section without its marks stays', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  const lines: string[] = []
  page.on('console', (message) => message.type() === 'error' && lines.push(message.text()))
  const expected = Object.entries(reasons).map(([name, reason]) => new RegExp(`<rove-home-${name}>: ${reason}`))
  oracle.expectReports(...expected)
  const content = '<p>A word</p><ul data-rove-carousel="slides"></ul>'
  await openChanged(page, (html) =>
    html.replace(/<rove-home-(\w+)([^>]*)>.*?<\/rove-home-\1>/gs, (_, name) =>
      `<rove-home-${name}>${content}</rove-home-${name}>`.repeat(2),
    ),
  )
  for (const [name, reason] of Object.entries(reasons)) {
    const sections = page.locator(`rove-home-${name}`)
    await expect(sections).toHaveCount(2)
    for (const section of await sections.all()) {
      await expect(section).toHaveAttribute('data-rove-state', 'fallback')
      await expect(section).toHaveAttribute('data-rove-reason', reason)
      expect(await section.innerHTML()).toBe(content)
    }
  }
  for (const pattern of expected) expect(lines.filter((line) => pattern.test(line))).toHaveLength(1)
})

test('HOME-04 without new arrivals the best sellers are a carousel', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/<rove-home-bestsellers>.*no-slides/)
  await openChanged(page, (html) => {
    const from = html.indexOf('<li>', html.indexOf('>New arrivals</h2>'))
    return html.slice(0, from) + html.slice(html.indexOf('</ul></section>', from))
  })
  const section = page.locator('rove-home-bestsellers')
  await expect(section).toHaveAttribute('data-rove-state', 'ready')
  await expect(section.locator(`${tracks} > li`)).toHaveCount(8)
  await expect(section.getByRole('heading', { name: 'New arrivals' })).toBeVisible()
  await expect(section.locator('a[href="/new-arrivals"]')).toBeVisible()
  await expect(section.getByRole('button', { name: 'New arrivals' })).toHaveCount(0)
  await section.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => offsetOf(section)).toBe(345)
})
