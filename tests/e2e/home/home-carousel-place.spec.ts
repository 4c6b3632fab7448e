/** A carousel keeps its place, whatever happens to the screen (HOME-06). */
import { ownMs, restMs } from '../../../core/view/carousel/carousel.rules'
import { expect, test } from '../kit/oracle'
import { numberOfShown, openPlaying } from './carousel-page'
import { tracks } from './home-page'

test('HOME-06 a turned screen shows the same slide, whole, and the carousel moves on', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { section, moves, rests } = await openPlaying(page)
  await moves()
  const number = await rests()
  for (const size of [
    { width: 844, height: 700 },
    { width: 600, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await expect.poll(() => section.locator(tracks).evaluate(numberOfShown)).toBe(number)
    await page.clock.runFor(2 * restMs)
    expect(await rests()).toBe(number)
  }
  await expect(section.getByRole('button', { name: 'Pause' })).toBeVisible()
  await section.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await moves()
})

test('HOME-06 a screen that turns during a press shows the requested slide', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { section, rests } = await openPlaying(page)
  await section.getByRole('button', { name: 'Pause' }).click()
  expect(await rests()).toBe(1)
  await section.getByRole('button', { name: 'Next' }).dispatchEvent('click')
  await page.setViewportSize({ width: 844, height: 700 })
  await expect(section).toContainText('2 of 4')
  expect(await rests()).toBe(2)
  await page.clock.runFor(ownMs)
  expect(await rests()).toBe(2)
})

test('HOME-06 a list that is scrolled before its code has loaded stays at its place', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  let load = () => {}
  const asked = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route('**/home.js', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/?country=US&as=guest')
  const section = page.locator('rove-home-membership')
  const list = section.locator(tracks)
  await list.evaluate((node) => {
    node.scrollIntoView({ block: 'center', behavior: 'instant' })
    node.scrollTo({ left: node.clientWidth, behavior: 'instant' })
  })
  await expect.poll(() => list.evaluate(numberOfShown)).toBe(2)
  load()
  await expect(section).toContainText('2 of 4')
  expect(await list.evaluate(numberOfShown)).toBe(2)
})
