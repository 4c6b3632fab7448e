/** Which step is open, how steps are opened, and how refusals are shown. */
import type { Page } from '@playwright/test'
import type { CountryCode } from '../../../core/base/country/countries.rules'
import { addressIn } from '../../demo-host/addresses'
import { closeOverlay } from '../kit/go-back'
import { hold } from '../kit/hold'
import { expect, test } from '../kit/oracle'
import { atCheckout, atPayment, checkoutOn, fillAddress, fillIn, placings } from './checkout-page'

test.use({ layout: 'bare' })

/** Opens the checkout after a change of its page. */
async function atChanged(page: Page, country: CountryCode, change: (html: string) => string) {
  await page.route('**/cart/checkout', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
  const checkout = await atCheckout(page, { country })
  await page.unrouteAll()
  return checkout
}

test('MEMB-01 PROT-01 CHK-03 the summary has member price and protection, and folds', async ({ page }) => {
  const { step, joins, proceed, open, checkout, coupon } = await atCheckout(page, { as: 'member' })
  const insured = { nid: '1201', 'attributes[1]': '1', 'attributes[2]': '6', protection: 'protection-3' }
  await page.request.post('/ajax/cart/add', { form: { ...insured, qty: '1', operation: crypto.randomUUID() } })
  await page.reload()
  const lines = checkout.locator('.rove-lines li')
  await expect(lines.first()).toContainText('MEMBER Regular price $1,890')
  await expect(lines.last()).toContainText('MEMBER $1,512 each Regular price $1,890')
  await expect(lines.last()).toContainText('3 years of protection')
  await expect(lines.last().locator('.rove-amount')).toHaveText('$1,701')
  await expect(checkout.locator('.rove-totals div').nth(1)).toHaveText('Protection$189')
  await expect(step(1)).toContainText('You are a member')
  await step(1).getByRole('button', { name: 'Edit' }).click()
  await expect(open).toContainText('member prices apply to this order')
  await expect(joins).toHaveCount(0)
  await proceed.click()
  await expect(step(2)).toHaveAttribute('data-state', 'current')
  await page.setViewportSize({ width: 427, height: 800 })
  await expect(coupon).toBeVisible()
  await page.setViewportSize({ width: 426, height: 800 })
  await expect(coupon).toBeHidden()
  await expect(lines.first()).toBeHidden()
  await checkout.locator('.rove-fold').click()
  await expect(coupon).toBeVisible()
  await expect(lines.first()).toBeVisible()
})

test('EMAIL-02 CHK-02 ADDR-01 the title of a later step continues each step before it', { tag: '@nightly' }, async ({
  page,
}) => {
  const { email, step, joins, open, part } = await atCheckout(page)
  const toPayment = () => step(4).getByRole('button').first().click()
  await email.fill('ada@home.museum')
  await toPayment()
  await expect(open).toContainText('Please enter a valid email address for this order')
  await expect(email).toBeFocused()
  await email.fill('ada@home.test')
  await toPayment()
  await expect(step(1)).toHaveAttribute('data-state', 'current')
  await expect(open).toContainText('Please complete this field')
  await joins.last().check()
  await toPayment()
  await expect(open).toContainText('Please complete your details to continue.')
  await expect(part('first_name')).toBeFocused()
  const areBeside = async () => {
    const [first, last] = await Promise.all(['first_name', 'last_name'].map((name) => part(name).boundingBox()))
    return first?.y === last?.y
  }
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  for (const narrow of [426, 427]) {
    await page.setViewportSize({ width: narrow, height })
    await expect.poll(areBeside, `${narrow} px`).toBe(narrow > 426)
  }
  await page.setViewportSize({ width, height })
  await fillAddress(page, addressIn('US', { phone: '+1 (503) 555-0117' }))
  await part('phone').blur()
  await expect(part('phone')).toHaveValue('5035550117')
  await expect(checkoutOn(page).quotes.first()).toBeVisible()
  await expect(open.locator('[aria-invalid=true]')).toHaveCount(0)
})

test('PAY-01 CHK-05 a refusal is shown once, as a focused text that can be dismissed', {
  tag: ['@wcag-3.3.1', '@wcag-4.1.3', '@rove-checkout', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/^\[rove\] order\.validate/)
  const { step, banner, proceed, open, terms } = await atCheckout(page)
  const answers = [
    { status: 500, body: 'no' },
    { json: { success: false, errors: [] } },
    { json: { success: false, errors: ['We cannot deliver on this street.'] } },
  ]
  await fillIn(page, 'US', 'account')
  await expect(step(4)).toHaveAttribute('data-state', 'current')
  await page.route(/order-validate/, (route) => route.fulfill(answers.shift()))
  await step(3).getByRole('button').first().click()
  await terms.last().check()
  await proceed.click()
  await expect(open).toContainText('We could not check your order. Please try again.')
  await expect(proceed).toBeFocused()
  await proceed.click()
  await expect(step(2)).toHaveAttribute('data-state', 'current')
  await expect(open).toContainText('We cannot accept this order as it is.')
  await expect(banner).toBeEmpty()
  await step(4).getByRole('button').first().click()
  await expect(banner).toContainText('1 error(s).')
  await expect(banner).toContainText('We cannot deliver on this street.')
  await expect(banner).toBeFocused()
  await expect(banner).toBeInViewport({ ratio: 1 })
  expect(await banner.evaluate((list) => list.getAnimations({ subtree: true }).length), 'it does not blink').toBe(0)
  await banner.getByRole('button').click()
  await expect(banner).toBeEmpty()
  await expect(open.locator('.rove-title')).toBeFocused()
  expect(await placings(page)).toEqual([])
})

test('CHK-05 CHK-07 each error of a submitted form appears once and links to its field', {
  tag: ['@wcag-3.3.1', '@wcag-3.3.3', '@rove-checkout'],
}, async ({ page }) => {
  const { banner, part, proceed, step, checkout } = await atPayment(page)
  const sent = (messages: readonly string[], marked: string) =>
    page.route('**/cart/checkout', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const answer = await route.fetch()
      const list = messages.map((message) => `<li>${message}</li>`).join('')
      const body = (await answer.text())
        .replace(/(<main[^>]*>)/, `$1<div class="messages error"><h2>Error message</h2><ul>${list}</ul></div>`)
        .replace(new RegExp(`(<[^>]*name="${marked.replace(/[[\]]/g, '\\$&')}"[^>]*class=")`), '$1error ')
      await route.fulfill({ response: answer, body })
    })
  await sent(['The card was declined.', 'Please try another card.'], 'panes[payment][details][cc_number]')
  await page.reload()
  await expect(step(4)).toHaveAttribute('data-state', 'current')
  for (const n of [0, 1, 2, 3]) await expect(step(n)).toHaveAttribute('data-state', 'completed')
  await expect(banner).toContainText('2 error(s).')
  await expect(banner).toContainText('Please try another card.')
  await expect(banner).toBeFocused()
  await expect(page.locator('.messages.error')).toBeHidden()
  await page.unrouteAll()
  await page.reload()
  await expect(step(4)).toHaveAttribute('data-state', 'current')
  await step(2).getByRole('button').first().click()
  await part('city').fill('')
  await part('phone').fill('1')
  await page.setViewportSize({ width: 1440, height: 400 })
  const failed = page.evaluate(
    () =>
      new Promise((resolve) => {
        const heard: unknown[] = []
        addEventListener('rove:checkout:failed', (event) => {
          if (heard.push((event as CustomEvent).detail) === 2) resolve(heard)
        })
      }),
  )
  await proceed.click()
  expect(await failed).toEqual([
    { message: 'Please complete your details to continue.', field: 'address' },
    { message: 'Please complete this field', field: 'panes[delivery][delivery_city]' },
  ])
  await expect(part('city')).toHaveClass('error')
  await expect(part('city')).toBeFocused()
  await expect(part('city')).toBeInViewport({ ratio: 1 })
  await expect(banner).toContainText('2 error(s).')
  await banner.getByRole('link', { name: 'Phone: Cannot start with 1' }).click()
  await expect(part('phone')).toBeFocused()
  await expect(checkout.getByText('Cannot start with 1')).toHaveCount(2)
  await sent(['The username ada is already taken.'], 'no field')
  await page.reload()
  await expect(step(0)).toHaveAttribute('data-state', 'current')
  for (const n of [1, 2, 3, 4]) await expect(step(n)).toHaveAttribute('data-state', 'open')
  await expect(banner).toContainText('1 error(s).')
})

