/** What the visitor sees of the hosts where something fails (HOSTS-01, HOSTS-02). */
import type { Page } from '@playwright/test'
import { expect, test } from '../kit/oracle'
import { cards, choice, count, home, openHome, openHosts, photo, products } from './hosts-page'

test.use({ layout: 'bare', contextOptions: { reducedMotion: 'reduce' } })

const call = '**/host-connect?city=London'
const notice = (page: Page) => page.locator('rove-hosts [part=notice]')
const html = { contentType: 'text/html', body: '<!doctype html><title>Maintenance</title><h1>Back soon</h1>' }

test('HOSTS-01 an answer without a list keeps the hosts, and can be requested again', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/<rove-hosts>: no-list/)
  await openHosts(page)
  const body = '<rove-hosts><p data-rove-hosts="count">2 hosts</p></rove-hosts>'
  await page.route(call, (route) => route.fulfill({ ...html, body }))
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

test('HOSTS-01 after a failed Back, Forward to the shown page makes no request', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
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

test('HOSTS-01 what an answer contains beside its list is cleaned', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
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

test('HOSTS-02 without the search service the products are shown by name', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/search: status-500|search: network/)
  await openHosts(page)
  await page.route('**/queries*', (route) => route.fulfill({ status: 500, json: {} }))
  await openHome(page, 'maya-toronto')
  await expect(home(page).getByText('Prices could not be loaded.')).toBeVisible()
  await expect(products(page).locator('.name')).toContainText(['Marlow 3-Seat Sofa', 'Halden Bookcase'])
  await expect(home(page).locator('.products a')).toHaveCount(0)
})

test('HOSTS-02 a hit of another name, and a product not sold here, are left out', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
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

test('HOSTS-02 a picture that fails says so, and the next one can be shown', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.allowReports(/Failed to load resource/)
  await page.route('**/hosts/large/maya-toronto-1.webp', (route) => route.abort())
  await openHosts(page, '&host=maya-toronto&photo=1')
  await expect(photo(page).locator('[part=message]')).toHaveText('This photo could not be loaded.')
  await page.keyboard.press('ArrowRight')
  await expect(photo(page).locator('[part=message]')).toBeEmpty()
  await expect(photo(page).locator('.photo-stage img')).toHaveCount(1)
})

test('HOSTS-02 invalid fields and a lost dialog open the host’s own page', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
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
  await page.route('**/_host.view.js*', (route) => route.abort())
  await page.locator('[data-host=maya-toronto]').click()
  await expect(page).toHaveURL(/\/host-connect\/maya-toronto$/)
})
