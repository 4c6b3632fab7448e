/** The files of the application for trade membership. */
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { fileBytes } from '../../file-signatures'
import { expect, test } from '../kit/oracle'
import { card, cardInput, chooseCard, fillStep, heading, nextButton, openFiles } from './trade-page'

test.use({ layout: 'bare' })

const upload = '**/ajax/trade/file'

test('TRADE-02 files are checked before they are sent, and can be removed', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await openFiles(page)
  // A web address is enough: the file that is chosen beside it is checked all the same.
  await fillStep(page, 2)
  const problem = card(page).locator('[data-rove-problem]')
  await chooseCard(page, 'card.exe', { kind: 'a program for Windows' })
  await expect(problem).toHaveText('Please choose a PDF, JPG, PNG or HEIC file.')
  await chooseCard(page, 'card.pdf', { size: 10 * 1024 * 1024 + 1 })
  await expect(problem).toHaveText('Please choose a file of at most 10 MB.')
  await chooseCard(page, 'card.pdf')
  await expect(card(page)).toContainText('card.pdf has arrived.')
  await expect(page.locator('.trade-form [name=card_upload]')).toHaveValue(/^[\w-]{36}$/)
  await card(page).getByRole('button', { name: 'Remove' }).click()
  await expect(page.locator('.trade-form [name=card_upload]')).toHaveValue('')
  await expect(page.locator('.trade-form [name=card_file]')).toBeFocused()
})

for (const [name, kind, sent] of [
  ['1000004321', 'jpg', '1000004321.jpg'],
  ['card.pdf ', 'pdf', 'card.pdf'],
  ['scan.png.', 'png', 'scan.png'],
  ['IMG_0001', 'a heic of another phone', 'IMG_0001.heic'],
] as const)
  test(`TRADE-02 “${name}” with the bytes of ${kind} arrives`, { tag: ['@any-screen', '@nightly'] }, async ({
    page,
  }) => {
    await openFiles(page)
    const answer = page.waitForResponse(upload)
    await chooseCard(page, name, { kind })
    expect(await (await answer).json()).toMatchObject({ name: sent, size: 2000 })
    await expect(card(page)).toContainText(`${name.replace(/[ .]$/, '')} has arrived.`)
    await expect(page.locator('.trade-form [name=card_upload]')).toHaveValue(/^[\w-]{36}$/)
  })

for (const [name, kind] of [
  ['tool.jpg', 'a program for Windows'],
  ['tool.pdf ', 'a script'],
  ['photo.heic', 'avif'],
] as const)
  test(`TRADE-02 “${name}” with the bytes of ${kind} is refused`, { tag: ['@any-screen', '@nightly'] }, async ({
    page,
  }) => {
    await openFiles(page)
    let sent = 0
    await page.route(upload, (route) => {
      sent++
      return route.continue()
    })
    await cardInput(page).focus()
    await chooseCard(page, name, { kind })
    await expect(card(page).getByRole('alert')).toHaveText(
      'This file’s content is not what its name says. Please choose a PDF, JPG, PNG or HEIC file.',
    )
    await expect(cardInput(page)).toBeFocused()
    await expect(cardInput(page)).toHaveValue('')
    await expect(cardInput(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('.trade-form [name=card_upload]')).toHaveValue('')
    expect(sent).toBe(0)
    await chooseCard(page, 'card.pdf')
    await expect(card(page)).toContainText('card.pdf has arrived.')
    await expect(cardInput(page)).not.toHaveAttribute('aria-invalid')
    expect(sent).toBe(1)
  })

/** Files are read only as long as `read` is called. */
async function holdReading(page: Page): Promise<{ read(): Promise<void> }> {
  await page.addInitScript(() => {
    const read = Blob.prototype.arrayBuffer
    Blob.prototype.arrayBuffer = async function () {
      await new Promise((resolve) => addEventListener('test:read', resolve, { once: true }))
      return read.call(this)
    }
  })
  return { read: () => page.evaluate(() => void dispatchEvent(new CustomEvent('test:read'))) }
}

test('TRADE-02 a file that is slow to be read holds the step, and can be cancelled', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { read } = await holdReading(page)
  let sent = 0
  await page.route(upload, (route) => {
    sent++
    return route.continue()
  })
  await openFiles(page)
  await fillStep(page, 2)
  await chooseCard(page, 'tool.jpg', { kind: 'a program for Linux' })
  await expect(card(page)).toContainText('Sending tool.jpg… 0%')
  await nextButton(page).dblclick()
  const wait = 'Please wait until the file has been sent, or press Cancel.'
  await expect(card(page)).toContainText(wait)
  await expect(page.locator('.rove-trade-summary')).toContainText(wait)
  const said = async () => {
    await read()
    return card(page).textContent()
  }
  await expect.poll(said).toContain('This file’s content is not what its name says.')
  await expect(page.locator('.rove-trade-summary')).toBeHidden()
  await chooseCard(page, 'card.pdf')
  await card(page).getByRole('button', { name: 'Cancel' }).click()
  await chooseCard(page, 'second.pdf')
  await expect.poll(said).toContain('second.pdf has arrived.')
  expect(sent).toBe(1)
  await nextButton(page).click()
  await expect(heading(page, 'Survey and agreement')).toBeVisible()
})

