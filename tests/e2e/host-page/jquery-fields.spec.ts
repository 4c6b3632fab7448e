/** Fields that a page’s plugins and scripts set: of the platform’s events there are none, or jQuery’s alone. */
import type { Page } from '@playwright/test'
import { addressIn } from '../../demo-host/addresses'
import { likeJQuery14, type TestJQuery } from '../../like-jquery-14'
import {
  atCheckout,
  type Checkout,
  checkoutOn,
  expectPaid,
  fillAddress,
  pay,
  typeCard,
} from '../checkout/checkout-page'
import { countryCookie, openSwitch } from '../country/country-page'
import { cards, choice, count, openHosts } from '../hosts/hosts-page'
import { oneInTurn } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { openPage } from '../page/every-page'
import { openResults } from '../search-results/results-page'
import { field, openAddress, openSwatches, problem, send } from '../swatch-request/swatch-page'
import { chooseBy, plugins, putSilently } from './select-plugins'

const anyScreen = { tag: ['@any-screen'] }

/** Counts the requests of the page that match, without redirects and without HEAD, which asks whether a page is there. */
function countRequests(page: Page, path: RegExp): () => number {
  let requests = 0
  page.on('request', (request) => {
    if (path.test(request.url()) && !request.redirectedFrom() && request.method() !== 'HEAD') requests += 1
  })
  return () => requests
}

/** The steps before the address. */
async function toAddress({ email, proceed, joins }: Checkout): Promise<void> {
  await email.fill('ada@home.test')
  await proceed.click()
  await joins.last().check()
  await proceed.click()
}

const orderOf = async (page: Page, id: string) => (await (await page.request.get(`/ajax/order/${id}`)).json()).order

for (const [n, plugin] of plugins.entries()) {
  let before = 0
  /** Each night every field is set by all plugins, for each change the first ones by one of them each. */
  const inTurn = () => ({ tag: [...anyScreen.tag, ...oneInTurn(before++, n)] })

  test(`COUNTRY-04 COUNTRY-05 the country is switched by ${plugin}`, inTurn(), async ({ page, context }) => {
    const { select } = await openSwitch(page, '/sofas?country=US&as=guest')
    const opened = countRequests(page, /\/sofas\?/)
    await chooseBy(plugin, select, 'ko_KR')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR')
    expect(await countryCookie(context)).toEqual({ value: 'KR', days: 14 })
    expect(opened()).toBe(1)
  })

  test(`RESULTS-03 an order by ${plugin} is one search, as by the visitor`, inTurn(), async ({ page }) => {
    const { requests, element, cards } = await openResults(page, '/search/products/sofa/?country=US')
    const sort = element.locator('select[name=sort]')
    const nids = () => cards.evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.nid))
    const before = await nids()
    await chooseBy(plugin, sort, 'price_asc')
    await expect(page).toHaveURL(/sort=price_asc/)
    await expect(cards).toHaveCount(before.length)
    const cheapest = await nids()
    expect(cheapest).not.toEqual(before)
    expect(requests).toHaveLength(1)
    await sort.selectOption('price_desc')
    await expect(page).toHaveURL(/sort=price_desc/)
    expect(requests).toHaveLength(2)
    await chooseBy(plugin, sort, 'price_asc')
    await expect(page).toHaveURL(/sort=price_asc/)
    await expect.poll(nids).toEqual(cheapest)
    expect(requests).toHaveLength(3)
  })

  test(`HOSTS-01 a city is chosen by ${plugin}, with one request`, inTurn(), async ({ page }) => {
    await openHosts(page)
    const requests = countRequests(page, /\?city=/)
    await chooseBy(plugin, choice(page, 'city'), 'London')
    await expect(count(page)).toHaveText('2 hosts')
    await expect(page).toHaveURL(/\/host-connect\?city=London$/)
    await choice(page, 'home').selectOption('loft')
    await expect(cards(page)).toHaveCount(1)
    expect(requests()).toBe(2)
  })

  test(`SWATCH-03 the address follows a country chosen by ${plugin}`, inTurn(), async ({ page }) => {
    await openSwatches(page)
    await openAddress(page)
    const provinces = field(page, 'province').locator('option')
    await expect(provinces.filter({ hasText: 'California' })).toHaveCount(1)
    await chooseBy(plugin, field(page, 'country'), '124')
    await expect(provinces.filter({ hasText: 'Ontario' })).toHaveCount(1)
    await expect(provinces.filter({ hasText: 'California' })).toHaveCount(0)
    await field(page, 'country').selectOption('410')
    await expect(field(page, 'province')).toBeHidden()
  })

  test(`ADDR-01 the state is chosen by ${plugin}, and is the order’s`, inTurn(), async ({ page }) => {
    const { id, ...checkout } = await atCheckout(page)
    const { part, quotes, proceed } = checkout
    await toAddress(checkout)
    const { zone, ...address } = addressIn('US')
    await fillAddress(page, { ...address, zone: 0 })
    await chooseBy(plugin, part('zone'), String(zone))
    await expect(part('zone')).toHaveValue(String(zone))
    await part('city').fill('Salem')
    await expect(part('zone')).toHaveValue(String(zone))
    await quotes.first().check()
    await proceed.click()
    await expect(checkoutOn(page).step(2)).toHaveAttribute('data-state', 'completed')
    expect((await orderOf(page, id)).delivery).toMatchObject({ zone, city: 'Salem' })
  })
}

