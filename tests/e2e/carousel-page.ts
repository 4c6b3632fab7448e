/** The carousels of the home page, for tests. */
import type { Page } from '@playwright/test'
import { open, tracks } from './home-page'
import { expect } from './oracle'

/** The number of the slide that is at the start of the list, or 0. */
export const numberOfShown = (list: Element): number => {
  const startOf = (node: Element) => node.getBoundingClientRect().left
  return [...list.children].findIndex((slide) => Math.abs(startOf(slide) - startOf(list)) < 1) + 1
}

/** Opens the membership's carousel on a page whose time the test advances, with the pointer elsewhere. */
export async function openPlaying(page: Page) {
  const section = await open(page, 'membership')
  await page.evaluate(() => scroll({ top: 0, behavior: 'instant' }))
  await page.mouse.move(1, 1)
  await page.clock.install()
  await section.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const place = section.locator('[data-rove-carousel=controls] > span')
  /** The number of the slide that is shown, once the list has come to rest there. */
  const rests = async () => {
    const number = async () => Number.parseInt((await place.textContent()) ?? '', 10)
    await expect.poll(async () => (await section.locator(tracks).evaluate(numberOfShown)) - (await number())).toBe(0)
    return number()
  }
  const moves = async () => {
    const before = await rests()
    await expect
      .poll(async () => {
        await page.clock.runFor(5_000)
        return rests()
      })
      .not.toBe(before)
  }
  const stays = async () => {
    const before = await rests()
    // The clock is ahead of the list's scrolling: the place tells at once of each move.
    await place.evaluate((node) => {
      node.removeAttribute('data-moved')
      const options = { childList: true, characterData: true, subtree: true }
      new MutationObserver(() => node.setAttribute('data-moved', '')).observe(node, options)
    })
    await page.clock.runFor(20_000)
    await expect(place).not.toHaveAttribute('data-moved')
    expect(await rests()).toBe(before)
  }
  return { section, moves, stays, rests }
}
