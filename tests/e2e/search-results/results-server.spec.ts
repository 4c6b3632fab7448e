import type { Page } from '@playwright/test'
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'

test.use({ layout: 'bare' })

/** The results page as the server writes it: all of it works without script. */
const part = (page: Page, name: string) => page.locator(`[data-rove-results=${name}]`)
const cards = (page: Page) => page.locator('[data-rove-results=list] .card')
const choice = (page: Page, name: string) => part(page, 'filters').getByRole('checkbox', { name })
const number = async (page: Page) => Number.parseInt(await part(page, 'count').innerText(), 10)

/** Shows the filters, which a phone has behind a button. */
async function refine(page: Page): Promise<void> {
  const button = part(page, 'refine').locator('> summary')
  if (await button.isVisible()) await button.click()
  await expect(part(page, 'filters')).toBeVisible()
}

/** Closes the filters of a phone, which lie over the page. */
async function closeRefine(page: Page): Promise<void> {
  const button = part(page, 'refine').locator('> summary')
  if (await button.isVisible()) await button.click()
}

const apply = (page: Page) => part(page, 'apply').click()

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('RESULTS-02 without script facets narrow the results; each chip takes one back', {
    tag: ['@any-screen', '@nightly'],
  }, async ({ page }) => {
    await page.goto('/search/products/sofa/?country=US')
    const all = await number(page)
    await refine(page)
    await choice(page, 'Green').check()
    await choice(page, 'Blue').check()
    await choice(page, 'Velvet').check()
    await apply(page)
    await expect(page).toHaveURL('/search/products/sofa/filter/colors:Blue,colors:Green,nice_names:Velvet/')
    const some = await number(page)
    expect(some).toBeLessThan(all)
    await expect(cards(page)).toHaveCount(some)
    await expect(part(page, 'chosen-count')).toHaveText('(3)')
    await refine(page)
    await expect(choice(page, 'Green')).toBeChecked()
    await closeRefine(page)

    await part(page, 'chips').getByRole('link', { name: 'Remove Velvet' }).click()
    await expect(page).toHaveURL('/search/products/sofa/filter/colors:Blue,colors:Green/')
    expect(await number(page)).toBeGreaterThan(some)
    await part(page, 'clear').click()
    await expect(page).toHaveURL('/search/products/sofa/')
    expect(await number(page)).toBe(all)
    await expect(part(page, 'chips').locator('li')).toHaveCount(0)
  })

  test('RESULTS-01 on a phone the shown type is in view among the tabs', { tag: ['@any-screen', '@nightly'] }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/search/STL/sofa?country=US')
    await expect(part(page, 'tabs').locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
  })

  test('on paper the results are shown, and nothing that can only be pressed', {
    tag: ['@any-screen', '@nightly'],
  }, async ({ page }) => {
    await page.goto('/search/products/a/filter/colors:Beige/?country=US')
    await page.emulateMedia({ media: 'print' })
    await expect(cards(page).first()).toBeVisible()
    await expect(part(page, 'count')).toBeVisible()
    for (const name of ['tabs', 'refine', 'chips', 'paging', 'apply']) await expect(part(page, name)).toBeHidden()
  })

  test('RESULTS-02 the keyboard reaches, sees and changes every filter', {
    tag: ['@nightly', '@wide-first', '@wcag-2.1.1', '@wcag-2.4.7', '@rove-search-results'],
  }, async ({ page }) => {
    await page.goto('/search/products/sofa/?country=US')
    await refine(page)
    await page.getByRole('combobox', { name: 'Sort by' }).focus()
    const reached: string[] = []
    for (let n = 0; n < 60; n++) {
      await page.keyboard.press('Tab')
      const { name, isCovered } = await page.evaluate(() => {
        const { activeElement } = document
        const { left, top, width, height } = (activeElement as Element).getBoundingClientRect()
        const over = document.elementFromPoint(left + width / 2, top + height / 2)
        const isOwn = over === activeElement || activeElement?.closest('label')?.contains(over)
        return { name: activeElement?.getAttribute('value') ?? activeElement?.textContent ?? '', isCovered: !isOwn }
      })
      reached.push(name.trim())
      expect(isCovered, name).toBe(false)
      if (name.trim() === 'Show results') break
      if (name === 'Green') await page.keyboard.press('Space')
    }
    expect(reached).toEqual(expect.arrayContaining(['White', 'Green', 'Velvet', 'Sofas', 'More', 'Show results']))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search/products/sofa/filter/colors:Green/')
  })

  test('RESULTS-02 filters are beside the results, or behind Refine on a phone', {
    tag: ['@any-screen', '@nightly'],
  }, async ({ page }) => {
    await page.goto('/search/products/sofa/filter/colors:Green/?country=KR')
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(part(page, 'apply')).toBeVisible({ visible: width > 390 })
      await expect(part(page, 'refine').locator('> summary')).toBeVisible({ visible: width === 390 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}px`).toBe(width)
      const columns = await part(page, 'list').evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' '))
      expect(columns).toHaveLength({ 1440: 4, 820: 3, 390: 2 }[width] ?? 0)
    }
  })
})

test('RESULTS-02 results, pages and no results have no accessibility violations', {
  tag: ['@nightly', '@any-screen', '@axe', '@wcag-1.4.3', '@rove-search-results'],
}, async ({ page }) => {
  for (const path of [
    '/search/products/sofa/filter/colors:Green,terms:Sofas/?country=US',
    '/search/products/a/?country=KR&page=2',
    '/search/pages/sofa?country=US',
    '/search/products/velvet%20qqzzxx/?country=US',
  ]) {
    await page.goto(path)
    await page.evaluate(() => window.rove.ready())
    if (await part(page, 'refine').isVisible()) await refine(page)
    expect(await violationsOn(page), path).toEqual([])
  }
})
