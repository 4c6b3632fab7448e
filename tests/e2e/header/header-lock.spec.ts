/** The page behind the header's open drawer: before the header's code is loaded, and after the header has left. */

import type { Page } from '@playwright/test'
import { backFromOverlay } from '../kit/go-back'
import { expect, test } from '../kit/oracle'
import { headerTag, openBelow } from './header-campaign'
import { isScrollLocked } from './header-page'

/** Whether what is behind the drawer is inert, and whether the page cannot be scrolled. */
const lock = async (page: Page) => [
  await page.evaluate(() => document.querySelector('main')?.inert),
  await isScrollLocked(page),
]
const openDrawer = headerTag('').replace('<details', '<details open')

test('SHELL-02 a drawer that is open from the start locks the page, and Back closes it', { tag: '@nightly' }, async ({
  page,
}) => {
  const { header, drawer } = await openBelow(page, openDrawer)
  await expect(header).toHaveAttribute('data-drawer')
  await expect.poll(() => lock(page)).toEqual([true, true])
  await backFromOverlay(page)
  await expect(drawer).not.toHaveAttribute('open')
  await expect(header).not.toHaveAttribute('data-drawer')
  expect(await lock(page)).toEqual([false, false])
  await expect(page).toHaveURL(/\/campaign\/test$/)
})

test('SHELL-01 SHELL-02 a removed header leaves nothing, and locks the page once back', async ({ page }) => {
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
  await expect.poll(() => lock(page)).toEqual([true, true])
  await expect(header.locator('[part=backdrop]')).toBeVisible()
})

for (const [name, change] of [
  ['is removed', () => document.querySelector('details')?.remove()],
  [
    'is replaced with its header',
    () => {
      const header = document.querySelector('rove-header > header')
      const copy = header?.cloneNode(true) as Element
      copy.querySelector('details')?.removeAttribute('open')
      header?.replaceWith(copy)
    },
  ],
] as const)
  test(`SHELL-02 a drawer that ${name} leaves the page unlocked`, { tag: '@nightly' }, async ({ page }) => {
    const { header } = await openBelow(page, openDrawer)
    await expect.poll(() => lock(page)).toEqual([true, true])
    await page.evaluate(change)
    expect(await lock(page)).toEqual([false, false])
    await expect(header).not.toHaveAttribute('data-drawer')
    expect(await page.locator('[inert]').count()).toBe(0)
    if (name === 'is removed') return
    await header.locator('summary').click()
    await expect(header).toHaveAttribute('data-drawer')
    await expect.poll(() => lock(page)).toEqual([true, true])
  })

test('SHELL-02 a script that opens all menus does not lock a page without a drawer', { tag: '@nightly' }, async ({
  page,
}) => {
  const { header, drawer } = await openBelow(page, headerTag(), {
    css: '@media (min-width:1px){details[data-rove-header]{display:none}}',
  })
  await drawer.evaluate((menu) => menu.toggleAttribute('open', true))
  await expect(drawer).not.toHaveAttribute('open')
  await expect(header).not.toHaveAttribute('data-drawer')
  expect(await lock(page)).toEqual([false, false])
})

test('SHELL-02 a locked page whose body hides what overflows keeps its header', { tag: '@nightly' }, async ({
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
