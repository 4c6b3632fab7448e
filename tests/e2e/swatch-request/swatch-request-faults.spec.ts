/** The swatch request on a connection that fails. */
import { expect, test } from '../kit/oracle'
import { logged } from '../tracking/tracked-visit'
import {
  back,
  expectLost,
  field,
  fillAddress,
  openAddress,
  openSwatches,
  problem,
  proceed,
  send,
  status,
  toggles,
} from './swatch-page'

test.use({ layout: 'bare' })

const path = '**/ajax/swatch-request'

test('SWATCH-02 a request whose answer is lost is accepted once', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/swatch\.request: network/)
  await openSwatches(page)
  await openAddress(page)
  await fillAddress(page)
  const operations: (string | null)[] = []
  await page.route(path, async (route) => {
    operations.push(new URLSearchParams(route.request().postData() ?? '').get('operation'))
    if (operations.length > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await send(page).click()
  await expect(status(page)).toHaveText(/We are checking/)
  await expect(page.locator('.swatch-sent')).toBeVisible()
  expect(operations).toHaveLength(2)
  expect(new Set(operations).size).toBe(1)
  expect(await logged(page, 'form')).toHaveLength(1)
})

test('SWATCH-02 a request that is sent offline is accepted once it is online', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, context, oracle }) => {
  oracle.expectReports(/swatch\.request: not-sent/)
  await page.clock.install()
  await openSwatches(page)
  await openAddress(page)
  await fillAddress(page)
  await context.setOffline(true)
  await send(page).click()
  await expectLost(page)
  await expect(field(page, 'city')).toHaveValue('Los Angeles')
  await context.setOffline(false)
  await expect(page.locator('.swatch-sent')).toBeVisible()
  expect(await logged(page, 'form')).toHaveLength(1)
})

test('SWATCH-02 a selection that is changed after a lost answer waits for the button', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/swatch\.request: network/)
  await page.clock.install()
  await openSwatches(page)
  await openAddress(page)
  await fillAddress(page)
  const bodies: string[] = []
  await page.route(path, (route) => {
    bodies.push(route.request().postData() ?? '')
    return route.abort()
  })
  await send(page).click()
  await expectLost(page)
  await back(page).click()
  await toggles(page).nth(0).click()
  await toggles(page).nth(2).click()
  await page.unroute(path)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await proceed(page).click()
  await send(page).click()
  await expect(page.locator('.swatch-sent')).toBeVisible()
  const rows = (await logged(page, 'form')) as unknown as { params: { swatches: string[] } }[]
  expect(rows.map(({ params }) => params.swatches)).toEqual([['Chalk bouclé', 'Clay bouclé']])
  expect(new Set(bodies).size).toBe(1)
})

test('SWATCH-02 after an invalid answer the request is sent again, and accepted once', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/swatch\.request: wrong-shape/)
  await openSwatches(page)
  await openAddress(page)
  await fillAddress(page)
  await page.route(path, async (route) => {
    await route.fulfill({ json: { requested: {} } })
    await page.unroute(path)
  })
  await send(page).click()
  await expect(page.locator('.swatch-sent')).toBeVisible()
  expect(await logged(page, 'form')).toHaveLength(1)
})

test('SWATCH-02 SWATCH-03 errors are shown beside their fields, a refusal below', {
  tag: ['@any-screen', '@wcag-3.3.1', '@wcag-3.3.3', '@rove-swatch-request', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/swatch\.request: status-422/)
  await openSwatches(page)
  await openAddress(page)
  await fillAddress(page)
  await page.route(path, (route) =>
    route.fulfill({ json: { requested: false, errors: [{ field: 'city', message: 'We do not know this city' }] } }),
  )
  await send(page).click()
  await expect(problem(page, 'city')).toHaveText('We do not know this city')
  await expect(field(page, 'city')).toBeFocused()
  await page.unroute(path)
  await page.route(path, (route) => route.fulfill({ status: 422, json: { message: 'You have swatches already.' } }))
  await send(page).click()
  await expect(status(page)).toHaveText('You have swatches already.')
  await expect(send(page)).not.toHaveAttribute('aria-disabled')
})

test('SWATCH-03 without the address’s code the browser submits the server’s form', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/rove-swatch-request/)
  await page.route(/_swatch-request-form/, (route) => route.abort())
  await openSwatches(page)
  await page.locator('.rove-swatch-toggle').first().click()
  await page.locator('.rove-swatch-bar button').click()
  await fillAddress(page)
  await send(page).click()
  await expect(page.locator('.swatch-sent')).toBeVisible()
  expect(await logged(page, 'form')).toHaveLength(1)
})
