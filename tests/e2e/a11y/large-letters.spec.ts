/** A browser whose smallest letters are of 22 px, as a visitor can set it, on a phone: no text leaves its box. */
import type { Page } from '@playwright/test'
import { chromiumFlags, presentChromium } from '../../../tools/browser.mjs'
import { atPayment } from '../checkout/checkout-page'
import { addKit } from '../every-element/element-kit'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'

const executablePath = await presentChromium()

test.use({
  launchOptions: {
    args: [...chromiumFlags, '--blink-settings=minimumFontSize=22,minimumLogicalFontSize=22'],
    ...(executablePath ? { executablePath } : {}),
  },
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
})

/** The height of a line of text that the page makes smaller than the browser allows. */
const smallestText = (page: Page) =>
  page.evaluate(() => {
    const line = document.createElement('p')
    line.style.cssText = 'position:absolute;font-size:10px;line-height:normal'
    line.textContent = 'x'
    document.body.append(line)
    const { offsetHeight } = line
    line.remove()
    return offsetHeight
  })

/** Texts that stand out of the screen, of the box that they are in, or of one that cuts them off. */
async function leaving(page: Page, tags: readonly string[]): Promise<string[]> {
  await page.evaluate(() => window.rove.ready())
  await addKit(page, tags)
  return page.evaluate(() => {
    const { kit } = document
    const around = (node: Element) => {
      const boxes: Element[] = []
      for (let at: Element | null = node; at && at !== document.body; at = kit.parentOf(at)) boxes.push(at)
      return boxes
    }
    const textsOf = (node: Element) =>
      [...node.childNodes]
        .filter((child) => child instanceof Text && child.data.trim())
        .flatMap((text) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          return [...range.getClientRects()]
        })
    return [...kit.elements, ...kit.inside()].filter(kit.isShown).flatMap((node) => {
      const boxes = around(node)
      const styleOf = (box: Element) => getComputedStyle(box)
      if (boxes.some((box) => /auto|scroll/.test(styleOf(box).overflowX))) return []
      const own = boxes.find((box) => !/^(inline|contents)$/.test(styleOf(box).display))
      const limits = boxes.filter((box) => box === own || styleOf(box).overflowY !== 'visible')
      return textsOf(node).flatMap(({ left, right, top, bottom }) => {
        // A line of text is higher than its letters.
        const air = (bottom - top) / 5
        const isBeside = left < -1 || right > innerWidth + 1
        const outside = limits.find((box) => {
          const edge = box.getBoundingClientRect()
          const isWider = left < edge.left - 1 || right > edge.right + 1
          return isWider || top + air < edge.top || bottom - air > edge.bottom
        })
        return [
          ...(isBeside ? [`beside the screen: ${kit.say(node)}`] : []),
          ...(outside ? [`outside of ${outside.localName}: ${kit.say(node)}`] : []),
        ]
      })
    })
  })
}

interface Place {
  /** Without the products of a cart. */
  readonly path?: string
  readonly tags: readonly string[]
}

const places: Readonly<Record<string, Place>> = {
  'BUY-02 a product': { path: '/product/marlow-3-seat-sofa?country=US', tags: ['rove-buybox', 'rove-financing'] },
  'BUY-02 a product in French': { path: '/product/marlow-3-seat-sofa?country=CA&locale=fr_CA', tags: ['rove-buybox'] },
  'SEARCH-01 the search': { path: '/search/products/sofa/?country=US', tags: ['rove-search', 'rove-search-results'] },
  'COUNT-01 home with a countdown in French': {
    path: '/?country=CA&locale=fr_CA&popups=on',
    tags: ['rove-countdown', 'rove-search', 'rove-home-poem', 'rove-home-bestsellers', 'rove-home-membership'],
  },
  'CHK-01 the checkout': { tags: ['rove-checkout'] },
}

for (const [name, { path, tags }] of someOf(Object.entries(places)))
  test(`${name} has no text outside of its box`, { tag: ['@any-screen', '@nightly'] }, async ({ page }) => {
    if (path) await page.goto(path)
    else await atPayment(page)
    await expect(page.locator(tags[0] ?? '').first()).toHaveAttribute('data-rove-state', 'ready')
    expect(await smallestText(page)).toBeGreaterThan(20)
    expect(await leaving(page, tags)).toEqual([])
  })

test('SEARCH-05 the field is on the screen, with its panel open too', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  for (const path of ['/?country=US', '/search/products/sofa/?country=KR']) {
    await page.goto(path)
    const field = page.locator('.site-search rove-search [part=input]')
    await expect(page.locator('.site-search rove-search')).toHaveAttribute('data-rove-state', 'ready')
    const isInside = () =>
      field.evaluate((input) => {
        const { left, right } = (input.closest('form') as Element).getBoundingClientRect()
        return left >= 0 && right <= innerWidth
      })
    expect(await isInside()).toBe(true)
    await field.click()
    await expect(page.locator('.site-search rove-search .box')).toHaveAttribute('data-state', 'open')
    expect(await isInside()).toBe(true)
  }
})

test('COUNT-01 a long title in the bar is not cut off', { tag: ['@any-screen', '@nightly'] }, async ({ page }) => {
  await page.goto('/sofas?country=CA&locale=fr_CA')
  await page.evaluate(() => {
    const bar = document.createElement('rove-countdown')
    bar.title = 'Les soldes d’automne sur les canapés se terminent dans'
    bar.setAttribute('end', '2036-11-30')
    document.body.append(bar)
  })
  await expect(page.locator('rove-countdown .bar')).toBeVisible()
  expect(await leaving(page, ['rove-countdown'])).toEqual([])
})

test('SHOWROOM-02 the arrow of a button is in the line of its last word', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  for (const [path, lines] of [
    ['/toronto-showroom?country=KR&locale=ko_KR', 1],
    ['/toronto-showroom?country=CA&locale=fr_CA', 1],
    ['/toronto-showroom?country=US', 1],
  ] as const) {
    await page.goto(path)
    const link = page.locator('[data-rove-showroom=directions]')
    await expect(link).toHaveAttribute('data-rove-new-tab')
    const height = await link.evaluate((button) => {
      const { lineHeight } = getComputedStyle(button)
      return button.scrollHeight / Number.parseFloat(lineHeight)
    })
    expect(height, path).toBeLessThan(lines + 1)
  }
})
