/** Filters as a drawer, and deliveries on the cards of results. */
import { backFromOverlay } from '../kit/go-back'
import { expect, test } from '../kit/oracle'
import { openResults } from './results-page'

test('RESULTS-02 on a phone Back, Escape and a button close the filters', {
  tag: ['@any-screen', '@wcag-2.1.2', '@rove-search-results', '@nightly'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { part, value, cards } = await openResults(page, '/search/products/sofa/?country=KR')
  const refine = part('refine')
  for (const close of ['Back', 'Escape', 'apply']) {
    await refine.locator('> summary').click()
    await expect(page.locator('rove-header')).toHaveJSProperty('inert', true)
    if (close === 'Back') await backFromOverlay(page)
    else if (close === 'Escape') await page.keyboard.press('Escape')
    else {
      await value('그린').check()
      await expect(part('apply')).toHaveText(/결과 \d+개 보기/)
      await part('apply').click()
    }
    await expect(refine).not.toHaveAttribute('open')
    await expect(page.locator('rove-header')).toHaveJSProperty('inert', false)
  }
  await expect(page).toHaveURL(/colors:Green/)
  const green = await cards.count()
  await page.goBack()
  await expect(page).not.toHaveURL(/colors/)
  await expect.poll(() => cards.count()).toBeGreaterThan(green)
})

test('RESULTS-02 a filter that fails says so above the filters of a phone', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/search: /)
  await page.setViewportSize({ width: 390, height: 844 })
  const { element, part, refine, value } = await openResults(page, '/search/products/sofa/?country=KR')
  await refine()
  await page.route('**/1/indexes/**', (route) => route.abort())
  await value('그린').click()
  await expect(element.locator('[part=notice]')).toContainText('그린')
  await page.unroute('**/1/indexes/**')
  await element.locator('[part=notice] [part=button]').click()
  await expect(part('apply')).toHaveText(/결과 \d+개 보기/)
  await expect(value('그린')).toBeChecked()
})

test('DELIV-01 DELIV-03 results say when they ship, in one request for all', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, context, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/ajax/destination/products')) asked.push(request.url())
  })
  await context.addCookies([{ name: 'rove_postal_US', value: '90210', url: baseURL ?? '' }])
  const { cards, tab } = await openResults(page, '/search/products/sofa/?country=US')
  await expect(cards.first().locator('[data-rove-card=delivery]')).toHaveText(/Ships|Expected|Not delivered/)
  await expect.poll(() => asked.length).toBe(1)
  await tab('reviews').click()
  await tab('products').click()
  await expect(cards.first().locator('[data-rove-card=delivery]')).toHaveText(/Ships|Expected|Not delivered/)
  expect(asked).toHaveLength(1)
})

test('RESULTS-02 on a phone the button for filters is beside the number of results', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const country of ['US', 'KR']) {
    const { part, chips } = await openResults(page, `/search/products/sofa/filter/colors:Green/?country=${country}`)
    const boxes = await Promise.all(
      [part('refine').locator('> summary'), part('count')].map((one) => one.boundingBox()),
    )
    const [button, count] = boxes.map((box) => ({ ...box, middle: (box?.y ?? 0) + (box?.height ?? 0) / 2 }))
    expect(Math.abs((button?.middle ?? 0) - (count?.middle ?? 100))).toBeLessThan(4)
    expect((await chips.first().boundingBox())?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0))
  }
})

test('RESULTS-02 at 400 percent most of the screen is for the filters', {
  tag: ['@nightly', '@any-screen', '@wcag-1.4.10', '@rove-search-results'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const { part } = await openResults(page, '/search/products/sofa/?country=US')
  await part('refine').locator('> summary').click()
  const rows = await part('filters').evaluate((form) =>
    [...Array(innerHeight).keys()].filter((y) => {
      const shown = document.elementFromPoint(150, y)
      return form.contains(shown) && !shown?.closest('[data-rove-results=apply], .refine__apply')
    }),
  )
  expect(rows.length).toBeGreaterThan(200)
  await part('apply').click()
  await expect(part('refine')).not.toHaveAttribute('open')
})
