/** Images, print and viewers of every page. */

import type { Page } from '@playwright/test'
import { backFromOverlay } from '../kit/go-back'
import { expect, test } from '../kit/oracle'
import { openPage, pageElement } from './every-page'

/** Writes the outcome of each context menu on the body. */
const watchMenus = (page: Page) =>
  page.evaluate(() =>
    addEventListener('contextmenu', ({ defaultPrevented, target }) => {
      document.body.dataset.menu = `${defaultPrevented ? 'none' : 'menu'} of ${(target as Element).localName}`
    }),
  )

test('PAGE-01 a right-click on a product image opens no menu, elsewhere it does', {
  tag: '@any-screen',
}, async ({ page }) => {
  await openPage(page, '/demo/page?country=US&as=guest')
  const link = page.locator('.every-page__pictures a')
  const body = page.locator('body')
  await watchMenus(page)
  await link.locator('img').click({ button: 'right' })
  await expect(body).toHaveAttribute('data-menu', 'none of img')
  await page.locator('h1').click({ button: 'right' })
  await expect(body).toHaveAttribute('data-menu', 'menu of h1')
  await link.press('ContextMenu')
  await expect(body).toHaveAttribute('data-menu', 'menu of a')
  await openPage(page, '/product/marlow-3-seat-sofa')
  await expect(page.locator('rove-gallery')).toHaveAttribute('data-rove-state', 'ready')
  await watchMenus(page)
  await page.locator('rove-gallery [part=picture] img').first().click({ button: 'right' })
  // The event's target outside of the element's shadow root.
  await expect(body).toHaveAttribute('data-menu', 'none of rove-gallery')
})

test('PAGE-02 lazy images are originals before the page is printed, by its button too', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const images = [...document.querySelectorAll('img')]
      const missing = images.filter(({ complete, naturalWidth, dataset }) => dataset.src && !(complete && naturalWidth))
      document.body.dataset.printed = `${missing.length} missing`
    }
  })
  await openPage(page, '/demo/page?country=US&as=guest')
  const lazy = page.locator('#lazy-original')
  const original = (await lazy.getAttribute('data-src')) ?? ''
  await page.getByRole('button', { name: 'Print this page' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '0 missing')
  await expect(lazy).toHaveAttribute('src', original)
  await page.reload()
  await expect(pageElement(page)).toHaveAttribute('data-rove-state', 'ready')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(lazy).toHaveAttribute('src', original)
  expect(await page.locator('img[loading=lazy]').count()).toBe(0)
  await page.goto('/demo/page/print')
  await expect(pageElement(page)).toHaveAttribute('data-print', 'ready')
  await expect(lazy).toHaveAttribute('src', original)
})

test('PAGE-03 a viewer opens over the whole screen, also over administrators’ menus', {
  tag: ['@wide-first', '@wcag-2.1.2', '@wcag-2.4.3', '@rove-page'],
}, async ({ page, isMobile }) => {
  await openPage(page, '/demo/page?country=US&as=guest')
  await page.evaluate(() => {
    const menu = document.body.appendChild(document.createElement('div'))
    menu.id = 'toolbar'
    menu.textContent = 'Admin'
  })
  const link = page.locator('.open-vr').first()
  // As in Safari, where a press does not focus a link.
  await link.evaluate((link) => link.addEventListener('mousedown', (event) => event.preventDefault()))
  const dialog = pageElement(page).getByRole('dialog')
  const words = page.frameLocator('rove-page iframe').locator('.viewer__name')
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => backFromOverlay(page),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await link.click()
    await expect(dialog).toHaveAttribute('data-state', 'ready')
    await expect(words).toHaveText(isMobile ? 'living, for a phone' : 'living')
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
    await expect(page.locator('#toolbar')).toBeHidden()
    await close()
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('#toolbar')).toBeVisible()
    await expect(link).toBeFocused()
  }
  await expect(page).toHaveURL(/\/demo\/page/)
  expect(await page.locator('#toolbar').evaluate(({ attributes }) => attributes.length)).toBe(1)
})

test('PAGE-03 a viewer that does not load, or has no valid address, says so', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/demo/page?country=US&as=guest')
  const dialog = pageElement(page).getByRole('dialog')
  // What is still being requested would time out.
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.locator('.open-vr[href="/tour/vr/never"]').click()
  await expect(dialog).toHaveAttribute('data-state', 'loading')
  await page.clock.runFor(15_000)
  await page.clock.resume()
  await expect(dialog.getByRole('status')).toHaveText('The viewer could not be loaded.')
  await page.context().route('**/tour/vr/never', (route) => route.fulfill({ contentType: 'text/html', body: 'Tour' }))
  const opened = page.context().waitForEvent('page')
  await dialog.getByRole('link').click()
  const tab = await opened
  await expect(tab).toHaveURL(/\/tour\/vr\/never$/)
  await tab.close()
  await page.keyboard.press('Escape')
  await page.locator('.open-vr[href^=ftp]').click()
  await expect(dialog.getByRole('status')).toHaveText('The viewer could not be loaded.')
  await expect(dialog.getByRole('link')).toHaveCount(0)
})

test('PAGE-08 an image has the widths 320, 480 and 768, also a later one', {
  tag: '@any-screen',
}, async ({ page }) => {
  await openPage(page, '/ar/demo/page?country=US&as=guest')
  const srcset = [320, 480, 768]
    .map(
      (width) => new URL(`/sites/default/files/styles/w${width}/public/marlow-3-seat-sofa.webp ${width}w`, page.url()),
    )
    .map(({ href }) => href.replace('%20', ' '))
    .join(', ')
  const image = page.locator('#by-widths')
  await expect(image).toHaveAttribute('srcset', srcset)
  await expect(image).toHaveAttribute('sizes', '240px')
  const own = page.locator('.every-page__pictures img[srcset]').first()
  const before = await own.getAttribute('srcset')
  await page.evaluate(() => {
    const [first] = document.querySelectorAll<HTMLImageElement>('.every-page__pictures img[srcset]')
    if (first) first.dataset.widths = '/other/{width}.webp'
    const late = document.querySelector('#by-widths')?.cloneNode() as HTMLImageElement
    late.id = 'late'
    late.removeAttribute('srcset')
    document.querySelector('.every-page')?.append(late)
  })
  await expect(page.locator('#late')).toHaveAttribute('srcset', srcset)
  expect(await own.getAttribute('srcset')).toBe(before)
})
