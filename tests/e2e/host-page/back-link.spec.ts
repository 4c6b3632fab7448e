/**
 * A link that is pressed right after an overlay was closed opens its page: the overlay's history entry is removed by a
 * step back that takes its time. Tested on a phone, where every overlay has an entry.
 */
import { devices, type Page } from '@playwright/test'
import { overlayEntries } from '../kit/go-back'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'

test.use({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } })

/** The overlays, by what the visitor presses. */
const overlays: Readonly<Record<string, { readonly path: string; open(page: Page): Promise<unknown> }>> = {
  'the search panel': {
    path: '/sofas?country=US&as=guest',
    async open(page) {
      await page.locator('[data-rove-header=search]').click()
      await page.locator('rove-search [part=input]').first().click()
      await expect(page.locator('rove-search .box').first()).toHaveAttribute('data-place', 'screen')
    },
  },
  'the menu': {
    path: '/sofas?country=US&as=guest',
    open: (page) => page.locator('.site-menu > summary').click(),
  },
  'the cart in the header': {
    path: '/sofas?country=US&as=guest',
    open: (page) => page.locator('[data-rove-header=cart]').click(),
  },
  'the enlarged picture': {
    path: '/product/marlow-3-seat-sofa?country=US&as=guest',
    open: (page) => page.locator('rove-gallery [part=picture] img').first().click(),
  },
  'a photo of the community': {
    path: '/community?country=US&as=guest',
    open: (page) => page.locator('[data-photo] a').first().click(),
  },
  'a host’s home': {
    path: '/host-connect?country=CA&as=guest',
    open: (page) => page.locator('[data-host=maya-toronto]').click(),
  },
}

for (const [name, { path, open }] of someOf(Object.entries(overlays)))
  test(`SHELL-02 a link pressed while ${name} steps back opens its page`, { tag: '@nightly' }, async ({ page }) => {
    await page.addInitScript(() => {
      const { go } = history
      // The worst moment: the step back is on its way, and nothing of it has happened.
      history.go = (delta) => {
        go.call(history, delta)
        document.querySelector<HTMLElement>('#next')?.click()
      }
    })
    await page.goto(path)
    await page.evaluate(() => window.rove.ready())
    await page.evaluate(() => {
      const link = document.createElement('a')
      Object.assign(link, { id: 'next', href: '/rugs', textContent: 'Rugs' })
      document.querySelector('main')?.prepend(link)
    })
    await open(page)
    await expect.poll(() => overlayEntries(page)).toBe(1)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/rugs$/)
  })
