import { addressIn } from '../demo-host/addresses'
import { atCheckout, expectPaid, fillAddress, pay, typeCard } from './checkout-page'
import { hold } from './hold'
import { expect, test } from './oracle'

test('CHK-04 CHK-07 EMAIL-01 LOGIN-01 an existing account leads through the login', {
  tag: ['@any-screen', '@wcag-3.3.1', '@rove-checkout'],
}, async ({ page }) => {
  const { email, proceed, open, checkout, step } = await atCheckout(page)
  await email.fill('ada@home')
  await proceed.click()
  await expect(open).toContainText('Please enter a valid email address for this order')
  await email.fill('customer@example.com')
  const looked: string[] = []
  const release = await hold(page, '**/json/user/exists/check', (request) => looked.push(request.url()) > 0)
  await proceed.click()
  await expect(proceed).toHaveText('One moment')
  await expect(proceed).toHaveAttribute('aria-disabled', 'true')
  // Playwright's click would wait for the held request.
  await page.keyboard.press('Enter')
  release()
  const name = checkout.locator('[name=name]')
  await expect(name).toHaveValue('customer@example.com')
  // While requests are routed, Chromium follows no redirect of a request that may outlive its page, as the login’s
  // does.
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(checkout.locator('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Use another email' }).click()
  await expect(email).toHaveValue('customer@example.com')
  await expect(proceed).toHaveText('Continue')
  await expect(proceed).toHaveAttribute('aria-disabled', 'false')
  expect(looked).toHaveLength(1)
  await proceed.click()
  const failed = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('rove:checkout:failed', (event) => resolve((event as CustomEvent).detail)),
      ),
  )
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  expect(await failed).toEqual({ message: 'Please complete this field', field: 'pass' })
  await expect(open).toContainText('Required')
  await expect(checkout.locator('[name=pass]')).toBeFocused()
  await expect(checkout.locator('[name=pass]')).toHaveAttribute('aria-invalid', 'true')
  await expect(checkout.locator('[name=pass]')).toHaveClass('error')
  await checkout.locator('[name=pass]').fill('1234')
  await page.keyboard.press('Enter')
  await expect(open).toContainText('This email and password do not match. Please try again.')
  await expect(checkout.locator('[name=pass]')).toBeFocused()
  await expect(name).toHaveValue('customer@example.com')
  await checkout.locator('[name=pass]').fill('12345')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cart\/checkout$/)
  await expect(step(0)).toContainText('customer@example.com')
  await expect(checkout.locator('.rove-name')).toHaveText(/Marlow/)
})

test('EMAIL-01 MEMB-01 a membership is used after the login, or added to the order', {
  tag: '@any-screen',
}, async ({ page }) => {
  const { email, proceed, joins, step, open, checkout } = await atCheckout(page)
  await email.fill('member@example.com')
  await proceed.click()
  await page.getByRole('button', { name: 'No thanks' }).click()
  await expect(step(1)).toContainText('This email already has a membership.')
  await expect(joins.first()).not.toBeChecked()
  await open.getByRole('button', { name: 'Log in' }).click()
  await email.fill('reader@example.com')
  await proceed.click()
  await expect(step(0).getByRole('alert')).toContainText('There is no membership attached to your email.')
  await page.getByRole('button', { name: 'No thanks' }).click()
  await expect(joins.first()).toBeChecked()
  await proceed.click()
  await expect(step(1)).toContainText(/Member until \d{4}-\d\d-\d\d/)
  await expect(step(2)).toHaveAttribute('data-state', 'current')
  await expect(checkout.locator('.rove-totals')).toContainText('$100')
})

