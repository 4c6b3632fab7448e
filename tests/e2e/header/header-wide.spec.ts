/** The header with a mouse. */

import { expect, test } from '../kit/oracle'
import { headerTag, openBelow } from './header-campaign'
import { openWithHeader, pauseClock } from './header-page'

test('SHELL-02 SHELL-03 a menu opens under a resting mouse, and closes after it', {
  tag: ['@wcag-1.4.13', '@rove-header', '@nightly'],
}, async ({ page }) => {
  const { menu } = await openWithHeader(page, '/sofas?country=US')
  const ideas = menu('Ideas')
  await pauseClock(page)
  await ideas.locator('summary').hover()
  await page.clock.runFor(100)
  await expect(ideas).not.toHaveAttribute('open')
  await page.clock.runFor(40)
  await expect(ideas).toHaveAttribute('open')
  await ideas.getByRole('link', { name: 'Lookbook' }).hover()
  await page.clock.runFor(1_000)
  await expect(ideas).toHaveAttribute('open')
  await page.getByRole('heading', { level: 1 }).hover()
  await page.clock.runFor(400)
  await expect(ideas).not.toHaveAttribute('open')
  // A press right after the mouse has opened it keeps it open, also when the mouse leaves.
  await ideas.locator('summary').hover()
  await page.clock.runFor(200)
  await ideas.locator('summary').click()
  await expect(ideas).toHaveAttribute('open')
  await page.getByRole('heading', { level: 1 }).hover()
  await page.clock.runFor(1_000)
  await expect(ideas).toHaveAttribute('open')
  await ideas.locator('summary').click()
  await expect(ideas).not.toHaveAttribute('open')
})

test('SHELL-02 a menu stays open while the mouse is on a menu inside it', {
  tag: ['@nightly', '@wcag-1.4.13', '@rove-header'],
}, async ({ page }) => {
  const inner = '<details id="inner"><summary>Inner</summary><a href="#main">Inside</a></details>'
  const tag = headerTag().replace(
    '</header>',
    `<details id="outer"><summary>Outer</summary>${inner}</details></header>`,
  )
  await openBelow(page, tag)
  await pauseClock(page)
  await page.locator('#outer > summary').hover()
  await page.clock.runFor(300)
  await expect(page.locator('#outer')).toHaveAttribute('open')
  await page.locator('#inner > summary').hover()
  await page.clock.runFor(2_000)
  await expect(page.locator('#outer')).toHaveAttribute('open')
  await page.locator('#inner > summary').click()
  await expect(page.getByRole('link', { name: 'Inside' })).toBeVisible()
})

test('SHELL-02 a menu that is closed while the mouse rests on it stays closed', { tag: '@nightly' }, async ({
  page,
}) => {
  const { menu } = await openWithHeader(page, '/sofas?country=US')
  const ideas = menu('Ideas')
  await pauseClock(page)
  await ideas.locator('summary').click()
  await expect(ideas).toHaveAttribute('open')
  await page.keyboard.press('Escape')
  await expect(ideas).not.toHaveAttribute('open')
  await page.clock.runFor(1_000)
  await expect(ideas).not.toHaveAttribute('open')
})

test('SHELL-02 the focus that moves on closes a menu', { tag: '@nightly' }, async ({ page }) => {
  const { menu } = await openWithHeader(page, '/sofas?country=US')
  const ideas = menu('Ideas')
  await ideas.locator('summary').press('Enter')
  await ideas.getByRole('link', { name: 'Showrooms' }).focus()
  await expect(ideas).toHaveAttribute('open')
  await page.keyboard.press('Tab')
  await expect(menu('Help').locator('summary')).toBeFocused()
  await expect(ideas).not.toHaveAttribute('open')
})

test('SHELL-01 at 768 to 1280 px the header covers none of its own links', { tag: '@nightly' }, async ({ page }) => {
  for (const locale of ['en_US', 'fr_CA', 'ko_KR']) {
    await openWithHeader(page, `/sofas?locale=${locale}&country=${locale.slice(3)}`)
    for (const width of [768, 820, 880, 1024, 1100, 1180, 1279, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const covered = await page.locator('rove-header :is(a, summary):visible').evaluateAll((nodes) =>
        nodes
          .filter((node) => {
            const { left, top, width, height } = node.getBoundingClientRect()
            const hit = document.elementFromPoint(left + width / 2, top + height / 2)
            return !hit || !(node.contains(hit) || hit.contains(node))
          })
          .map((node) => node.textContent?.trim()),
      )
      expect(covered, `${locale} ${width}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  }
})
