/** The category page: its further pages, cards, columns and filters. */
import type { Page } from '@playwright/test'
import { hold } from './hold'
import { cardsOf as cards, serveLongList } from './long-list'
import { expect, test } from './oracle'

const status = (page: Page) => page.locator('rove-listing [part=status]')
const more = (page: Page) => page.locator('[data-rove-listing=next]')
const path = (page: Page) => page.evaluate(() => location.pathname)
const nids = (page: Page) => cards(page).evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.nid))

async function open(page: Page, address = '/sofas?country=US&as=guest') {
  await page.goto(address)
  await page.evaluate(() => window.rove.ready())
}
/** Scrolls to a share of the page's height, as a wheel does. */
const scrollToShare = (page: Page, share: number) =>
  page.evaluate((part) => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * part), share)

test('LIST-02 LIST-05 the next page comes when 55 % of the page are scrolled, and is announced once', async ({
  page,
}) => {
  await open(page)
  await scrollToShare(page, 0.5)
  await expect(cards(page)).toHaveCount(8)
  await scrollToShare(page, 0.6)
  await expect(cards(page)).toHaveCount(12)
  await expect(status(page)).toHaveText('4 more, 12 of 12. That is all.')
  expect(new Set(await nids(page)).size).toBe(12)
  await expect(more(page)).toBeHidden()
  const last = cards(page).last()
  await expect(last.locator('[data-rove-card=due-amount]')).toHaveText(/^\$[\d,]+\.00$/)
  await last.scrollIntoViewIfNeeded()
  await expect(last.locator('rove-love button[part=button]')).toBeVisible()
})

test('LIST-02 the link “Show more” loads without scrolling and keeps the focus; a keyboard visitor gets pages by it only', async ({
  page,
}) => {
  await open(page, '/sofas?country=US&as=guest&sort=price')
  // Without scrolling: a script's focus is no keyboard's.
  await more(page).evaluate((link: HTMLElement) => link.focus({ preventScroll: true }))
  await page.keyboard.press('Shift+Tab')
  await scrollToShare(page, 1)
  await page.keyboard.press('Tab')
  await expect(more(page)).toBeFocused()
  await expect(cards(page)).toHaveCount(8)
  const release = await hold(page, '**/page/2/items*')
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText('Loading more…')
  await expect(more(page)).toBeFocused()
  expect(await path(page)).toBe('/sofas')
  release()
  await expect(cards(page)).toHaveCount(12)
  // The link is gone with the last page.
  await expect(cards(page).nth(8).locator('[data-rove-card=link]')).toBeFocused()
})

test('LIST-02 a page that cannot be loaded is offered again, and not requested by scrolling', {
  tag: '@any-screen',
}, async ({ page, oracle }) => {
  oracle.expectReports(/list\.page: status-500/)
  await open(page, '/sofas?country=US&as=guest&fault=500:/sofas/page/2/items')
  await more(page).click()
  await expect(page.locator('rove-listing [part=message]')).toContainText('More could not be loaded.')
  await page.context().clearCookies({ name: 'demo_fault' })
  await scrollToShare(page, 1)
  await expect(cards(page)).toHaveCount(8)
  await page.locator('rove-listing [part=retry-button]').press('Enter')
  await expect(cards(page)).toHaveCount(12)
  // The button is gone, and so is the link with the last page.
  await expect(cards(page).nth(8).locator('[data-rove-card=link]')).toBeFocused()
  await expect(page.locator('rove-listing [part=message]')).toHaveCount(0)
})

test('LIST-02 the address names the page at the top of the screen, and opens there', async ({ page }) => {
  await open(page)
  await more(page).click()
  await expect(cards(page)).toHaveCount(12)
  await cards(page)
    .nth(8)
    .evaluate((card) => card.scrollIntoView())
  await expect.poll(() => path(page)).toBe('/sofas/page/2')
  const second = (await nids(page)).slice(8)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => path(page)).toBe('/sofas')
  await open(page, '/sofas/page/2')
  expect(await nids(page)).toEqual(second)
  await page.locator('[data-rove-listing=previous]').click()
  await expect.poll(() => path(page)).toBe('/sofas')
})

test('LIST-01 a swatch changes the card’s picture and link, and opens the product in that colour', async ({ page }) => {
  await open(page)
  const card = cards(page).first()
  const moss = card.locator('[data-rove-card=swatch]').nth(2)
  await moss.focus()
  await expect(card.locator('[data-rove-card=picture]')).toHaveAttribute('src', /--moss\.webp$/)
  await expect(card.locator('[data-rove-card=link]')).toHaveAttribute('href', /\?oid=3$/)
  await card.locator('[data-rove-card=link]').click()
  await expect(page.locator('rove-buybox')).toHaveAttribute('data-rove-state', 'ready')
  await expect(page.locator('rove-buybox [part=option]').nth(2)).toHaveAttribute('data-state', 'chosen')
})

test('LIST-03 a grid of 6 columns is kept for the next page and the next visit @any-screen', async ({ page }) => {
  await open(page)
  const columns = () =>
    page
      .locator('[data-rove-listing=grid]')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
  expect(await columns()).toBe(4)
  await page.locator('[data-rove-listing=columns] [data-columns="6"]').click()
  expect(await columns()).toBe(6)
  await expect(page.locator('[data-rove-listing=columns] [aria-current=true]')).toHaveText('6')
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'rove_grid')
  expect(cookie?.value).toBe('6')
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(14)
  await open(page, '/chairs')
  expect(await columns()).toBe(6)
})

