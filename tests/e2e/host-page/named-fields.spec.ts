/** Forms of the server with fields that are named like properties of a form: `form.submit` is such a field then. */
import type { Page } from '@playwright/test'
import { atCheckout, atPayment, expectPaid, fillIn, pay, typeOwnCard } from '../checkout/checkout-page'
import { openSwitch } from '../country/country-page'
import { cards, choice, openHosts } from '../hosts/hosts-page'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { openResults } from '../search-results/results-page'
import { fillAddress, openAddress, openSwatches, send } from '../swatch-request/swatch-page'
import { fillAll, openApplication, submitButton } from '../trade-application/trade-page'

const names =
  'id elements action method submit requestSubmit noValidate target reset hidden inert append before after contains querySelector querySelectorAll addEventListener'.split(
    ' ',
  )

/** Adds hidden fields with these names to each form in a page of the server, and in its HTML for dialogs. */
async function addFields(page: Page, names: readonly string[]) {
  // Without quotes, because HTML can be text of JSON.
  const fields = names.map((name) => `<input type=hidden name=${name} value=7>`).join('')
  await page.route('**/*', async (route) => {
    const request = route.request()
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame()
    if (!isPage && !/\/ajax_validate\?|\/forgot-pwd\//.test(request.url())) return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    const { location } = response.headers()
    // Playwright does not route what follows a redirect.
    if (location)
      return route.fulfill({
        contentType: 'text/html',
        body: `<meta http-equiv="refresh" content="0;url=${location}">`,
      })
    const text = await response.text()
    await route.fulfill({ response, body: text.replace(/<form\b[^>]*>/g, `$&${fields}`) })
  })
}

for (const [width, name] of someOf([
  [390, 'id'],
  [1280, 'id'],
  [390, 'elements'],
] as const))
  test(`CHK-03 PAY-02 a review with a field named ${name} is submitted at ${width} px`, {
    tag: ['@any-screen', '@nightly'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await addFields(page, [name])
    const { method, id } = await atPayment(page)
    await method('credit').check()
    await typeOwnCard(page)
    await pay(page)
    await expect(page).toHaveURL(/\/review$/)
    await page.getByRole('button', { name: 'Submit order' }).click()
    await expectPaid(page, id)
  })

test('CHK-05 PAY-02 a guest pays where each form has fields like submit and elements', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await addFields(page, [...names, 'name'])
  const { method, id } = await atCheckout(page)
  await fillIn(page, 'US')
  await method('credit').check()
  await typeOwnCard(page)
  await pay(page)
  await expect(page).toHaveURL(/\/review$/)
  await page.getByRole('button', { name: 'Submit order' }).click()
  await expectPaid(page, id)
})

test('LOVE-02 an address is given in a form with fields like submit and attributes', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  // DOMPurify would remove the whole form because of the last one.
  await addFields(page, [...names, 'name', 'attributes'])
  await page.goto('/sofas?country=US&as=guest')
  const heart = page.locator('rove-love[nid="1201"] button[part=button]').first()
  await heart.click()
  const dialog = page.locator('rove-love dialog')
  await expect(dialog.locator('[name=querySelector]')).toHaveCount(1)
  await expect(dialog.locator('[name=attributes]')).toHaveCount(1)
  await dialog.locator('input[name=email]').fill('somebody@')
  await dialog.locator('[type=submit]').click()
  await expect(dialog.locator('[role=alert]')).toHaveText('Please enter a valid email address.')
  await dialog.locator('input[name=email]').fill('somebody@example.com')
  const sent = page.waitForRequest(/uc_love\/ajax\?/)
  await dialog.locator('[type=submit]').click()
  expect(new URL((await sent).url()).searchParams.get('email')).toBe('somebody@example.com')
  await expect(heart).toHaveAttribute('data-state', 'loved')
})

test('LOGIN-01 a form in a dialog is sent with its fields like submit and elements', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await addFields(page, names)
  const { email, proceed, checkout } = await atCheckout(page)
  await email.fill('customer@example.com')
  await proceed.click()
  await checkout.getByRole('button', { name: 'Forgot your password?' }).click()
  const dialog = checkout.locator('dialog')
  await expect(dialog.locator('[name=name]')).toHaveValue('customer@example.com')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && /user\/password$/.test(request.url()))
  await dialog.locator('[type=submit]').click()
  const fields = new URLSearchParams((await sent).postData() ?? '')
  expect(names.map((name) => fields.get(name))).toEqual(names.map(() => '7'))
  await expect(dialog).toContainText('a link is on its way')
})

test('SWATCH-02 a request is sent by a form with fields like submit and elements', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await addFields(page, [...names, 'name'])
  await openSwatches(page)
  await openAddress(page)
  await fillAddress(page)
  const request = page.waitForRequest('**/ajax/swatch-request')
  await send(page).click()
  expect(new URLSearchParams((await request).postData() ?? '').get('address1')).toBe('1600 Vine Street')
  await expect(page.locator('.messages.status')).toHaveText(/on their way/)
})

test('TRADE-01 an application is sent by a form with fields like submit and elements', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await addFields(page, [...names, 'name'])
  await openApplication(page)
  await fillAll(page)
  await submitButton(page).click()
  await expect(page).toHaveURL(/\/trade\/application\/thanks$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for applying')
})

test('RENEW-01 a membership is renewed by a form with fields like submit and elements', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await addFields(page, [...names, 'name'])
  await page.goto('/user/membership?as=member&country=US')
  await page.evaluate(() => window.rove.ready())
  await page.getByRole('button', { name: 'Renew for one year' }).click()
  await page.locator('rove-membership-renewal [part=accept-button]').click()
  await expect(page.getByText('Your membership is renewed for one year, with the discount.')).toBeVisible()
})

test('COUNTRY-02 HOSTS-01 RESULTS-02 choices in forms with fields like submit count', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await addFields(page, [...names, 'name'])
  await openHosts(page)
  await choice(page, 'city').selectOption('London')
  await expect(cards(page)).toHaveCount(2)
  const { chips, refine, value } = await openResults(page, '/search/products/sofa/?country=US')
  await refine()
  await value('Green').check()
  await expect(chips).toHaveText([/Green/])
  const { select } = await openSwitch(page, '/sofas?country=US&as=guest')
  await select.selectOption('ko_KR')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR')
})
