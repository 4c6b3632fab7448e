/** The application for trade membership, in steps. */
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'
import { logged, viewed } from '../tracking/tracked-visit'
import { applicationPath, fillAll, fillStep, heading, nextButton, openApplication, submitButton } from './trade-page'

test.use({ layout: 'bare' })

const summary = '.rove-trade-summary'
const problem = (field: string) => `[data-rove-field=${field}] [data-rove-problem]`

test('TRADE-01 four steps, validated one by one, lead to an enrolment', {
  tag: ['@any-screen', '@wcag-2.4.3', '@wcag-3.3.1', '@rove-trade-application'],
}, async ({ page }) => {
  await openApplication(page)
  await expect(heading(page, 'Welcome and contact')).toBeVisible()
  await expect(heading(page, 'Business profile')).toBeHidden()
  await expect(submitButton(page)).toBeHidden()
  await nextButton(page).click()
  await expect(heading(page, 'Welcome and contact')).toBeVisible()
  await expect(page.locator(problem('first_name'))).toHaveText('Required')
  await expect(page.locator(summary)).toBeFocused()
  const listed = page.locator(summary).getByRole('link')
  const before = await listed.count()
  await page.locator('.trade-form [name=first_name]').fill('Ida')
  await expect(listed).toHaveCount(before - 1)
  await page.locator(summary).getByRole('link', { name: 'Contact phone: Required' }).click()
  await expect(page.locator('.trade-form [name=contact_phone]')).toBeFocused()
  await fillStep(page, 0)
  await expect(page.locator(summary)).toBeHidden()
  await nextButton(page).click()
  await expect(heading(page, 'Business profile')).toBeFocused()
  await page.getByRole('button', { name: 'Prev', exact: true }).click()
  await expect(heading(page, 'Welcome and contact')).toBeFocused()
  await expect(page.locator('.trade-form [name=first_name]')).toHaveValue('Ida')
  await nextButton(page).click()
  await fillStep(page, 1)
  await page.locator('.trade-form [name=postal_code]').press('Enter')
  await expect(heading(page, 'Files')).toBeFocused()
  await page.locator('.rove-trade-steps').getByRole('button', { name: 'Welcome and contact' }).click()
  await expect(heading(page, 'Welcome and contact')).toBeFocused()
  await page.locator('.rove-trade-steps').getByRole('button', { name: 'Business profile' }).click()
  await nextButton(page).click()
  await fillStep(page, 2)
  await nextButton(page).click()
  await expect(heading(page, 'Survey and agreement')).toBeFocused()
  await expect(nextButton(page)).toBeHidden()
  await fillStep(page, 3)
  const request = page.waitForRequest('**/ajax/trade/enrol')
  await submitButton(page).click()
  expect(Object.fromEntries(new URLSearchParams((await request).postData() ?? ''))).toMatchObject({
    ...{ first_name: 'Ida', last_name: 'Lind', company_name: 'Lind Studio', title: 'Designer', country: 'CA' },
    ...{ contact_email: 'ida@home.test', company_type: 'other', company_type_other: 'Florist' },
    ...{ line1: '1 Main St', line2: '', postal_code: 'V5K 0A1', city: 'Vancouver', province: 'CA-BC' },
    ...{ contact_phone: expect.stringContaining('604'), tax_exempt: 'no' },
  })
  await expect(page).toHaveURL(/\/trade\/application\/thanks$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for applying')
  expect((await logged(page, 'trade')).map(({ detail }) => detail)).toEqual(['enrolled, 22 fields'])
})

test('TRADE-01 Back and Forward move between the steps, and a reload keeps the input', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await openApplication(page)
  await fillStep(page, 0)
  await nextButton(page).click()
  await page.locator('.trade-form [name=city]').fill('Vancouver')
  await page.goBack()
  await expect(heading(page, 'Welcome and contact')).toBeFocused()
  await page.goForward()
  await expect(heading(page, 'Business profile')).toBeFocused()
  await page.reload()
  await page.evaluate(() => window.rove.ready())
  await expect(heading(page, 'Business profile')).toBeVisible()
  await expect(page.locator('.trade-form [name=city]')).toHaveValue('Vancouver')
  await expect(page.locator('.trade-form [name=first_name]')).toHaveValue('Ida')
  await fillStep(page, 1)
  await nextButton(page).click()
  await fillStep(page, 2)
  await nextButton(page).click()
  await fillStep(page, 3)
  await submitButton(page).click()
  await expect(page).toHaveURL(/thanks$/)
  expect(await page.evaluate(() => sessionStorage.getItem('rove_trade'))).not.toMatch(/Ida|Vancouver/)
  // The browser would fill in what it was left with, and the operation that is enrolled.
  await page.goBack()
  await page.evaluate(() => window.rove.ready())
  await expect(page.getByText('Your application has arrived.')).toBeVisible()
  await expect(heading(page, 'Welcome and contact')).toBeVisible()
  await expect(page.locator('.trade-form [name=first_name]')).toHaveValue('')
  await openApplication(page)
  await expect(page.locator('.trade-form [name=first_name]')).toHaveValue('')
})

