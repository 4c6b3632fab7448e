import type { Page } from '@playwright/test'
import { hold } from '../kit/hold'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { openStopped, stopClock } from '../kit/stopped-clock'
import { searchRequestsOf } from './search-requests'
import { showSearch } from './show-search'

const field = (page: Page) => page.locator('rove-search [part=input]').first()
const panel = (page: Page) => page.locator('rove-search [part=panel]').first()
const options = (page: Page) => page.locator('rove-search [role=option]')

async function open(page: Page, path = '/?country=US&as=guest') {
  await page.goto(path)
  await expect(page.locator('rove-search').first()).toHaveAttribute('data-rove-state', 'ready')
}

test('SEARCH-01 SEARCH-07 a typing error finds sofas, with marks, prices and links', {
  tag: ['@any-screen', '@wcag-2.4.5', '@rove-search'],
}, async ({ page }) => {
  await open(page)
  await field(page).fill('qqzzxx')
  await expect(page.locator('rove-search [part=status]')).toHaveText("Oh no, sorry we couldn't find that")
  await field(page).fill('')
  await page.keyboard.type('sfoa')
  const products = page.locator('rove-search [data-index=products]')
  await expect(products.locator('[part=option]')).toHaveCount(5)
  await expect(products.locator('mark').first()).toHaveText('Sofa')
  await expect(products.locator('.price').first()).toHaveText(/^\$[\d,]+$/)
  await expect(products.locator('[part=view-all]')).toHaveAttribute('href', '/search/products/sfoa/')
  await expect(page.locator('rove-search [data-index=pages] [part=view-all]')).toHaveAttribute(
    'href',
    '/search/pages/sfoa',
  )
  const groups = await page
    .locator('rove-search [part=group]')
    .evaluateAll((all) =>
      all.map((group) => [
        group.querySelector('.heading')?.textContent,
        group.querySelectorAll('[part=option]').length,
      ]),
    )
  expect(groups).toEqual([
    ['Products', 5],
    ['Pages', 3],
    ['Categories', 1],
    ['Customer photos', 0],
    ['Reviews', 0],
    ['Shop the look', 2],
  ])
  await products.locator('[part=view-all]').click()
  await expect(page).toHaveURL(/\/search\/products\/sfoa\/$/)
  await expect(page.locator('[data-rove-results=list] .card').first()).toContainText('Sofa')
})

test('SEARCH-06 SEARCH-07 suggests what a country sells, in its currency', { tag: '@any-screen' }, async ({ page }) => {
  const searchRequest = page.waitForRequest(/search\/1\/indexes/)
  await open(page, '/?country=HK')
  await field(page).click()
  await page.keyboard.type('sofa')
  const requests = searchRequestsOf(await searchRequest)
  expect(requests.map(({ numericFilters }) => numericFilters)).toEqual(Array(7).fill(['hk_hide=0']))
  await expect(page.locator('rove-search .price').first()).toHaveText(/^HK\$[\d,]+$/)
})

test('SEARCH-02 SEARCH-03 one request a term is sent, after the debounce', {
  tag: '@any-screen',
}, async ({ page }) => {
  const queries: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/search/1/')) queries.push(request.postDataJSON().requests[0].query)
  })
  await stopClock(page)
  await openStopped(page, '/about?country=US&as=guest')
  await page.evaluate(() => {
    const entries = [1, 2, 3, 4, 5, 6, 7].map((n) => ({ term: `term ${n}`, href: `/search/products/term ${n}/` }))
    localStorage.setItem('rove_search_history', JSON.stringify(entries))
  })
  await field(page).click()
  await page.keyboard.type('velvet')
  await page.clock.runFor(390)
  expect(queries).toEqual([])
  await page.clock.runFor(20)
  await expect(panel(page)).toHaveAttribute('data-state', 'results')
  await page.keyboard.type(' ')
  await page.keyboard.press('Backspace')
  await page.clock.runFor(1000)
  await page.keyboard.type(' so')
  await expect(panel(page)).toHaveAttribute('data-state', 'searching')
  await page.clock.runFor(410)
  await expect(panel(page)).toHaveAttribute('data-state', 'results')
  await field(page).fill('')
  const history = page.locator('rove-search [part=history]')
  await expect(history.locator('[part=option]')).toHaveText([1, 2, 3, 4, 5, 6].map((n) => `term ${n}`))
  await expect(history.locator('[part=clear]')).toHaveText('Clear recent searches')
  await page.clock.runFor(1000)
  expect(queries).toEqual(['velvet', 'velvet so'])
})

