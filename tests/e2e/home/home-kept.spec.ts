/** What Back and a reload bring back on the home page. */
import { backToPage } from '../kit/go-back'
import { focusInPlace } from '../kit/list-moves'
import { expect, test } from '../kit/oracle'
import { isPhone, offsetOf, open, tracks } from './home-page'

for (const [how, motion, tag] of [
  ['Back', 'no-preference', []],
  ['a reload', 'reduce', ['@any-screen', '@nightly']],
] as const) {
  test.describe(how, () => {
    test.use({ contextOptions: { reducedMotion: motion } })

    test(`HOME-04 HOME-06 after ${how} the list and the places are shown at once`, {
      tag: ['@nightly', '@wide-first', ...tag],
    }, async ({ page }) => {
      const section = await open(page, 'bestsellers')
      await page.evaluate(() => history.replaceState({ theirs: 1 }, ''))
      await section.getByRole('button', { name: 'New arrivals' }).click()
      const arrivals = section.locator('[data-rove-home=list]').last()
      await arrivals.getByRole('button', { name: 'Next' }).click()
      await expect(arrivals).toContainText('2 of ')
      const originals = page.locator('rove-home-originals')
      // While it has the focus, a carousel does not move on by itself.
      await focusInPlace(originals.getByRole('button', { name: 'Next' }))
      await originals.scrollIntoViewIfNeeded()
      await originals.getByRole('button', { name: 'Next' }).click()
      await expect(originals).toContainText('2 of 3')

      // Each move after the page has come.
      await page.addInitScript(() => {
        document.addEventListener('transitionrun', ({ target }) => {
          if ((target as Element).matches('[data-rove-home=list]')) document.documentElement.dataset.faded = ''
        })
      })
      if (how === 'Back') {
        await page.goto('/sofas?country=US')
        await backToPage(page)
      } else await page.reload()
      await page.evaluate(() => window.rove.ready())

      await section.scrollIntoViewIfNeeded()
      await expect(section.getByRole('button', { name: 'New arrivals' })).toHaveAttribute('aria-pressed', 'true')
      await expect(section.locator('a[href="/new-arrivals"]')).toBeVisible()
      await expect(section.locator('a[href="/best-sellers"]')).toBeHidden()
      await expect(arrivals).toContainText('2 of ')
      expect(await offsetOf(arrivals)).toBe(345)
      await expect(page.locator('[data-faded]')).toHaveCount(0)
      await originals.scrollIntoViewIfNeeded()
      await expect(originals).toContainText('2 of 3')
      const [top, left] = await originals.locator(tracks).evaluate((node) => [node.scrollTop, node.scrollLeft])
      expect(isPhone(page) ? left : top).toBeGreaterThan(100)
      await expect(originals.getByRole('button', { name: 'Pause' })).toHaveCount(0)
      expect(await page.evaluate(() => history.state.theirs)).toBe(1)
    })
  })
}
