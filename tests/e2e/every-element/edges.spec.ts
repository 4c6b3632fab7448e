/** Small screens, enlarged pages and forced colours: controls can be reached, read and told apart. */
import type { Page } from '@playwright/test'
import { open } from '../buybox/product-page'
import { openCampaign } from '../kit/campaign'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { addKit } from './element-kit'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const phone = { width: 390, height: 844 }
/** A window of 1280 by 1024 pixels, zoomed to 400 %. */
const enlarged = { width: 320, height: 256 }

const countdownBar = (page: Page) => page.locator('rove-countdown:not(.sale-line) .bar')
const chat = (page: Page) => page.locator('rove-chat [part=button]')
const strip = (page: Page) => page.locator('.demo-bar')
const token = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--rove-edge-bottom'))

/** Opens a page with a chat, and adds an empty countdown at its end. */
async function openWithBars(page: Page, path: string, tag: string) {
  await page.goto(path)
  await page.evaluate(() => {
    const countdown = document.createElement('rove-countdown')
    countdown.setAttribute('end', new Date(Date.now() + 3_600_000).toISOString())
    countdown.setAttribute('load', 'eager')
    document.body.append(countdown)
  })
  await page.evaluate(() => window.rove.ready())
  await expect(page.locator(tag)).toHaveAttribute('data-rove-state', 'ready')
  await expect.poll(() => token(page)).not.toBe('')
}

/** Pairs of visible elements that overlap. */
function overlaps(page: Page, selectors: readonly string[]) {
  return page.evaluate((selectors) => {
    const find = (selector: string): Element | undefined | null => {
      const [host = '', inner] = selector.split(' >> ')
      const element = document.querySelector(host)
      return inner ? element?.shadowRoot?.querySelector(inner) : element
    }
    const boxes = selectors.map((name) => {
      const { top, right, bottom, left } = find(name)?.getBoundingClientRect() ?? new DOMRect()
      return { name, top, right, bottom, left }
    })
    return boxes.flatMap((one, n) =>
      boxes
        .slice(n + 1)
        .filter(
          (other) =>
            one.top < other.bottom - 0.5 &&
            other.top < one.bottom - 0.5 &&
            one.left < other.right - 0.5 &&
            other.left < one.right - 0.5,
        )
        .map((other) => `${one.name} and ${other.name}`),
    )
  }, selectors)
}

/** Focused elements that are completely covered by another element. */
async function hiddenFocus(page: Page, presses: number): Promise<string[]> {
  await addKit(page, [])
  const hidden: string[] = []
  for (let n = 0; n < presses; n += 1) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const { kit } = document
      const node = kit.focused()
      return node !== document.body && kit.isCovered(node) ? kit.say(node) : undefined
    })
    if (covered) hidden.push(covered)
  }
  return hidden
}

/** Scrolls so that the end of the buybox is below the screen. */
const scrollToBuybox = (page: Page) =>
  page.evaluate(() => {
    document.querySelector('rove-buybox')?.scrollIntoView({ block: 'start' })
    scrollBy(0, -252)
  })

const buyboxBars = [
  'rove-countdown:not(.sale-line) >> .bar',
  'rove-buybox >> [part=purchase]',
  'rove-chat >> [part=button]',
  '.demo-bar',
]

test('BUY-03 on a phone no bar covers Add to cart, and a removed bar frees its space', {
  tag: ['@wcag-2.4.11', '@rove-buybox', '@rove-countdown', '@rove-chat'],
}, async ({ page }) => {
  await page.setViewportSize(phone)
  await openWithBars(page, '/product/marlow-3-seat-sofa?country=US&popups=on', 'rove-buybox')
  const purchase = page.locator('rove-buybox [part=purchase]')
  await scrollToBuybox(page)
  await expect(chat(page)).toBeVisible()
  await expect.poll(() => overlaps(page, buyboxBars)).toEqual([])
  await expect(async () => {
    const bar = await countdownBar(page).boundingBox()
    const buy = await purchase.boundingBox()
    expect((buy?.y ?? 0) + (buy?.height ?? 0)).toBeCloseTo(bar?.y ?? 0, 0)
    expect(await token(page)).toContain(`${(bar?.height ?? 0) + (buy?.height ?? 0)}px`)
  }).toPass()
  expect(await hiddenFocus(page, 24)).toEqual([])

  await scrollToBuybox(page)
  await page.locator('rove-countdown:not(.sale-line) [part=close-button]').click()
  await expect.poll(() => purchase.evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom))).toBe(phone.height)
  await expect.poll(() => overlaps(page, buyboxBars)).toEqual([])
  await page.evaluate(() => document.querySelector('rove-buybox')?.remove())
  await expect.poll(() => token(page)).toContain('calc(0px')
  await expect(strip(page)).toBeVisible()
  await page.evaluate(() => document.querySelector('rove-chat')?.remove())
  await expect.poll(() => token(page)).toBe('')
})

test('BUY-03 on an enlarged page no bar is fixed, and nothing covers the focus', {
  tag: ['@nightly', '@wcag-1.4.10', '@wcag-2.4.11', '@rove-buybox', '@rove-countdown'],
}, async ({ page }) => {
  await page.setViewportSize(enlarged)
  await openWithBars(page, '/product/marlow-3-seat-sofa?country=US&popups=on', 'rove-buybox')
  await scrollToBuybox(page)
  await expect(page.locator('rove-buybox [part=purchase]')).toHaveCSS('position', 'static')
  await expect(countdownBar(page)).toHaveCSS('position', 'static')
  await page.locator('rove-buybox input').first().focus()
  expect(await hiddenFocus(page, 24)).toEqual([])
})

