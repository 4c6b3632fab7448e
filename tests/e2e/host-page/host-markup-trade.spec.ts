/** The trade application in the markup of Drupal 7, with the document's fields and a survey of the shop. */
import type { Page } from '@playwright/test'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { type Change, fillFields, openMarkup, problemOf, sentFields } from './host-markup-page'

const steps: readonly Readonly<Record<string, string>>[] = [
  {
    ...{ first_name: 'Ida', last_name: 'Lind', company_name: 'Lind Studio', title: 'Designer', country: 'CA' },
    ...{ contact_email: 'ida@home.test', contact_phone: '+1 (604) 555-0100' },
  },
  {
    ...{ company_type: 'Other', company_type_other: 'Florist', line1: '1 Main St', line2: 'Unit 4', city: 'Vancouver' },
    ...{
      province: 'British Columbia',
      postal_code: 'V5K 0A1',
      service_area: 'provinces',
      service_provinces: 'Ontario',
    },
  },
  {
    ...{ website: 'lind.studio', 'files[card_upload]': 'card.pdf', 'files[licence_upload]': 'licence.pdf' },
    ...{ association: 'IDC', membership_number: '77', tax_exempt: '0' },
  },
  { survey_1: 'Two hotels.\nOne of them in Québec.', survey_2: 'fair', survey_3: '25', agreement: '1' },
]
const call = '**/ajax/trade/enrol'
const accepted = { json: { enrolled: true, url: '/about' } }
const nextButton = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'SUBMIT', exact: true })
const summary = (page: Page) => page.locator('.rove-trade-summary')

/** Opens the form and fills it in; the last step is open then. */
async function fillAll(page: Page, changes: readonly Change[] = [], given: Readonly<Record<string, string>> = {}) {
  await page.route('**/ajax/trade/file', (route) => {
    const kind = /name="kind"\s+(\w+)/.exec(route.request().postData() ?? '')?.[1]
    return route.fulfill({ json: { id: `id-of-${kind}`, name: `${kind}.pdf`, size: 4 } })
  })
  await openMarkup(page, 'trade', changes)
  for (const [at, step] of steps.entries()) {
    const names = await page.locator('main [name]').evaluateAll((all) => all.map((one) => one.getAttribute('name')))
    const values = Object.entries({ ...step, ...given }).filter(([name]) => name in step && names.includes(name))
    await fillFields(page, Object.fromEntries(values))
    for (const name of ['card', 'licence']) {
      const file = page.locator(`.form-item-files-${name}-upload .rove-trade-file`)
      if (await file.isVisible()) await expect(file).toHaveAttribute('data-state', 'sent')
    }
    if (at < steps.length - 1) await nextButton(page).click()
  }
}

test('TRADE-02 TRADE-03 an application is sent with every field of the form', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.route(call, (route) => route.fulfill(accepted))
  await fillAll(page)
  const request = page.waitForRequest(call)
  await submit(page).click()
  const { operation, ...fields } = sentFields(await request)
  expect(operation).toMatch(/^[\w-]+$/)
  const { 'files[card_upload]': _, 'files[licence_upload]': __, ...typed } = Object.assign({}, ...steps)
  expect(fields).toEqual({
    ...typed,
    ...{ company_type: 'other', province: '67', service_provinces: '74', service_states: '' },
    ...{ card_upload: 'id-of-card_upload', licence_upload: 'id-of-licence_upload' },
    survey_1: 'Two hotels.\nOne of them in Québec.',
  })
  await expect(page).toHaveURL(/\/about$/)
})

test('TRADE-01 TRADE-02 the Upload button of a file in Drupal stays the server’s own', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const field = 'name="files[card_upload]" size="60" class="form-file" />'
  const upload = '<input type="submit" name="card_upload_upload_button" value="Upload" class="form-submit" />'
  await page.route(call, (route) => route.fulfill(accepted))
  await fillAll(page, [[field, `${field}${upload}`]])
  const request = page.waitForRequest(call)
  await submit(page).click()
  expect(sentFields(await request)).toMatchObject({ first_name: 'Ida', card_upload: 'id-of-card_upload' })
  await expect(page).toHaveURL(/\/about$/)
  await openMarkup(page, 'trade', [
    [field, `${field}${upload}`],
    ['enctype="multipart/form-data"', ''],
  ])
  for (let step = 0; step < 2; step++) {
    await fillFields(page, steps[step] ?? {})
    await nextButton(page).click()
  }
  await page.route('**/trade/application', (route) => route.fulfill({ contentType: 'text/html', body: 'Uploaded' }))
  const posted = page.waitForRequest('**/trade/application')
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  expect(sentFields(await posted)).toMatchObject({ first_name: 'Ida', card_upload_upload_button: 'Upload' })
  await expect(page.getByText('Uploaded')).toBeVisible()
})

