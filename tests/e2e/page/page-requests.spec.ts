/** The loading state of every page. */
import type { Page } from '@playwright/test'
import { hold } from '../kit/hold'
import { expect, test } from '../kit/oracle'
import { openPage, pageElement } from './every-page'

const bar = (page: Page) => page.locator('rove-page [part=loading]')
const endWithoutPage = (page: Page, ...paths: string[]) =>
  Promise.all(paths.map((path) => page.route(`**${path}`, (route) => route.fulfill({ status: 204 }))))

test('PAGE-07 a slow page request shows the bar; other presses do not', { tag: ['@wcag-4.1.3', '@rove-page'] }, async ({
  page,
}) => {
  await page.clock.install()
  await openPage(page, '/demo/page?country=US&as=guest')
  await page.evaluate(() => {
    const link = document.createElement('a')
    document.querySelector('main')?.append(link)
    Object.assign(link, { id: 'prevented', href: '/looks', textContent: 'Prevented' })
    link.addEventListener('click', (event) => event.preventDefault())
  })
  for (const other of ['#prevented', '[href="#pictures"]']) {
    await page.locator(other).click()
    await page.clock.runFor(1000)
    await expect(pageElement(page)).not.toHaveAttribute('data-loading')
  }
  // An answer without a page: nothing says that it has come.
  await endWithoutPage(page, '/demo/page/empty')
  await page.locator('[href="/demo/page/empty"]').click()
  await expect(bar(page)).toBeVisible()
  await expect(pageElement(page).getByRole('status')).toHaveText('Loading')
  await expect(pageElement(page)).toHaveAttribute('data-loading')
  await page.clock.runFor(15_000)
  await expect(bar(page)).toHaveCount(0)
  await expect(pageElement(page).getByRole('status')).toHaveText('')

  const answer = await hold(page, '**/demo/page/*/commands')
  await page.locator('#slow-ajax').click()
  await expect(bar(page)).toBeVisible()
  answer()
  await expect(bar(page)).toHaveCount(0)
})

test('PAGE-07 a change of the address ends nothing; a script’s own answer does', { tag: '@nightly' }, async ({
  page,
}) => {
  await openPage(page, '/demo/page?country=US&as=guest')
  const link = page.locator('[href="/demo/page/slow"]')
  // Within the page: the tools of this test would wait for the answer.
  const isStillShown = await link.evaluate(async (link: HTMLElement) => {
    const [element] = document.getElementsByTagName('rove-page')
    const shown = new Promise((resolve) => {
      if (element) new MutationObserver(resolve).observe(element, { attributeFilter: ['data-loading'] })
    })
    link.click()
    await shown
    history.replaceState(null, '', '?own')
    await new Promise((resolve) => setTimeout(resolve))
    window.stop()
    return element?.hasAttribute('data-loading')
  })
  expect(isStillShown).toBe(true)
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)

  await page.evaluate(() => {
    const { navigation } = globalThis as unknown as { navigation: EventTarget }
    const answered = new Promise((resolve) => document.body.addEventListener('demo:answered', resolve, { once: true }))
    navigation.addEventListener('navigate', (event) => {
      const { intercept } = event as unknown as { intercept(how: { handler(): Promise<unknown> }): void }
      intercept.call(event, { handler: () => answered })
    })
  })
  await link.click()
  await expect(bar(page)).toBeVisible()
  await page.evaluate(() => document.body.dispatchEvent(new Event('demo:answered')))
  await expect(bar(page)).toHaveCount(0)
})

test('PAGE-07 a stopped request is no longer shown, also without Navigation API', { tag: '@nightly' }, async ({
  page,
}) => {
  await openPage(page, '/demo/page?country=US&as=guest')
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      document.body.dataset.shown = ''
      watch.disconnect()
      window.stop()
    })
    const [element] = document.getElementsByTagName('rove-page')
    if (element) watch.observe(element, { attributeFilter: ['data-loading'] })
  })
  await page.locator('[href="/demo/page/slow"]').click({ noWaitAfter: true })
  await expect(page.locator('body')).toHaveAttribute('data-shown')
  await expect(pageElement(page)).not.toHaveAttribute('data-loading')

  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
  await openPage(page, '/user/login?country=US&as=guest')
  await endWithoutPage(page, '/user/login', '/user/password')
  for (const way of [page.locator('#user-login [type=submit]'), page.locator('main [href="/user/password"]')]) {
    await way.click()
    await expect(bar(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bar(page)).toHaveCount(0)
  }
})
