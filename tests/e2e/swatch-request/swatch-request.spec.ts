/** The request of fabric swatches: the list, its limit, the address, and what was sent before. */
import { expect, test } from '../kit/oracle'
import { logged, viewed } from '../tracking/tracked-visit'
import {
  back,
  bar,
  field,
  fillAddress,
  heading,
  openAddress,
  openSwatches,
  problem,
  proceed,
  send,
  status,
  toggles,
} from './swatch-page'

test.use({ layout: 'bare' })

test('SWATCH-01 Continue and Back toggle between the list and the address', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await openSwatches(page)
  const columns = () => page.locator('.swatch-list').evaluate((list) => getComputedStyle(list).gridTemplateColumns)
  for (const [width, count] of [
    [820, 3],
    [821, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect((await columns()).split(' '), `the shop’s own list at ${width} px`).toHaveLength(count)
  }
  await expect(heading(page, 'address')).toBeHidden()
  await expect(bar(page)).toContainText('0 of 5 selected')
  await proceed(page).click()
  await expect(bar(page).getByRole('alert')).toHaveText('Please select at least one swatch.')
  await expect(toggles(page).first()).toHaveText('Select swatch')
  await toggles(page).first().click()
  await expect(toggles(page).first()).toHaveText('Remove swatch')
  await expect(toggles(page).first()).toHaveAccessibleName('Remove swatch: Oat bouclé')
  await page.locator('.swatch-card img').nth(2).click()
  await expect(toggles(page).nth(2)).toHaveText('Remove swatch')
  await expect(bar(page)).toContainText('2 of 5 selected')
  await toggles(page).nth(2).press('Enter')
  await expect(bar(page)).toContainText('1 of 5 selected')
  await expect(proceed(page)).toHaveText('Continue')
  await proceed(page).click()
  await expect(heading(page, 'address')).toBeFocused()
  await expect(heading(page, 'list')).toBeHidden()
  await expect(page.locator('.rove-swatch-chosen')).toHaveText('Your swatches: Oat bouclé')
  await expect(back(page)).toHaveText('Back')
  await back(page).click()
  await expect(heading(page, 'list')).toBeFocused()
  await expect(bar(page)).toContainText('1 of 5 selected')
})

test('SWATCH-01 Back and Forward move between the views, and a reload keeps the input', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await openSwatches(page)
  await openAddress(page)
  await field(page, 'city').fill('Austin')
  await page.goBack()
  await expect(heading(page, 'list')).toBeFocused()
  await page.goForward()
  await expect(heading(page, 'address')).toBeFocused()
  await page.reload()
  await page.evaluate(() => window.rove.ready())
  await expect(heading(page, 'address')).toBeVisible()
  await expect(field(page, 'city')).toHaveValue('Austin')
  await expect(page.locator('.rove-swatch-chosen')).toHaveText('Your swatches: Oat bouclé, Chalk bouclé')
})

test('SWATCH-01 what was filled in for one country keeps that of another page', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await openSwatches(page)
  await openAddress(page)
  await field(page, 'city').fill('Austin')
  await field(page, 'province').selectOption({ label: 'California' })
  await openSwatches(page, 'country=UK&as=guest', '/swatch-request-intl/UK')
  await expect(field(page, 'country')).toHaveValue('826')
  await expect(field(page, 'city')).toHaveValue('Austin')
})

test('SWATCH-02 a swatch over the limit is not selected, and an alert says so', {
  tag: ['@any-screen', '@wcag-3.3.1', '@wcag-4.1.3', '@rove-swatch-request', '@nightly'],
}, async ({ page }) => {
  await openSwatches(page)
  for (let at = 0; at < 5; at++) await toggles(page).nth(at).click()
  const alert = bar(page).getByRole('alert')
  await expect(alert).toBeEmpty()
  await toggles(page).nth(5).click()
  await expect(alert).toHaveText('Error message: Please limit your selection to 5.')
  await page.locator('.swatch-card img').nth(6).click()
  await expect(alert).toHaveText('Error message: Please limit your selection to 5.')
  for (const at of [5, 6]) await expect(toggles(page).nth(at)).toHaveText('Select swatch')
  await expect(page.locator('.swatch-form [type=checkbox]:checked')).toHaveCount(5)
  await toggles(page).nth(0).click()
  await expect(alert).toBeEmpty()
  await toggles(page).nth(5).click()
  await expect(toggles(page).nth(5)).toHaveText('Remove swatch')
})

test('SWATCH-02 TRACK-01 TRACK-04 a request is sent, tracked and thanked once', { tag: '@any-screen' }, async ({
  page,
}) => {
  await openSwatches(page, 'country=US&as=guest&consent=all')
  await viewed(page)
  await openAddress(page)
  await fillAddress(page)
  const chosen = await page
    .locator('.swatch-form [type=checkbox]:checked')
    .evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value))
  const request = page.waitForRequest('**/ajax/swatch-request')
  await send(page).dblclick()
  const fields = new URLSearchParams((await request).postData() ?? '')
  expect([fields.get('swatches[0]'), fields.get('swatches[1]')]).toEqual(chosen)
  expect(chosen).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)])
  expect([fields.get('address1'), fields.get('postal_code')]).toEqual(['1600 Vine Street', '90028'])
  await expect(page.locator('.messages.status')).toHaveText(/on their way/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your swatches are on their way')
  await expect(page.locator('.swatch-form')).toHaveCount(0)
  await expect(page.locator('rove-swatch-request')).toHaveAttribute('data-rove-state', 'ready')
  expect((await logged(page, 'form')).map(({ detail }) => detail)).toEqual(['swatch-request-form'])
  await page.goBack()
  await page.evaluate(() => window.rove.ready())
  await expect(page.locator('[data-rove-swatches=sent]')).toBeVisible()
  await expect(page.locator('.swatch-form')).toBeHidden()
  await page.goto('/about')
  const events = async () => (await logged(page)).map(({ detail }) => detail)
  await expect.poll(async () => (await events()).filter((name) => name === 'request_swatch')).toHaveLength(1)
  expect(await events()).toContain('view_swatches')
})