test('ADDR-01 an address that a script sets without an event is ordered to', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { id, ...checkout } = await atCheckout(page)
  const { part, quotes, proceed, terms, open } = checkout
  await toAddress(checkout)
  const { country: _, company: __, street2: ___, ...address } = addressIn('US')
  await expect(part('first_name')).toBeVisible()
  const names = Object.entries(address).map(([name, value]) => [`panes[delivery][delivery_${name}]`, String(value)])
  await putSilently(open, Object.fromEntries(names))
  await proceed.click()
  await expect(quotes.first()).toBeVisible()
  await expect(open.locator('.rove-field .rove-error').filter({ hasText: /./ })).toHaveCount(0)
  for (const name of ['zone', 'street1'] as const) await expect(part(name)).toHaveValue(String(address[name]))
  await quotes.first().check()
  await putSilently(open, { 'panes[delivery][delivery_last_name]': 'Byron' })
  // This renders the view again.
  await part('company').fill('Lind & Co.')
  await expect(part('last_name')).toHaveValue('Byron')
  await proceed.click()
  await terms.last().check()
  await proceed.click()
  const { delivery } = await orderOf(page, id)
  expect(delivery).toMatchObject({ ...address, last_name: 'Byron', company: 'Lind & Co.' })
  await typeCard(page)
  await pay(page)
  await expectPaid(page, id)
})

test('ADDR-01 a billing address is asked for after a box that a script unchecks', {
  tag: [...anyScreen.tag, '@nightly'],
}, async ({ page }) => {
  const { id: _, ...checkout } = await atCheckout(page)
  await toAddress(checkout)
  const copy = checkout.field('billing', 'copy_address')
  const billing = checkout.field('billing', 'billing_city')
  const uncheck = (triggers: boolean) =>
    copy.evaluate((node: HTMLInputElement, tells) => {
      node.checked = !node.checked
      if (tells) (window as unknown as { jQuery: TestJQuery }).jQuery(node).trigger('change')
    }, triggers)
  await uncheck(true)
  await expect(billing).toBeVisible()
  await uncheck(true)
  await expect(billing).toBeHidden()
  await uncheck(false)
  await checkout.part('city').fill('Salem')
  await expect(billing).toBeVisible()
  await copy.check()
  await expect(billing).toBeHidden()
})

