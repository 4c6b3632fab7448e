import { expect, test } from './oracle'
import { layer, logged, viewed } from './tracked-visit'

test('TRACK-07 what happens without consent waits, and is told once it is given; nothing is loaded or kept before', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page.goto('/sofas?country=US&as=guest&consent=none')
  await page.evaluate(() => window.rove.ready())
  await expect.poll(() => asked.some((path) => path.endsWith('/tracking.js'))).toBe(true)
  await page.locator('rove-love[nid="1201"] button[part=button]').first().click()
  await expect(page.locator('rove-love dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('rove-love[nid="1201"] button[part=button]').first()).toHaveAttribute('data-state', 'loved')
  expect(await layer(page)).toEqual([])
  expect(asked.filter((path) => path.startsWith('/vendors/'))).toEqual([])
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/rove_(login|utm|order|variant)/)
  await page.evaluate(() => window.rove.actions.setConsent({ analytics: true, ads: true }))
  await expect.poll(() => layer(page)).toEqual(['session_started', 'page_view', 'view_item_list', 'add_to_wishlist'])
  await expect.poll(() => asked.filter((path) => path.endsWith('/meta.js')).length).toBeGreaterThan(0)
  expect(asked.filter((path) => path.includes('klaviyo'))).toEqual([])
})

test('TRACK-07 vendors that are blocked cost nothing: the log is whole, and the page is as it was', async ({
  page,
}) => {
  const answers = new Map<string, number>()
  page.on('response', (response) => void answers.set(new URL(response.url()).pathname, response.status()))
  await page.goto('/sofas?country=US&as=guest&consent=all&fault=404:/vendors/pixels,404:/vendors/klaviyo')
  await viewed(page)
  await expect.poll(() => answers.get('/vendors/pixels/meta.js')).toBe(404)
  await expect.poll(() => answers.get('/vendors/klaviyo/klaviyo.js')).toBe(404)
  await page.goto('/about')
  expect((await logged(page)).map(({ detail }) => detail)).toEqual(['session_start', 'page_view', 'view_item_list'])
})

test('POP-03 a crawler loads nothing of tracking', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await page.goto(`${baseURL}/sofas?country=US&consent=all`)
  await expect(page.locator('rove-love').first()).toHaveAttribute('data-rove-state', 'ready')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))))
  expect(asked.filter((url) => /tracking|popups|countdown|chat|vendors/.test(url))).toEqual([])
  await context.close()
})

test('TRACK-07 POP-02 a rehearsal tells no tracker, counts no visit and signs nobody up', async ({ page, context }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page.goto('/campaign/autumn-sale?country=US&as=guest&consent=all&rove-why')
  await expect(page.locator('[data-rove-why] aside')).toContainText('signs nobody up')
  await page.evaluate(() => window.rove.actions.setConsent({ analytics: true, ads: true, marketing: true }))
  await page.mouse.wheel(0, 4000)
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  expect(asked.filter((path) => /^\/(rove\/events|klaviyo|vendors\/(klaviyo|pixels))/.test(path))).toEqual([])
  expect(await layer(page)).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  const kept = (await context.cookies()).map(({ name }) => name)
  expect(kept.filter((name) => /^rove_(login|utm|order|variant)/.test(name))).toEqual([])
  expect(await logged(page)).toEqual([])
})

test('TRACK-07 what is refused in one tab is refused in the other', async ({ page, context }) => {
  await page.goto('/sofas?country=US&as=guest&consent=all')
  await viewed(page)
  const other = await context.newPage()
  await other.goto('/')
  await viewed(other)
  await other.evaluate(() => window.rove.actions.setConsent({ analytics: false, ads: false, marketing: false }))
  await expect
    .poll(() => page.evaluate(() => window.rove.last('consent:changed')?.refused))
    .toEqual(['analytics', 'ads', 'marketing'])
  const before = await layer(page)
  await page.locator('rove-love[nid="1201"] button[part=button]').first().click()
  await expect(page.locator('rove-love dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('rove-love[nid="1201"] button[part=button]').first()).toHaveAttribute('data-state', 'loved')
  expect(await layer(page)).toEqual(before)
})

test('CUSTOMER-01 TRACK-07 a member is requested once and with consent; a refusal holds on later pages whatever they say, and leaves nothing behind', async ({
  page,
  context,
}) => {
  const requested: string[] = []
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname))
  const customers = () => requested.filter((path) => path === '/ajax/rove_customer').length
  await page.goto('/sofas?country=US&as=member&consent=analytics')
  await viewed(page)
  expect(customers()).toBe(0)
  await page.evaluate(() => window.rove.actions.setConsent({ ads: true, marketing: true }))
  await expect.poll(customers).toBe(1)
  await page.evaluate(() => window.rove.actions.setConsent({ analytics: false, ads: false, marketing: false }))
  requested.length = 0
  await page.goto('/?consent=all')
  await page.evaluate(() => window.rove.ready())
  await expect.poll(() => requested.some((path) => path.endsWith('/tracking.js'))).toBe(true)
  await page.goto('/about')
  expect(requested.filter((path) => /^\/(vendors|ajax\/rove_customer|rove\/events)/.test(path))).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('rove_tracked')
  const kept = (await context.cookies()).map(({ name }) => name)
  expect(kept.filter((name) => /^rove_(login|utm|order|variant)/.test(name))).toEqual([])
})
