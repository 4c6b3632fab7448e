/** The category page: its further pages, cards, columns and filters. */
import type { Page } from '@playwright/test'
import { settleMs } from '../../../core/lists/endless-list.rules'
import { hold } from '../kit/hold'
import { focusInPlace, pressInPlace, scrollToShare } from '../kit/list-moves'
import { expect, test } from '../kit/oracle'
import { cardsOf as cards, serveLongList } from './long-list'

const status = (page: Page) => page.locator('rove-listing [part=status]')
const more = (page: Page) => page.locator('[data-rove-listing=next]')
const path = (page: Page) => page.evaluate(() => location.pathname)
const nids = (page: Page) => cards(page).evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.nid))

async function open(page: Page, address = '/sofas?country=US&as=guest') {
  await page.goto(address)
  await page.evaluate(() => window.rove.ready())
}

test('LIST-02 LIST-05 the next page is added at 55 % of the page, and announced', {
  tag: ['@any-screen', '@wcag-4.1.3', '@rove-listing'],
}, async ({ page }) => {
  const release = await hold(page, '**/page/2/items*')
  await open(page)
  await scrollToShare(page, 0.5)
  expect(await status(page).textContent()).toBe('')
  await scrollToShare(page, 0.6)
  await expect(status(page)).toHaveText('Loading more…')
  release()
  await expect(cards(page)).toHaveCount(12)
  await expect(status(page)).toHaveText('4 more, 12 of 12. That is all.')
  expect(new Set(await nids(page)).size).toBe(12)
  await expect(cards(page).locator('rove-love')).toHaveCount(12)
  await expect(more(page)).toBeHidden()
  const last = cards(page).last()
  await expect(last.locator('[data-rove-card=due-amount]')).toHaveText(/^\$[\d,]+\.00$/)
  await last.scrollIntoViewIfNeeded()
  await expect(last.locator('rove-love button[part=button]')).toBeVisible()
})

test('LIST-02 with the keyboard only the link loads pages, and it keeps the focus', {
  tag: ['@any-screen', '@wcag-2.1.1', '@wcag-2.4.3', '@rove-listing', '@nightly'],
}, async ({ page }) => {
  const release = await hold(page, '**/page/2/items*')
  await open(page, '/sofas?country=US&as=guest&sort=price')
  await focusInPlace(more(page))
  await page.keyboard.press('Shift+Tab')
  const isFocusInside = await cards(page)
    .last()
    .evaluate((card) => card.contains(document.activeElement))
  expect(isFocusInside).toBe(true)
  await scrollToShare(page, 1)
  expect(await status(page).textContent()).toBe('')
  await page.keyboard.press('Tab')
  await expect(more(page)).toBeFocused()
  await expect(cards(page)).toHaveCount(8)
  expect(await status(page).textContent()).toBe('')
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText('Loading more…')
  await expect(more(page)).toBeFocused()
  expect(await path(page)).toBe('/sofas')
  release()
  await expect(cards(page)).toHaveCount(12)
  // The link is gone with the last page.
  await expect(cards(page).nth(8).locator('[data-rove-card=link]')).toBeFocused()
})

test('LIST-02 with more="button" a page is loaded by the link only', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await page.route(/\/sofas\?country/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('<rove-listing ', '$&more="button" ') })
  })
  await open(page)
  const release = await hold(page, '**/page/2/items*')
  await scrollToShare(page, 1)
  expect(await status(page).textContent()).toBe('')
  await pressInPlace(more(page))
  await expect(status(page)).toHaveText('Loading more…')
  release()
  await expect(cards(page)).toHaveCount(12)
})

test('LIST-02 the address names the page at the top of the screen, and opens there', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
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

test('LIST-01 a swatch changes its card, and opens the product in that colour', { tag: '@any-screen' }, async ({
  page,
}) => {
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

test('LIST-03 a grid of 6 columns is kept for the next page and the next visit', { tag: '@any-screen' }, async ({
  page,
}) => {
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

test('LIST-04 the link to the top appears after three windows, and moves the focus', {
  tag: ['@any-screen', '@wcag-2.4.3', '@rove-listing'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // A further page would change the height.
  await hold(page, '**/page/2/items*')
  await open(page)
  const top = page.locator('[data-rove-listing=top]')
  const scrollToWindows = async (windows: number) =>
    scrollToShare(
      page,
      await page.evaluate((n) => (n * innerHeight) / (document.documentElement.scrollHeight - innerHeight), windows),
    )
  await page.evaluate(() => {
    // Content, not padding of the body: the header sticks as long as the content of the body is.
    const below = document.createElement('div')
    below.style.blockSize = `${5 * innerHeight}px`
    document.body.append(below)
  })
  await scrollToWindows(2.9)
  await expect(top).toBeHidden()
  await scrollToWindows(3.1)
  await expect(top).toBeVisible()
  await top.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('#main-content')).toBeFocused()
  await expect(top).toBeHidden()
})

test('LIST-04 further pages keep the order of the filter form', { tag: ['@nightly', '@any-screen'] }, async ({
  page,
}) => {
  await open(page)
  await page.locator('[data-rove-listing=filters] [name=sort]').selectOption('price')
  await page.locator('[data-rove-listing=filters] button').click()
  await expect(page).toHaveURL(/sort=price/)
  await page.evaluate(() => window.rove.ready())
  await more(page).click()
  await expect(cards(page)).toHaveCount(12)
  const amounts = await page.locator('[data-nid] [data-rove-card=due-amount]').allTextContents()
  const numbers = amounts.map((text) => Number(text.replace(/[^\d.]/g, '')))
  expect(numbers).toEqual([...numbers].sort((one, other) => one - other))
  for (const name of ['colour', 'material'])
    await page.locator(`[data-rove-listing=filters] [name=${name}]`).selectOption({ index: 1 })
  await page.locator('[data-rove-listing=filters] button').click()
  await expect(page).toHaveURL(/colour=\w+&material=\w+.*sort=price|sort=price.*colour=\w+&material=\w+/)
})

test('LIST-02 scrolling loads on in the list, and waits at the foot of the page', {
  tag: ['@any-screen', '@nightly'],
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
  await page.clock.install()
  await open(page)
  /** Scrolls, and is busy until two seconds after the height has changed. */
  const scrollTo = async (share: number) => {
    await scrollToShare(page, share)
    // A request whose answer is on its way would reach its deadline.
    if ((await status(page).textContent()) !== 'Loading more…') await page.clock.runFor(2 * settleMs)
    return cards(page).count()
  }
  const loadTo = (count: number) => expect.poll(() => scrollTo(0.6), { intervals: [100] }).toBeGreaterThanOrEqual(count)
  await loadTo(41)
  // A page that is on its way moves the foot once more.
  const isSettled = async () => {
    const before = await scrollTo(1)
    return (await scrollTo(1)) === before
  }
  await expect.poll(isSettled, { intervals: [100] }).toBe(true)
  await expect(page.locator('footer')).toBeInViewport()
  await expect(more(page)).toBeVisible()
  expect(new Set(await nids(page)).size).toBe(await cards(page).count())
  // Back in the list, to its last page.
  await loadTo(89)
  await scrollToShare(page, 1)
  await expect(page.locator('footer')).toBeInViewport()
  await expect(more(page)).toBeHidden()
})

test('LIST-01 the page learns which cards were added and which was followed', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
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

  test('LIST-05 without script all pages and colours are links', { tag: ['@any-screen', '@nightly'] }, async ({
    page,
  }) => {
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