test('SWATCH-03 the address is checked for a country set without an event', {
  tag: [...anyScreen.tag, '@nightly'],
}, async ({ page }) => {
  await openSwatches(page)
  await openAddress(page)
  await putSilently(page.locator('.swatch-form'), { country: '124' })
  await send(page).click()
  await expect(problem(page, 'province')).toHaveText('Required')
  const provinces = field(page, 'province').locator('option')
  await expect(provinces.filter({ hasText: 'Ontario' })).toHaveCount(1)
  await expect(provinces.filter({ hasText: 'California' })).toHaveCount(0)
})

test('PAGE-06 a name that a script writes into the login form is checked', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await openPage(page, '/user/login?country=US&as=guest')
  const checks = countRequests(page, /check-role/)
  const form = page.locator('#user-login')
  await form.locator('[name=name]').evaluate((node) => {
    const { jQuery } = window as unknown as { jQuery: TestJQuery }
    jQuery(node).val('staff@example.com').trigger('change')
  })
  await expect(form).toHaveJSProperty('dataset.staff', '')
  expect(checks()).toBe(1)
})

test('HOSTS-01 the page’s own listeners are called once for each choice', {
  tag: [...anyScreen.tag, '@nightly'],
}, async ({ page }) => {
  await openHosts(page)
  const requests = countRequests(page, /\?city=/)
  const city = choice(page, 'city')
  await city.evaluate((node: HTMLSelectElement) => {
    const { jQuery } = window as unknown as { jQuery: TestJQuery }
    const note = (what: string) => () => {
      node.dataset[what] = String(Number(node.dataset[what] ?? 0) + 1)
    }
    node.addEventListener('change', note('native'))
    jQuery(node).bind('change', note('field'))
    jQuery(document).bind('change', note('document'))
  })
  const counts = () => city.evaluate(({ dataset }) => [dataset.native, dataset.field, dataset.document])
  await chooseBy('a script', city, 'London')
  await expect(count(page)).toHaveText('2 hosts')
  expect(await counts()).toEqual(['1', '1', '1'])
  await city.selectOption('')
  await expect(count(page)).toHaveText('18 hosts, page 1 of 3')
  expect(await counts()).toEqual(['2', '2', '2'])
  // A page that passes jQuery's events on by itself.
  await city.evaluate((node: HTMLSelectElement) => {
    const { jQuery } = window as unknown as { jQuery: TestJQuery }
    jQuery(node).bind('change', ({ originalEvent }) => {
      if (!originalEvent) node.dispatchEvent(new Event('change', { bubbles: true }))
    })
  })
  const before = requests()
  await chooseBy('Chosen', city, 'Toronto')
  await expect(page).toHaveURL(/city=Toronto$/)
  expect(requests() - before).toBe(1)
})

test('HOSTS-01 an old jQuery that loads later is followed beside the page’s own', {
  tag: [...anyScreen.tag, '@nightly'],
}, async ({ page }) => {
  await page.route('**/misc/jquery-14.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${likeJQuery14})()` }),
  )
  await openHosts(page)
  const own = await page.evaluateHandle(() => (window as unknown as { jQuery: TestJQuery }).jQuery)
  await page.addScriptTag({ url: '/misc/jquery-14.js' })
  expect(await page.evaluate(versionOf)).toBe('1.4.4')
  for (const plugin of ['Chosen', 'Select2'] as const) {
    const requests = countRequests(page, /\?city=/)
    await chooseBy(plugin, choice(page, 'city'), plugin === 'Chosen' ? 'London' : 'Toronto')
    await expect(page).toHaveURL(plugin === 'Chosen' ? /city=London$/ : /city=Toronto$/)
    expect(requests()).toBe(1)
  }
  await page.evaluate((given) => Object.assign(window, { jQuery: given }) && undefined, own)
  expect(await page.evaluate(versionOf)).toBe('2.2.4')
  await chooseBy('a script', choice(page, 'city'), 'London')
  await expect(count(page)).toHaveText('2 hosts')
})

const versionOf = () => (window as unknown as { jQuery: { fn: { jquery: string } } }).jQuery.fn.jquery
