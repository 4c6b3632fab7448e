/** The application for trade membership, on a connection that fails. */
import type { Page } from '@playwright/test'
import { expect, test } from '../kit/oracle'
import { logged } from '../tracking/tracked-visit'
import {
  applicationPath,
  card,
  chooseCard,
  fillAll,
  fillStep,
  heading,
  nextButton,
  openApplication,
  openFiles,
  submitButton,
} from './trade-page'

test.use({ layout: 'bare' })

const enrol = '**/ajax/trade/enrol'
const upload = '**/ajax/trade/file'
const status = (page: Page) => page.locator('.rove-trade-status')
/** The shop’s colour of errors. */
const errorColor = 'rgb(156, 31, 36)'
/** Advances an installed clock past the pauses before the answer is asked for again. */
const expectLost = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.runFor(5000)
      return status(page).textContent()
    })
    .toMatch(/Nothing is lost/)
const enrolments = async (page: Page) => (await logged(page, 'trade')).length

test('TRADE-01 an application whose answer is lost is enrolled once', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/trade\.enrol: network/)
  await openApplication(page)
  await fillAll(page)
  let calls = 0
  await page.route(enrol, async (route) => {
    calls++
    if (calls > 1) return route.continue()
    // The server has enrolled it; its answer never arrives.
    await route.fetch()
    await route.abort()
  })
  await submitButton(page).dblclick()
  await expect(status(page)).toHaveText(/We are checking/)
  await expect(page).toHaveURL(/thanks$/)
  expect(calls).toBe(2)
  expect(await enrolments(page)).toBe(1)
})

test('TRADE-01 an application that is sent offline is enrolled once it is online', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, context, oracle }) => {
  oracle.expectReports(/trade\.enrol: not-sent/)
  await page.clock.install()
  await openApplication(page)
  await fillAll(page)
  await context.setOffline(true)
  await submitButton(page).click()
  await expectLost(page)
  await expect(page.locator('.trade-form [name=agreement]')).toBeChecked()
  await context.setOffline(false)
  await expect(page).toHaveURL(/thanks$/)
  expect(await enrolments(page)).toBe(1)
})

test('TRADE-01 after an invalid answer the operation is sent again, and enrolled once', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/trade\.enrol: wrong-shape/)
  await openApplication(page)
  await fillAll(page)
  const operations: (string | null)[] = []
  await page.route(enrol, async (route) => {
    operations.push(new URLSearchParams(route.request().postData() ?? '').get('operation'))
    if (operations.length > 1) return route.continue()
    await route.fulfill({ json: { enrolled: {} } })
  })
  await submitButton(page).click()
  await expect(page).toHaveURL(/thanks$/)
  expect(operations).toHaveLength(2)
  expect(new Set(operations).size).toBe(1)
  expect(await enrolments(page)).toBe(1)
})

test('TRADE-01 what is on its way cannot be changed, and can be sent after a move', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await openApplication(page)
  await fillAll(page)
  await page.route(enrol, () => {})
  await submitButton(page).click()
  const step = page.locator('.trade-form__step:not([hidden])')
  await expect(status(page)).toHaveText(/Sending/)
  expect(await step.evaluate((node) => (node as HTMLElement).inert)).toBe(true)
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true')
  const tag = page.locator('rove-trade-application')
  await tag.evaluate((element) => {
    const place = element.nextSibling
    const parent = element.parentNode
    element.remove()
    setTimeout(() => parent?.insertBefore(element, place), 100)
  })
  await page.unroute(enrol)
  await expect(submitButton(page)).toBeVisible()
  await expect(submitButton(page)).not.toHaveAttribute('aria-disabled')
  expect(await step.evaluate((node) => (node as HTMLElement).inert)).toBe(false)
  await submitButton(page).click()
  await expect(page).toHaveURL(/thanks$/)
  expect(await enrolments(page)).toBe(1)
})

