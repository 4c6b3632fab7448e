import type { Page } from '@playwright/test'
import { scrollByFinger } from '../kit/finger'
import { expect, test } from '../kit/oracle'
import { settle } from '../kit/stopped-clock'
import {
  answerSubscriptions,
  closePopup,
  definePopups,
  expectNoPopup,
  leaveAddress,
  openPage,
  popup,
  replacePopups,
} from './popups-page'

const autumn = {
  id: 'autumn',
  conditions: { notClosedFor: 72 },
  event: { interval: [5, 1000] },
  markup: { title: 'Autumn sale', html: '<p>Rugs at last year’s price.</p>', form: true, list: 'L1' },
}
const link = (page: Page) => page.locator('main a:visible, footer a:visible').first()

test('POP-01 POP-02 NEWS-01 a popup opens, takes an address, and moves nothing', {
  tag: ['@any-screen', '@wcag-2.4.3', '@wcag-3.3.1', '@rove-popups'],
}, async ({ page }) => {
  await definePopups(page, { popups: [autumn] })
  const sent = await answerSubscriptions(page, 204)
  await openPage(page, '/sofas?country=US')
  await link(page).focus()
  await page.evaluate(() => scrollTo(0, 120))
  const place = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight, document.body.clientWidth])
  const before = await place()
  await expectNoPopup(page, { after: 4000 })
  await page.clock.fastForward(1500)
  await expect(popup(page)).toBeVisible()
  expect(await place()).toEqual(before)
  const field = popup(page).locator('input[name=email]')
  await expect(field).toBeFocused()
  const button = popup(page).locator('[part=button]')
  await expect(button).toBeDisabled()
  await field.fill('somebody@')
  await expect(button).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(field).toHaveClass(/\berror\b/)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  const words = popup(page).getByText('Please enter a valid email address.')
  expect((await words.boundingBox())?.height).toBeGreaterThan(12)
  await expect(words).toHaveCSS('color', 'rgb(156, 31, 36)')
  expect(sent).toEqual([])
  await field.fill('somebody@example.com')
  await expect(button).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(popup(page).locator('[part=done]')).toBeFocused()
  expect(sent).toEqual(['email=somebody%40example.com&list=L1'])
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(link(page)).toBeFocused()
  expect(await place()).toEqual(before)
  const now = await page.evaluate(() => Date.now())
  const times = await page.evaluate(() =>
    ['last_shown', 'engaged', 'subscribed', 'closed'].map((key) => JSON.parse(localStorage[`rove_${key}`] ?? '0')),
  )
  for (const time of times.flatMap((kept) => kept.autumn ?? kept)) expect(now - time).toBeLessThan(60_000)
})

test('POP-01 a closed popup rests for its hours, and nothing asks a subscriber again', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const winter = { ...autumn, id: 'winter', markup: { title: 'Winter', html: '<p>No question.</p>' } }
  await definePopups(page, { popups: [autumn] })
  await answerSubscriptions(page, 200)
  await openPage(page, '/sofas?country=US')
  await page.clock.fastForward(6000)
  await closePopup(page, () => popup(page).locator('[part=close-button]').click())
  await openPage(page, '/rugs')
  await expectNoPopup(page, { after: 20_000 })
  await page.clock.setSystemTime(Date.now() + 74 * 3_600_000)
  await openPage(page, '/rugs')
  await page.clock.fastForward(6000)
  await leaveAddress(page)
  await page.unroute('**/*')
  await replacePopups(page, { popups: [{ ...autumn, id: 'other', conditions: {} }, winter] })
  await openPage(page, '/rugs')
  await page.clock.fastForward(40_000)
  await expect(popup(page).locator('h2')).toHaveText('Winter')
})