test('SWATCH-02 has_been_submitted shows the message in place of the form', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.route('**/swatch-request?*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll('"has_been_submitted":0', '"has_been_submitted":"1"')
    await route.fulfill({ response: answer, body })
  })
  await openSwatches(page)
  await expect(page.locator('[data-rove-swatches=sent]')).toContainText('Your request is with us')
  await expect(page.locator('.swatch-form')).toBeHidden()
  await page.locator('rove-swatch-request').getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL(/\/contact-us$/)
})

test('SWATCH-03 countries have their ISO numbers, provinces, labels and rules', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await openSwatches(page)
  await openAddress(page)
  const numbers = await field(page, 'country')
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  expect(numbers.map(Number).sort((a, b) => a - b)).toEqual([36, 124, 344, 410, 826, 840])
  await send(page).click()
  await expect(problem(page, 'first_name')).toHaveText('Required')
  await expect(field(page, 'first_name')).toBeFocused()
  await expect(status(page)).toHaveText('Please check the marked fields.')
  await fillAddress(page)
  await expect(status(page)).toHaveText('')
  await field(page, 'address1').fill('PO Box 12')
  await field(page, 'postal_code').fill('9002')
  await send(page).click()
  await expect(problem(page, 'address1')).toHaveText('We do not accept PO Boxes')
  await expect(problem(page, 'postal_code')).toHaveText('Invalid')
  await expect(field(page, 'postal_code')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'postal_code')).toHaveClass(/\berror\b/)
  await field(page, 'postal_code').fill('90028')
  await expect(problem(page, 'postal_code')).toBeHidden()
  await field(page, 'country').selectOption('124')
  await expect(field(page, 'province').locator('option')).toHaveCount(14)
  await expect(page.locator('[data-rove-field=province] label')).toHaveText('Province')
  await field(page, 'country').selectOption('410')
  await expect(field(page, 'province')).toBeHidden()
})

test('SWATCH-03 the phone is reduced to its ten digits, and never cut', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await openSwatches(page)
  await openAddress(page)
  const phone = field(page, 'phone')
  for (const [typed, kept] of [
    ['16045550100', '6045550100'],
    ['+1 (604) 555-0100', '6045550100'],
    ['604 555 0100 99', '604555010099'],
    ['６０４ ５５５ ０１００', '6045550100'],
  ] as const) {
    await phone.fill(typed)
    await phone.blur()
    await expect(phone).toHaveValue(kept)
  }
  await field(page, 'country').selectOption('826')
  await phone.fill('0044 20 7946 0018')
  await phone.blur()
  await expect(phone).toHaveValue('02079460018')
})

test('SWATCH-03 Places fills in the address, also by the keyboard', {
  tag: ['@nightly', '@any-screen', '@wcag-2.1.1', '@rove-swatch-request'],
}, async ({ page }) => {
  await openSwatches(page)
  await openAddress(page)
  await page.route('**/vendors/places/details*', async (route) => {
    const response = await route.fetch()
    const place = await response.json()
    place.addressComponents.push({ longText: 'Suite 4', shortText: 'Suite 4', types: ['subpremise'] })
    await route.fulfill({ response, json: place })
  })
  const street = field(page, 'address1')
  await street.focus()
  await expect(street).toHaveRole('combobox')
  await street.pressSequentially('750 Horn')
  await expect(page.locator('[role=option]').first()).toContainText('750 Hornby Street')
  await street.press('ArrowDown')
  await street.press('Enter')
  await expect(field(page, 'city')).toHaveValue('Vancouver')
  await expect(street).toHaveValue('750 Hornby Street')
  await expect(field(page, 'address2')).toHaveValue('Suite 4')
  await expect(field(page, 'country')).toHaveValue('124')
  await expect(field(page, 'province').locator('option:checked')).toHaveText('British Columbia')
  await expect(field(page, 'postal_code')).toHaveValue('V6Z 2H7')
  await expect(page.getByRole('listbox')).toBeHidden()
})

test('SWATCH-03 Korea’s postal code search fills in address1', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await openSwatches(page, 'country=KR&as=guest')
  await openAddress(page)
  await page.locator('.rove-swatch-search').click()
  const search = page.frameLocator('.rove-swatch-postcode iframe')
  await search.getByRole('searchbox').or(search.getByRole('textbox')).first().fill('세종대로')
  await search.getByRole('button').filter({ hasText: '세종대로' }).first().click()
  await expect(field(page, 'address1')).toHaveValue('세종대로 110')
  await expect(field(page, 'postal_code')).toHaveValue('04524')
  await expect(field(page, 'address2')).toBeFocused()
})

test('SWATCH-01 SWATCH-02 without script the request is one form', {
  tag: ['@any-screen', '@nightly'],
}, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/swatch-request?country=US&as=guest')
  const boxes = page.locator('.swatch-form [type=checkbox]')
  for (let at = 0; at < 6; at++) await boxes.nth(at).check()
  await fillAddress(page)
  await send(page).click()
  await expect(page.locator('.messages.error')).toHaveText('Error message: Please limit your selection to 5.')
  await expect(field(page, 'city')).toHaveValue('Los Angeles')
  await boxes.nth(5).uncheck()
  await send(page).click()
  await expect(page.locator('.messages.status')).toHaveText(/on their way/)
  await context.close()
})