test('TRADE-03 fields that the server rejects are shown in their step', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await openApplication(page)
  await fillAll(page)
  await page.route(enrol, (route) =>
    route.fulfill({ json: { enrolled: false, errors: [{ field: 'city', message: 'We do not know this city' }] } }),
  )
  await submitButton(page).click()
  await expect(heading(page, 'Business profile')).toBeVisible()
  await expect(page.locator('[data-rove-field=city] [data-rove-problem]')).toHaveText('We do not know this city')
  await expect(page.locator('.rove-trade-summary')).toBeFocused()
  // A link within the page keeps the step and its problems; another field keeps what the server has told.
  await page.evaluate(() => location.assign('#main-content'))
  await page.locator('.trade-form [name=line2]').fill('Suite 2')
  await expect(page.locator('[data-rove-field=city] [data-rove-problem]')).toHaveText('We do not know this city')
  await page.locator('.trade-form [name=city]').fill('Victoria')
  await expect(page.locator('[data-rove-field=city] [data-rove-problem]')).toBeEmpty()
  await expect(page.locator('.rove-trade-summary')).toBeHidden()
})

test('TRADE-01 an error of the server without a field is shown below the button', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await openApplication(page)
  await fillAll(page)
  await page.route(enrol, (route) =>
    route.fulfill({ json: { enrolled: false, errors: [{ field: '', message: 'We know this company.' }] } }),
  )
  await submitButton(page).click()
  await expect(status(page)).toHaveText('We know this company.')
  await expect(page.locator('.rove-trade-summary')).toBeHidden()
})

test('TRADE-01 TRADE-02 a refusal is shown with its reason', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/trade\.enrol: status-422/)
  await openFiles(page)
  await page.route(upload, (route) => route.fulfill({ status: 422, json: { message: 'This file has a virus.' } }))
  await chooseCard(page, 'card.pdf')
  const told = card(page).getByText('This file has a virus.')
  await expect(told).toHaveCSS('color', errorColor)
  await fillStep(page, 2)
  await nextButton(page).click()
  await fillStep(page, 3)
  await page.route(enrol, (route) => route.fulfill({ status: 422, json: { message: 'You have applied before.' } }))
  await submitButton(page).click()
  await expect(status(page)).toHaveText('You have applied before.')
  await expect(status(page)).toHaveCSS('color', errorColor)
  await expect(submitButton(page)).not.toHaveAttribute('aria-disabled')
})

test('TRADE-01 SWATCH-01 the submit button can be Drupal’s own input', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await page.route(/\/(trade\/application|swatch-request)\?/, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(
      /<button type="submit" class="button form-submit">([^<]*)<\/button>/,
      '<input type="submit" value="$1">',
    )
    expect(body).not.toBe(html)
    return route.fulfill({ response, body })
  })
  for (const [path, tag] of [
    ['/trade/application', 'rove-trade-application'],
    ['/swatch-request', 'rove-swatch-request'],
  ] as const) {
    await page.goto(`${path}?country=US&as=guest`)
    await page.evaluate(() => window.rove.ready())
    await expect(page.locator(tag)).toHaveAttribute('data-rove-state', 'ready')
  }
})

test('TRADE-01 TRADE-02 a field that the theme leaves out is not asked for', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.route(`**${applicationPath}?*`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(/name="(company_name|contact_phone)"/g, '')
    expect(body).not.toBe(html)
    return route.fulfill({ response, body })
  })
  await openApplication(page)
  await page.getByLabel('Company name').fill('Lind Studio')
  await nextButton(page).click()
  await expect(page.locator('.rove-trade-summary li')).toHaveCount(5)
  await expect(page.locator('.rove-trade-summary [data-field=company_name]')).toHaveCount(0)
})

test('TRADE-02 the list of problems names a field without “(optional)”', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await openFiles(page)
  await page.locator('.trade-form [name=website]').fill('not an address')
  await nextButton(page).click()
  const entry = page.locator('.rove-trade-summary [data-field=website]')
  await expect(entry).toHaveText(/: Invalid$/)
  await expect(entry).not.toHaveText(/optional/)
})
