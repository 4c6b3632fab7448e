/** Back to results from a product: the same cards, filters and place. In a browser without a back-forward cache. */
import type { Locator, Page } from '@playwright/test'
import { backToPage } from '../kit/go-back'
import { onScreens } from '../kit/on-screens'
import { expect, test } from '../kit/oracle'
import { openResults } from './results-page'

const textsOf = (page: Page) =>
  page
    .locator('[data-rove-results=list] > *')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).innerText.replace(/\s+/g, ' ').trim()))

/** What a visitor sees, once the cards below the screen are filled too. */
async function shownOn(page: Page) {
  await expect.poll(() => textsOf(page)).not.toContain('')
  const rest = await page.evaluate(() => ({
    chosen: [...document.querySelectorAll<HTMLInputElement>('[data-rove-results=filters] :checked')].map(
      ({ value }) => value,
    ),
    chips: document.querySelector<HTMLElement>('[data-rove-results=chips]')?.innerText,
    paging: document.querySelector<HTMLElement>('[data-rove-results=paging]')?.innerText,
  }))
  return { cards: await textsOf(page), ...rest }
}
/** How far the card is from the top of the screen. */
const topOf = (page: Page, n: number) =>
  page
    .locator('[data-rove-results=list] > *')
    .nth(n)
    .evaluate((card) => card.getBoundingClientRect().top)
/** Runs in the page: marks how far the card is from the top of the screen in the first frame with all cards. */
function markPlace({ count, at }: { count: number; at: number }): void {
  const look = () => {
    const all = document.querySelectorAll('[data-rove-results=list] > *')
    if (all.length < count) requestAnimationFrame(look)
    else performance.mark('place', { detail: all[at]?.getBoundingClientRect().top })
  }
  requestAnimationFrame(look)
}

/** As the visitor presses it, but without scrolling to it. */
const press = (pressed: Locator) => pressed.evaluate((node: HTMLElement) => node.click())

