import { shopDayAt } from '../../../core/base/country/shop-day.rules'
import { membershipEnd } from '../../../core/shop/membership/membership.rules'
import { addressIn } from '../../demo-host/addresses'
import { hold } from '../kit/hold'
import { expect, test } from '../kit/oracle'
import { atCheckout, expectPaid, fillAddress, pay, typeCard } from './checkout-page'

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
  await page.getByRole('button', { name: 'No thanks' }).click()
  await expect(step(1)).toHaveAttribute('data-state', 'current')
  await step(0).getByRole('button', { name: 'Edit' }).click()
  await proceed.click()
  await name.fill('customer')
  const failed = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('rove:checkout:failed', (event) => resolve((event as CustomEvent).detail)),
      ),
  )
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  expect(await failed).toEqual({ message: 'Please complete this field', field: 'pass' })
  await expect(open).toContainText('Required')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(open).toContainText('Please enter a valid email address for this order')
  await expect(name).toBeFocused()
  await name.fill('customer@example.com')
  await page.keyboard.press('Enter')
  await expect(checkout.locator('[name=pass]')).toBeFocused()
  await expect(checkout.locator('[name=pass]')).toHaveAttribute('aria-invalid', 'true')
  await expect(checkout.locator('[name=pass]')).toHaveClass('error')
  await checkout.locator('[name=pass]').fill('1234')
  await page.keyboard.press('Enter')
  await expect(open).toContainText('This email and password do not match. Please try again.')
  await expect(checkout.locator('[name=pass]')).toBeFocused()
  await expect(name).toHaveValue('customer@example.com')
  await checkout.locator('[name=pass]').fill('12345')
  const sent = page.waitForRequest(/\/user\/login\?destination=cart\/checkout$/)
  await page.keyboard.press('Enter')
  expect((await sent).method()).toBe('POST')
  await expect(page).toHaveURL(/\/cart\/checkout$/)
  await expect(step(0)).toContainText('customer@example.com')
  await expect(checkout.locator('.rove-name')).toHaveText(/Marlow/)
})

test('EMAIL-01 LOAD-06 MEMB-01 a membership is used after the login, or added', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { email, proceed, joins, step, open, checkout } = await atCheckout(page)
  await email.fill('member@example.com')
  await proceed.click()
  await page.getByRole('button', { name: 'No thanks' }).click()
  await expect(step(1)).toContainText('This email already has a membership.')
  await expect(step(1).getByRole('group')).toContainText('Members pay 20% less.')
  await expect(joins.first()).not.toBeChecked()
  await open.getByRole('button', { name: 'Log in' }).click()
  await email.fill('reader@example.com')
  await proceed.click()
  await expect(step(0).getByRole('alert')).toContainText(
    'There is no membership attached to your email. A new membership will be added to your order. ' +
      'If you think this is a mistake, please reach out to here.',
  )
  await page.getByRole('button', { name: 'No thanks' }).click()
  await expect(joins.first()).toBeChecked()
  expect(await joins.evaluateAll((radios: HTMLInputElement[]) => radios.map(({ value }) => value))).toEqual(['1', '0'])
  const yearFrom = (time: number) => membershipEnd(shopDayAt(time))
  const begun = yearFrom(Date.now())
  await proceed.click()
  await expect(step(1)).toContainText(/Member until \d{4}-\d\d-\d\d/)
  const shown = /\d{4}-\d\d-\d\d/.exec(await step(1).innerText())?.[0]
  expect([begun, yearFrom(Date.now())]).toContain(shown)
  await expect(step(2)).toHaveAttribute('data-state', 'current')
  await expect(checkout.locator('.rove-totals')).toContainText('$100')
  await step(0).locator('.rove-title').click()
  await email.fill('reader@example.com')
  await proceed.click()
  await step(0).getByRole('link', { name: 'here' }).click()
  await expect(page).toHaveURL(/\/contact-us$/)
})

