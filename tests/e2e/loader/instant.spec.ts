import { openTab, type TabPage } from '../../../tools/bench/tab.mjs'
import { presentChromium } from '../../../tools/browser.mjs'
import { openCampaign } from '../kit/campaign'
import { expect, test } from '../kit/oracle'

const card = 'a.card__link[href="/product/marlow-3-seat-sofa"]'
/** What stands on a page before our code is there. */
const serverFiles = /^\/(rove\/rove\.js|theme\/|misc\/|fonts\/|sites\/|product\/marlow-3-seat-sofa$)/
/** Instant pages have started. */
const hasStarted = () =>
  !!(globalThis as unknown as Record<symbol, { instant?: object }>)[Symbol.for('rove.page')]?.instant
const stored = () => Object.fromEntries(Object.entries(localStorage))

/** A page's state, as `rove.debug()` reports it. */
const reportOf = async () => (await window.rove.debug()).page

test('LOAD-01 LOAD-04 TRACK-07 SESSION-01 POP-01 COUNT-01 a prerendered page is idle', async ({ baseURL }) => {
  const asked = new Map<TabPage, string[]>()
  const tab = await openTab((await presentChromium()) ?? '', {
    async prepare(page) {
      const paths: string[] = []
      asked.set(page, paths)
      page.on('Network.requestWillBeSent', ({ request }) => paths.push(new URL(request.url).pathname))
      await page.send('Network.enable')
    },
  })
  try {
    const list = await tab.nextPage()
    await list.send('Page.navigate', { url: `${baseURL}/sofas?country=US&instant=on&popups=on&consent=all` })
    await expect.poll(() => list.evaluate(hasStarted)).toBe(true)
    await expect.poll(() => list.evaluate(() => !!localStorage.rove_total_pages)).toBe(true)
    await list.mouse('mouseMoved', await list.middleOf(card))

    const next = await tab.nextPage()
    await expect.poll(() => next.evaluate(() => document.readyState)).toBe('complete')
    await next.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
    const before = await next.evaluate(stored)
    expect(before.rove_total_pages).toBe('1')
    expect(asked.get(next)?.filter((path) => !serverFiles.test(path))).toEqual([])
    expect(await next.evaluate(() => document.querySelectorAll('[data-rove-state]').length)).toBe(0)
    await next.evaluate(() => {
      window.rove.ready().then(() => document.body.setAttribute('data-ready', ''))
    })
    expect(await next.evaluate(reportOf)).toMatchObject({ prerendered: true, shown: false })
    expect(await next.evaluate(() => document.body.matches('[data-ready],[data-rove-state]'))).toBe(false)
    expect(await next.evaluate(stored)).toEqual(before)

    for (const type of ['mousePressed', 'mouseReleased'] as const) await list.mouse(type, await list.middleOf(card))
    await expect.poll(() => next.evaluate(() => document.body.matches('[data-ready]'))).toBe(true)
    expect(await next.evaluate(reportOf)).toMatchObject({
      prerendered: true,
      shown: true,
      shownAfter: expect.any(Number),
    })
    await expect.poll(() => next.evaluate(() => localStorage.rove_total_pages)).toBe('2')
    await expect
      .poll(() => next.evaluate('(window.dataLayer ?? []).map(({ event }) => event)'))
      .toEqual(expect.arrayContaining(['page_view', 'view_item']))
    for (const tag of ['rove-popups', 'rove-countdown', 'rove-buybox'])
      await expect.poll(() => next.evaluate((tag) => document.querySelector(tag)?.matches(':defined'), tag)).toBe(true)
  } finally {
    await tab.close()
  }
})

test('a page that was fetched ahead is requested again once the cart has changed', { tag: '@nightly' }, async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Preload.enable')
  let isFetched = false
  devtools.on('Preload.prefetchStatusUpdated', ({ status }) => {
    if (status === 'Ready') isFetched = true
  })
  const link = page.getByRole('navigation').getByRole('link', { name: 'Tables' })
  // A browser is free to fetch nothing: on some pages Chromium follows no speculation rules, whoever wrote them.
  await expect(async () => {
    isFetched = false
    await page.goto('/product/marlow-3-seat-sofa?country=US&as=guest&instant=on')
    await page.waitForFunction(hasStarted)
    await link.dispatchEvent('pointerdown')
    await expect.poll(() => isFetched, { timeout: 5_000 }).toBe(true)
  }).toPass({ timeout: 90_000 })
  await page.evaluate(() => {
    const channel = new BroadcastChannel('rove_facts')
    channel.postMessage(['cart:changed', { count: 3 }])
    channel.close()
  })
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
  await link.evaluate((link: HTMLElement) => {
    setTimeout(() => link.click())
  })
  await page.waitForURL('**/tables')
  const [navigation] = await page.evaluate(() => performance.getEntriesByType('navigation'))
  expect(navigation).toMatchObject({ deliveryType: '' })
})

test('LOAD-02 under Trusted Types, pages behind links that change nothing are instant', async ({ page }) => {
  await page.goto('/sofas?country=US&csp=tt&instant=on')
  await page.waitForFunction(hasStarted)
  const forbidden = ['/cart', '/user%2Flogout', '/add-to-cart/12']
  await page.locator('main').evaluate((main, paths) => {
    for (const path of paths) {
      const link = document.createElement('a')
      Object.assign(link, { href: path, textContent: path })
      main.prepend(link, ' ')
    }
  }, forbidden)
  // A link that may be fetched ahead is fetched as soon as the mouse is pressed on it.
  for (const path of forbidden) await page.locator(`main > a[href="${path}"]`).dispatchEvent('pointerdown')
  await page.locator(card).hover()
  await expect
    .poll(() => page.evaluate(reportOf))
    .toMatchObject({
      prerendered: false,
      instant: {
        how: 'prerender',
        fetched: [expect.stringMatching(/\/product\/marlow-3-seat-sofa$/)],
        budget: 3,
        refused: expect.arrayContaining([
          { href: new URL('/add-to-cart/12', page.url()).href, because: 'path add-to-cart' },
        ]),
      },
    })
})

test('without speculation rules a link prefetches, and rove.debug() says why', { tag: '@nightly' }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/policy violated: script-src-elem inline/, /Applying inline speculation rules violates/)
  await openCampaign(page, {
    body: '<main><h1>Spring</h1><a href="/sofas">Sofas</a></main>',
    settings: { rove: { instant: true } },
  })
  await page.waitForFunction(hasStarted)
  await page.locator('main a').hover()
  await expect(page.locator('link[rel=prefetch]')).toHaveAttribute('href', /\/sofas$/)
  expect((await page.evaluate(reportOf)).instant).toMatchObject({
    how: 'prefetch',
    because: 'the page’s policy does not allow our speculation rules',
  })
})
