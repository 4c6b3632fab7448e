/** The application for trade membership, on a connection that fails. */
import type { Page } from '@playwright/test'
import { expect, test } from './oracle'
import { logged } from './tracked-visit'
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

const enrol = '**/ajax/trade/enrol'
const upload = '**/ajax/trade/file'
const status = (page: Page) => page.locator('.rove-trade-status')
/** The shop’s colour of errors. */
const errorColor = 'rgb(156, 31, 36)'
const enrolments = async (page: Page) => (await logged(page, 'trade')).length

test('TRADE-01 an application whose answer is lost is enrolled once, and the visitor sees the thanks', {
  tag: '@any-screen',
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

test('TRADE-01 a designer who loses the connection keeps everything, and is enrolled once it is back', {
  tag: '@any-screen',
}, async ({ page, context, oracle }) => {
  oracle.expectReports(/trade\.enrol: network/)
  await openApplication(page)
  await fillAll(page)
  await context.setOffline(true)
  await submitButton(page).click()
  await expect(status(page)).toHaveText(/Nothing is lost/)
  await expect(page.locator('.trade-form [name=agreement]')).toBeChecked()
  await context.setOffline(false)
  await expect(page).toHaveURL(/thanks$/)
  expect(await enrolments(page)).toBe(1)
})

for (const [name, answer, report] of [
  ['a 500', { status: 500, body: 'broken' }, /status-500/],
  ['an answer that is not JSON', { body: '<h1>Maintenance</h1>' }, /not-json/],
  ['an answer of another shape', { json: { enrolled: {} } }, /wrong-shape/],
] as const)
  test(`TRADE-01 after ${name} the same operation is sent again, and enrolled once`, { tag: '@any-screen' }, async ({
    page,
    oracle,
  }) => {
    oracle.expectReports(report)
    await openApplication(page)
    await fillAll(page)
    const operations = new Set<string | null>()
    await page.route(enrol, async (route) => {
      operations.add(new URLSearchParams(route.request().postData() ?? '').get('operation'))
      await route.fulfill(answer)
      await page.unroute(enrol)
    })
    page.on('request', (request) => {
      if (request.url().endsWith('/trade/enrol'))
        operations.add(new URLSearchParams(request.postData() ?? '').get('operation'))
    })
    await submitButton(page).click()
    await expect(page).toHaveURL(/thanks$/)
    expect(operations.size).toBe(1)
    expect(await enrolments(page)).toBe(1)
  })

test('TRADE-01 an enrolment that hangs ends in a message after its timeouts', { tag: '@any-screen' }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/trade\.enrol: timeout/)
  await openApplication(page)
  await fillAll(page)
  await page.clock.install()
  await page.route(enrol, () => {})
  await submitButton(page).click()
  await expect(status(page)).toHaveText(/Sending your application/)
  await expect
    .poll(async () => {
      await page.clock.runFor(5000)
      return status(page).textContent()
    })
    .toMatch(/Nothing is lost/)
})

test('TRADE-03 fields that the server rejects are shown in their step, in its words', { tag: '@any-screen' }, async ({
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
})

test('TRADE-01 TRADE-02 a refusal of the shop is shown with its reason, beside the file and beside the button', {
  tag: '@any-screen',
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

test('TRADE-01 SWATCH-01 the submit button of a form can be Drupal’s own input @any-screen', async ({ page }) => {
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

test('TRADE-01 TRADE-02 a required field that the theme leaves out is named once on the console', {
  tag: '@any-screen',
}, async ({ page, oracle }) => {
  oracle.expectReports(/no-field \(company_name, contact_phone\)/)
  await page.route(`**${applicationPath}?*`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(/data-rove-field="(company_name|contact_phone)"/g, '')
    expect(body).not.toBe(html)
    return route.fulfill({ response, body })
  })
  const reports: string[] = []
  page.on('console', (message) => message.text().includes('no-field') && reports.push(message.text()))
  await openApplication(page)
  expect(reports).toHaveLength(1)
})

test('TRADE-02 the list of problems names a field without “(optional)”', { tag: '@any-screen' }, async ({ page }) => {
  await openFiles(page)
  await page.locator('.trade-form [name=website]').fill('not an address')
  await nextButton(page).click()
  const entry = page.locator('.rove-trade-summary [data-field=website]')
  await expect(entry).toHaveText(/: Invalid$/)
  await expect(entry).not.toHaveText(/optional/)
})