test('POP-01 POP-02 a marketer’s form, overlay and styles are shown, without scripts', {
  tag: '@any-screen',
}, async ({ page, oracle }) => {
  oracle.expectReports(/^\[rove\] popup autumn: html is shown without onclick, href, <script>$/)
  const markup = {
    title: 'Ours',
    html: '<p onclick="alert(1)">Hello <a href="javascript:alert(1)">there</a></p><script>alert(1)</script>',
    form: '<form action="/elsewhere"><label>Mail <input type="email" name="email" required></label><button>Go</button></form>',
    done: '<p class="thanks">Until soon.</p>',
    overlay: '<p class="sale">SALE</p>',
    css: '/popup.css',
    list: 'L1',
    list2: 'L2',
  }
  await definePopups(page, { popups: [] })
  // The callback is a function of the page’s own script.
  await page.addInitScript(
    (popup) => {
      const callback = ({ card }: { card: HTMLElement }) => card.setAttribute('data-called', '')
      Object.assign(window, {
        roveSettings: { rove: { popups: [{ ...popup, markup: { ...popup.markup, callback } }] } },
      })
    },
    { ...autumn, markup },
  )
  const sent = await answerSubscriptions(page, 200)
  await page.route('**/popup.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: 'h2 { color: rgb(1, 2, 3) }' }),
  )
  await openPage(page, '/sofas?country=US')
  await page.clock.fastForward(6000)
  await expect(popup(page).locator('h2')).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(page.locator('rove-popups .sale')).toBeVisible()
  await expect(popup(page).locator('[data-called]')).toBeVisible()
  expect(await popup(page).locator('[part=content]').innerHTML()).toBe('<p>Hello <a>there</a></p>')
  await expect(popup(page).locator('form')).not.toHaveAttribute('action')
  const button = popup(page).locator('form button')
  // A press before the address is valid says so, and sends nothing.
  await expect(button).toBeDisabled()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(popup(page).locator('input')).toHaveClass(/\berror\b/)
  expect(sent).toEqual([])
  await popup(page).locator('input').fill('somebody@example.com')
  await expect(button).toBeEnabled()
  await button.click()
  await expect(popup(page).locator('.thanks')).toBeVisible()
  expect(sent).toEqual(['email=somebody%40example.com&list=L1&list2=L2'])
  await page.mouse.click(5, 5)
  await expect(popup(page)).toHaveCount(0)
  await expect(page.locator('rove-popups .sale')).toHaveCount(0)
})

test('POP-04 an exit popup waits until the visitor leaves, after five seconds at least', {
  tag: '@wide-first',
}, async ({ page, isMobile }) => {
  await definePopups(page, { popups: [{ ...autumn, event: { exit: true } }] })
  await openPage(page, '/sofas?country=US')
  const leave = async () => {
    if (!isMobile)
      return page.evaluate(() => document.dispatchEvent(new MouseEvent('mouseout', { clientY: -1, bubbles: true })))
    await scrollByFinger(page, 1200)
    await scrollByFinger(page, -1200)
  }
  await leave()
  await expectNoPopup(page, { after: 5000 })
  await leave()
  await expect(popup(page)).toBeVisible()
})

test('POP-01 a popup waits for typing and other dialogs, and opens once on a page', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await definePopups(page, { popups: [{ ...autumn, conditions: {} }] })
  await openPage(page, '/sofas?country=US')
  await page.locator('rove-love[nid="1201"] button[part=button]').first().click()
  await expect(page.locator('rove-love dialog')).toBeVisible()
  await expectNoPopup(page, { after: 20_000 })
  await page.keyboard.press('Escape')
  await expect(page.locator('rove-love dialog')).toHaveCount(0)
  // For three seconds after a key the visitor counts as typing.
  await page.clock.runFor(4000)
  await expect(popup(page)).toBeVisible()
  await closePopup(page)
  await expectNoPopup(page, { after: 60_000 })
})

test('SHOWROOM-01 the popup opens near a showroom, and not if the location is unknown', {
  tag: '@any-screen',
}, async ({ page }) => {
  const vendors = { geolocation: { url: '/vendors/geolocation.json' } }
  let answer: { status?: number; json?: unknown } = { status: 503 }
  await definePopups(page, { popups: ['showroom'], vendors })
  await page.route('**/vendors/geolocation.json', (route) => route.fulfill(answer))
  const methods = new Set<string>()
  page.on('request', (request) => request.url().includes('/geolocation.json') && methods.add(request.method()))
  await openPage(page, '/sofas?country=CA&consent=all')
  await expectNoPopup(page, { after: 10_000 })
  answer = { json: { countryCode: 'CA', regionName: 'Ontario', cityName: 'Ottawa' } }
  await openPage(page, '/rugs')
  await expectNoPopup(page, { after: 10_000 })
  answer = { json: { countryCode: 'CA', regionName: 'Ontario', cityName: 'Toronto' } }
  await openPage(page, '/rugs')
  await expectNoPopup(page, { after: 4000 })
  await page.clock.fastForward(1500)
  await expect(popup(page).locator('[part=link]')).toHaveAttribute('href', '/toronto-showroom')
  expect([...methods]).toEqual(['GET'])
})

test('SHOWROOM-01 the popup opens again two days after it was closed', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const vendors = { geolocation: { url: '/vendors/geolocation.json?city=Toronto' } }
  await definePopups(page, { popups: ['showroom'], vendors })
  await openPage(page, '/rugs?country=CA&consent=all')
  await page.clock.fastForward(6000)
  await closePopup(page)
  await expect(popup(page)).toHaveCount(0)
  const now = () => page.evaluate(() => Date.now())
  await page.clock.setSystemTime((await now()) + 47 * 3_600_000)
  await openPage(page, '/rugs')
  await expectNoPopup(page, { after: 10_000 })
  await page.clock.setSystemTime((await now()) + 3_600_000)
  await openPage(page, '/rugs')
  await page.clock.fastForward(6000)
  await popup(page).getByRole('link', { name: 'Plan a visit' }).click()
  await expect(page).toHaveURL(/\/toronto-showroom$/)
})

