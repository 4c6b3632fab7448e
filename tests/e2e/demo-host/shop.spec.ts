import { expect, test } from '../kit/oracle'
import { showSearch } from '../search/show-search'

test('a server that never responds with rove.js does not block the page', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.route('**/rove/rove.js', () => {})
  await page.goto('/product/marlow-3-seat-sofa?country=US', { waitUntil: 'commit' })
  await expect(page.locator('.site-footer')).toBeVisible()
  await expect(page.locator('rove-buybox .price')).toContainText('$1,890')
  await expect(page.locator('html')).not.toHaveClass(/rove/)
  await showSearch(page)
  await page.locator('#search-block-form input').fill('rug')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/products\/rug\/$/)
  await expect(page.locator('.card').first()).toBeVisible()
})

test('paper shows the shop’s name and the content, and nothing to press', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/delivery?country=US&popups=on', '/product/marlow-3-seat-sofa']) {
    await page.goto(path)
    await page.evaluate(() => window.rove.ready())
    await expect(page.locator('.wordmark').first()).toBeVisible()
    await expect(page.locator('h1')).toBeVisible()
    for (const part of ['.site-strip', '.site-search', '.site-links', '.site-nav', '.site-footer', '.demo-bar'])
      await expect(page.locator(part)).toBeHidden()
    await expect(page.locator('rove-chat [part=button]')).toBeHidden()
  }
})

test('on a tablet every row of cards is full', { tag: ['@any-screen', '@nightly'] }, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1100 })
  for (const [path, cards] of [
    ['/?country=US', '.band .card'],
    ['/product/marlow-3-seat-sofa', '.band .card'],
    ['/sofas', '.grid .card'],
    ['/user/login', '.personas button'],
  ] as const) {
    await page.goto(path)
    const tops = await page.locator(cards).evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top))
    const inRow = tops.filter((top) => top === tops[0]).length
    expect(inRow, path).toBeGreaterThan(1)
    expect(tops.length % inRow, path).toBe(0)
  }
})

test('the cart begins below the shop’s name, and a short page is as high as the screen', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  for (const [width, height] of [
    [390, 2000],
    [820, 1400],
    [1440, 1400],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/cart?country=US')
    const [title, foot, name] = await Promise.all(
      ['h1', '.site-footer', '.wordmark'].map((part) => page.locator(part).first().boundingBox()),
    )
    expect(Math.abs((foot?.y ?? 0) + (foot?.height ?? 0) - height), `${width}`).toBeLessThan(240)
    if (width >= 768) expect(title?.x, `${width}`).toBe(name?.x)
  }
})
