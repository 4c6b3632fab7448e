/** The header's HTML and state: those the page comes with, and those it is given later. */
import { openCampaign } from '../kit/campaign'
import { expect, test } from '../kit/oracle'
import { headerTag, openBelow } from './header-campaign'
import { openWithHeader } from './header-page'

const openDrawer = headerTag('').replace('<details', '<details open')

test('SHELL-03 a header whose HTML is replaced while its cart is open shows one cart', { tag: '@nightly' }, async ({
  page,
}) => {
  const { header, cartLink, flyout } = await openBelow(page, headerTag())
  await cartLink.click()
  const cart = header.locator('rove-cart')
  await expect(cart).toHaveAttribute('data-rove-state', 'ready')
  const replace = (selector: string, kept: string) =>
    page.evaluate(
      ([parent = '', children = '']) => {
        const node = document.querySelector(parent)
        node?.replaceChildren(...[...node.querySelectorAll(children)].map((child) => child.cloneNode(true)))
      },
      [selector, kept],
    )
  for (const kept of [':scope > *', ':scope > header']) {
    await replace('rove-header', kept)
    await expect(cart).toHaveCount(1)
    await expect(cart).toBeVisible()
  }
  await replace('body', ':scope > *')
  await expect(header).toHaveAttribute('data-rove-state', 'ready')
  await expect(flyout).toHaveCount(0)
  await expect(cart).toHaveCount(0)
  await cartLink.click()
  await expect(flyout).toBeVisible()
  await expect(cart).toHaveCount(1)
})