test('SHOWROOM-01 TRACK-07 the location is requested after consent to marketing only', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  const once = { ...autumn, event: { interval: [3, 250] }, conditions: { city: 'Toronto' } }
  const vendors = { geolocation: { url: '/vendors/geolocation.json?city=Toronto' } }
  await definePopups(page, { popups: [once], vendors })
  await openPage(page, '/sofas?country=CA')
  await page.clock.fastForward(400_000)
  await settle(page)
  expect(sent).not.toContain('/vendors/geolocation.json')
  await page.evaluate(() => window.rove.actions.setConsent({ marketing: true }))
  await page.clock.runFor(1000)
  await expect.poll(() => sent.filter((path) => path === '/vendors/geolocation.json')).toHaveLength(1)
})

test('CLOSING-01 NEWS-01 built-in popups have the page’s language and a phone’s place', { tag: '@wide-first' }, async ({
  page,
  isMobile,
}) => {
  await definePopups(page, { popups: ['closing-au', 'closing-kr'] })
  await openPage(page, '/sofas?country=AU')
  await page.clock.runFor(6000)
  await expect(popup(page).locator('h2')).toHaveText('Our Australian store is closing')
  await closePopup(page)
  await openPage(page, '/sofas?country=KR')
  await page.clock.runFor(60_000)
  await expect(popup(page).locator('h2')).toHaveText('한국 스토어 운영을 종료합니다')
  const box = async () => (await popup(page).boundingBox()) ?? { width: 0, y: 0, height: 0 }
  if (isMobile) await expect.poll(async () => Math.round((await box()).y + (await box()).height)).toBe(844)
  expect((await box()).width).toBe(isMobile ? 390 : 480)
})

const vendors = { klaviyo: { url: '/vendors/klaviyo/api', key: 'demo' } }
const subscriptions = '**/client/subscriptions/*'

test('NEWS-01 the trade newsletter opens after 10 s, signs up, and rests for a day', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, context, oracle }) => {
  oracle.expectReports(/^\[rove\] popups\.sign-up: status-500/)
  let status = 500
  const sent: unknown[] = []
  await definePopups(page, { popups: ['trade-newsletter'], vendors })
  await page.route(subscriptions, (route) => {
    sent.push([route.request().method(), route.request().postDataJSON()])
    return route.fulfill({ status, body: '' })
  })
  await openPage(page, '/trade?country=US')
  await expectNoPopup(page, { after: 9000 })
  await page.clock.fastForward(1500)
  await expect(popup(page).locator('h2')).toHaveText('Trade newsletter')
  await popup(page).locator('input[name=email]').fill('ida@home.test')
  await page.keyboard.press('Enter')
  await expect(popup(page).getByText('You could not be signed up. Please try again.')).toBeVisible()
  status = 202
  await page.keyboard.press('Enter')
  await expect(popup(page).locator('[part=done]')).toBeVisible()
  const data = { type: 'subscription', attributes: { list_id: 'T1', email: 'ida@home.test' } }
  expect(sent).toEqual([
    ['POST', { data }],
    ['POST', { data }],
  ])
  await closePopup(page)
  const cookie = (await context.cookies()).find(({ name }) => name === 'rove_trade_newsletter')
  const now = await page.evaluate(() => Date.now())
  expect(((cookie?.expires ?? 0) * 1000 - now) / 86_400_000).toBeCloseTo(1, 1)
  // Only the cookie is left of what was stored.
  await page.evaluate(() => localStorage.clear())
  await openPage(page, '/trade')
  await expectNoPopup(page, { after: 60_000 })
  await context.clearCookies({ name: 'rove_trade_newsletter' })
  await openPage(page, '/trade')
  await page.clock.fastForward(11_000)
  await expect(popup(page)).toBeVisible()
})

test('NEWS-01 a campaign’s sign-up needs two characters before its button works', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const markup = { title: 'Campaign', form: true, list: 'C1', signUp: 'campaign' }
  await definePopups(page, { popups: [{ ...autumn, markup }], vendors })
  const sent: unknown[] = []
  await page.route(subscriptions, (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill({ status: 202, body: '' })
  })
  await openPage(page, '/sofas?country=US')
  await page.clock.fastForward(6000)
  const field = popup(page).locator('input[name=email]')
  const button = popup(page).locator('[part=form] button')
  await field.fill('a')
  await expect(button).toBeDisabled()
  await page.keyboard.press('Enter')
  await field.fill('ab')
  await button.click()
  await expect(popup(page).locator('[part=done]')).toBeVisible()
  expect(sent).toEqual([{ data: { type: 'subscription', attributes: { list_id: 'C1', email: 'ab' } } }])
})
