/** The application for trade membership, in tests. */
import type { Page } from '@playwright/test'
import { type FirstBytes, fileBytes } from '../../file-signatures'
import { expect } from '../kit/oracle'

export const applicationPath = '/trade/application'

/** What is typed or chosen in each step. */
const steps: readonly Readonly<Record<string, string>>[] = [
  {
    ...{ first_name: 'Ida', last_name: 'Lind', company_name: 'Lind Studio', title: 'Designer', country: 'CA' },
    ...{ contact_email: 'ida@home.test', contact_phone: '+1 (604) 555-0100' },
  },
  {
    ...{ company_type: 'other', company_type_other: 'Florist', line1: '1 Main St', city: 'Vancouver' },
    ...{ province: 'CA-BC', postal_code: 'V5K 0A1', service_area: 'provinces', service_provinces: 'CA-BC' },
  },
  { website: 'lind.studio', association: 'IDC', membership_number: '77', tax_exempt: 'no' },
  { survey_1: '12', survey_2: 'homes', agreement: '1' },
]

/** Opens the form, and waits until it has its steps. */
export async function openApplication(page: Page, query = 'country=US&as=guest'): Promise<void> {
  await page.goto(`${applicationPath}?${query}`)
  await page.evaluate(() => window.rove.ready())
  await expect(page.locator('rove-trade-application')).toHaveAttribute('data-rove-state', 'ready')
}

/** Fills in one step, from 0. */
export async function fillStep(page: Page, step: number): Promise<void> {
  for (const [name, value] of Object.entries(steps[step] ?? {})) {
    const control = page.locator(`.trade-form [name=${name}]`)
    const kind = await control.first().evaluate((node) => (node as HTMLInputElement).type)
    if (kind === 'select-one') await control.selectOption(value)
    else if (kind === 'radio' || kind === 'checkbox')
      await page.locator(`.trade-form [name=${name}][value="${value}"]`).check()
    else await control.fill(value)
  }
}

export const nextButton = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
export const submitButton = (page: Page) => page.getByRole('button', { name: 'SUBMIT', exact: true })
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

/** Fills in all steps; the last one is open then. */
export async function fillAll(page: Page): Promise<void> {
  for (const step of [0, 1, 2]) {
    await fillStep(page, step)
    await nextButton(page).click()
  }
  await fillStep(page, 3)
}

/** The field of the business card, with its messages and buttons. */
export const card = (page: Page) => page.locator('[data-rove-field=card_upload]')

/** The input of the business card. */
export const cardInput = (page: Page) => page.locator('.trade-form [name=card_file]')

/** What a file contains; by default it is a PDF. */
interface Content {
  readonly kind?: FirstBytes
  /** In bytes. */
  readonly size?: number
}

/** Chooses a file as the business card. */
export const chooseCard = (page: Page, name: string, { kind = 'pdf', size = 2000 }: Content = {}) =>
  cardInput(page).setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(fileBytes(kind, size)),
  })

/** Goes to the step with the files. */
export async function openFiles(page: Page): Promise<void> {
  await openApplication(page)
  for (const step of [0, 1]) {
    await fillStep(page, step)
    await nextButton(page).click()
  }
  await expect(heading(page, 'Files')).toBeVisible()
}
