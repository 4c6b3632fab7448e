/** The renewal of a membership, and its discount (RENEW-01). */
import type { Page, Route } from '@playwright/test'
import { doubleText } from '../a11y/double-text'
import { installClock } from '../kit/checkout-clock'
import { backFromOverlay } from '../kit/go-back'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'
import { logged } from '../tracking/tracked-visit'

test.use({ layout: 'bare', contextOptions: { reducedMotion: 'reduce' } })

const call = '**/user/membership/renewal'
const renew = (page: Page) => page.getByRole('button', { name: 'Renew for one year' })
const dialog = (page: Page) => page.locator('rove-membership-renewal dialog')
const message = (page: Page) => page.locator('rove-membership-renewal [part=message]')
const button = (page: Page, part: string) => dialog(page).locator(`[part=${part}-button]`)
const renewals = async (page: Page) => (await logged(page, 'renewal')).map(({ detail }) => detail).sort()

async function open(page: Page, country = 'US') {
  await page.goto(`/user/membership?as=member&country=${country}`)
  await page.evaluate(() => window.rove.ready())
}

test('RENEW-01 a press offers the discount; accepting enrols and renews once', {
  tag: ['@any-screen', '@axe', '@wcag-3.3.4', '@rove-membership-renewal'],
}, async ({ page }) => {
  await open(page)
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname))
  await renew(page).dblclick()
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page)).toContainText('15% off')
  expect(await violationsOn(page)).toEqual([])
  await button(page, 'accept').dblclick()
  await expect(page.getByText('Your membership is renewed for one year, with the discount.')).toBeVisible()
  expect(posts.filter((path) => path === '/user/membership')).toHaveLength(1)
  expect(await renewals(page)).toEqual(['discount', 'renewed with the discount'])
})

for (const [what, from, to, offer] of someOf([
  ['the shop’s discount', '', '', 'Members pay 20% less.'],
  ['30% where the shop says none', '"memberDiscount":0.2', '"memberDiscount":null', 'Members pay 30% less.'],
  ['no discount where it is 0', '"memberDiscount":0.2', '"memberDiscount":0', undefined],
] as const))
  test(`LOAD-06 RENEW-01 the offer states ${what}`, { tag: ['@nightly', '@any-screen'] }, async ({ page }) => {
    await page.route('**/user/membership?*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(from, to) })
    })
    await open(page)
    await renew(page).click()
    await expect(dialog(page)).toContainText('15% off')
    if (offer) await expect(dialog(page)).toContainText(offer)
    else await expect(dialog(page)).not.toContainText('Members pay')
  })

