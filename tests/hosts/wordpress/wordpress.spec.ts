/** Our plugin on a real WordPress, for its visitors. */
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { callApi, logIn, openAsGuest, origin } from './wordpress-page'

const run = promisify(execFile)

/** What the doctor says. */
interface Report {
  readonly checks: readonly { readonly name: string; readonly findings: readonly { readonly severity: string }[] }[]
}

/** The head of a page, as the server writes it. */
async function headOf(path: string): Promise<string> {
  const [head = ''] = (await (await fetch(`${origin}${path}`)).text()).split('</head>')
  return head
}

const settingsIn = (head: string) => JSON.parse(/data-rove-settings>(.*?)<\/script>/s.exec(head)?.[1] ?? '{}')

/** The id of the first product of the home page. */
async function firstProduct(): Promise<number> {
  return Number(/<rove-love nid="(\d+)"/.exec(await (await fetch(origin)).text())?.[1])
}

test('LOVE-01 a guest’s heart is kept when the page is opened again', async ({ page }) => {
  await page.goto(origin)
  const heart = page.locator('main rove-love button').first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(page.locator('main rove-love button').first()).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('rove-love-count [part=count]')).toHaveText('1')
})

test('SEARCH-05 the address of results finds what WordPress finds', async ({ page }) => {
  await page.goto(origin)
  const field = page.getByRole('combobox', { name: 'Search' })
  await field.fill('marlow')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\/products\/marlow\/$/)
  await expect(page.locator('main h1')).toHaveText('Marlow Sofa')
})

test('BUY-03 CART-01 a product is put into the cart and bought in another number', async ({ page }) => {
  await page.goto(origin)
  await page.getByRole('link', { name: 'Marlow Sofa' }).click()
  await page.getByRole('radio', { name: 'Oat' }).check()
  await page.locator('rove-buybox').getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.locator('[data-rove-header=count]')).toHaveText('1')
  await page.goto(`${origin}/cart/`)
  await expect(page.locator('rove-cart')).toContainText('Marlow Sofa')
  await page
    .locator('rove-cart')
    .getByRole('button', { name: /increase|more/i })
    .click()
  await expect(page.locator('[data-rove-header=count]')).toHaveText('2')
})

test('LOAD-03 settings and script come first, with nothing personal for a guest', async () => {
  const head = await headOf('/')
  const settings = head.indexOf('data-rove-settings')
  const script = head.indexOf('/rove/rove.js"')
  expect(settings).toBeGreaterThan(0)
  expect(script).toBeGreaterThan(settings)
  expect(head.indexOf('<style')).toBeGreaterThan(script)
  expect(head).toContain('name="format-detection"')
  expect(settingsIn(head)).toEqual({ basePath: '/', rove: { country: 'US', locale: 'en_US' } })
})

test('each kind of page preloads its files', async () => {
  const nid = await firstProduct()
  for (const [path, file] of [
    ['/', 'header'],
    [`/?p=${nid}&post_type=product`, 'buybox'],
    ['/cart/', 'cart'],
    ['/?s=sofa', 'search-results'],
    ['/category/uncategorized/', 'listing'],
  ])
    expect(await headOf(path ?? ''), path).toMatch(new RegExp(`rel="modulepreload" href="[^"]+/${file}\\.js"`))
  expect(await headOf('/hello-world/')).not.toContain('modulepreload')
})

test('COUNTRY-01 the language of the site is one of the shop’s locales', async () => {
  for (const [language, country, locale] of [
    ['ko_KR', 'KR', 'ko_KR'],
    ['fr_CA', 'CA', 'fr_CA'],
    ['en_GB', 'UK', 'en_UK'],
    ['zh_HK', 'HK', 'ch_HK'],
    ['de_DE', 'US', 'en_US'],
  ])
    expect(settingsIn(await headOf(`/?in=${language}`)).rove).toEqual({ country, locale })
})

test('LOVE-01 a customer’s calls need the token, and the page sends it', async ({ page }) => {
  await logIn(page, 'customer')
  await page.goto(origin)
  await expect(page.locator('body')).not.toHaveClass(/not-logged-in/)
  const heart = page.locator('main rove-love button').first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const refused = await page.evaluate(async () => {
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    const response = await fetch('/uc_love/ajax?op=remove&nid=1', { headers })
    return [response.status, await response.json()]
  })
  expect(refused).toEqual([403, expect.objectContaining({ message: 'This page is too old. Please reload it.' })])
})