test('CHK-02 Back, Forward and a reload keep the step and its input', {
  tag: ['@wcag-3.3.7', '@rove-checkout'],
}, async ({ page }) => {
  const { email, step, proceed, joins, part, method } = await atCheckout(page)
  const isOpen = (n: number) => expect(step(n)).toHaveAttribute('data-state', 'current')
  await email.fill('ada@home.test')
  await page.reload()
  await expect(email).toHaveValue('ada@home.test')
  await proceed.click()
  await joins.first().check()
  await page.reload()
  await expect(joins.first()).toBeChecked()
  await joins.last().check()
  await proceed.click()
  await part('city').fill('Portl')
  await page.goBack()
  await isOpen(1)
  await page.goBack()
  await isOpen(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/cart\?/)
  await page.goForward()
  await isOpen(0)
  await page.goForward()
  await page.goForward()
  await isOpen(2)
  await page.reload()
  await isOpen(2)
  await expect(part('city')).toHaveValue('Portl')
  await fillIn(page, 'US', 'address')
  await isOpen(4)
  await method('klarna').check()
  await step(2).getByRole('button', { name: 'Edit' }).click()
  await part('phone').fill('5035550118')
  await proceed.click()
  await isOpen(4)
  await expect(method('klarna')).toBeChecked()
  await page.goBack()
  await isOpen(2)
  await page.goForward()
  await isOpen(4)
  await page.reload()
  await isOpen(4)
  await expect(method('klarna')).toBeChecked()
  await expect(proceed).toHaveAttribute('aria-disabled', 'false')
  expect(await page.evaluate(() => sessionStorage.getItem('rove_checkout'))).not.toMatch(
    /home\.test|5035550118|Portland/,
  )
})

