/** The address of an open photo (COMM-01). */

import { backFromOverlay } from '../kit/go-back'
import { expect, test } from '../kit/oracle'
import { dialog, link, loadByPress, more, open, photos } from './community-page'

test.use({ layout: 'bare' })

test('COMM-01 a shared address opens its photo, also after a reload', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await open(page, '/community', 'photo=2440&country=US&as=guest')
  await expect(page).toHaveURL(/\/community\/page\/4\?.*photo=2440/)
  await expect(dialog(page)).toContainText('4 of 12')
  await page.reload()
  await expect(dialog(page)).toContainText('4 of 12')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).not.toHaveURL(/photo=/)
})

test('COMM-01 a reload opens the photo that was shown last, and Back closes it', {
  tag: ['@nightly', '@any-screen'],
}, async ({ page }) => {
  await open(page)
  await link(page, 2).click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog(page)).toContainText('1 of 12')
  const address = page.url()
  await page.reload()
  await expect(dialog(page)).toContainText('1 of 12')
  expect(page.url()).toBe(address)
  await backFromOverlay(page)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).not.toHaveURL(/photo=/)
})

test('COMM-01 the address keeps the open photo while the page below it is scrolled', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await open(page)
  await loadByPress(page)
  await more(page).click()
  await expect(photos(page)).toHaveCount(24)
  await photos(page).nth(16).scrollIntoViewIfNeeded()
  await link(page, 16).click()
  await expect(dialog(page)).toBeVisible()
  const photo = new URL(page.url()).searchParams.get('photo')
  expect(photo).toMatch(/^\d+$/)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page).toHaveURL(new RegExp(`/community\\?(.*&)?photo=${photo}`))
})