test('SEARCH-04 SEARCH-05 Enter opens the results, and stores the term', {
  tag: '@any-screen',
}, async ({ page }) => {
  await open(page)
  await field(page).click()
  await page.keyboard.type('oak table')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/products\/oak%20table\/$/)
  await expect(page.locator('.card').first()).toBeVisible()
  await expect(page.locator('rove-search').first()).toHaveAttribute('data-rove-state', 'ready')
  await expect(field(page)).toHaveValue('oak table')
  await field(page).fill('')
  await expect(page.locator('rove-search [part=history] [part=option]')).toHaveText(['oak table'])
  const stored = () => page.evaluate(() => localStorage.getItem('rove_search_history') ?? '')
  expect(JSON.parse(await stored())).toEqual([
    { term: 'oak table', href: new URL('/search/products/oak%20table/', page.url()).href },
  ])
  await page.locator('rove-search [part=clear]').click()
  await expect(page.locator('rove-search [part=history]')).toHaveCount(0)
  expect(await stored()).toBe('[]')
  await field(page).fill('rug')
  await page.locator('rove-search button[part=button]').first().click()
  await expect(page).toHaveURL(/\/search\/products\/rug\/$/)
})

test('SEARCH-05 arrow keys choose a suggestion, Escape clears, then closes', {
  tag: ['@any-screen', '@wcag-2.1.1', '@rove-search'],
}, async ({ page }) => {
  await open(page)
  await field(page).focus()
  await page.keyboard.type('marlow')
  await expect(panel(page)).toHaveAttribute('data-state', 'results')
  await page.keyboard.press('ArrowDown')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', 'option-0')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  const box = page.locator('rove-search .box').first()
  await expect(box).toHaveAttribute('data-state', 'open')
  await page.keyboard.press('Escape')
  await expect(box).toHaveAttribute('data-state', 'closed')
  await showSearch(page)
  await page.keyboard.type('marlow')
  await expect(panel(page)).toHaveAttribute('data-state', 'results')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product\/marlow/)
})

test('SEARCH-09 on a phone the panel covers the screen and links to the wishlist', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 844 })
  await open(page)
  await field(page).click()
  const link = page.locator('rove-search [part=wishlist-link]')
  await expect(link).toBeHidden()
  await page.setViewportSize({ width: 767, height: 844 })
  await open(page)
  await field(page).click()
  await expect(link).toHaveAttribute('href', '/i-love')
  const box = await page.locator('rove-search .box').boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, width: 767, height: 844 })
  await page.locator('rove-search [part=close-button]').click()
  await expect(panel(page)).toBeHidden()
  await field(page).click()
  await link.click()
  await expect(page).toHaveURL(/\/i-love$/)
  await expect(page.locator('rove-wishlist')).toBeVisible()
})

test('SEARCH-08 the field still searches if the search service fails', { tag: '@any-screen' }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/^\[rove\] search: /)
  await open(page)
  await field(page).click()
  for (const fault of someOf(['403', 'html', '500', 'empty', 'garbage', 'wrong', 'cut'], 2)) {
    await page.evaluate((kind) => {
      document.cookie = `demo_fault=${encodeURIComponent(`${kind}:/search/1`)};path=/`
    }, fault)
    await field(page).fill(`sofa ${fault}`)
    await expect(panel(page), fault).toHaveAttribute('data-state', 'failed')
    await expect(page.locator('rove-search [part=status]')).toHaveText(
      'No suggestions right now. Press Enter to search.',
    )
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/products\/sofa%20\w+\/$/)
})

test('the search service’s texts, links and pictures cannot run scripts', { tag: '@any-screen' }, async ({ page }) => {
  await page.route('**/search/1/indexes/**', async (route) => {
    const evil = {
      objectID: 'X-1',
      title: '<img src=x onerror=alert(1)>',
      url: 'javascript:alert(2)',
      image: 'javascript:alert(3)',
      _highlightResult: { title: { value: '<em><img src=x onerror=alert(4)></em><script>alert(5)</script>' } },
    }
    const result = { hits: [evil, { ...evil, objectID: 'Y-1', url: '/sofas' }], nbHits: 2 }
    await route.fulfill({ json: { results: Array(7).fill(result) } })
  })
  page.on('dialog', () => expect('a script ran').toBe(''))
  await open(page)
  await field(page).click()
  await page.keyboard.type('evil')
  await expect(page.locator('rove-search [data-index=products] [part=option]')).toHaveCount(1)
  await expect(page.locator('rove-search mark').first()).toHaveText('<img src=x onerror=alert(4)>')
  expect(await page.locator('rove-search a[href^="javascript"]').count()).toBe(0)
})

test('input typed before the code is loaded is kept in the new field', { tag: '@any-screen' }, async ({ page }) => {
  const release = await hold(page, '**/search.js')
  const requested = page.waitForRequest('**/search.js')
  await page.goto('/?country=US')
  await page.locator('#search-block-form input').click()
  await page.keyboard.type('mar')
  await requested
  release()
  await page.keyboard.type('l')
  await expect(async () => {
    await page.keyboard.press('End')
    expect(await page.locator('rove-search').first().getAttribute('data-rove-state')).toBe('ready')
  }).toPass()
  await page.keyboard.type('ow')
  await expect(field(page)).toHaveValue('marlow')
  await expect(field(page)).toBeFocused()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('without script the server’s own form searches', { tag: '@wide-first' }, async ({ page }) => {
    await page.goto('/?country=US')
    await page.locator('#search-block-form input').fill('sofa')
    await page.locator('#search-block-form button').click()
    await expect(page).toHaveURL(/\/search\/products\/sofa\/$/)
    await expect(page.locator('.card').first()).toBeVisible()
  })
})