for (const [what, lose] of [
  ['edited', (path: string) => writeFileSync(path, fileBytes('pdf', 3000))],
  ['replaced by a shorter one', (path: string) => writeFileSync(path, fileBytes('pdf', 20))],
  ['deleted', (path: string) => rmSync(path)],
] as const)
  test(
    `TRADE-02 a file that is ${what} has to be chosen again`,
    {
      tag: ['@any-screen', '@nightly'],
    },
    async ({ page, oracle }, { outputDir }) => {
      oracle.expectReports(/trade\.file: network/)
      await openFiles(page)
      await page.route(upload, (route) => route.abort())
      const path = await chooseFromDisk(page, outputDir)
      await expect(card(page)).toContainText('card.pdf could not be sent.')
      lose(path)
      await page.unroute(upload)
      await card(page).getByRole('button', { name: 'Try again' }).click()
      await expectAskedAgain(page)
      await chooseFromDisk(page, outputDir)
      await expect(card(page)).toContainText('card.pdf has arrived.')
      await expect(card(page).locator('[data-rove-problem]')).toBeEmpty()
    },
  )

test(
  'TRADE-02 a file that is edited while it is sent has to be chosen again',
  { tag: ['@any-screen', '@nightly'] },
  async ({ page }, { outputDir }) => {
    await openFiles(page)
    let onCall: (route: Route) => void = () => {}
    const call = new Promise<Route>((resolve) => {
      onCall = resolve
    })
    await page.route(upload, onCall)
    const path = await chooseFromDisk(page, outputDir)
    const route = await call
    writeFileSync(path, fileBytes('pdf', 3000))
    await route.abort()
    await expectAskedAgain(page)
  },
)

/** Chooses a file in a folder that was last changed some time ago: browsers compare whole seconds. */
async function chooseFromDisk(page: Page, folder: string): Promise<string> {
  const path = join(folder, 'card.pdf')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path, fileBytes('pdf'))
  utimesSync(path, 1_700_000_000, 1_700_000_000)
  await cardInput(page).setInputFiles(path)
  return path
}

/** The visitor reads that the file has to be chosen again; nothing else can be tried. */
async function expectAskedAgain(page: Page): Promise<void> {
  await expect(card(page).getByRole('alert')).toHaveText(
    'card.pdf was changed or moved after you chose it. Please choose it again.',
  )
  await expect(card(page).getByRole('button', { name: 'Try again' })).toBeHidden()
  await expect(cardInput(page)).toBeVisible()
  await expect(cardInput(page)).toHaveValue('')
  await expect(cardInput(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('.trade-form [name=card_upload]')).toHaveValue('')
}

test('TRADE-02 TRADE-03 a card and a licence are asked for, in one of their forms', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await openFiles(page)
  const type = (name: string, text: string) => page.locator(`.trade-form [name=${name}]`).fill(text)
  const problems = page.locator('[data-rove-problem]:visible')
  const problemOf = (field: string) => page.locator(`[data-rove-field=${field}] [data-rove-problem]`)
  await page.locator('.trade-form [name=tax_exempt][value=no]').check()
  await nextButton(page).click()
  for (const field of ['card_upload', 'licence_upload']) await expect(problemOf(field)).toHaveText('Required')
  await type('website', 'lind')
  await type('association', 'IDC')
  await nextButton(page).click()
  await expect(problemOf('website')).toHaveText('Invalid')
  await expect(problemOf('membership_number')).toHaveText('Required')
  await expect(problems).toHaveCount(2)
  await type('website', '')
  await type('association', '')
  await type('membership_number', '77')
  await chooseCard(page, 'card.pdf')
  await expect(card(page)).toContainText('card.pdf has arrived.')
  await nextButton(page).click()
  await expect(problemOf('association')).toHaveText('Required')
  await expect(problems).toHaveCount(1)
  await type('membership_number', '')
  await page
    .locator('.trade-form [name=licence_file]')
    .setInputFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from(fileBytes('pdf')) })
  await expect(page.locator('[data-rove-field=licence_upload]')).toContainText('licence.pdf has arrived.')
  await nextButton(page).click()
  await expect(heading(page, 'Survey and agreement')).toBeVisible()
})