test('EMAIL-01 LOGIN-01 MEMB-01 Join is still chosen after a login without membership', {
  tag: ['@nightly', '@wcag-3.3.7', '@rove-checkout'],
}, async ({ page }) => {
  const { email, proceed, checkout, open, joins } = await atCheckout(page)
  await email.fill('reader@example.com')
  await proceed.click()
  await expect(open).toContainText('A new membership will be added to your order.')
  await checkout.locator('[name=pass]').fill('12345')
  await page.keyboard.press('Enter')
  await expect(joins.first()).toBeChecked()
  await expect(open).toContainText('A new membership will be added to your order.')
})

test('QUOTE-02 PROT-02 a known city needs no new quote; a dialog shows the cover', async ({ page }) => {
  const { email, step, proceed, joins, part, quotes, open, checkout } = await atCheckout(page)
  let requestCount = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/cart/checkout')) requestCount++
  })
  await email.fill('ada@home.test')
  await proceed.click()
  await joins.last().check()
  await proceed.click()
  const address = addressIn('US')
  const release = await hold(page, '**/cart/checkout', (request) => request.method() === 'POST')
  await fillAddress(page, address)
  await expect(open).toContainText("Please wait while we're retrieving your shipping quote")
  const dots = open.locator('.rove-quote .rove-dots')
  expect(await dots.evaluate((node) => getComputedStyle(node, '::after').animationName)).toBe('rove-dots')
  release()
  await expect(quotes.first()).toBeVisible()
  await expect(dots).toHaveCount(0)
  const before = requestCount
  for (const city of ['Salem', address.city]) {
    await part('city').fill(city)
    await expect(quotes.first()).toBeVisible()
  }
  expect(requestCount).toBe(before + 1)
  await quotes.first().check()
  await expect(quotes.first()).toBeChecked()
  await proceed.click()
  await expect(step(3)).toHaveAttribute('data-state', 'current')
  await expect(step(2)).toContainText(address.city)
  const answered = page.waitForResponse(/\/ajax\/uc_mulberry\/modal-checkout\/\d+/)
  await open.getByRole('button', { name: 'What is covered?' }).click()
  await answered
  await expect(checkout.locator('dialog')).toContainText(/\w/)
  await closeOverlay(page, () => checkout.locator('dialog').getByRole('button', { name: 'Close' }).click())
  await expect(open.getByRole('button', { name: 'What is covered?' })).toBeFocused()
  const edit = checkout.getByRole('link', { name: 'Edit cart' })
  if (!(await edit.isVisible())) await checkout.locator('.rove-fold').click()
  await edit.click()
  await expect(page).toHaveURL(/\/cart$/)
})

