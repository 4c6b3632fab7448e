/** The carousels of the home page, for tests. */
import type { Page } from '@playwright/test'
import { ownMs } from '../../../core/view/carousel/carousel.rules'
import { installClock } from '../kit/checkout-clock'
import { expect } from '../kit/oracle'
import { open, tracks } from './home-page'

/** The number of the slide that is at the start of the list, or 0. */
export const numberOfShown = (list: Element): number => {
  const startOf = (node: Element) => node.getBoundingClientRect().left
  return [...list.children].findIndex((slide) => Math.abs(startOf(slide) - startOf(list)) < 1) + 1
}

/**
 * Opens the membership's carousel, with the pointer elsewhere, and stops the clock: a list scrolls in real time, and
 * would be late for a clock that goes on.
 */
export async function openPlaying(page: Page) {
  const pauseClock = await installClock(page)
  const section = await open(page, 'membership')
  await page.evaluate(() => scroll({ top: 0, behavior: 'instant' }))
  await page.mouse.move(1, 1)
  await pauseClock()
  await section.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const place = section.locator('[data-rove-carousel=controls] > span')
  const number = async () => Number.parseInt((await place.textContent()) ?? '', 10)
  /** The number of the slide that is shown, once the list has come to rest there. */
  const rests = async () => {
    await expect.poll(async () => (await section.locator(tracks).evaluate(numberOfShown)) - (await number())).toBe(0)
    return number()
  }
  const moves = async () => {
    const before = await rests()
    await expect
      .poll(
        async () => {
          // Less than the time that a list has for its way.
          await page.clock.runFor(ownMs / 2)
          return number()
        },
        { intervals: [50] },
      )
      .not.toBe(before)
    await rests()
  }
  const stays = async () => {
    const before = await rests()
    // The place changes at once when the carousel moves on, before the list does.
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
