import type { Frame, Page } from '@playwright/test'
import { atPayment, checkoutOn } from '../checkout/checkout-page'
import { installClock } from '../kit/checkout-clock'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { layer, logged, viewed } from './tracked-visit'

test('TRACK-07 events before consent are queued, and nothing is loaded or stored', async ({ page }) => {
  const requestedUrls: string[] = []
  page.on('request', (request) => void requestedUrls.push(new URL(request.url()).pathname))
  await page.goto('/sofas?country=US&as=guest&consent=none')
  await page.evaluate(() => window.rove.ready())
  await expect.poll(() => requestedUrls.some((path) => path.endsWith('/_tracking.js'))).toBe(true)
  await page.locator('rove-love[nid="1201"] button[part=button]').first().click()
  await expect(page.locator('rove-love dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('rove-love[nid="1201"] button[part=button]').first()).toHaveAttribute('data-state', 'loved')
  expect(await layer(page)).toEqual([])
  expect(requestedUrls.filter((path) => path.startsWith('/vendors/'))).toEqual([])
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/rove_(login|utm|order|variant)/)
  await page.evaluate(() => window.rove.actions.setConsent({ analytics: true, ads: true }))
  await expect.poll(() => layer(page)).toEqual(['session_started', 'page_view', 'view_item_list', 'add_to_wishlist'])
  await expect.poll(() => requestedUrls.filter((path) => path.endsWith('/meta.js')).length).toBeGreaterThan(0)
  expect(requestedUrls.filter((path) => path.includes('klaviyo'))).toEqual([])
})

test('TRACK-07 a refusal as PHP writes it is a refusal: no tracking script is loaded', { tag: '@nightly' }, async ({
  page,
}) => {
  const requestedUrls: string[] = []
  page.on('request', (request) => void requestedUrls.push(new URL(request.url()).pathname))
  await page.goto('/sofas?country=US&as=guest&consent=none')
  await page.evaluate(() =>
    window.rove.actions.setConsent({ analytics: '1', ads: '0', marketing: 'false' } as unknown as { ads: boolean }),
  )
  await viewed(page)
  await page.goto('/about')
  await viewed(page)
  expect(requestedUrls.filter((path) => /meta|klaviyo|podcast/.test(path))).toEqual([])
  expect(await page.evaluate(() => document.cookie)).toContain('rove_consent=analytics%3D1%26ads%3D0%26marketing%3D0')
})

test('TRACK-07 blocked tracking scripts have no effect: the log is complete', { tag: '@nightly' }, async ({ page }) => {
  const answers = new Map<string, number>()
  page.on('response', (response) => void answers.set(new URL(response.url()).pathname, response.status()))
  await page.goto('/sofas?country=US&as=guest&consent=all&fault=404:/vendors/pixels,404:/vendors/klaviyo')
  await viewed(page)
  await expect.poll(() => answers.get('/vendors/pixels/meta.js')).toBe(404)
  await expect.poll(() => answers.get('/vendors/klaviyo/klaviyo.js')).toBe(404)
  await page.goto('/about')
  expect((await logged(page)).map(({ detail }) => detail)).toEqual(['session_start', 'page_view', 'view_item_list'])
})

test('POP-03 a crawler loads nothing of tracking', { tag: '@nightly' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  })
  const page = await context.newPage()
  const requestedUrls: string[] = []
  page.on('request', (request) => void requestedUrls.push(request.url()))
  const pauseClock = await installClock(page)
  await page.goto(`${baseURL}/sofas?country=US&consent=all`)
  await expect(page.locator('rove-love').first()).toHaveAttribute('data-rove-state', 'ready')
  await pauseClock()
  await page.clock.fastForward(60_000)
  await pauseClock()
  expect(requestedUrls.filter((url) => /tracking|popups|countdown|chat|vendors/.test(url))).toEqual([])
  await context.close()
})

test('TRACK-07 POP-02 a preview sends no events, counts no session, signs up nobody', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  const requestedUrls: string[] = []
  page.on('request', (request) => void requestedUrls.push(new URL(request.url()).pathname))
  await page.goto('/campaign/autumn-sale?country=US&as=guest&consent=all&rove-why')
  await expect(page.locator('[data-rove-why] aside')).toContainText('signs nobody up')
  await page.evaluate(() => window.rove.actions.setConsent({ analytics: true, ads: true, marketing: true }))
  await page.mouse.wheel(0, 4000)
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  expect(requestedUrls.filter((path) => /^\/(rove\/events|klaviyo|vendors\/(klaviyo|pixels))/.test(path))).toEqual([])
  expect(await layer(page)).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  const cookieNames = (await context.cookies()).map(({ name }) => name)
  expect(cookieNames.filter((name) => /^rove_(login|utm|order|variant)/.test(name))).toEqual([])
  expect(await logged(page)).toEqual([])
})

