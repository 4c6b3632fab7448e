/** The renewal of a membership in the markup of Drupal 7 (RENEW-01). */
import type { Page } from '@playwright/test'
import { expect, test } from '../kit/oracle'
import { openMarkup, sentFields } from './host-markup-page'

const discount = '**/user/membership/renewal'
const element = (page: Page) => page.locator('rove-membership-renewal')
const renew = (page: Page) => page.getByRole('button', { name: 'Renew', exact: true })
const accept = (page: Page) => element(page).locator('[part=accept-button]')
const message = (page: Page) => element(page).locator('[part=message]')

/** Collects the forms that reach the server, and the enrolments before them. */
async function serve(page: Page, status: number) {
  const calls: string[] = []
  const forms: Record<string, string>[] = []
  await page.route(discount, (route) => {
    calls.push(route.request().method())
    return route.fulfill({ status, json: {} })
  })
  await page.route('**/user/membership', (route) => {
    forms.push(sentFields(route.request()))
    return route.fulfill({ contentType: 'text/html', body: 'The membership is renewed.' })
  })
  return { calls, forms }
}

const whole = {
  form_build_id: 'form-4kT0cPq1Zc7mVw3nJ8rYxB2sLh6dEf9gUa5iOoNtQvM',
  form_token: 'pW2c9aXhQ0r4mTnE6yKbLs8dJf3gVuZo1iCtBxN7eYk',
  form_id: 'uc_membership_renewal_form',
  op: 'Renew',
}

test('RENEW-01 accepting enrols, then the form is sent whole with its button', { tag: '@any-screen' }, async ({
  page,
}) => {
  const { calls, forms } = await serve(page, 200)
  await openMarkup(page, 'renewal')
  await renew(page).click()
  await accept(page).click()
  await expect(page.getByText('The membership is renewed.')).toBeVisible()
  expect([calls, forms]).toEqual([['GET'], [whole]])
})

test('RENEW-01 a further button of the form is sent without the offer', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  const { calls, forms } = await serve(page, 200)
  const button = 'value="Renew" class="form-submit" />'
  await openMarkup(page, 'renewal', [[button, `${button}<input type="submit" name="op" value="Cancel membership" />`]])
  await page.getByRole('button', { name: 'Cancel membership' }).click()
  await expect(page.getByText('The membership is renewed.')).toBeVisible()
  expect([calls, forms]).toEqual([[], [{ ...whole, op: 'Cancel membership' }]])
})

test('RENEW-01 a discount that the server refuses sends nothing by itself', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/membership\.renewal/)
  const { calls, forms } = await serve(page, 403)
  await openMarkup(page, 'renewal')
  await renew(page).click()
  await accept(page).click()
  await expect(message(page)).toContainText('your membership has not been renewed')
  await message(page).getByRole('button').click()
  await expect.poll(() => calls.length).toBe(2)
  await expect(message(page)).toBeVisible()
  expect(forms).toEqual([])
  await renew(page).click()
  await expect(page.getByText('The membership is renewed.')).toBeVisible()
  expect([calls.length, forms]).toEqual([2, [whole]])
})

test('RENEW-01 a tag without a form says so', { tag: ['@any-screen', '@nightly'] }, async ({ page, oracle }) => {
  oracle.expectReports(/no-form \(no <form>\)/)
  await openMarkup(page, 'renewal', [
    ['<form', '<div'],
    ['</form>', '</div>'],
  ])
  await expect(element(page)).toHaveAttribute('data-rove-reason', 'no-form')
  await expect(renew(page)).toBeVisible()
})

test('RENEW-01 a field of the form that is left empty is asked for before the offer', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { calls, forms } = await serve(page, 200)
  const field = '<input type="text" name="name" aria-label="Name" required /><div class="form-actions'
  await openMarkup(page, 'renewal', [['<div class="form-actions', field]])
  await renew(page).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(accept(page)).toHaveCount(0)
  await page.getByLabel('Name').fill('Ida')
  await renew(page).click()
  await accept(page).click()
  await expect(page.getByText('The membership is renewed.')).toBeVisible()
  expect([calls, forms]).toEqual([['GET'], [{ ...whole, name: 'Ida' }]])
})
