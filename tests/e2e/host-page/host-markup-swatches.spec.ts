/** The swatch request in the markup of Drupal 7, with the address alone. */
import type { Page } from '@playwright/test'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { fillFields, openMarkup, problemOf, sentFields } from './host-markup-page'

const address = {
  ...{ address1: '1600 Vine Street', address2: 'Unit 4', city: 'Los Angeles', province: 'California' },
  ...{ postal_code: '90028', country: 'United States', phone: '+1 (503) 555-0117' },
}
const call = '**/ajax/swatch-request'
const send = (page: Page) => page.getByRole('button', { name: 'Request swatches' })
const status = (page: Page) => page.locator('.rove-swatch-status')

async function openAddress(page: Page, changes: Parameters<typeof openMarkup>[2] = []) {
  await openMarkup(page, 'swatches', changes)
  for (const name of ['Oat bouclé', 'Fog wool'])
    await page.getByRole('button', { name: `Select swatch: ${name}` }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(status(page)).toBeAttached()
}

test('SWATCH-02 SWATCH-03 a form with the address alone is sent, with its fields', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.route(call, (route) => route.fulfill({ json: { requested: true, url: '/about' } }))
  await openAddress(page)
  await fillFields(page, address)
  const request = page.waitForRequest(call)
  await send(page).click()
  const { operation, ...fields } = sentFields(await request)
  expect(operation).toMatch(/^[\w-]+$/)
  expect(fields).toEqual({
    ...{ address1: '1600 Vine Street', address2: 'Unit 4', city: 'Los Angeles', province: '12' },
    ...{ postal_code: '90028', country: '840', phone: '5035550117', 'swatches[0]': '7101', 'swatches[1]': '7103' },
  })
  await expect(page).toHaveURL(/\/about$/)
})

test('SWATCH-03 empty fields are marked, and provinces follow the country', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await openAddress(page)
  await fillFields(page, { ...address, city: '', country: 'Canada' })
  await send(page).click()
  await expect(status(page)).toHaveText('Please check the marked fields.')
  await expect(problemOf(page, 'city')).toHaveText('Required')
  await expect(problemOf(page, 'province')).toHaveText('Required')
  await expect(problemOf(page, 'postal_code')).toHaveText('Invalid')
  await expect(page.locator('[name=city]')).toBeFocused()
  await expect(page.locator('[name=province] option')).toHaveText(['- Select -', 'British Columbia', 'Ontario'])
})

test('SWATCH-03 what the server refuses is said beside its field', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  const errors = [{ field: 'postal_code', message: 'We do not deliver there.' }]
  await page.route(call, (route) => route.fulfill({ json: { requested: false, errors } }))
  await openAddress(page)
  await fillFields(page, address)
  await send(page).click()
  await expect(problemOf(page, 'postal_code')).toHaveText('We do not deliver there.')
})

test('SWATCH-03 a request that the server refuses says its reason', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
  oracle,
}) => {
  oracle.allowReports(/swatch\.request/)
  await page.route(call, (route) => route.fulfill({ status: 422, json: { message: 'One request for each home.' } }))
  await openAddress(page)
  await fillFields(page, address)
  await send(page).click()
  await expect(status(page)).toHaveText('One request for each home.')
})

for (const [country, typed, kept, said] of someOf([
  ['Australia', '1300 123 456', '1300123456', 'Cannot start with 1'],
  ['Australia', '+61 2 5550 0117', '0255500117', ''],
  ['Canada', '1-604-555-0100', '6045550100', ''],
  ['United States', '16045550100', '6045550100', ''],
] as const))
  test(`SWATCH-03 a phone of ${country}, ${typed}, is read as ${kept}`, { tag: ['@any-screen', '@nightly'] }, async ({
    page,
  }) => {
    await openAddress(page)
    await fillFields(page, { country, phone: typed })
    await page.locator('[name=phone]').blur()
    await expect(page.locator('[name=phone]')).toHaveValue(kept)
    await send(page).click()
    await expect(problemOf(page, 'address1')).toHaveText('Required')
    if (said) await expect(problemOf(page, 'phone')).toHaveText(said)
    else await expect(page.locator('[name=phone]')).not.toHaveAttribute('aria-invalid')
  })

for (const [what, changes] of someOf([
  ['country', [['<select id="edit-country" name="country"', '<select id="edit-country"']]],
  ['phone', [['name="phone"', '']]],
] as const))
  test(`SWATCH-03 a form without the field ${what} is sent without it`, { tag: ['@any-screen', '@nightly'] }, async ({
    page,
  }) => {
    await page.route(call, (route) => route.fulfill({ json: { requested: true, url: '/about' } }))
    await openAddress(page, changes)
    const { [what]: _, ...others } = address
    await fillFields(page, others)
    const unnamed = page.locator(`#edit-${what}`)
    if (what === 'country') await unnamed.selectOption('United States')
    else await unnamed.fill('5035550117')
    const request = page.waitForRequest(call)
    await send(page).click()
    expect(Object.keys(sentFields(await request))).not.toContain(what)
  })

test('SWATCH-02 a form that cannot be used says why, and stays as the server wrote it', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/no-form \(no data-rove-swatches="address"\)/)
  await openMarkup(page, 'swatches', [[' data-rove-swatches="address"', '']])
  await expect(page.locator('rove-swatch-request')).toHaveAttribute('data-rove-reason', 'no-form')
  await expect(page.locator('.rove-swatch-toggle')).toHaveCount(0)
  await page.getByLabel('Oat bouclé').check()
  const posted = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest())
  await page.route('**/swatch-request', (route) => route.fulfill({ contentType: 'text/html', body: 'Thank you' }))
  await send(page).click()
  expect(sentFields(await posted)).toMatchObject({ 'aid[7101]': '7101', form_id: 'shop_swatch_request_form' })
})
