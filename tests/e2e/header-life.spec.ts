/** The header's state before its code is loaded, and after the header has left the page. */
import type { Page } from '@playwright/test'
import { headerTag, openBelow } from './header-campaign'
import { isScrollLocked } from './header-page'
import { expect, test } from './oracle'

/** Whether what is behind the drawer is inert, and whether the page cannot be scrolled. */
const lock = async (page: Page) => [
  await page.evaluate(() => document.querySelector('main')?.inert),
  await isScrollLocked(page),
]
const openDrawer = headerTag('').replace('<details', '<details open')

test('SHELL-02 a drawer that was opened before the code was loaded locks the page, and Back closes it', async ({
  page,
}) => {
  const { header, drawer } = await openBelow(page, openDrawer)
  await expect(header).toHaveAttribute('data-drawer')
  expect(await lock(page)).toEqual([true, true])
  await expect.poll(() => page.evaluate(() => history.state?.rove_overlays)).toBe(1)
  await page.goBack()
  await expect(drawer).not.toHaveAttribute('open')
  await expect(header).not.toHaveAttribute('data-drawer')
  expect(await lock(page)).toEqual([false, false])
  await expect(page).toHaveURL(/\/campaign\/test$/)
})

test('SHELL-01 SHELL-02 a header that is removed leaves nothing of itself, and locks the page again when it returns', async ({
  page,
}) => {
  const { header, search } = await openBelow(page, openDrawer)
  await expect(search).toHaveAttribute('aria-expanded')
  await page.evaluate(() => document.querySelector('rove-header')?.toggleAttribute('data-stuck', true))
  const left = await page.evaluate(async () => {
    const node = document.querySelector('rove-header') as HTMLElement
    node.remove()
    await Promise.resolve()
    const link = node.querySelector('[data-rove-header=search]') as HTMLElement
    const names = [...node.getAttributeNames(), ...link.getAttributeNames()]
    const isInert = document.querySelector('main')?.inert
    document.body.prepend(node)
    return { names, isInert }
  })
  expect(left.isInert).toBe(false)
  expect(left.names.filter((name) => /^(data-drawer|data-stuck|role|aria-)/.test(name))).toEqual([])
  await expect(header).toHaveAttribute('data-drawer')
  expect(await lock(page)).toEqual([true, true])
  await expect(header.locator('[part=backdrop]')).toBeVisible()
})

for (const [name, change] of [
  ['is removed', () => document.querySelector('details')?.remove()],
  [
    'is replaced with all of the header',
    () => {
      const header = document.querySelector('rove-header > header')
      const copy = header?.cloneNode(true) as Element
      copy.querySelector('details')?.removeAttribute('open')
      header?.replaceWith(copy)
    },
  ],
] as const)
  test(`SHELL-02 an open drawer that ${name} leaves the page unlocked`, async ({ page }) => {
    const { header } = await openBelow(page, openDrawer)
    expect(await lock(page)).toEqual([true, true])
    await page.evaluate(change)
    expect(await lock(page)).toEqual([false, false])
    await expect(header).not.toHaveAttribute('data-drawer')
    expect(await page.locator('[inert]').count()).toBe(0)
    if (name === 'is removed') return
    await header.locator('summary').click()
    await expect(header).toHaveAttribute('data-drawer')
    expect(await lock(page)).toEqual([true, true])
  })

test('SHELL-02 a copy of a header whose drawer is open works, and nothing stays inert', async ({ page }) => {
  const { header, drawer } = await openBelow(page, openDrawer)
  await page.evaluate(() => {
    const copy = document.querySelector('rove-header')?.cloneNode(true) as HTMLElement
    copy.querySelector('details')?.removeAttribute('open')
    document.body.append(copy)
  })
  await drawer.first().evaluate((menu) => menu.removeAttribute('open'))
  await expect(header.first()).not.toHaveAttribute('data-drawer')
  await expect(header.last()).not.toHaveAttribute('data-drawer')
  expect(await page.locator('[inert]').count()).toBe(0)
  expect(await lock(page)).toEqual([false, false])
})

test('SHELL-02 a script that opens every menu does not lock a page that shows no drawer', async ({ page }) => {
  const { header, drawer } = await openBelow(page, headerTag(), {
    css: '@media (min-width:1px){details[data-rove-header]{display:none}}',
  })
  await drawer.evaluate((menu) => menu.toggleAttribute('open', true))
  await expect(drawer).not.toHaveAttribute('open')
  await expect(header).not.toHaveAttribute('data-drawer')
  expect(await lock(page)).toEqual([false, false])
})

test('SHELL-02 a page whose body hides what overflows keeps its header on the screen while it is locked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { header, drawer } = await openBelow(page, headerTag(), {
    css: 'main{min-height:3000px}body{overflow-x:hidden}rove-header{position:sticky;inset-block-start:0}',
  })
  await page.evaluate(() => scrollTo(0, 600))
  await drawer.locator('summary').click()
  await expect(header).toHaveAttribute('data-drawer')
  expect(await header.evaluate((node) => node.getBoundingClientRect().top)).toBe(0)
})

test('SHELL-03 a header whose HTML is replaced while its cart is open shows one cart', async ({ page }) => {
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

test('SHELL-02 a link to the fragment where the page already is closes the drawer', async ({ page }) => {
  const { drawer } = await openBelow(page, openDrawer)
  const link = drawer.getByRole('link')
  await link.click()
  await expect(page).toHaveURL(/#main$/)
  await expect(drawer).not.toHaveAttribute('open')
  await drawer.locator('summary').click()
  await link.click()
  await expect(drawer).not.toHaveAttribute('open')
})

test('SHELL-02 a search that its address shows is expanded, and can be hidden', async ({ page }) => {
  await openBelow(page, headerTag('data-search="hidden"'))
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

test('SHELL-02 another link to the search shows it', async ({ page }) => {
  const { form, search } = await openBelow(page, headerTag('data-search="hidden"'), {
    body: '<a id="skip" href="#site-search">Search the shop</a>',
  })
  await expect(form).toBeHidden()
  await page.locator('#skip').click()
  await expect(form).toBeVisible()
  await expect(search).toHaveAttribute('aria-expanded', 'true')
})

test('SHELL-02 SHELL-04 SHELL-05 a header whose HTML is replaced keeps its search, its marks and its links', async ({
  page,
}) => {
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
})

test('SHELL-02 a search whose id contains a percent sign is found', async ({ page }) => {
  const { search, header } = await openBelow(page, headerTag('data-search="hidden"').replaceAll('site-search', '100%'))
  await search.click()
  await expect(header).toHaveAttribute('data-search', 'shown')
})

test('SHELL-01 a header at the very top of the page is marked while it sticks', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { header } = await openBelow(page, headerTag())
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
  await page.setViewportSize({ width: 1000, height: 900 })
  await expect(header).not.toHaveAttribute('data-stuck')
})