test('LOVE-01 a link in a comment changes nothing', async ({ page }) => {
  await page.goto(origin)
  const nid = await firstProduct()
  // What a browser sends for a link or a picture of the same site.
  const status = await page.evaluate(
    (address) => fetch(address).then((response) => response.status),
    `/uc_love/ajax?op=add&nid=${nid}`,
  )
  expect(status).toBe(403)
})

test('an administrator switches an element off', async ({ page, browser }) => {
  await logIn(page, 'admin')
  const settings = `${origin}/wp-admin/options-general.php?page=rove`
  const save = async (change: () => Promise<void>) => {
    await page.goto(settings)
    await change()
    await page.locator('#submit').click()
    await page.locator('.notice-success').waitFor()
  }
  await save(async () => {
    await page.getByLabel('love-count').check()
    await page.getByLabel('Country', { exact: true }).selectOption('AU')
  })
  const guest = await openAsGuest(browser, origin)
  await expect(guest.locator('rove-love-count')).toHaveAttribute('data-rove-reason', 'off')
  expect(settingsIn(await headOf('/')).rove).toEqual({ country: 'AU', locale: 'en_AU', off: ['love-count'] })
  await save(async () => {
    await page.getByLabel('love-count').uncheck()
    await page.getByLabel('Country', { exact: true }).selectOption('')
  })
  await guest.reload()
  await expect(guest.locator('rove-love-count')).toHaveAttribute('data-rove-state', 'ready')
})

test('Site Health finds the files, and how rove.js is sent', async ({ page }) => {
  await logIn(page, 'admin')
  await page.goto(origin)
  expect(await callApi(page, 'rove/v1/health')).toMatchObject({ test: 'rove_sent', status: 'good' })
  await page.goto(`${origin}/wp-admin/site-health.php`)
  await expect(page.getByText('The files of Rove are in place')).toHaveCount(1)
})

test('the doctor finds no fault on the home page', async () => {
  const { stdout } = await run('node', ['tools/check/doctor.mjs', `${origin}/`, '--json'])
  const { checks }: Report = JSON.parse(stdout)
  // How long our tasks take depends on the machine.
  const findings = checks.filter(({ name }) => name !== 'cost').flatMap((check) => check.findings)
  expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([])
})

test('the calls of a site with the guard are as the contract says', async () => {
  const nid = await firstProduct()
  const values = test.info().outputPath('shop.json')
  const locales = ['en_US', 'fr_CA', 'ko_KR']
  writeFileSync(
    values,
    JSON.stringify({ nid, model: `M${nid}-SAGE`, attributes: { 1: 301 }, postal: '10001', locales }),
  )
  const options = ['--values', values, '--only', 'cart,love,live,destination', '--changes']
  const { stdout } = await run('npx', ['tsx', 'tools/check/conformance/main.ts', origin, ...options])
  expect(stdout).toContain(' 0 wrong')
})

test('BLOG-01 WordPress’s own pager leads to further pages, and its numbers follow', async ({ page }) => {
  await page.goto(`${origin}/journal/`)
  const posts = page.locator('[data-rove-listing=grid] > li')
  const first = await posts.count()
  await page.locator('a.next.page-numbers').click()
  await expect(posts).toHaveCount(first + 3)
  await page.evaluate(() => {
    const [story] = document.querySelectorAll('[data-rove-listing=grid] > :nth-child(4)')
    story?.scrollIntoView()
  })
  await expect(page).toHaveURL(/\/journal\/page\/2/)
  await expect(page.locator('.page-numbers[aria-current=page]')).toHaveText('2')
})

test('SHELL-01 the header stays below the admin bar', async ({ page }) => {
  await logIn(page, 'author')
  await page.goto(`${origin}/journal/`)
  await expect(page.locator('rove-header')).toHaveAttribute('data-rove-state', 'ready')
  const [bottom, top] = await page.evaluate(() => [
    document.querySelector('#wpadminbar')?.getBoundingClientRect().bottom,
    Number.parseFloat(getComputedStyle(document.querySelector('rove-header') as Element).top),
  ])
  expect(top).toBe(bottom)
  expect(top).toBeGreaterThan(20)
})
