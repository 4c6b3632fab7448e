/** The password form, the login form and cookies of every page. */
import type { Request } from '@playwright/test'
import { expect, test } from '../kit/oracle'
import { openPage, pageElement } from './every-page'

test('PAGE-04 an invalid address stays in the form; a valid one is posted once', {
  tag: ['@wcag-3.3.1', '@wcag-3.3.3', '@wcag-4.1.3', '@rove-page'],
}, async ({ page }) => {
  await openPage(page, '/user/password?country=US&as=guest')
  const field = page.locator('#edit-name')
  const button = page.locator('#edit-submit')
  const label = await button.inputValue()
  await page.evaluate(() => {
    const button = document.querySelector<HTMLInputElement>('#edit-submit')
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    Object.defineProperty(button, 'value', {
      get: () => setter?.get?.call(button),
      set: (value) => {
        document.body.dataset.labels = `${document.body.dataset.labels ?? ''}${value}|`
        setter?.set?.call(button, value)
      },
    })
  })
  await field.fill('me@home')
  await button.click()
  await expect(page.getByRole('alert')).toHaveText('Enter a valid e-mail address')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription('Enter a valid e-mail address')
  await expect(page.locator('body')).toHaveAttribute('data-labels', `Please wait|${label}|`)

  // What reaches the page is sent by the browser.
  await page.evaluate(() => {
    const { dataset } = document.body
    document.addEventListener('submit', () => {
      dataset.sent = `${Number(dataset.sent ?? 0) + 1}`
    })
  })
  const posts: Request[] = []
  await page.route('**/user/password', (route) => {
    posts.push(route.request())
    return route.fulfill({ status: 204 })
  })
  await field.fill('me@home.test')
  await button.click()
  await expect.poll(() => posts.length).toBe(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(button).toHaveValue('Please wait')
  // It looks disabled, but it has the focus: Enter presses it.
  await button.press('Enter')
  await expect(page.locator('body')).toHaveAttribute('data-sent', '1')
  expect(posts.map((post) => new URLSearchParams(post.postData() ?? '').get('op'))).toEqual([label])
  await page.unroute('**/user/password')
  await page.reload()
  await field.fill('me@home.test')
  await button.click()
  await expect(page.locator('h1 + p')).toHaveText(/If there is an account/)
})

test('PAGE-05 the visitor of a browser that loses each cookie is told so', {
  tag: ['@wcag-4.1.3', '@rove-page'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
  })
  await openPage(page, '/looks?country=US&as=guest')
  const box = pageElement(page).getByRole('alert')
  await expect(box).toHaveText(
    'Your browser currently is not set to accept Cookies. Please turn it on or check if you have another program set to block cookies.',
  )
  await box.getByRole('button').click()
  await expect(box).toHaveCount(0)
})

test('PAGE-06 only the staff’s name marks the login form', async ({ page }) => {
  await openPage(page, '/user/login?country=US&as=guest')
  const form = page.locator('#user-login')
  const sent: (string | null)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData())
  })
  const name = form.locator('[name=name]')
  for (const [text, isStaff] of [
    ['staff@example.com', true],
    ['member@example.com', false],
  ] as const) {
    const answered = page.waitForResponse('**/user/login/check-role')
    await name.fill(text)
    await name.blur()
    await answered
    await expect(form).toHaveJSProperty('dataset.staff', isStaff ? '' : undefined)
  }
  await name.fill('')
  await name.blur()
  await openPage(page, '/user/login?fault=500:/user/login/check-role')
  const failed = page.waitForResponse('**/user/login/check-role')
  await name.fill('staff@example.com')
  await name.blur()
  await failed
  await expect(form).not.toHaveAttribute('data-staff')
  expect(sent).toEqual(['name=staff%40example.com', 'name=member%40example.com', 'name=staff%40example.com'])
})