test('TRADE-02 a file that was sent is still there after a reload', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await openFiles(page)
  await chooseCard(page, 'card.pdf')
  await expect(card(page)).toContainText('card.pdf has arrived.')
  const id = await page.locator('.trade-form [name=card_upload]').inputValue()
  await page.reload()
  await page.evaluate(() => window.rove.ready())
  await expect(card(page)).toContainText('card.pdf has arrived.')
  await expect(page.locator('.trade-form [name=card_upload]')).toHaveValue(id)
  await card(page).getByRole('button', { name: 'Remove' }).click()
  await expect(page.locator('.trade-form [name=card_upload]')).toHaveValue('')
})

test('TRADE-02 a file that is being sent holds the step back, and can be cancelled', {
  tag: ['@nightly', '@any-screen'],
}, async ({ page }) => {
  await openFiles(page)
  await fillStep(page, 2)
  await page.route(upload, () => {})
  await chooseCard(page, 'card.pdf')
  await expect(card(page)).toContainText(/Sending card\.pdf/)
  await expect(card(page).locator('progress')).toBeVisible()
  await nextButton(page).click()
  await expect(card(page).locator('[data-rove-problem]')).toHaveText(/^Please wait until the file has been sent/)
  await card(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(card(page).locator('[data-rove-problem]')).toHaveText('')
  await nextButton(page).click()
  await expect(heading(page, 'Survey and agreement')).toBeVisible()
})

test('TRADE-02 a file whose answer is lost can be sent again, and nothing else is lost', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/trade\.file: network/)
  await openFiles(page)
  const wait = 'Please wait until the file has been sent, or press Cancel.'
  let onCall: (route: Route) => void = () => {}
  const call = new Promise<Route>((resolve) => {
    onCall = resolve
  })
  await page.route(upload, onCall)
  await chooseCard(page, 'card.pdf')
  await expect(card(page)).toContainText(/Sending card\.pdf/)
  await nextButton(page).click()
  await expect(card(page)).toContainText(wait)
  const summary = page.locator('.rove-trade-summary')
  await expect(summary).toContainText(wait)
  await (await call).abort()
  await expect(card(page)).toContainText('card.pdf could not be sent. Everything else is kept.')
  await expect(card(page)).not.toContainText(wait)
  await expect(summary).not.toContainText(wait)
  await page.unroute(upload)
  await card(page).getByRole('button', { name: 'Try again' }).click()
  await expect(card(page)).toContainText('card.pdf has arrived.')
  await expect(page.locator('.trade-form [name=first_name]')).toHaveValue('Ida')
})

test('TRADE-02 a visitor who is signed out can log in and send the file again', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/trade\.file: signed-out/)
  await openFiles(page)
  await page.route(upload, (route) => route.fulfill({ status: 302, headers: { location: '/user/login' } }))
  await chooseCard(page, 'card.pdf')
  await expect(card(page)).toContainText('You are no longer logged in, so card.pdf was not sent.')
  const login = card(page).getByRole('link', { name: 'Log in (opens in a new tab)' })
  await expect(login).toHaveAttribute('href', '/user/login')
  await page.unroute(upload)
  await card(page).getByRole('button', { name: 'Try again' }).click()
  await expect(card(page)).toContainText('card.pdf has arrived.')
  await expect(login).toBeHidden()
})

test('TRADE-02 a file that hangs fails after 20 seconds', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/trade\.file: timeout/)
  await page.clock.install()
  await openFiles(page)
  await page.route(upload, () => {})
  await chooseCard(page, 'card.pdf')
  await expect(card(page)).toContainText(/Sending card\.pdf/)
  await expect
    .poll(async () => {
      await page.clock.runFor(5000)
      return card(page).textContent()
    })
    .toContain('could not be sent')
})
