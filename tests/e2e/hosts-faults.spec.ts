/** What the visitor sees of the hosts where something fails (HOSTS-01, HOSTS-02). */
import type { Page, Route } from '@playwright/test'
import { cards, choice, count, home, openHome, openHosts, photo, products } from './hosts-page'
import { expect, test } from './oracle'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const call = '**/host-connect?city=London'
const notice = (page: Page) => page.locator('rove-hosts [part=notice]')
const html = { contentType: 'text/html', body: '<!doctype html><title>Maintenance</title><h1>Back soon</h1>' }
const failures: Readonly<Record<string, readonly [RegExp, (route: Route) => Promise<void>]>> = {
  'is an error': [/hosts\.list: status-500/, (route) => route.fulfill({ ...html, status: 500 })],
  'is another page': [/hosts\.list: not-html/, (route) => route.fulfill(html)],
  'has no list': [
    /<rove-hosts>: no-list/,
    (route) => route.fulfill({ ...html, body: '<rove-hosts><p data-rove-hosts="count">2 hosts</p></rove-hosts>' }),
  ],
  'does not arrive': [/hosts\.list: network/, (route) => route.abort()],
}
for (const [what, [report, answer]] of Object.entries(failures))
  test(`HOSTS-01 a page whose answer ${what} keeps the list and says so; another try shows it @any-screen`, async ({
    page,
    oracle,
  }) => {
    oracle.expectReports(report)
    await openHosts(page)
    await page.route(call, answer)
    await choice(page, 'city').selectOption('London')
    await expect(notice(page)).toContainText('These hosts could not be loaded. The list is unchanged.')
    await expect(cards(page)).toHaveCount(6)
    await expect(page).toHaveURL(/as=guest$/)
    await page.unroute(call)
    await notice(page).getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(count(page)).toHaveText('2 hosts')
    await expect(count(page)).toBeFocused()
    await expect(notice(page)).toBeHidden()
    await expect(page).toHaveURL(/city=London$/)
  })

test('HOSTS-01 Forward to the hosts that are shown still makes no request, after Back has failed @any-screen', async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/hosts\.list: status-500/)
  await openHosts(page)
  await choice(page, 'city').selectOption('London')
  await expect(count(page)).toHaveText('2 hosts')
  let requests = 0
  await page.route('**/host-connect*', (route) => {
    requests++
    return route.fulfill({ ...html, status: 500 })
  })
  await page.goBack()
  await expect(notice(page)).toContainText('The list is unchanged.')
  await page.goForward()
  await expect(notice(page)).toBeHidden()
  await expect(count(page)).toHaveText('2 hosts')
  expect(requests).toBe(1)
})

test('HOSTS-01 what an answer contains beside its list is cleaned @any-screen', async ({ page }) => {
  await openHosts(page)
  const body =
    '<rove-hosts><p data-rove-hosts="count">1 host</p><ul data-rove-hosts="list"><li onclick="window.bad = 1">' +
    '<a data-rove-hosts="link" href="javascript:window.bad=1">One</a><script>window.bad = 1</script></li></ul></rove-hosts>'
  await page.route(call, (route) => route.fulfill({ contentType: 'text/html', body }))
  await choice(page, 'city').selectOption('London')
  await expect(count(page)).toHaveText('1 host')
  await page.locator('[data-rove-hosts=list] li').click()
  expect(await page.locator('[data-rove-hosts=list]').innerHTML()).toBe('<li><a data-rove-hosts="link">One</a></li>')
  expect(await page.evaluate(() => 'bad' in window)).toBe(false)
})

test('HOSTS-02 without the search service the products are shown by name, and it says that prices are missing @any-screen', async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/search: status-500|search: network/)
  await openHosts(page)
  await page.route('**/queries*', (route) => route.fulfill({ status: 500, json: {} }))
  await openHome(page, 'maya-toronto')
  await expect(home(page).getByText('Prices could not be loaded.')).toBeVisible()
  await expect(products(page).locator('.name')).toContainText(['Marlow 3-Seat Sofa', 'Halden Bookcase'])
  await expect(home(page).locator('.products a')).toHaveCount(0)
})

test('HOSTS-02 a hit of another name is left out, and so is a product that the country does not sell @any-screen', async ({
  page,
}) => {
  await openHosts(page)
  await page.route('**/queries*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.results[0].hits[0].title = 'Another sofa'
    answer.results[2].hits = []
    await route.fulfill({ response, json: answer })
  })
  await openHome(page, 'maya-toronto')
  await expect(products(page).locator('.name')).toHaveText(['Pebble Coffee Table', 'Hollis Linen Pillow'])
})

test('HOSTS-02 a picture that fails says so, and the next one can be shown @any-screen', async ({ page, oracle }) => {
  oracle.allowReports(/Failed to load resource/)
  await page.route('**/hosts/large/maya-toronto-1.webp', (route) => route.abort())
  await openHosts(page, '&host=maya-toronto&photo=1')
  await expect(photo(page).locator('[part=message]')).toHaveText('This photo could not be loaded.')
  await page.keyboard.press('ArrowRight')
  await expect(photo(page).locator('[part=message]')).toBeEmpty()
  await expect(photo(page).locator('.photo-stage img')).toHaveCount(1)
})

test('HOSTS-02 a host whose fields are not valid, and a dialog whose code is lost, open the host’s own page @any-screen', async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/hosts: .*is not usable/, /<rove-hosts>/)
  await page.route('**/host-connect?country=*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"url":"julien-montreal"', '"url":{}')
    await route.fulfill({ response, body })
  })
  await openHosts(page)
  await page.locator('[data-host=julien-montreal]').click()
  await expect(page).toHaveURL(/\/host-connect\/julien-montreal$/)
  await openHosts(page)
  await page.route('**/_host.view*.js*', (route) => route.abort())
  await page.locator('[data-host=maya-toronto]').click()
  await expect(page).toHaveURL(/\/host-connect\/maya-toronto$/)
})