test('RENEW-01 declining renews without the discount; closing renews nothing', {
  tag: ['@any-screen', '@wcag-2.4.3', '@rove-membership-renewal', '@nightly'],
}, async ({ page }) => {
  await open(page)
  for (const close of [
    () => button(page, 'close').click(),
    () => page.keyboard.press('Escape'),
    () => backFromOverlay(page),
  ]) {
    await renew(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await close()
    await expect(dialog(page)).toHaveCount(0)
    await expect(renew(page)).toBeFocused()
    await expect(page).toHaveURL(/\/user\/membership\?/)
  }
  expect(await renewals(page)).toEqual([])
  await renew(page).click()
  await button(page, 'decline').click()
  await expect(page.getByText('Your membership is renewed for one year.')).toBeVisible()
  expect(await renewals(page)).toEqual(['renewed'])
})

const failures = [
  ['the connection fails', (route: Route) => route.abort(), /membership\.renewal: network/],
  ['the server fails', (route: Route) => route.fulfill({ status: 500 }), /membership\.renewal: /],
  ['the server refuses', (route: Route) => route.fulfill({ status: 403, json: {} }), /membership\.renewal: /],
] as const
for (const [name, answer, line] of someOf(failures))
  test(`RENEW-01 where ${name}, nothing is renewed at another price`, {
    tag: ['@any-screen', '@axe', '@wcag-3.3.1', '@rove-membership-renewal'],
  }, async ({ page, oracle }) => {
    oracle.expectReports(line)
    const lines: string[] = []
    page.on('console', (message) => line.test(message.text()) && lines.push(message.text()))
    await page.route(call, answer)
    await open(page)
    await renew(page).click()
    await button(page, 'accept').click()
    await expect(message(page)).toContainText('The regular price still applies')
    await expect(dialog(page)).toHaveCount(0)
    await expect(renew(page)).toBeFocused()
    expect(await violationsOn(page)).toEqual([])
    expect(lines).toHaveLength(1)
    expect(await renewals(page)).toEqual([])
    await renew(page).click()
    await expect(page.getByText('Your membership is renewed for one year.')).toBeVisible()
    expect(await renewals(page)).toEqual(['renewed'])
  })

test('RENEW-01 after a failed discount, trying again renews with it', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/membership\.renewal: network/)
  await page.route(call, (route) => route.abort(), { times: 2 })
  await open(page)
  await renew(page).click()
  await button(page, 'accept').click()
  const again = message(page).getByRole('button', { name: 'Try again with the discount' })
  await again.click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(again).toBeFocused()
  await again.press('Enter')
  await expect(page.getByText('Your membership is renewed for one year, with the discount.')).toBeVisible()
  expect(await renewals(page)).toEqual(['discount', 'renewed with the discount'])
})

test('RENEW-01 without an answer the offer closes after 8 seconds, and says so', {
  tag: ['@nightly', '@any-screen', '@wcag-4.1.3', '@rove-membership-renewal'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/membership\.renewal: timeout/)
  await page.route(call, () => {})
  const pauseClock = await installClock(page)
  await open(page)
  await renew(page).click()
  await expect(button(page, 'accept')).toBeVisible()
  await pauseClock()
  await button(page, 'accept').click()
  await expect(dialog(page).getByRole('status')).toHaveText('Adding your discount…')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeVisible()
  await page.clock.runFor(8000)
  await expect(message(page)).toContainText('We could not apply the discount')
  await expect(dialog(page)).toHaveCount(0)
})

test('RENEW-01 a button outside the form submits it after the offer too', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await open(page)
  await renew(page).evaluate((button: HTMLButtonElement) => {
    const { form } = button
    if (form) form.id = 'renewal'
    button.setAttribute('form', 'renewal')
    form?.after(button)
  })
  await renew(page).click()
  await button(page, 'decline').click()
  await expect(page.getByText('Your membership is renewed for one year.')).toBeVisible()
})

test('RENEW-01 a page can prevent the submission, and gets the pressed button', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    document.addEventListener('submit', (event) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      document.title = `${(event.submitter as HTMLButtonElement).value} prevented`
    })
  })
  await renew(page).click()
  await button(page, 'decline').click()
  await expect(page).toHaveTitle('renew prevented')
  await expect(dialog(page)).toHaveCount(0)
  // Each later press is answered too.
  for (let press = 2; press <= 3; press++) {
    await page.evaluate(() => {
      document.title = ''
    })
    await renew(page).click()
    await expect(page).toHaveTitle('renew prevented')
  }
})

test('RENEW-01 the offer in Korea fits 320 px with large text', {
  tag: ['@nightly', '@any-screen', '@axe', '@wcag-1.4.3', '@wcag-1.4.4', '@wcag-1.4.10', '@rove-membership-renewal'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, 'KR')
  await page.locator('rove-membership-renewal form button').click()
  await expect(dialog(page)).toBeVisible()
  expect(await violationsOn(page, 'rove-membership-renewal')).toEqual([])
  await doubleText(dialog(page))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await dialog(page).evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('RENEW-01 the form renews without script', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto('/user/membership?as=member&country=US')
    await renew(page).click()
    await expect(page.getByText('Your membership is renewed for one year.')).toBeVisible()
  })
})
