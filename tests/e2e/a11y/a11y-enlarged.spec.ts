/** Every element on a page that is enlarged, narrow or turned. */
import type { Page } from '@playwright/test'
import { addKit } from '../every-element/element-kit'
import { prepare, type Stop, stops, visit } from '../every-element/every-element'
import { expect, test } from '../kit/oracle'
import { doubleText } from './double-text'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const selectorOf = ({ elements }: Stop) => elements.map((name) => `rove-${name}`).join()

/** The pixels of the page that can only be seen by scrolling sideways. */
const hiddenWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Texts and controls that are cut off, or of which a part is beside the screen. */
function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { kit } = document
    const nodes = kit.inside()
    const scrolls = (node: Element) => {
      for (let at = kit.parentOf(node); at; at = kit.parentOf(at))
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at !== document.documentElement) return true
      return false
    }
    return nodes.filter(kit.isShown).flatMap((node) => {
      const { left, right } = node.getBoundingClientRect()
      const { overflowX, overflowY } = getComputedStyle(node)
      const hasText = [...node.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
      const isCut =
        hasText &&
        ((overflowX !== 'visible' && node.scrollWidth > node.clientWidth + 1) ||
          (overflowY !== 'visible' && node.scrollHeight > node.clientHeight + 1)) &&
        node.clientHeight > 2
      const isBeside = (hasText || kit.isControl(node)) && (left < -1 || right > innerWidth + 1) && !scrolls(node)
      return isCut || isBeside ? [`${isCut ? 'cut off' : 'beside the screen'}: ${kit.say(node)}`] : []
    })
  })
}

/** The elements that show something, and how they are turned. */
const shownOn = (page: Page) =>
  page.evaluate(() =>
    document.kit.elements
      .filter((element) =>
        [...element.querySelectorAll('*'), ...(element.shadowRoot?.querySelectorAll('*') ?? [])].some(
          document.kit.isShown,
        ),
      )
      .map((element) => `${element.localName} ${getComputedStyle(element).rotate}`),
  )

test('every element fits 320 px, both orientations of a phone, and text of 200 %', {
  tag: ['@nightly', '@any-screen', '@wcag-1.3.4', '@wcag-1.4.4', '@wcag-1.4.10'],
}, async ({ page }) => {
  test.slow()
  await prepare(page)
  for (const stop of stops) {
    await page.setViewportSize({ width: 320, height: 640 })
    await visit(page, stop)
    await addKit(
      page,
      stop.elements.map((name) => `rove-${name}`),
    )
    expect.soft(await hiddenWidth(page), stop.path).toBeLessThanOrEqual(0)
    expect.soft(await lost(page), stop.path).toEqual([])
    const upright = await shownOn(page)
    await page.setViewportSize({ width: 844, height: 390 })
    expect.soft(await hiddenWidth(page), `${stop.path}, turned`).toBeLessThanOrEqual(0)
    expect.soft(await shownOn(page), `${stop.path}, turned`).toEqual(expect.arrayContaining(upright))

    await page.setViewportSize({ width: 1280, height: 900 })
    for (const element of await page.locator(selectorOf(stop)).all()) await doubleText(element)
    expect.soft(await hiddenWidth(page), `${stop.path}, with text of 200 %`).toBeLessThanOrEqual(0)
    expect.soft(await lost(page), `${stop.path}, with text of 200 %`).toEqual([])
  }
})
