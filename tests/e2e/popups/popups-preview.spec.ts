/** A preview link shows a popup now and counts nothing; two variants of a popup are divided among visitors. */
import type { Page } from '@playwright/test'
import { closeOverlay } from '../kit/go-back'
import { expect, test } from '../kit/oracle'
import { popup, replacePopups } from './popups-page'

const autumn = {
  id: 'autumn',
  off: true,
  conditions: { country: 'KR', between: ['2036-01-01', '2036-02-01'] },
  event: { scroll: [90] },
  markup: { title: 'Autumn sale', form: true, list: 'L1' },
}

test('POP-01 a preview link shows a popup at once, and counts nothing', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/popups: rove-preview: this page has no popup winter/)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await replacePopups(page, { popups: [autumn, { ...autumn, id: 'spring', off: false, event: { interval: [0] } }] })
  await page.goto('/sofas?country=US&consent=all&rove-preview=autumn,winter')
  await expect(popup(page).getByRole('heading', { name: 'Autumn sale' })).toBeVisible()
  await popup(page).locator('input[name=email]').fill('somebody@example.com')
  await page.keyboard.press('Enter')
  await expect(popup(page).locator('[part=done]')).toBeFocused()
  await closeOverlay(page, () => popup(page).getByText('Close', { exact: true }).click())
  await expect(popup(page)).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rove_')))).toEqual([])
  await page.goto('/demo/log')
  expect(sent.filter((path) => /subscribe|events/.test(path))).toEqual([])
})

/** Resolves once tracking is loaded: it is told what was published before. */
const hasTracking = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some((one) => {
      const { name, responseEnd } = one as PerformanceResourceTiming
      return name.endsWith('/_tracking.js') && responseEnd > 0
    }),
  )

test('POP-01 a visitor keeps one of two variants, and their rates are in the log', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const variant = (is: string) => ({
    id: `offer-${is}`,
    conditions: { variant: { of: 'offer', is, among: ['a', 'b'] } },
    event: { interval: [0, 250] },
    markup: { title: `Offer ${is}` },
  })
  await page.addInitScript(() => {
    Math.random = () => 0.7
  })
  await replacePopups(page, { popups: [variant('a'), variant('b')] })
  await page.goto('/sofas?country=US&consent=all')
  await expect(popup(page).getByRole('heading', { name: 'Offer b' })).toBeVisible()
  await hasTracking(page)
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await page.addInitScript(() => {
    Math.random = () => 0.1
  })
  await page.goto('/rugs?country=US&consent=all')
  await expect(popup(page).getByRole('heading', { name: 'Offer b' })).toBeVisible()
  await hasTracking(page)
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  // Leaving the page sends what is not sent yet.
  await page.goto('about:blank')
  await expect(async () => {
    const log = await (await page.request.get('/demo/log')).text()
    const [, row = ''] = /<th scope="row">offer-b<\/th>(.*?)<\/tr>/s.exec(log) ?? []
    const cells = [...row.matchAll(/<td[^>]*>([^<]*)</g)].map(([, text]) => text)
    expect(cells).toEqual(['2', '2 (100 %)', '0 (0 %)'])
  }).toPass()
})