test('TRADE-02 TRADE-03 empty fields are named, and provinces follow the country', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await openMarkup(page, 'trade')
  await nextButton(page).click()
  await expect(summary(page).getByRole('link')).toHaveText([
    ...['First name', 'Last name', 'Company name', 'Title', 'Country'].map((name) => `${name}: Required`),
    ...['Contact email', 'Contact phone'].map((name) => `${name}: Required`),
  ])
  await expect(problemOf(page, 'country')).toHaveText('Required')
  await fillFields(page, steps[0] ?? {})
  await nextButton(page).click()
  await expect(page.locator('[name=company_type_other]')).toBeHidden()
  await expect(page.locator('[name=province] option')).toHaveText(['- Select -', 'British Columbia', 'Ontario'])
})

for (const [typed, said] of someOf([
  ['7', 'Invalid'],
  ['2.5', 'Invalid'],
  ['105', 'Invalid'],
  ['', ''],
  ['100', ''],
] as const))
  test(`TRADE-02 a number from 5 to 100 in fives: “${typed}” ${said || 'can be sent'}`, {
    tag: ['@nightly', '@any-screen'],
  }, async ({ page }) => {
    await page.route(call, (route) => route.fulfill(accepted))
    await fillAll(page, [], { survey_3: typed })
    await submit(page).click()
    if (said) await expect(problemOf(page, 'survey_3')).toHaveText(said)
    else await expect(page).toHaveURL(/\/about$/)
  })

test('TRADE-02 a question that the form requires has to be answered', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await fillAll(page, [], { survey_1: ' ' })
  await submit(page).click()
  await expect(problemOf(page, 'survey_1')).toHaveText('Required')
})

test('TRADE-02 a question that the form does not require can be left out', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.route(call, (route) => route.fulfill(accepted))
  const mark = '<span class="form-required" title="This field is required.">*</span>'
  await fillAll(
    page,
    [
      ['class="form-textarea required"', 'class="form-textarea"'],
      [`What are you working on? ${mark}`, 'What are you working on?'],
    ],
    { survey_1: ' ' },
  )
  await submit(page).click()
  await expect(page).toHaveURL(/\/about$/)
})

test('TRADE-02 a form without some of the fields asks for the others only', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.route(call, (route) => route.fulfill(accepted))
  const lacking = ['title', 'company_name', 'files[licence_upload]', 'survey_1', 'tax_exempt']
  await fillAll(
    page,
    lacking.map((name) => [`name="${name}"`, '']),
  )
  const request = page.waitForRequest(call)
  await submit(page).click()
  const names = Object.keys(sentFields(await request))
  for (const name of [...lacking, 'licence_upload']) expect(names).not.toContain(name)
  expect(names).toContain('association')
  await expect(page).toHaveURL(/\/about$/)
})

test('TRADE-02 what the server refuses is said beside its field, in its step', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const errors = [{ field: 'membership_number', message: 'We do not know this number.' }]
  await page.route(call, (route) => route.fulfill({ json: { enrolled: false, errors } }))
  await fillAll(page)
  await submit(page).click()
  await expect(problemOf(page, 'membership_number')).toHaveText('We do not know this number.')
  await expect(problemOf(page, 'membership_number')).toBeVisible()
})

test('TRADE-01 a page of the server that marks a field opens its step', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await openMarkup(page, 'trade', [
    [
      'name="postal_code" value="" size="60" maxlength="128" class="form-text required"',
      'name="postal_code" value="9" class="form-text required error"',
    ],
  ])
  await expect(page.getByText('Business profile', { exact: true }).last()).toBeVisible()
  await expect(page.locator('[name=postal_code]')).toBeVisible()
})

for (const [what, change, said] of someOf([
  [
    'three steps',
    ['data-rove-trade="step" class="form-wrapper" id="edit-step-4"', ''],
    /3 data-rove-trade="step", where there are 4/,
  ],
  ['a step without a heading', ['<legend><span class="fieldset-legend">Files</span></legend>', ''], /without <h2> or/],
  ['no button', ['type="submit"', 'type="button"'], /no submit button/],
] as const))
  test(`TRADE-01 a form with ${what} says why it stays as it is`, { tag: ['@any-screen', '@nightly'] }, async ({
    page,
    oracle,
  }) => {
    oracle.expectReports(said)
    await openMarkup(page, 'trade', [change])
    await expect(page.locator('rove-trade-application')).toHaveAttribute('data-rove-reason', 'no-form')
    for (const name of ['first_name', 'city', 'website', 'survey_1'])
      await expect(page.locator(`[name=${name}]`)).toBeVisible()
  })
