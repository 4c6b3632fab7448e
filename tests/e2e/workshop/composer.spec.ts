/** The tag composer: forms, preview, code, address and receipt. */
import type { Page } from '@playwright/test'
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'

const frame = (page: Page) => page.frameLocator('iframe[title=Preview]')
const code = (page: Page) => page.locator('[data-code]')
const words = (page: Page) => page.locator('[data-words]')

async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(`/demo/composer${fragment}`)
  await expect(code(page)).not.toBeEmpty()
}

const begin = (page: Page, preset: string) => page.getByRole('button', { name: preset }).click()

test('COUNT-01 a marketer composes a countdown, and its code works on a page', { tag: '@wide-first' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await page.getByLabel('Element').selectOption('countdown')
  await begin(page, 'Autumn sale')
  await page.getByLabel('End of the countdown, in UTC').fill('2099-12-24T23:59:59')
  await page.getByLabel('Market').selectOption('ko_KR')
  await page.getByRole('radio', { name: '390 pixels wide' }).check()
  await expect(page.getByText(/In Seoul that is .*25 December 2099/)).toBeVisible()
  const timer = frame(page).locator('rove-countdown [part=timer]')
  await expect(timer).toContainText('일')
  expect(await timer.evaluate(() => innerWidth)).toBe(390)

  await page.getByRole('button', { name: 'Copy code' }).click()
  await expect(page.getByText('The code is copied.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await code(page).textContent())
  expect(copied).toContain('"countdownEnd": "2099-12-24 23:59:59"')

  await page.route('**/pasted', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Shop</title><script src="/rove/rove.js" async></script><body><h1>Sale</h1>${copied}`,
    }),
  )
  await page.goto('/pasted')
  await expect(page.locator('rove-countdown [part=title]')).toHaveText('Autumn sale')
})

test('POP-01 a popup is defined by forms, said in plain words, and shown at once', {
  tag: ['@wide-first', '@nightly'],
}, async ({ page }) => {
  await open(page, '#popups')
  await begin(page, 'Autumn sale in North America')
  await expect(words(page)).toHaveText(
    'Comes 8 seconds after the page is loaded, to visitors in the United States and Canada, between 20 September and 21 December 2026, not again for 3 days after it was closed.',
  )
  await page.getByRole('checkbox', { name: 'CA', exact: true }).uncheck()
  await page.getByLabel('Seconds after the page is loaded').fill('30')
  await page.getByLabel('Until (UTC)').fill('2026-10-31T23:59:59')
  await page.getByLabel('Add a condition').selectOption('device')
  await expect(words(page)).toHaveText(
    'Comes 30 seconds after the page is loaded, to visitors in the United States and on a desktop, between 20 September and 31 October 2026, not again for 3 days after it was closed.',
  )
  await expect(page.getByRole('img', { name: 'September 2026: 20 to 30' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'November 2026' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Show it now' }).click()
  const dialog = frame(page).locator('rove-popups dialog')
  await expect(dialog).toContainText('20 % off rugs until Sunday.')
  // The card follows what is typed, and does not take the focus.
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('Rugs')
  await expect(dialog.getByRole('heading', { name: 'Rugs' })).toBeVisible()
  await expect(title).toBeFocused()
})

test('POP-01 the problem of a wrong definition is named while it is typed', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.allowReports(/popup/, /settings/, /rove\.vendors/)
  await open(page, '#popups')
  await begin(page, 'Newsletter after 15 s')
  await page.getByLabel('Seconds after the page is loaded').fill('700')
  const problems = page.getByRole('alert')
  await expect(problems).toContainText('event takes interval [0-600 s, poll ms]')
  await page.getByLabel('Seconds after the page is loaded').fill('15')
  await expect(problems).toHaveCount(0)

  await page.getByText('The definition as JSON').click()
  const json = page.getByLabel('Definition', { exact: true })
  await json.fill('{ "id": "a", ')
  await expect(page.getByText('This is not JSON')).toBeVisible()
  await json.fill(
    '{ "id": "a", "event": { "exit": true }, "markup": { "title": "A" }, "conditions": { "country": "Canada" } }',
  )
  await expect(problems).toContainText('condition country: it is "Canada", it takes one or several of US, CA')

  await page.getByText('Further settings that it reads').click()
  await page.getByLabel('rove.vendors').fill('{ "klaviyo": 5 }')
  await expect(page.getByText(/rove\.vendors/).last()).toBeVisible()
})

test('LOAD-03 the address restores the composition, and Back the one before', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, context }) => {
  await open(page, '#countdown')
  await begin(page, 'Autumn sale')
  const title = page.getByLabel('Title of the countdown')
  await title.fill('Rugs & “lamps” #1')
  await page.getByLabel('Visitor').selectOption('member')
  await expect.poll(() => page.url()).toContain("'p':'member'")
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByLabel('Title of the countdown')).toHaveValue('Rugs & “lamps” #1')
  await expect(other.getByLabel('Visitor')).toHaveValue('member')
  await expect(frame(other).locator('rove-countdown [part=title]')).toHaveText('Rugs & “lamps” #1')
  await other.close()

  await begin(page, 'In a line of text')
  await expect(title).toHaveValue('')
  await page.goBack()
  await expect(title).toHaveValue('Rugs & “lamps” #1')

  await open(page, "#popups=('s':('rove.popups':[('id':'autu")
  await expect(page.getByText('This address is incomplete')).toBeVisible()
})

test('LOAD-01 the code of a container, and pasted code to go on with', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
  oracle,
}) => {
  // A heart without a product, and a handler in the pasted code.
  oracle.allowReports(/needs-nid/, /inline event handler/, /script-src-attr/)
  await open(page, '#love')
  await begin(page, 'A heart beside a product')
  await page.getByRole('radio', { name: 'Container' }).check()
  await expect(code(page)).toHaveText('<div data-rove="love" data-nid="1201" data-label="Marlow 3-Seat Sofa"></div>')
  await expect(frame(page).getByRole('button', { name: 'Love Marlow 3-Seat Sofa' })).toBeVisible()

  await page.getByText('Paste code to go on with it').click()
  const paste = page.getByLabel('Code of a tag and its settings')
  await paste.fill('<p>Text</p>')
  await page.getByRole('button', { name: 'Read the code' }).click()
  await expect(page.getByText('There is no tag of ours in it')).toBeVisible()
  await paste.fill('<div data-rove="countdown" data-end="2099-01-01"><p onclick="a()">Until 2099</p></div>')
  await page.getByRole('button', { name: 'Read the code' }).click()
  await expect(page.getByLabel('Element')).toHaveValue('countdown')
  await expect(page.getByText('Left out of the tag’s content: onclick.')).toBeVisible()
  await expect(code(page)).toHaveText('<div data-rove="countdown" data-end="2099-01-01"><p>Until 2099</p></div>')

  await paste.fill(
    '<script type="application/json" data-rove-settings>{ "rove": }</script><rove-love nid="1"></rove-love>',
  )
  await page.getByRole('button', { name: 'Read the code' }).click()
  await expect(page.getByText('Nothing was changed.')).toBeVisible()
  await expect(page.getByLabel('Element')).toHaveValue('countdown')
  await paste.fill('{ "countdownTitle": "Autumn sale" }')
  await page.getByRole('button', { name: 'Read the code' }).click()
  await expect(page.getByLabel('Title of the countdown')).toHaveValue('Autumn sale')
  await expect(code(page)).toContainText('data-end="2099-01-01"')

  await page.getByLabel('Element').selectOption('cart')
  await expect(page.getByRole('radio', { name: 'Container' })).toBeDisabled()
  await expect(code(page)).toContainText('<rove-cart>')
})

test('LOAD-04 the receipt says what a tag loads, calls, stores and tells', {
  tag: ['@wide-first', '@nightly'],
}, async ({ page, request, oracle }) => {
  oracle.allowReports(/needs-nid/)
  await open(page, '#love')
  await begin(page, 'A heart beside a product')
  const { scripts, tags } = await (await request.get('/rove/scripts.json')).json()
  const files = ['rove.js', ...tags['rove-love']]
  const sizes = files.map((file) => scripts.find((one: { file: string }) => one.file === file).brotli)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  await expect(page.locator('[data-total]')).toHaveText(`3 files, ${(total / 1000).toFixed(1)} kB`)
  const receipt = page.getByRole('region', { name: 'Receipt' })
  await expect(receipt).toContainText('GET /uc_love/ajax')
  await expect(receipt).toContainText('With consent to marketing: klaviyo (Added to Wishlist).')
  // On a phone the preview is below, and a heart starts where it is seen.
  await page.locator('iframe[title=Preview]').scrollIntoViewIfNeeded()
  await expect(frame(page).getByRole('button', { name: 'Love Marlow 3-Seat Sofa' })).toBeVisible()
  await page.getByRole('button', { name: 'Check the preview' }).click()
  await expect(page.locator('[data-findings]')).toHaveText('No violation was found.')
})

test('POP-01 the composer itself is accessible, and as wide as the screen', { tag: '@nightly' }, async ({ page }) => {
  await open(page, '#popups')
  await begin(page, 'Autumn sale in North America')
  await page.getByText('The definition as JSON').click()
  await page.getByText('Further settings that it reads').click()
  await expect(frame(page).locator('rove-popups')).toHaveAttribute('data-rove-state', 'ready')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  // The preview is loaded again by changes, and has a check of its own.
  await page.locator('iframe').evaluate((frame) => frame.remove())
  expect(await violationsOn(page)).toEqual([])
})