test('QUOTE-01 a quote that failed is asked for again by a press', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/^\[rove\] order\.quote: network/)
  const { email, proceed, joins, quotes, open } = await atCheckout(page)
  await email.fill('ada@home.test')
  await proceed.click()
  await joins.last().check()
  await proceed.click()
  await page.route('**/cart/checkout', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await fillAddress(page, addressIn('US'))
  const again = open.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/cart/checkout')
  await again.click()
  await expect(quotes.first()).toBeVisible()
  await expect(open.locator('.rove-quote')).toBeFocused()
})

test('QUOTE-01 an address without a shipping option leads to the contact page', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { email, proceed, joins, open } = await atCheckout(page)
  await email.fill('ada@home.test')
  await proceed.click()
  await joins.last().check()
  await proceed.click()
  await page.route('**/cart/checkout', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const answer = await route.fetch()
    const { order, ...rest } = await answer.json()
    await route.fulfill({ response: answer, json: { ...rest, order: { ...order, quotes: [] } } })
  })
  await fillAddress(page, addressIn('US'))
  await expect(open).toContainText('We have no shipping option for this address.')
  await open.getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL(/\/contact-us$/)
})

test('PROT-02 protection is a step in the US and Canada only, where it is offered', { tag: '@nightly' }, async ({
  page,
}) => {
  const offers = '"protection":{"offers":[{"term":3,"title":"3 years","cost":90}]}'
  for (const [country, pane, count] of [
    ['UK', offers, 4],
    ['CA', offers, 5],
    ['US', '"protection":null', 4],
  ] as const) {
    const { checkout, step } = await atChanged(page, country, (html) =>
      html.replace('"methods":[', `${pane},"methods":[`),
    )
    await expect(checkout.locator('.rove-step'), `${country} ${pane}`).toHaveCount(count)
    await expect(step(3)).toContainText(count === 5 ? 'Protection' : 'Payment')
  }
})

test('MEMB-01 where only members buy, joining is chosen; a locked step does not open', { tag: '@nightly' }, async ({
  page,
}) => {
  for (const mode of ['membership-only', 'membership-lock']) {
    await page.context().clearCookies()
    const { email, proceed, joins, step } = await atChanged(page, 'US', (html) =>
      html.replace(/(<body class="[^"]*)/, `$1 ${mode}`),
    )
    await email.fill('ada@home.test')
    await proceed.click()
    await expect(step(2)).toHaveAttribute('data-state', 'current')
    await expect(step(1)).toHaveAttribute('data-state', 'completed')
    await expect(step(1)).toContainText(/Member until \d{4}-\d\d-\d\d/)
    const isLocked = mode === 'membership-lock'
    await expect(step(1).getByRole('button', { name: 'Edit' })).toHaveCount(isLocked ? 0 : 1)
    await step(1).locator('.rove-title').press('Enter')
    await expect(step(isLocked ? 2 : 1)).toHaveAttribute('data-state', 'current')
    await expect(joins).toHaveCount(0)
  }
})

test('EMAIL-01 a failed check of the e-mail address counts as no account', { tag: '@nightly' }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/^\[rove\] user\.exists/)
  const { email, proceed, step, open, joins } = await atCheckout(page)
  await page.route('**/json/user/exists/check', (route) => route.abort())
  await email.fill('reader@example.com')
  await proceed.click()
  await expect(step(1)).toHaveAttribute('data-state', 'current')
  await expect(open).not.toContainText('A new membership will be added')
  await expect(joins.first()).not.toBeChecked()
})
