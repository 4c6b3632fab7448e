/** Pages whose scripts add values to `Object.prototype`, as old libraries did. */
import type { Page } from '@playwright/test'
import { open } from '../buybox/product-page'
import { openCampaign, openWhy } from '../kit/campaign'
import { expect, test } from '../kit/oracle'

const extend = (page: Page) =>
  page.addInitScript(() => Object.assign(Object.prototype, { foo: 1, off: true, title: 'theirs' }))

const settings = {
  rove: {
    country: 'US',
    popups: [
      {
        id: 'spring',
        conditions: { between: ['2020-01-01', '2036-11-30'] },
        event: { interval: [0, 250] },
        markup: { html: '<p>Spring has come</p>' },
      },
    ],
  },
}
const body = `<main><h1>Spring</h1></main><rove-countdown title="Spring sale" end="2036-11-30"></rove-countdown>
<rove-popups></rove-popups>`

test('POP-01 COUNT-01 popups and countdown work if every object has extra properties', { tag: '@nightly' }, async ({
  page,
}) => {
  await extend(page)
  let requestCount = 0
  await page.route('**/ajax/live_info.json?*', (route) => {
    requestCount += 1
    return route.fulfill({ headers: { date: new Date().toUTCString() } })
  })
  await openCampaign(page, { body, settings })
  await expect(page.locator('rove-popups dialog')).toContainText('Spring has come')
  await expect(page.locator('rove-countdown [part=timer]')).toBeVisible()
  expect(requestCount).toBe(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('rove-popups dialog')).toHaveCount(0)
  await openWhy(page)
  const pieces = page.locator('[data-rove-why] .pieces > li')
  await expect(pieces).toContainText('by the server')
})

test('SEARCH-01 BUY-01 search and buybox work if every object has extra properties', { tag: '@nightly' }, async ({
  page,
}) => {
  await extend(page)
  // An old jQuery fails on such a page, so only rove.js is included.
  await page.route('**/product/*', async (route) => {
    const response = await route.fetch()
    const otherScripts = /<script src="(?!\/rove\/)[^>]*><\/script>/g
    const html = (await response.text()).replace(otherScripts, '')
    const settings = 'Object.assign((window.Drupal = { settings: {} }).settings,'
    await route.fulfill({ response, body: html.replace('jQuery.extend(Drupal.settings,', settings) })
  })
  const { price, button } = await open(page, 'marlow-3-seat-sofa')
  await expect(price).toContainText('$')
  await expect(button).toBeVisible()
  await page.locator('rove-search [part=input]').first().click()
  await page.keyboard.type('sofa')
  await expect(page.locator('rove-search [part=option]').first()).toBeVisible()
})