test('CHK-02 MEMB-01 PROT-01 membership, protection and billing address in one order', {
  tag: ['@nightly', '@wide-first', '@wcag-3.3.7', '@rove-checkout'],
}, async ({ page }) => {
  const { email, proceed, joins, part, field, quotes, terms, coupon, checkout, step, banner, id } =
    await atCheckout(page)
  const quote = checkout.locator('.rove-quote')
  if (!(await coupon.isVisible())) await checkout.locator('.rove-fold').click()
  await coupon.fill('nothing')
  await page.keyboard.press('Enter')
  await expect(checkout.locator('.rove-coupon .rove-error')).toHaveText('This coupon code is not valid.')
  await expect(banner).toBeEmpty()
  await coupon.fill('WELCOME50')
  await page.keyboard.press('Enter')
  await expect(checkout.locator('.rove-totals')).toContainText('50')
  const removes = checkout.getByRole('button', { name: 'Remove coupon WELCOME50' })
  await expect(removes).toBeFocused()
  await removes.click()
  await expect(coupon).toBeFocused()
  await expect(checkout.locator('.rove-totals')).not.toContainText('−$50')
  await coupon.fill('WELCOME50')
  await page.keyboard.press('Enter')
  await expect(removes).toBeFocused()
  // A visitor who has joined has an account afterwards.
  await email.fill(`${crypto.randomUUID()}@home.test`)
  await proceed.click()
  await joins.first().check()
  await proceed.click()
  await expect(part('city')).toBeVisible()
  await step(4).getByRole('button').first().click()
  await expect(step(2)).toHaveAttribute('data-state', 'current')
  await page.getByLabel('My billing address is the same').uncheck()
  const country = field('billing', 'billing_country')
  await country.selectOption({ label: 'Canada' })
  await expect(field('billing', 'billing_zone').locator('option')).toContainText(['Alberta'])
  await country.selectOption({ label: 'United States' })
  await expect(field('billing', 'billing_zone').locator('option')).toContainText(['Alabama'])
  for (const pane of ['delivery', 'billing'] as const) {
    const { zone, country: _, ...address } = addressIn('US', pane === 'billing' ? { street1: '1 Bill Street' } : {})
    for (const [name, value] of Object.entries(address)) if (value) await field(pane, `${pane}_${name}`).fill(value)
    await field(pane, `${pane}_zone`).selectOption(String(zone))
    if (pane === 'delivery') await expect(quote).toHaveAttribute('data-state', 'incomplete')
  }
  await quotes.first().check()
  await proceed.click()
  await proceed.click()
  await expect(step(3)).toHaveAttribute('data-state', 'current')
  await expect(step(3).getByRole('radio').last()).toHaveAccessibleName('No thanks')
  await terms.first().check()
  await expect(checkout.locator('.rove-totals')).toContainText('1 year of protection')
  await proceed.click()
  await expect(step(2)).toContainText('1 Bill Street')
  await typeCard(page)
  await field('referral', 'id').selectOption('4')
  await field('referral', 'other').fill('a poster')
  await field('referral', 'associate').fill('Kim')
  const completed = page.waitForRequest(/\/uc_stripe\/payment\/complete\//)
  await pay(page)
  const payload = Object.fromEntries(new URLSearchParams((await completed).postData() ?? ''))
  expect(payload).toMatchObject({
    paymentIntentId: expect.stringMatching(/^pi_/),
    paymentMethodId: expect.stringMatching(/^pm_/),
    status: 'succeeded',
    customerId: expect.any(String),
    adjustAmount: '',
    referralSource: '4',
    referralOther: 'a poster',
    referralAssociate: 'Kim',
  })
  expect(Number(payload.amount)).toBeGreaterThan(0)
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
  const errorOf = (name: string) => part(name).locator('xpath=..').locator('.rove-error')
  const required = ['first_name', 'last_name', 'street1', 'city', 'zone', 'postal_code', 'phone']
  for (const name of required) await expect(errorOf(name), name).toHaveText('Required')
  for (const name of ['company', 'street2']) await expect(errorOf(name), name).toHaveText('')
  await expect(part('zone')).toHaveValue('0')
  await expect(part('country')).toHaveValue('840')
  const address = addressIn('US', { city: 'Key West' })
  await fillAddress(page, address)
  await expect(part('city')).toHaveAttribute('aria-invalid', 'true')
  await expect(errorOf('city')).toHaveText('Not shippable city')
  await expect(errorOf('city')).toHaveCSS('color', 'rgb(156, 31, 36)')
  await part('postal_code').fill('9720')
  await part('street1').fill('PO Box 12')
  await part('phone').fill('15035550117')
  await part('city').fill('Portland')
  await expect(errorOf('street1')).toHaveText('We do not accept PO Boxes')
  await expect(errorOf('phone')).toHaveText('Cannot start with 1')
  await expect(errorOf('postal_code')).toHaveText('Invalid')
  await expect(quotes).toHaveCount(0)
  await part('postal_code').fill(address.postal_code)
  await part('street1').fill('210 Alder Street')
  await part('phone').fill('5035550117')
  await expect(quotes.first()).toBeVisible()
  for (const title of await open.locator('.rove-quote .rove-choice').allInnerTexts()) expect(title).toMatch(/^.+ - .+$/)
  await proceed.click()
  await expect(open).toContainText('Please select a shipping option to continue')
})

test('ADDR-03 in Korea the postal code search fills in the address', { tag: '@any-screen' }, async ({ page }) => {
  const { email, proceed, joins, part, open, quotes } = await atCheckout(page, { country: 'KR' })
  await email.fill('ada@home.test')
  await proceed.click()
  await joins.last().check()
  await proceed.click()
  await expect(open.locator('.rove-quote')).toContainText('계속하려면 정보를 모두 입력해 주세요.')
  await proceed.click()
  await expect(open).toContainText('필수 항목입니다')
  await part('last_name').fill('김')
  await part('first_name').fill('아다')
  const release = await hold(page, '**/cart/checkout', (request) => request.method() === 'POST')
  const lookup = open.getByRole('button', { name: '우편번호 찾기' })
  await lookup.click()
  await open.getByRole('button', { name: '검색 닫기' }).click()
  await expect(page.locator('iframe[title="우편번호 검색"]')).toHaveCount(0)
  await expect(lookup).toBeFocused()
  await lookup.click()
  const search = page.frameLocator('iframe[title="우편번호 검색"]')
  await search.getByRole('searchbox').fill('코엑스')
  await search.getByRole('button', { name: '영동대로' }).click()
  await expect(part('postal_code')).toHaveValue('06164')
  await expect(part('city')).toHaveValue(/강남구/)
  await expect(part('street1')).toHaveValue(/영동대로/)
  // The phone is still missing: an address in Korea is not checked before the quote.
  await expect(open.locator('.rove-quote')).toContainText('배송비를 조회하고 있습니다. 잠시만 기다려 주세요')
  release()
  await expect(part('street2')).toBeFocused()
  await page.keyboard.type('3층')
  await part('phone').fill('01055501177')
  await expect(quotes.first()).toBeVisible()
})

test('ADDR-03 a suggested street can be chosen by keyboard', {
  tag: ['@nightly', '@any-screen', '@wcag-2.1.1', '@rove-checkout'],
}, async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (/\/vendors\/places/.test(request.url())) loaded.push(request.url())
  })
  const { email, proceed, joins, part, field } = await atCheckout(page, { country: 'CA' })
  await email.fill('ada@home.test')
  await proceed.click()
  await joins.last().check()
  await proceed.click()
  await expect(part('street1')).toBeVisible()
  expect(loaded, 'before a street is typed').toEqual([])
  const suggested = (countries: string) =>
    page.waitForRequest((request) => new URL(request.url()).searchParams.get('regions') === countries)
  const inCanada = suggested('ca')
  await part('street1').pressSequentially('saint-denis')
  await inCanada
  await expect(page.getByRole('option', { name: /Saint-Denis/ }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(part('postal_code')).toHaveValue('H2X 3L6')
  await expect(part('city')).toHaveValue('Montréal')
  await page.getByLabel('My billing address is the same').uncheck()
  const inAll = suggested('us,ca,au,kr,gb,hk')
  await field('billing', 'billing_street1').fill('')
  await field('billing', 'billing_street1').pressSequentially('varick')
  await inAll
  await page.getByRole('option', { name: /Varick/ }).click()
  await expect(field('billing', 'billing_city')).toHaveValue('New York')
})