test('TRADE-02 what an account has filled in is not shown to another one', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const name = page.locator('.trade-form [name=first_name]')
  await openApplication(page)
  await fillStep(page, 0)
  // The applicant logs in meanwhile.
  await openApplication(page, 'country=US&as=customer')
  await expect(name).toHaveValue('Ida')
  await name.fill('Ida Maria')
  // The session ends: nothing is shown until the next login, and nothing is lost.
  await openApplication(page, 'country=US&as=guest')
  await expect(name).toHaveValue('')
  await openApplication(page, 'country=US&as=customer')
  await expect(name).toHaveValue('Ida Maria')
  await openApplication(page, 'country=US&as=member')
  await expect(name).toHaveValue('')
  expect(await page.evaluate(() => sessionStorage.getItem('rove_trade'))).toBeNull()
})

test('TRADE-02 wrong formats say Invalid, and become valid while they are corrected', {
  tag: ['@any-screen', '@wcag-3.3.1', '@wcag-3.3.3', '@rove-trade-application', '@nightly'],
}, async ({ page }) => {
  await openApplication(page)
  await fillStep(page, 0)
  for (const [field, wrong, right] of [
    ['contact_phone', '604 555', '604.555.0100'],
    ['contact_email', 'ida@home', 'ida@home.test'],
  ] as const) {
    await page.locator(`.trade-form [name=${field}]`).fill(wrong)
    await nextButton(page).click()
    await expect(page.locator(problem(field))).toHaveText('Invalid')
    await expect(page.locator(`.trade-form [name=${field}]`)).toHaveAttribute('aria-invalid', 'true')
    await page.locator(`.trade-form [name=${field}]`).fill(right)
    await expect(page.locator(problem(field))).toBeHidden()
  }
  await nextButton(page).click()
  await expect(heading(page, 'Business profile')).toBeVisible()
})

test('TRADE-03 provinces follow the country, and other choices ask for more', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await openApplication(page)
  await fillStep(page, 0)
  await nextButton(page).click()
  const provinces = page.locator('.trade-form [name=province] option')
  await expect(provinces).toHaveCount(14)
  for (const field of ['company_type_other', 'service_states', 'service_provinces'])
    await expect(page.locator(`.trade-form [name=${field}]`)).toBeHidden()
  await fillStep(page, 1)
  await page.locator('.trade-form [name=company_type_other]').fill('')
  await page.locator('.trade-form [name=service_area][value=states]').check()
  await expect(page.locator('.trade-form [name=service_provinces]')).toBeHidden()
  await nextButton(page).click()
  await expect(page.locator(summary).getByRole('link')).toHaveText([
    /^What kind of company.*Required$/,
    /^US state.*Required$/,
  ])
  await page.getByRole('button', { name: 'Prev', exact: true }).click()
  await page.locator('.trade-form [name=country][value=US]').check()
  await nextButton(page).click()
  await expect(provinces).toHaveCount(52)
  await nextButton(page).click()
  await expect(page.locator(problem('province'))).toHaveText('Required')
  const postal = page.locator(problem('postal_code'))
  await expect(postal, 'a Canadian one').toHaveText('Invalid')
  const typed = page.locator('.trade-form [name=postal_code]')
  await typed.fill('98101')
  await expect(postal).toBeHidden()
  await typed.fill('98101-12')
  await nextButton(page).click()
  await expect(postal).toHaveText('Invalid')
  await typed.fill('98101-1234')
  await expect(postal).toBeHidden()
  await page.locator('.trade-form [name=service_states]').selectOption({ label: 'Washington' })
  await expect(page.locator(problem('service_states'))).toBeHidden()
})

test('TRADE-01 TRADE-02 without script the application is one form', { tag: ['@any-screen', '@nightly'] }, async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${applicationPath}?country=US&as=guest`)
  for (const step of [0, 1, 2, 3]) await fillStep(page, step)
  await page.locator('.trade-form [name=postal_code]').fill('98101')
  await page.locator('.trade-form [name=website]').fill('')
  await page
    .locator('.trade-form [name=card_file]')
    .setInputFiles({ name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') })
  await submitButton(page).click()
  await expect(page.locator(problem('postal_code'))).toHaveText('Invalid')
  await expect(page.locator('[data-rove-problem]')).toHaveCount(1)
  await expect(page.locator('[data-rove-trade=kept]')).toHaveText('card.pdf')
  await expect(page.locator('.trade-form [name=company_name]')).toHaveValue('Lind Studio')
  await page.locator('.trade-form [name=postal_code]').fill('V5K 0A1')
  await submitButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for applying')
  await context.close()
})

test('TRACK-04 an enrolled application is one form submission of the trade form', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await openApplication(page, 'country=US&as=guest&consent=all')
  await viewed(page)
  await fillAll(page)
  await submitButton(page).click()
  await expect(page).toHaveURL(/thanks$/)
  await viewed(page)
  const sent = async () => (await logged(page)).filter(({ detail }) => detail === 'form_submit')
  await expect.poll(sent).toHaveLength(1)
  expect((await sent())[0]?.params).toMatchObject({ form_id: 'trade-registration' })
})

test('TRADE-02 each step and its problems are accessible, and fit on 320 pixels', {
  tag: ['@nightly', '@any-screen', '@axe', '@wcag-1.4.10', '@rove-trade-application'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openApplication(page)
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  for (const step of [0, 1, 2, 3]) {
    await (step < 3 ? nextButton(page) : submitButton(page)).click()
    await expect(page.locator(summary)).toBeVisible()
    expect(await violationsOn(page, 'rove-trade-application')).toEqual([])
    expect(await fits()).toBe(true)
    await fillStep(page, step)
    if (step < 3) await nextButton(page).click()
  }
})
