/** Elements in the columns of a page on a wide screen: they follow their own width, not the window’s. */
import type { Page } from '@playwright/test'
import { atCheckout, putInCart } from '../checkout/checkout-page'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { findColumnFaults } from './element-column'
import { addKit } from './element-kit'

test.use({ layout: 'bare', contextOptions: { reducedMotion: 'reduce' } })

const columns = [320, 480, 690, 1040]

/** An element, and how to its page. */
interface Case {
  /** Without `rove-`. */
  readonly name: string
  readonly open: (page: Page, as: string) => Promise<unknown>
}

const at = (name: string, path: string): Case => ({ name, open: (page, as) => page.goto(`${path}?${as}`) })

const cases: readonly Case[] = [
  {
    name: 'cart',
    async open(page, as) {
      await page.request.get(`/cart?${as}&as=guest`)
      await putInCart(page)
      await putInCart(page, 'pillow')
      await page.goto('/cart')
    },
  },
  {
    name: 'checkout',
    async open(page) {
      const { email, proceed, joins, part } = await atCheckout(page)
      await email.fill('ada@home.test')
      await proceed.click()
      await joins.last().check()
      await proceed.click()
      await expect(part('first_name')).toBeVisible()
    },
  },
  at('buybox', '/product/marlow-3-seat-sofa'),
  at('gallery', '/product/marlow-3-seat-sofa'),
  at('financing', '/product/marlow-3-seat-sofa'),
  {
    name: 'wishlist',
    async open(page, as) {
      await page.goto(`/sofas?${as}&as=customer`)
      for (const heart of await page.locator('rove-love [part=button]').all()) {
        await heart.click()
        await expect(heart).toHaveAttribute('data-state', 'loved')
        if ((await page.locator('rove-love [data-state=loved]').count()) === 3) break
      }
      await page.goto('/i-love')
    },
  },
  {
    name: 'email-cart',
    async open(page, as) {
      await page.request.get(`/cart?${as}&as=guest`)
      await putInCart(page)
      await page.goto('/cart')
      await page.locator('rove-email-cart [part=button]').click()
    },
  },
  at('reviews', '/reviews/gallery'),
  at('community', '/community'),
  {
    name: 'videos',
    async open(page, as) {
      await page.goto(`/videos?${as}`)
      await page.locator('[data-rove-video]').first().click()
      await expect(page.locator('[data-rove-videos=player]')).toBeVisible()
    },
  },
  at('blog', '/journal'),
  at('trade-application', '/trade/application'),
  at('swatch-request', '/swatch-request'),
  at('listing', '/sofas'),
  at('search-results', '/search/products/sofa/'),
  at('hosts', '/host-connect'),
  at('faq', '/host-program/faq'),
  at('showroom', '/toronto-showroom'),
  at('ar-tour', '/planner'),
  at('home-bestsellers', '/'),
  { name: 'membership-renewal', open: (page, as) => page.goto(`/user/membership?${as}&as=member`) },
]

/** Puts the element alone into a column, without the classes by which the theme lays out the server’s HTML. */
async function putInColumn(page: Page, tag: string) {
  const element = page.locator(tag).first()
  await element.evaluate((node) => node.scrollIntoView({ behavior: 'instant' }))
  await expect(element).toHaveAttribute('data-rove-state', 'ready')
  await element.evaluate((node) => {
    const column = document.createElement('div')
    column.id = 'column'
    node.replaceWith(column)
    column.append(node)
    document.body.replaceChildren(column)
    const box = node.querySelector('.rove-light')
    for (const one of [node, ...node.querySelectorAll('[class]')])
      if (!box?.contains(one) && !/\brove-|element-invisible/.test(one.className)) one.removeAttribute('class')
  })
  await addKit(page, [tag])
}

const resize = (page: Page, width: number) =>
  page.locator('#column').evaluate((column, width) => {
    column.style.inlineSize = `${width}px`
    return new Promise(requestAnimationFrame)
  }, width)

const markets = [
  ['US', 'en_US'],
  ['KR', 'ko_KR'],
] as const

// In Korea no provider finances a purchase.
for (const { name, open } of someOf(cases, 2))
  for (const [country, locale] of someOf(name === 'financing' ? markets.slice(0, 1) : markets))
    test(`rove-${name} in ${locale} fits columns of 320 to 1,040 px`, {
      tag: '@any-screen',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await open(page, `country=${country}&locale=${locale}`)
      await putInColumn(page, `rove-${name}`)
      for (const width of columns) {
        await resize(page, width)
        const { count, faults } = await page.evaluate(findColumnFaults)
        expect(count).toBeGreaterThan(0)
        expect(faults, `${width} px`).toEqual({ beside: [], overlapping: [], squeezed: [], misshapen: [] })
      }
    })

test('an element whose width the page takes from its content is not without width', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/product/marlow-3-seat-sofa')
  await putInColumn(page, 'rove-gallery')
  const gallery = page.locator('rove-gallery')
  for (const style of ['display: flex', 'display: grid; justify-items: start', 'float: left', 'display: table']) {
    await page.locator('#column').evaluate((column, style) => {
      column.style.cssText = style
    }, style)
    expect((await gallery.boundingBox())?.width, style).toBe(320)
  }
})

test('the checks of a column find each fault', { tag: '@any-screen' }, async ({ page }) => {
  await page.setContent(`<div style="inline-size: 320px"><rove-wrong style="display: block">
    <p style="inline-size: 400px">A line that is longer than the column in which it stands</p>
    <p>One</p><p style="margin-block-start: -40px">Two</p>
    <p style="inline-size: 30px">One word on each line is too narrow</p>
    <input aria-label="City" style="inline-size: 20px">
  </rove-wrong></div>`)
  await addKit(page, ['rove-wrong'])
  const { faults } = await page.evaluate(findColumnFaults)
  expect(Object.entries(faults).filter(([, found]) => found.length === 0)).toEqual([])
})
