/** The static site of the documentation: start pages, elements, search, all states. */
import { readdirSync } from 'node:fs'
import type { FrameLocator, Page } from '@playwright/test'
import { elementOf, type StoryEntry } from '../../../site/element/story-entry'
import { someOf } from '../kit/nightly'
import { expect } from '../kit/oracle'
import { test as plain } from '../kit/steady-browser'
import { violationsOn } from '../kit/violations'
import { buildSite, type SiteServer, serveSite } from './site-server'

interface Fixtures {
  /** Fails the test if a request leaves the site, or is not answered. */
  readonly stays: undefined
}
interface WorkerFixtures {
  /** The static site, built once. */
  readonly site: SiteServer
}

const test = plain.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture’s first parameter is destructured
    async ({}, use) => {
      await buildSite()
      const site = await serveSite()
      await use(site)
      site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  stays: [
    async ({ page, site }, use) => {
      const lost: string[] = []
      page.on('request', (request) => {
        if (/^https?:/.test(request.url()) && !request.url().startsWith(site.url)) lost.push(`leaves: ${request.url()}`)
      })
      page.on('response', (response) => {
        if (response.status() >= 400) lost.push(`${response.status()}: ${response.url()}`)
      })
      await use(undefined)
      expect(lost).toEqual([])
    },
    { auto: true },
  ],
})

// One worker, which builds the site once.
test.describe.configure({ mode: 'default' })

const content = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe')
const heading = (page: Page) => content(page).getByRole('heading', { level: 1 })
/** A page of the site without the sidebar, as the sidebar's frame shows it. */
const bare = (id: string) => `iframe.html?viewMode=docs&id=${id}`

test('the first page leads to a page for each role', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('')
  await expect(heading(page)).toHaveText('Rove widgets')
  for (const role of ['For CMS developers', 'For marketers', 'For designers']) {
    await content(page).getByRole('link', { name: role }).click()
    await expect(heading(page)).toHaveText(role)
    await page.goBack()
    await expect(heading(page)).toHaveText('Rove widgets')
  }
})

test('every element has a page, and stories on it', { tag: '@nightly' }, async ({ page }) => {
  const answer = await page.request.get('index.json')
  const { entries } = (await answer.json()) as { entries: Record<string, StoryEntry & { readonly type: string }> }
  const all = Object.values(entries)
  const elements = readdirSync('widgets').filter((name) => !name.includes('.'))
  const without = elements.filter(
    (name) =>
      !entries[`rove-${name}--docs`] || !all.some((one) => one.type === 'story' && elementOf(one) === `rove-${name}`),
  )
  expect(elements.length).toBeGreaterThan(30)
  expect(without).toEqual([])
})

test('the search of the sidebar finds an element', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('')
  await page.getByPlaceholder('Find components').fill('wishlist')
  await page
    .getByRole('option', { name: /rove-wishlist/ })
    .first()
    .click()
  await expect(heading(page)).toHaveText('<rove-wishlist>')
})

test('the search of the documentation finds a setting, and leads to its section', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('')
  await content(page).getByRole('searchbox', { name: 'Search the documentation' }).fill('voucherRate')
  await content(page).getByRole('link', { name: 'All settings Settings' }).click()
  await expect(heading(page)).toHaveText('Settings')
  await expect(content(page).getByRole('heading', { name: 'All settings', exact: true })).toBeInViewport()
  expect(page.url()).toContain('#all-settings')
})

test('LOVE-01 an element’s page has an example, its calls, costs and composer', { tag: '@nightly' }, async ({
  page,
  site,
}) => {
  await page.goto('?path=/docs/rove-love--docs')
  await expect(heading(page)).toHaveText('<rove-love>')
  const example = content(page).frameLocator('figure iframe')
  await example.getByRole('button').click()
  await expect(example.getByRole('button')).toHaveAttribute('data-state', 'loved')

  await content(page).getByText('GET /uc_love/ajax', { exact: true }).click()
  await expect(content(page).getByText('The number of products the visitor loves now.')).toBeVisible()
  await expect(
    content(page)
      .getByText(/^\d+\.\d kB$/)
      .first(),
  ).toBeVisible()
  const composer = content(page).getByRole('link', { name: 'Compose it' })
  const address = await composer.evaluate((link: HTMLAnchorElement) => link.href)
  expect(address).toBe(`${site.url}rove/composer/index.html#love`)
  expect(await (await page.request.get(address)).text()).toContain('<title>Compose a tag</title>')
})

test('the address of all states keeps the choices, and a picture opens its story', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('?path=/docs/all-states--docs#element=rove-love&market=KR&persona=member')
  const choice = (name: string) => content(page).getByRole('combobox', { name })
  const pictures = content(page).locator('[data-picture]')
  await expect(choice('Element')).toHaveValue('rove-love')
  await expect(pictures.first().frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'ko-KR')
  await choice('Market').selectOption('CA-fr')
  await content(page).getByRole('radio', { name: '820' }).check({ force: true })
  await page.reload()
  await expect(choice('Market')).toHaveValue('CA-fr')
  await expect(choice('Visitor')).toHaveValue('member')
  await expect(content(page).getByRole('radio', { name: '820' })).toBeChecked()

  await choice('State').selectOption('rove-love--asking')
  await expect(pictures).toHaveCount(7)
  const korean = pictures.filter({ hasText: 'KR' })
  // Seven pages with a story each load beside one another.
  await expect(korean.frameLocator('iframe').locator('dialog h2')).toHaveText('찜한 상품을 저장하세요', {
    timeout: 60_000,
  })
  await korean.getByRole('link').click()
  await expect(page).toHaveURL(/path=\/story\/rove-love--asking/)
  await expect(content(page).locator('html')).toHaveAttribute('lang', 'ko-KR')
  await expect(page.getByRole('button', { name: 'Country KR' })).toBeVisible()
})

test('pictures load near the screen only, and take the focus from nobody', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('?path=/docs/all-states--docs#element=rove-chat')
  const element = content(page).getByRole('combobox', { name: 'Element' })
  await element.focus()
  const mistakes = content(page).locator('[data-picture^="rove-chat--all-mistakes "]')
  await mistakes.scrollIntoViewIfNeeded()
  // Its play function types where the focus is.
  await expect(mistakes.frameLocator('iframe').locator('[aria-invalid=true]')).toHaveCount(3)
  expect(await element.evaluate((node) => node.ownerDocument.activeElement === node)).toBe(true)

  await element.selectOption('')
  const frames = content(page).locator('[data-picture] iframe')
  await expect(frames).not.toHaveCount(0)
  const first = content(page).locator('[data-picture]').first()
  await first.scrollIntoViewIfNeeded()
  await expect(first.locator('iframe')).toHaveCount(1)
  await content(page).locator('[data-picture]').last().scrollIntoViewIfNeeded()
  await expect(content(page).locator('[data-picture]').last().locator('iframe')).toHaveCount(1)
  await expect(first.locator('iframe')).toHaveCount(0)
  expect(await frames.count()).toBeLessThan(20)
})

const pages = [
  'start-here--docs',
  'all-states--docs',
  'rove-love--docs',
  'for-cms-developers--docs',
  'for-marketers--docs',
  'for-designers--docs',
  'guides-put-it-on-a-page--docs',
  'guides-api-contract--docs',
  'rove-popups--docs',
  'why-panel--docs',
] as const
for (const id of someOf(pages, 3))
  test(`${id} has no accessibility violation, and fits a phone`, { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(bare(id))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
    expect(await violationsOn(page)).toEqual([])
  })
