import type { Frame, Page } from '@playwright/test'
import { atPayment, checkoutOn } from './checkout-page'
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
  // What the page before has still asked for is not this one's.
  const begin = (frame: Frame) => {
    if (frame === page.mainFrame()) requested.length = 0
  }
  page.on('framenavigated', begin)
  await page.goto('/?consent=all')
  page.off('framenavigated', begin)
  await page.evaluate(() => window.rove.ready())
  await expect.poll(() => requested.some((path) => path.endsWith('/tracking.js'))).toBe(true)
  await page.goto('/about')
  expect(requested.filter((path) => /^\/(vendors|ajax\/rove_customer|rove\/events)/.test(path))).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('rove_tracked')
  const kept = (await context.cookies()).map(({ name }) => name)
  expect(kept.filter((name) => /^rove_(login|utm|order|variant)/.test(name))).toEqual([])
})

/** Whom a page may ask, by what is allowed: by hand. Who is paid is needed for paying, and nobody else is for anything. */
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

/** Whom the page that is open asks for anything: other origins, and those who stand in for others by their names. */
function whoIsAsked(page: Page, origin: string) {
  const names = new Set<string>()
  let isLeaving = false
  page.on('request', (request) => {
    isLeaving ||= request.isNavigationRequest() && request.frame() === page.mainFrame()
    const url = new URL(request.url())
    const [, name] = /^\/vendors\/(?:pixels\/)?(\w+)/.exec(url.pathname) ?? []
    if (url.origin !== origin && url.protocol.startsWith('http')) names.add(url.origin)
    // The style that the frames of all of them share is nobody's.
    else if (name && name !== 'vendors') names.add(name)
  })
  // What the page before has still asked for is not this one's. An overlay is an entry of the same page.
  page.on('framenavigated', (frame) => {
    if (!isLeaving || frame !== page.mainFrame()) return
    isLeaving = false
    names.clear()
  })
  return () => [...names].sort()
}

type Commands = Record<string, (...input: unknown[]) => void>

test('TRACK-07 SHOWROOM-01 CHAT-01 nobody else is asked for anything without the consent that it needs: home, product, cart and payment', async ({
  page,
  context,
  baseURL,
  oracle,
}) => {
  test.slow()
  // What is under way when the clock is put on is late at once.
  oracle.allowReports(/timeout/)
  const asked = whoIsAsked(page, new URL(baseURL ?? '').origin)
  const open = async (address: string) => {
    await page.goto(address)
    await page.evaluate(() => window.rove.ready())
    await page.evaluate(() => window.rove.actions.setConsent({ analytics: true }))
    // What is told from now on is heard, once tracking is there.
    await page.evaluate(() => {
      const { Drupal } = window as unknown as { Drupal: { ajax: { prototype: { commands: Commands } } } }
      Drupal.ajax.prototype.commands.coupon?.({}, { command: 'coupon', op: 'add', coupon: 'SPRING', total: 90 })
    })
    await expect.poll(() => layer(page)).toContain('coupon')
  }
  /** Half a minute on: the chat looks for agents, a popup for where somebody is. What they would load has time to come. */
  const stay = async (path: string) => {
    if (path === '/cart/checkout') await expect(checkoutOn(page).stripe.getByLabel('Card number')).toBeVisible()
    await page.clock.fastForward(40_000)
    for (const _ of ['code', 'what it loads']) await page.evaluate(() => fetch('/rove/rove.js', { cache: 'no-store' }))
  }
  await page.clock.install()
  await page.request.get('/?country=US&as=guest&popups=on&city=Toronto')
  await atPayment(page)
  for (const { path, always, all } of audited) {
    await open(`${path}?consent=none`)
    await viewed(page)
    await stay(path)
    expect(asked(), `${path} with consent to analytics`).toEqual(always)
    await page.evaluate(() => window.rove.actions.setConsent({ ads: true, marketing: true }))
    await expect.poll(asked, `${path} with consent`).toEqual([...always, ...all].sort())
    await page.evaluate(() => window.rove.actions.setConsent({ analytics: false, ads: false, marketing: false }))
    await open(`${path}?consent=all`)
    await stay(path)
    expect(asked(), `${path} refused, whatever the page says`).toEqual(always)
    await context.clearCookies({ name: 'rove_consent' })
  }
})
