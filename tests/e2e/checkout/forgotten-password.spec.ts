import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { expect, test } from '../kit/oracle'
import { atCheckout } from './checkout-page'

/** What a plain Drupal 7 answers. */
const markup = (name: string) => readFileSync(`tests/e2e/host-page/host-markup/${name}.html`, 'utf8')
const answers = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body })

/** Opens the dialog of the forgotten password in the checkout. */
async function openForgotten(page: Page) {
  const { email, proceed, checkout } = await atCheckout(page)
  await email.fill('customer@example.com')
  await proceed.click()
  await checkout.getByRole('button', { name: 'Forgot your password?' }).click()
  const dialog = checkout.locator('dialog')
  await expect(dialog.locator('form')).toBeVisible()
  return { dialog, name: dialog.locator('[name=name]'), send: dialog.locator('[type=submit]') }
}

test('LOGIN-01 a new password is requested in the dialog, and the checkout stays', {
  tag: ['@wide-first', '@nightly'],
}, async ({ page }) => {
  const { dialog, name, send } = await openForgotten(page)
  await expect(name).toHaveValue('customer@example.com')
  await expect(name).toBeFocused()
  // Two presses are one request.
  let sent = 0
  page.on('request', (request) => void (request.method() === 'POST' && /user\/password$/.test(request.url()) && sent++))
  await send.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(dialog).toContainText('a link is on its way')
  await expect(dialog.locator('header, footer, nav')).toHaveCount(0)
  await expect(dialog.locator(':focus')).toHaveCount(1)
  expect(sent).toBe(1)
  const rows: { detail: string }[] = await (await page.request.get('/demo/log.json?what=password')).json()
  expect(rows.map(({ detail }) => detail)).toEqual(['asked for a link'])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/cart/checkout')
})

test('LOGIN-01 a refused address stays in the form, with the server’s reason', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { dialog, name, send } = await openForgotten(page)
  await name.evaluate((field: HTMLInputElement) => field.form?.setAttribute('novalidate', ''))
  await name.fill('ada@')
  await send.click()
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  await expect(name).toHaveValue('ada@')
  await expect(name).toBeFocused()
  await name.fill('ada@home.test')
  await send.click()
  await expect(dialog).toContainText('a link is on its way')
})

test('LOGIN-01 a form that could not be sent stays as it was filled in', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/user\.forgot-password: (status-500|refused|network)/)
  const { dialog, name, send } = await openForgotten(page)
  const path = '**/user/password'
  for (const fault of [
    (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<p>Sorry</p>' }),
    // A firewall, not a session that has ended: the checkout stays open.
    (route: Route) => route.fulfill({ status: 403, contentType: 'text/html', body: '<p>Access denied</p>' }),
    (route: Route) => route.abort(),
  ]) {
    await page.route(path, fault)
    await name.fill('ada@home.test')
    await send.click()
    await expect(dialog.getByRole('status').last()).toHaveText('This could not be sent. Please try again.')
    await expect(name).toHaveValue('ada@home.test')
    await page.unroute(path, fault)
  }
  await send.click()
  await expect(dialog).toContainText('a link is on its way')
})

test(
  'LOGIN-01 a form whose file is gone asks for it again',
  { tag: ['@any-screen', '@nightly'] },
  async ({ page }, { outputDir }) => {
    const form = `<form action="/user/password" method="post" enctype="multipart/form-data">
<label>Your name <input name="name"></label> <label>Proof <input type="file" name="proof"></label>
<button type="submit">Send</button></form>`
    await page.route('**/ajax/user/forgot-pwd/**', answers(form))
    const { dialog, name, send } = await openForgotten(page)
    const proof = dialog.getByLabel('Proof')
    const path = join(outputDir, 'proof.pdf')
    mkdirSync(outputDir, { recursive: true })
    writeFileSync(path, '%PDF-1.7')
    await proof.setInputFiles(path)
    rmSync(path)
    await name.fill('ada')
    await send.click()
    await expect(dialog.getByRole('status').last()).toHaveText(
      'The file was changed or moved after you chose it. Please choose it again.',
    )
    await expect(proof).toBeFocused()
    await expect(proof).toHaveValue('')
    await expect(proof).toHaveAttribute('aria-invalid', 'true')
    await expect(name).toHaveValue('ada')
    writeFileSync(path, '%PDF-1.7')
    await proof.setInputFiles(path)
    await expect(proof).not.toHaveAttribute('aria-invalid')
    await page.route('**/user/password', answers('<p>A link is on its way.</p>'))
    await send.click()
    await expect(dialog).toContainText('A link is on its way.')
  },
)

test('LOGIN-01 whole pages of a plain Drupal are used in the dialog', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await page.route('**/ajax/user/forgot-pwd/**', answers(markup('password-page')))
  const posted: string[] = []
  await page.route('**/user/password', (route) => {
    const body = route.request().postData() ?? ''
    posted.push(body)
    return answers(markup(body.includes('name=ada%40home.tset') ? 'password-refused-page' : 'password-sent-page'))(
      route,
    )
  })
  const { dialog, name, send } = await openForgotten(page)
  await expect(dialog).not.toContainText('Powered by a footer')
  await name.fill('ada@home.tset')
  await send.click()
  await expect(dialog).toContainText('Sorry, ada@home.tset is not recognized as a user name or an e-mail address.')
  await expect(name).toBeFocused()
  await name.fill('ada@home.test')
  await send.click()
  await expect(dialog).toContainText('Further instructions have been sent to your e-mail address.')
  await expect(dialog.locator('form')).toHaveCount(0)
  expect(posted.map((body) => Object.fromEntries(new URLSearchParams(body)))).toEqual(
    ['ada@home.tset', 'ada@home.test'].map((typed) => ({
      name: typed,
      form_build_id: 'form-Vy3y1r',
      form_id: 'user_pass',
      op: 'E-mail new password',
    })),
  )
})
