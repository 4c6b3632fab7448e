/** The number of reviews at the shop's review provider (REVIEW-03). */
import type { Page } from '@playwright/test'
import { pressInPlace } from '../kit/list-moves'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'

test.use({ layout: 'bare' })

const count = (page: Page) => page.locator('[data-rove-reviews=count]')
const summary = '**/vendors/reviews/**'

async function open(page: Page, query: string) {
  await page.goto(`/reviews/gallery?as=guest&${query}`)
  await page.evaluate(() => window.rove.ready())
}

for (const [country, locale, number] of someOf([
  ['US', 'en_US', '12,847'],
  ['CA', 'fr_CA', /^12\s847$/],
] as const))
  test(`REVIEW-03 the provider’s number is shown as in ${locale}, by one request`, {
    tag: ['@any-screen', '@nightly'],
  }, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/vendors/reviews/')) requests.push(request.url())
    })
    await open(page, `country=${country}&locale=${locale}&consent=all`)
    await expect(count(page)).toHaveText(number)
    await page.evaluate(() => window.rove.actions.setConsent({ marketing: true }))
    await pressInPlace(page.locator('rove-reviews [data-rove-listing=next]'))
    await expect(page.locator('[data-rove-listing=grid] > li')).toHaveCount(12)
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatch(/\/v1\/business-units\/\w+\?apikey=demo-reviews$/)
  })

test('REVIEW-03 the provider is asked only once the visitor allows marketing', { tag: '@any-screen' }, async ({
  page,
}) => {
  let isAsked = false
  page.on('request', (request) => {
    isAsked ||= request.url().includes('/vendors/reviews/')
  })
  await open(page, 'country=US&consent=none')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(count(page)).toHaveText('66')
  expect(isAsked).toBe(false)
  await page.evaluate(() => window.rove.actions.setConsent({ marketing: true }))
  await expect(count(page)).toHaveText('12,847')
})

test('REVIEW-03 after an invalid answer the server’s number stays', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await page.route(summary, (route) => route.fulfill({ json: { numberOfReviews: { total: 'many' } } }))
  const said = page.waitForEvent('console', (message) => message.text().includes('reviews.summary: wrong-shape'))
  await open(page, 'country=US&consent=all')
  expect((await said).type()).toBe('info')
  await expect(count(page)).toHaveText('66')
  await expect(page.locator('rove-reviews')).toHaveAttribute('data-rove-state', 'ready')
})