test('CHK-02 MEMB-01 PROT-01 membership, protection and billing address in one order', {
  tag: ['@wcag-3.3.7', '@rove-checkout'],
}, async ({ page }) => {
  const { email, proceed, joins, part, field, quotes, terms, coupon, checkout, step, banner, id } =
    await atCheckout(page)
  if (!(await coupon.isVisible())) await checkout.locator('.rove-fold').click()
  await coupon.fill('nothing')
  await page.keyboard.press('Enter')
  await expect(checkout.locator('.rove-coupon .rove-error')).toHaveText('This coupon code is not valid.')
  await expect(banner).toBeEmpty()
  await coupon.fill('WELCOME50')
  await page.keyboard.press('Enter')
  await expect(checkout.locator('.rove-totals')).toContainText('50')
  // A visitor who has joined has an account afterwards.
  await email.fill(`${crypto.randomUUID()}@home.test`)
  await proceed.click()
  await joins.first().check()
  await proceed.click()
  await expect(part('city')).toBeVisible()
  await step(4).getByRole('button').first().click()
  await expect(step(2)).toHaveAttribute('data-state', 'current')
  await page.getByLabel('My billing address is the same').uncheck()
  for (const pane of ['delivery', 'billing'] as const) {
    const { zone, country: _, ...address } = addressIn('US', pane === 'billing' ? { street1: '1 Bill Street' } : {})
    for (const [name, value] of Object.entries(address)) if (value) await field(pane, `${pane}_${name}`).fill(value)
    await field(pane, `${pane}_zone`).selectOption(String(zone))
  }
  await quotes.first().check()
  await proceed.click()
  await proceed.click()
  await expect(step(3)).toHaveAttribute('data-state', 'current')
  await terms.first().check()
  await proceed.click()
  await expect(step(2)).toContainText('1 Bill Street')
  await typeCard(page)
  await pay(page)
  await expectPaid(page, id)
  await expect(page.locator('.complete__member')).toBeVisible()
})

test('ADDR-02 ADDR-04 QUOTE-01 VALID-01 missing and refused fields are marked', {
  tag: ['@any-screen', '@wcag-3.3.1', '@wcag-3.3.3', '@rove-checkout'],
}, async ({ page }) => {
  const { email, proceed, joins, part, open, quotes, banner } = await atCheckout(page)
  await email.fill('ada@home.test')
  await proceed.click()
  await joins.last().check()
  await proceed.click()
  await proceed.click()
  await expect(open).toContainText('Please complete your details to continue.')
  await expect(banner).toContainText(/\d error\(s\)\./)
  await expect(part('first_name')).toBeFocused()
  const address = addressIn('US', { city: 'Key West' })
  await fillAddress(page, address)
  await expect(part('city')).toHaveAttribute('aria-invalid', 'true')
  await expect(open).toContainText('Not shippable city')
  await part('postal_code').fill('9720')
  await part('street1').fill('PO Box 12')
  await part('phone').fill('15035550117')
  await part('city').fill('Portland')
  await expect(open).toContainText('We do not accept PO Boxes')
  await expect(open).toContainText('Cannot start with 1')
  await expect(part('postal_code')).toHaveAttribute('aria-invalid', 'true')
  await part('postal_code').fill(address.postal_code)
  await part('street1').fill('210 Alder Street')
  await part('phone').fill('5035550117')
  await expect(quotes.first()).toBeVisible()
  await proceed.click()
  await expect(open).toContainText(/Please select a shipping option to continue|protect/i)
})

test('ADDR-03 in Korea the postal code search fills in the address', { tag: '@any-screen' }, async ({ page }) => {
  const { email, proceed, joins, part, open, quotes } = await atCheckout(page, { country: 'KR' })
  await email.fill('ada@home.test')
  await proceed.click()
  await joins.last().check()
  await proceed.click()
  await part('last_name').fill('김')
  await part('first_name').fill('아다')
  await open.getByRole('button', { name: '우편번호 찾기' }).click()
  const search = page.frameLocator('iframe[title="우편번호 검색"]')
  await search.getByRole('searchbox').fill('코엑스')
  await search.getByRole('button', { name: '영동대로' }).click()
  await expect(part('postal_code')).toHaveValue('06164')
  await expect(part('city')).toHaveValue(/강남구/)
  await expect(part('street2')).toBeFocused()
  await page.keyboard.type('3층')
  await part('phone').fill('01055501177')
  await expect(quotes.first()).toBeVisible()
})

test('ADDR-03 a suggested street can be chosen by keyboard', {
  tag: ['@any-screen', '@wcag-2.1.1', '@rove-checkout'],
}, async ({ page }) => {
  const { email, proceed, joins, part } = await atCheckout(page, { country: 'CA' })
  await email.fill('ada@home.test')
  await proceed.click()
  await joins.last().check()
  await proceed.click()
  await part('street1').pressSequentially('saint-denis')
  await expect(page.getByRole('option', { name: /Saint-Denis/ }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(part('postal_code')).toHaveValue('H2X 3L6')
  await expect(part('city')).toHaveValue('Montréal')
})