test('CART-01 on a phone the checkout button is between countdown and chat', {
  tag: ['@nightly', '@wcag-2.4.11', '@rove-cart', '@rove-countdown', '@rove-chat'],
}, async ({ page }) => {
  await page.setViewportSize(phone)
  const { button, message } = await open(page, 'luca-sofa', 'country=US&as=guest&popups=on')
  await button.click()
  await expect(message).not.toBeEmpty()
  await openWithBars(page, '/cart', 'rove-cart')
  await expect(page.locator('rove-cart [part=pay]')).toBeVisible()
  const bars = [
    'rove-countdown:not(.sale-line) >> .bar',
    'rove-cart >> [part=pay]',
    'rove-chat >> [part=button]',
    '.demo-bar',
  ]
  await expect.poll(() => overlaps(page, bars)).toEqual([])
  expect(await hiddenFocus(page, 24)).toEqual([])
})

/** Adds a sofa to the cart, as a visitor of a country. */
async function fillCart(page: Page, country: string, locale: string) {
  const query = `country=${country}&locale=${locale}&as=guest`
  const { button, message } = await open(page, 'luca-sofa', query)
  await button.click()
  await expect(message).not.toBeEmpty()
}

for (const [country, locale, paths] of someOf([
  ['CA', 'fr_CA', ['/', '/product/marlow-3-seat-sofa', '/cart', '/cart/checkout', '/i-love']],
  ['KR', 'ko_KR', ['/product/marlow-3-seat-sofa', '/cart', '/cart/checkout']],
] as const))
  test(`CART-01 the cart in ${locale} is not wider than a screen of 320 px`, {
    tag: [
      '@nightly',
      '@wcag-1.4.10',
      '@rove-home-membership',
      '@rove-home-originals',
      '@rove-home-bestsellers',
      '@rove-buybox',
      '@rove-cart',
      '@rove-checkout',
      '@rove-wishlist',
    ],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await fillCart(page, country, locale)
    for (const path of paths) {
      await page.goto(path)
      await page.evaluate(() => window.rove.ready())
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([path, beyond]).toEqual([path, 0])
    }
  })

/** Buttons without a border, and options that look the same selected or not. */
const bareIn = (page: Page) =>
  page.evaluate(() => {
    const roots = [...document.querySelectorAll('[data-rove-state=ready]')].flatMap((element) => [
      element.shadowRoot,
      element.querySelector('.rove-light'),
    ])
    const all = (selector: string) => roots.flatMap((root) => [...(root?.querySelectorAll(selector) ?? [])])
    const look = (element: Element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, outlineStyle } = getComputedStyle(element)
      return [borderTopWidth, borderTopStyle, borderTopColor, outlineStyle].join(' ')
    }
    const bare = all('button').filter((button) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(button)
      return button.checkVisibility() && (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1)
    })
    const alike = all('label:has(> [type=radio]:checked)').filter((chosen) => {
      const free = [...(chosen.parentElement?.children ?? [])].find((one) =>
        one.querySelector(':scope > :not(:checked)[type=radio]'),
      )
      return (
        free && look(free) === look(chosen) && getComputedStyle(chosen.querySelector('input') ?? chosen).opacity === '0'
      )
    })
    return [...bare, ...alike].map((element) => element.outerHTML.slice(0, 90))
  })

test('BUY-01 LOVE-01 in forced colours, buttons and selected options have borders', {
  tag: ['@nightly', '@wcag-1.4.1', '@rove-buybox', '@rove-cart', '@rove-checkout', '@rove-listing', '@rove-love'],
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await fillCart(page, 'US', 'en_US')
  for (const path of ['/product/marlow-3-seat-sofa', '/cart', '/cart/checkout', '/sofas']) {
    await page.goto(path)
    await page.evaluate(() => window.rove.ready())
    expect([path, await bareIn(page)]).toEqual([path, []])
  }
  const { box } = await open(page, 'marlow-3-seat-sofa')
  await box.locator('[part=option] input').first().check()
  expect(await bareIn(page)).toEqual([])
  const heart = page.locator('rove-love [part=button]').first()
  const free = await heart.evaluate((button) => getComputedStyle(button).borderTopWidth)
  await page.goto('/sofas?as=customer')
  await page.locator('rove-love [part=button]').first().click()
  const loved = page.locator('rove-love [part=button][data-state=loved]').first()
  await expect(loved).toBeVisible()
  await expect(loved).not.toHaveCSS('border-top-width', free)
  await loved.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(loved).not.toHaveCSS('outline-style', 'none')
})

test('LOVE-01 on a dark page with its own text colour, hearts use that colour', { tag: '@nightly' }, async ({
  page,
}) => {
  await openCampaign(page, {
    body: '<rove-love nid="1201" load="eager"></rove-love>',
    css: 'body{background:#111;color:rgb(240,235,225);--rove-color-ink:currentcolor}',
  })
  const heart = page.locator('rove-love [part=button]')
  await expect(heart).toHaveCSS('color', 'rgb(240, 235, 225)')
  await expect(heart.locator('svg')).toHaveCSS('stroke', 'rgb(240, 235, 225)')
})