onScreens((screen) => {
  test('RESULTS-04 Back to one page of filtered results shows it at the same place', { tag: '@nightly' }, async ({
    page,
  }) => {
    const { cards, part, refine, apply, chips } = await openResults(page, '/search/products/a/?country=US')
    await refine()
    await part('filters').locator('[value=Beige]').check()
    await expect(chips).toHaveCount(1)
    await apply()
    for (let n = 0; n < 3; n++)
      await cards.nth(9).evaluate((card) => scrollBy(0, card.getBoundingClientRect().top + 37))
    const [before, top] = [await shownOn(page), await topOf(page, 9)]
    await press(cards.nth(9).locator('[data-rove-card=link]'))
    await page.waitForURL(/\/product\//)
    await backToPage(page)
    await page.evaluate(() => window.rove.ready())
    await expect.poll(async () => Math.abs((await topOf(page, 9)) - top)).toBeLessThanOrEqual(0.5)
    expect({ ...(await shownOn(page)), paging: before.paging }).toEqual(before)
  })

  test('RESULTS-04 Back and a reload show the same filtered pages at the same place', { tag: '@nightly' }, async ({
    page,
  }) => {
    const { cards, part, refine, apply, chips, requests } = await openResults(
      page,
      '/search/products/a/?country=US&as=member',
    )
    await refine()
    await part('filters').locator('select').selectOption('price_asc')
    await part('filters').locator('[value=Beige]').check()
    await expect(chips).toHaveCount(1)
    await apply()
    await expect(page).toHaveURL(/colors:Beige\/\?sort=price_asc$/)
    await part('paging').locator('[rel=next]').click()
    await expect(page).toHaveURL(/page=2$/)
    const count = await cards.count()
    expect(count).toBeGreaterThan(24)
    for (let n = 0; n < 3; n++)
      await cards.nth(19).evaluate((card) => scrollBy(0, card.getBoundingClientRect().top + 37))
    const [before, top, asked] = [await shownOn(page), await topOf(page, 19), requests.length]
    await page.addInitScript(markPlace, { count, at: 19 })
    for (const leave of ['product', 'reload']) {
      if (leave === 'reload') await page.reload()
      else {
        await press(cards.nth(20).locator('[data-rove-card=link]'))
        await page.waitForURL(/\/product\//)
        await backToPage(page)
      }
      await page.evaluate(() => window.rove.ready())
      const shift = async () => Math.abs((await topOf(page, 19)) - top)
      const first = () => page.evaluate(() => (performance.getEntriesByName('place')[0] as PerformanceMark)?.detail)
      await expect.poll(first, leave).toBeCloseTo(top, 2)
      // What is not on the screen follows, and moves nothing.
      await expect.poll(() => shownOn(page), leave).toEqual(before)
      expect(await shift(), leave).toBeLessThanOrEqual(0.01)
    }
    expect(requests).toHaveLength(asked)

    // A choice replaces the pages; Back twice, from a product and from the choice, leads to them again.
    const button = part('refine').locator('> summary')
    if (await button.isVisible()) await press(button)
    await press(part('filters').locator('[value=Wool]'))
    await expect(chips).toHaveCount(2)
    await apply()
    await expect(page).toHaveURL(/Wool\/\?sort=price_asc$/)
    await press(cards.first().locator('[data-rove-card=link]'))
    await page.waitForURL(/\/product\//)
    await backToPage(page)
    await expect(chips).toHaveCount(2)
    await page.evaluate(() => window.rove.ready())
    const scrolled = await page.evaluate(() => scrollY)
    await page.goBack()
    await expect.poll(() => shownOn(page)).toEqual(before)
    expect(Math.abs((await topOf(page, 19)) - top)).toBeLessThanOrEqual(0.01)
    await page.goForward()
    await expect(chips).toHaveCount(2)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
  })

  // What follows does not depend on the screen.
  if (screen === 'a wide screen') return

  test('RESULTS-04 Back twice to one page of results shows it at the same place', { tag: '@nightly' }, async ({
    page,
  }) => {
    const { cards, part, apply, chips } = await openResults(page, '/search/products/a/?country=US')
    for (let n = 0; n < 3; n++)
      await cards.nth(19).evaluate((card) => scrollBy(0, card.getBoundingClientRect().top + 37))
    const [before, top] = [await shownOn(page), await topOf(page, 19)]
    const button = part('refine').locator('> summary')
    if (await button.isVisible()) await press(button)
    await press(part('filters').locator('[value=Wool]'))
    await expect(chips).toHaveCount(1)
    await apply()
    await press(cards.first().locator('[data-rove-card=link]'))
    await page.waitForURL(/\/product\//)
    await backToPage(page)
    await page.evaluate(() => window.rove.ready())
    await page.goBack()
    await expect.poll(() => shownOn(page)).toEqual(before)
    await expect.poll(async () => Math.abs((await topOf(page, 19)) - top)).toBeLessThanOrEqual(0.5)
  })

  test('RESULTS-04 after the catalogue has changed Back shows the server’s page', { tag: '@nightly' }, async ({
    page,
  }) => {
    const { cards, part, requests } = await openResults(page, '/search/products/a/?country=US&as=guest')
    await part('paging').locator('[rel=next]').click()
    await expect(cards).toHaveCount(48)
    await expect(page).toHaveURL(/page=2$/)
    const asked = requests.length
    await page.goto('/product/hollis-sofa')
    await page.route(/\/search\/products\/a\//, async (route) => {
      const response = await route.fetch()
      const text = (await response.text()).replace(/data-version="[^"]*"/, 'data-version="changed"')
      await route.fulfill({ response, body: text.replace(/(data-rove-card="title">)/g, '$1New ') })
    })
    await backToPage(page)
    await page.evaluate(() => window.rove.ready())
    await expect(cards).toHaveText(Array<RegExp>(24).fill(/New /))
    await expect(part('paging').locator('[rel=prev]')).toBeVisible()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect(cards).toHaveCount(24)
    expect(requests).toHaveLength(asked)
  })

  test('RESULTS-03 RESULTS-04 Back to a later page has a link to the page before', { tag: '@nightly' }, async ({
    page,
  }) => {
    const { cards, part, refine, apply, chips } = await openResults(page, '/search/products/a/?country=US&page=2')
    const first = await cards.first().innerText()
    await refine()
    await part('filters').locator('[value=Pink]').check()
    await expect(chips).toHaveCount(1)
    await apply()
    await press(cards.first().locator('[data-rove-card=link]'))
    await page.waitForURL(/\/product\//)
    await backToPage(page)
    await expect(part('paging')).toBeHidden()
    await page.evaluate(() => window.rove.ready())
    await page.goBack()
    await expect(chips).toHaveCount(0)
    await expect(cards.first()).toHaveText(first, { useInnerText: true })
    await part('paging').locator('[rel=prev]').click()
    await expect(page).toHaveURL(/\/search\/products\/a\/$/)
    await expect(cards).toHaveCount(24)
    await expect(cards.first()).not.toHaveText(first, { useInnerText: true })
  })
})
