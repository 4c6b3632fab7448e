/** The questions of hosts (FAQ-01). */
import type { Page } from '@playwright/test'
import { doubleText } from '../a11y/double-text'
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const path = '/host-program/faq'
const open = 'rove-faq details[open]'
const item = (page: Page, id: string) => page.locator(`rove-faq #${id}`)
const question = (page: Page, id: string) => item(page, id).locator('summary')

/** Opens the page, in a browser that knows names of details or that does not. */
async function go(page: Page, at = '', change = (html: string) => html) {
  await page.route(`**${path}*`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
  await page.goto(`${path}?country=US&as=guest${at}`)
  await page.evaluate(() => window.rove.ready())
}
const withoutNames = (html: string) => html.replaceAll('<details name="faq"', '<details')

for (const [browser, change] of [
  ['a browser that knows groups of details', (html: string) => html],
  ['a browser that does not', withoutNames],
] as const)
  test(`FAQ-01 in ${browser} one item is open, in its place`, { tag: ['@any-screen', '@nightly'] }, async ({
    page,
  }) => {
    await go(page, '', change)
    await question(page, 'host').click()
    await expect(page.locator(open)).toHaveAttribute('id', 'host')
    await question(page, 'photos').evaluate((node) => node.scrollIntoView({ block: 'center' }))
    const top = () => question(page, 'photos').evaluate((node) => Math.round(node.getBoundingClientRect().top))
    const before = await top()
    await question(page, 'photos').click()
    await expect(page.locator(open)).toHaveCount(1)
    await expect(page.locator(open)).toHaveAttribute('id', 'photos')
    await expect.poll(top).toBe(before)
    await expect(page).toHaveURL(/#photos$/)
    await page.keyboard.press('Enter')
    await expect(page.locator(open)).toHaveCount(0)
    await expect(page).toHaveURL(/as=guest$/)
  })

test('FAQ-01 the keyboard opens items, and the history keeps its entries', {
  tag: ['@nightly', '@any-screen', '@wcag-2.1.1', '@rove-faq'],
}, async ({ page }) => {
  await go(page)
  await page.evaluate(() => history.replaceState({ own: 1 }, ''))
  const entries = await page.evaluate(() => history.length)
  await question(page, 'host').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#host$/)
  await page.keyboard.press('Tab')
  await expect(question(page, 'guests')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.locator(open)).toHaveAttribute('id', 'guests')
  await expect(page).toHaveURL(/#guests$/)
  expect(await page.evaluate(() => [history.length, history.state])).toEqual([entries, { own: 1 }])
})

test('FAQ-01 an address opens its item: at first, by a link, and after Back', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await go(page, '#privacy')
  await expect(page.locator(open)).toHaveAttribute('id', 'privacy')
  await expect(item(page, 'privacy')).toBeInViewport()
  await page.evaluate(() => {
    location.hash = 'guests'
  })
  await expect(page.locator(open)).toHaveAttribute('id', 'guests')
  await expect(page.locator(open)).toHaveCount(1)
  await expect(item(page, 'guests')).toBeInViewport()
  await page.goBack()
  await expect(page.locator(open)).toHaveAttribute('id', 'privacy')
  await expect(item(page, 'privacy')).toBeInViewport()
  // No item has this address: what is open stays.
  await page.evaluate(() => {
    location.hash = '%zz'
  })
  await expect(page.locator(open)).toHaveAttribute('id', 'privacy')
})

test('FAQ-01 all items are open on paper, and one afterwards', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await go(page)
  await question(page, 'pets').click()
  await expect(page).toHaveURL(/#pets$/)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator(open)).toHaveCount(9)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator(open)).toHaveCount(1)
  await expect(page.locator(open)).toHaveAttribute('id', 'pets')
  await expect(page).toHaveURL(/#pets$/)
  await expect(page.locator('rove-faq details[name=faq]')).toHaveCount(9)
})

test('FAQ-01 an item that a script adds belongs to the accordion', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await go(page, '', withoutNames)
  await question(page, 'host').click()
  await page.evaluate(() =>
    document
      .querySelector('rove-faq')
      ?.insertAdjacentHTML(
        'beforeend',
        '<details id="new" data-rove-faq="item"><summary>And now?</summary><p>Yes.</p></details>',
      ),
  )
  await question(page, 'new').click()
  await expect(page.locator(open)).toHaveCount(1)
  await expect(page).toHaveURL(/#new$/)
})

test('FAQ-01 without items the element leaves its content', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/<rove-faq>: no-items/)
  await go(page, '', (html) => html.replaceAll('data-rove-faq="item"', ''))
  await expect(page.locator('rove-faq')).toHaveAttribute('data-rove-state', 'fallback')
  await question(page, 'host').click()
  await expect(page.locator(open)).toHaveCount(1)
})

test('FAQ-01 an open item is accessible, and fits 320 px with large text', {
  tag: ['@nightly', '@any-screen', '@axe', '@wcag-1.4.4', '@wcag-1.4.10', '@rove-faq'],
}, async ({ page }) => {
  for (const country of ['US', 'KR']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${path}?country=${country}&as=guest#guests`)
    await page.evaluate(() => window.rove.ready())
    await expect(page.locator(open)).toHaveCount(1)
    expect(await violationsOn(page), country).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    await doubleText(page.locator('rove-faq'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth), country).toBe(320)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('FAQ-01 items open and close one another without script', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto(`${path}?country=US&as=guest`)
    await question(page, 'host').click()
    await question(page, 'guests').click()
    await expect(page.locator(open)).toHaveCount(1)
    await expect(page.locator(open)).toHaveAttribute('id', 'guests')
  })
})