test('SHELL-02 a link to the fragment where the page already is closes the drawer', { tag: '@nightly' }, async ({
  page,
}) => {
  const { drawer } = await openBelow(page, openDrawer)
  const link = drawer.getByRole('link')
  await link.click()
  await expect(page).toHaveURL(/#main$/)
  await expect(drawer).not.toHaveAttribute('open')
  await drawer.locator('summary').click()
  await link.click()
  await expect(drawer).not.toHaveAttribute('open')
})

test('SHELL-02 a search that the page’s address shows is expanded, and can be hidden', { tag: '@nightly' }, async ({
  page,
}) => {
  const { form: shown, search } = await openBelow(page, headerTag('data-search="hidden"'), {
    body: '<a id="skip" href="#site-search">Search the shop</a> <a id="other" href="?page=2#site-search">Page 2</a>',
  })
  const isAnswered = await page.locator('#other').evaluate((link: HTMLElement) => {
    let isAnswered = true
    const stay = (event: Event) => {
      isAnswered = event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', stay, { once: true })
    link.click()
    return isAnswered
  })
  expect(isAnswered, 'a link to the search of another page').toBe(false)
  await expect(shown).toBeHidden()
  // Another link to the search shows it.
  await page.locator('#skip').click()
  await expect(shown).toBeVisible()
  await expect(search).toHaveAttribute('aria-expanded', 'true')
  await expect(shown.locator('input')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(shown).toBeHidden()
  await page.locator('#skip').click()
  await expect(shown.locator('input')).toBeFocused()
  // So does an address.
  await page.goto('about:blank')
  await page.goto('/campaign/test#site-search')
  const header = page.locator('rove-header')
  await expect(header).toHaveAttribute('data-rove-state', 'ready')
  const button = header.locator('[data-rove-header=search]')
  const form = page.locator('#site-search')
  await expect(form).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect(form).toBeHidden()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('SHELL-02 SHELL-04 SHELL-05 a header whose HTML is replaced keeps working', async ({ page }) => {
  const { header, search, form } = await openBelow(page, headerTag('data-search="hidden"'))
  await header.evaluate((node) => {
    const copy = node.cloneNode(true) as Element
    for (const marked of copy.querySelectorAll('[role]')) {
      marked.removeAttribute('role')
      marked.removeAttribute('aria-expanded')
    }
    const forCustomers = document.createElement('b')
    forCustomers.dataset.roveVisitor = 'customer'
    forCustomers.textContent = 'Account'
    const looks = document.createElement('a')
    looks.dataset.roveHeader = 'new-tab'
    Object.assign(looks, { href: '/looks', textContent: 'Looks' })
    node.replaceChildren(...copy.children, forCustomers, looks)
  })
  await expect(search).toHaveAttribute('aria-expanded', 'false')
  await expect(header.locator('[data-rove-visitor]')).toBeHidden()
  await expect(header.locator('[data-rove-header=new-tab]')).toHaveAttribute('target', '_blank')
  await search.click()
  await expect(form).toBeVisible()
  await form.locator('input').press('Escape')
  await expect(form).toBeHidden()
  await expect(search).toBeFocused()
  await search.click()
  await form.locator('input').fill('rug')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/products\/rug\/$/)
})

test('SHELL-02 a search whose id contains a percent sign is found', { tag: '@nightly' }, async ({ page }) => {
  const { search, header } = await openBelow(page, headerTag('data-search="hidden"').replaceAll('site-search', '100%'))
  await search.click()
  await expect(header).toHaveAttribute('data-search', 'shown')
  await header.locator('[name=keys]').fill('rug')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/products\/rug\/$/)
})

test('SHELL-01 a header at the very top of the page is marked while it sticks', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  // A theme that leaves sticking to the element.
  const { header } = await openBelow(page, headerTag(), { css: 'main{min-height:3000px}' })
  await page.evaluate(() => scrollTo(0, 600))
  await expect(header).toHaveAttribute('data-stuck')
  await page.setViewportSize({ width: 1279, height: 900 })
  await expect(header).not.toHaveAttribute('data-stuck')
  await page.setViewportSize({ width: 1280, height: 900 })
  // A theme that says the same before the element’s code is there.
  await page.unrouteAll()
  await openBelow(page, headerTag())
  await page.evaluate(() => scrollTo(0, 0))
  await expect(header).not.toHaveAttribute('data-stuck')
  await page.evaluate(() => scrollTo(0, 600))
  await expect(header).toHaveAttribute('data-stuck')
  await page.reload()
  await expect(header).toHaveAttribute('data-rove-state', 'ready')
  await expect(header).toHaveAttribute('data-stuck')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(header).not.toHaveAttribute('data-stuck')
  await page.evaluate(() => scrollTo(0, 600))
  await expect(header).toHaveAttribute('data-stuck')
  await page.setViewportSize({ width: 1279, height: 900 })
  await expect(header).not.toHaveAttribute('data-stuck')
})

test('SHELL-01 a header that cannot stick is not marked, and the console says why', { tag: '@nightly' }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/rove-header: cannot stick/)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openCampaign(page, {
    css: 'main{min-height:3000px} .box{overflow:hidden}',
    body: `<div class="box">${headerTag()}</div><main id="main"></main>`,
  })
  await expect(page.locator('rove-header')).toHaveAttribute('data-rove-state', 'ready')
  const said = page.waitForEvent('console', (line) => line.text().includes('cannot stick'))
  await page.evaluate(() => scrollTo(0, 600))
  await said
  await expect(page.locator('rove-header')).not.toHaveAttribute('data-stuck')
})

test('SHELL-05 LOAD-09 a header from a cache shows only what is for this visitor', { tag: '@nightly' }, async ({
  page,
}) => {
  let settings = ''
  await page.route('**/sofas*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replace('</head>', () => `${settings}</head>`)
      .replace(
        '<header class="site-header"',
        '<p><a data-rove-visitor="guest" href="/user">G</a><a data-rove-visitor="customer" href="/user">C</a><a data-rove-visitor="member" href="/user">M</a></p>$&',
      )
    await route.fulfill({ response, body })
  })
  const shown = (kind: string) => page.locator(`[data-rove-visitor=${kind}]`)
  await openWithHeader(page, '/sofas?country=US&as=member')
  await expect(shown('member')).toBeVisible()
  await expect(shown('customer')).toBeHidden()
  await expect(shown('guest')).toBeHidden()
  // A shop without memberships has customers only.
  settings = '<script type="application/json" data-rove-settings>{"membershipEnabled":false}</script>'
  await openWithHeader(page, '/sofas')
  await expect(shown('customer')).toBeVisible()
  await expect(shown('member')).toBeHidden()
})