test('TRACK-07 a refusal in one tab applies in the other', { tag: '@nightly' }, async ({ page, context }) => {
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

test('CUSTOMER-01 TRACK-07 member data is requested with consent; a refusal clears it', async ({ page, context }) => {
  const requested: string[] = []
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname))
  const customers = () => requested.filter((path) => path === '/ajax/rove_customer').length
  await page.goto('/sofas?country=US&as=member&consent=analytics')
  await viewed(page)
  expect(customers()).toBe(0)
  await page.evaluate(() => window.rove.actions.setConsent({ ads: true, marketing: true }))
  await expect.poll(customers).toBe(1)
  await page.evaluate(() => window.rove.actions.setConsent({ analytics: false, ads: false, marketing: false }))
  // Requests of the previous page do not count.
  const begin = (frame: Frame) => {
    if (frame === page.mainFrame()) requested.length = 0
  }
  page.on('framenavigated', begin)
  await page.goto('/?consent=all')
  page.off('framenavigated', begin)
  await page.evaluate(() => window.rove.ready())
  await expect.poll(() => requested.some((path) => path.endsWith('/_tracking.js'))).toBe(true)
  await page.goto('/about')
  expect(requested.filter((path) => /^\/(vendors|ajax\/rove_customer|rove\/events)/.test(path))).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('rove_tracked')
  const cookieNames = (await context.cookies()).map(({ name }) => name)
  expect(cookieNames.filter((name) => /^rove_(login|utm|order|variant)/.test(name))).toEqual([])
})

/**
 * The third parties that a page may request, by consent. Written by hand. The payment provider is necessary for paying;
 * no other one is.
 */
const trackers = ['audience', 'klaviyo', 'meta', 'podcast']
const audited: readonly {
  readonly path: string
  readonly always: readonly string[]
  readonly all: readonly string[]
}[] = [
  { path: '/cart/checkout', always: ['stripe'], all: trackers },
  { path: '/cart', always: [], all: [...trackers, 'geolocation'] },
  { path: '/product/marlow-3-seat-sofa', always: [], all: [...trackers, 'geolocation'] },
  { path: '/', always: [], all: [...trackers, 'geolocation'] },
]

/** Records the third parties that the open page requests: other origins, and stand-ins by their names. */
function recordThirdParties(page: Page, origin: string) {
  const names = new Set<string>()
  let isLeaving = false
  page.on('request', (request) => {
    isLeaving ||= request.isNavigationRequest() && request.frame() === page.mainFrame()
    const url = new URL(request.url())
    const [, name] = /^\/vendors\/(?:pixels\/)?(\w+)/.exec(url.pathname) ?? []
    if (url.origin !== origin && url.protocol.startsWith('http')) names.add(url.origin)
    // The style sheet that all stand-ins' frames share does not count.
    else if (name && name !== 'vendors') names.add(name)
  })
  // Requests of the previous page do not count. An overlay is a history entry of the same page.
  page.on('framenavigated', (frame) => {
    if (!isLeaving || frame !== page.mainFrame()) return
    isLeaving = false
    names.clear()
  })
  return () => [...names].sort()
}

type Commands = Record<string, (...input: unknown[]) => void>

test('TRACK-07 SHOWROOM-01 CHAT-01 no third party is requested without consent', async ({ page, context, baseURL }) => {
  test.slow()
  const requestedUrls = recordThirdParties(page, new URL(baseURL ?? '').origin)
  const open = async (address: string) => {
    await page.goto(address)
    await page.evaluate(() => window.rove.ready())
    await page.evaluate(() => window.rove.actions.setConsent({ analytics: true }))
    // Tracking receives the facts published from here on, once it is loaded.
    await page.evaluate(() => {
      const { Drupal } = window as unknown as { Drupal: { ajax: { prototype: { commands: Commands } } } }
      Drupal.ajax.prototype.commands.coupon?.({}, { command: 'coupon', op: 'add', coupon: 'SPRING', total: 90 })
    })
    await expect.poll(() => layer(page)).toContain('coupon')
  }
  /** Advances by half a minute: the chat checks availability, a popup requests the location. */
  const stay = async (path: string) => {
    if (path === '/cart/checkout') await expect(checkoutOn(page).stripe.getByLabel('Card number')).toBeVisible()
    await pauseClock()
    await page.clock.fastForward(40_000)
    // What they load may load more, and begin it a moment later.
    await pauseClock()
    await pauseClock()
  }
  const pauseClock = await installClock(page)
  await page.request.get('/?country=US&as=guest&popups=on&city=Toronto')
  await atPayment(page)
  for (const { path, always, all } of someOf(audited)) {
    await open(`${path}?consent=none`)
    await viewed(page)
    await stay(path)
    expect(requestedUrls(), `${path} with consent to analytics`).toEqual(always)
    await page.clock.resume()
    await page.evaluate(() => window.rove.actions.setConsent({ ads: true, marketing: true }))
    await expect.poll(requestedUrls, `${path} with consent`).toEqual([...always, ...all].sort())
    await page.evaluate(() => window.rove.actions.setConsent({ analytics: false, ads: false, marketing: false }))
    await open(`${path}?consent=all`)
    await stay(path)
    expect(requestedUrls(), `${path} refused, whatever the page says`).toEqual(always)
    await page.clock.resume()
    await context.clearCookies({ name: 'rove_consent' })
  }
})