test('LIST-04 the link to the top appears after three window heights, and moves the focus with it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  const top = page.locator('[data-rove-listing=top]')
  await page.evaluate(() => {
    document.body.style.paddingBlockEnd = `${5 * innerHeight}px`
    scrollTo(0, 2.9 * innerHeight)
  })
  await expect(cards(page)).not.toHaveCount(0)
  await expect(top).toBeHidden()
  await page.evaluate(() => scrollTo(0, 3.1 * innerHeight))
  await expect(top).toBeVisible()
  await top.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('#main-content')).toBeFocused()
  await expect(top).toBeHidden()
})

test('LIST-04 the filter form and its further pages', async ({ page }) => {
  await open(page)
  await page.locator('[data-rove-listing=filters] [name=sort]').selectOption('price')
  await page.locator('[data-rove-listing=filters] button').click()
  await page.waitForURL(/sort=price/)
  await page.evaluate(() => window.rove.ready())
  await more(page).click()
  await expect(cards(page)).toHaveCount(12)
  const amounts = await page.locator('[data-nid] [data-rove-card=due-amount]').allTextContents()
  const numbers = amounts.map((text) => Number(text.replace(/[^\d.]/g, '')))
  expect(numbers).toEqual([...numbers].sort((one, other) => one - other))
})

test('LIST-02 after five pages in a row the foot of the page can be reached; a product is shown once', {
  tag: '@any-screen',
}, async ({ page }) => {
  await serveLongList(page)
  // The server's list has moved meanwhile: the third page begins with the last product of the second one.
  await page.route('**/sofas/page/3/items*', async (route) => {
    await route.fulfill({
      json: {
        items: ['2208', '3202'].map((nid) => ({ nid, url: '/product/hollis-sofa', title: nid, default_price: 1 })),
        details: { page: 3, pages: 12, total: 96 },
      },
    })
  })
  await open(page)
  for (const count of [16, 17, 25, 33, 41]) {
    await scrollToShare(page, 0.6)
    await expect(cards(page)).toHaveCount(count)
    // Busy, until two seconds after the height has changed.
    await scrollToShare(page, 0.95)
    await expect(page.locator('rove-listing')).toHaveAttribute('data-rove-state', 'ready')
  }
  expect(new Set(await nids(page)).size).toBe(41)
  await scrollToShare(page, 1)
  await expect(page.locator('footer')).toBeInViewport()
  await more(page).click()
  await expect(cards(page)).toHaveCount(49)
})

test('LIST-05 other lists get their items as HTML, without what is not safe @any-screen', async ({ page, oracle }) => {
  oracle.allowReports(/sanitise/)
  await page.goto('/demo/reviews-html?country=US&as=guest')
  await page.evaluate(() => window.rove.ready())
  const reviews = page.locator('[data-rove-listing=grid] > div')
  await expect(reviews).toHaveCount(6)
  await page.route('**/demo/reviews-html/page/2/html', async (route) => {
    const items = await (await route.fetch()).json()
    await route.fulfill({
      json: [{ html: '<div onclick="alert(1)">Mine<script>alert(1)</script></div>' }, ...items.slice(1)],
    })
  })
  await more(page).click()
  await expect(reviews).toHaveCount(12)
  expect(await reviews.nth(6).evaluate((node) => node.outerHTML)).toBe('<div>Mine</div>')
  await scrollToShare(page, 0.7)
  await expect.poll(() => reviews.count()).toBeGreaterThan(12)
})

test('LIST-01 the page learns which cards were added and which was followed @any-screen', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    const facts: unknown[] = []
    for (const name of ['list:shown', 'list:selected'] as const)
      window.rove.on(name, (payload) => {
        facts.push(payload)
        sessionStorage.setItem('facts', JSON.stringify(facts))
      })
  })
  await more(page).click()
  await expect(cards(page)).toHaveCount(12)
  await cards(page).nth(9).locator('[data-rove-card=link]').click()
  await page.waitForURL('**/product/**')
  const [shown, selected] = await page.evaluate(() => JSON.parse(sessionStorage.getItem('facts') ?? '[]'))
  expect(shown.list).toBe('Sofas')
  expect(shown.items.map(({ index }: { index: number }) => index)).toEqual([8, 9, 10, 11])
  const { origin, pathname } = new URL(page.url())
  expect(selected).toMatchObject({
    list: 'Sofas',
    index: 9,
    item: { nid: shown.items[1].nid, url: origin + pathname },
  })
  expect(selected.item.price).toBeGreaterThan(100)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('LIST-05 all pages, filters and columns can be reached', async ({ page }) => {
    await page.goto('/sofas?country=US&as=guest')
    await more(page).click()
    await expect(page).toHaveURL(/\/sofas\/page\/2$/)
    await expect(cards(page)).toHaveCount(4)
    await page.locator('[data-rove-listing=previous]').click()
    await expect(page).toHaveURL(/\/sofas$/)
    await page.locator('[data-rove-card=swatch]').nth(2).click()
    await expect(page.locator('[name="attributes[1]"][value="3"]')).toBeChecked()
  })
})
