/**
 * A browser that darkens light pages by itself, as Chrome and Samsung Internet do on a dark device: colours of products
 * stay what they are, and a shape marks what is chosen.
 */
import type { Locator, Page } from '@playwright/test'
import { open } from '../buybox/product-page'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { differences, middleOf, pixelsOf } from './pixels'

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'dark' })

async function darken(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  const { data } = await pixelsOf(page.locator('h1'))
  expect(brightness([...data.slice(0, 3)]), 'the page itself').toBeLessThan(60)
}

/** The brightness of a colour, 0 to 255. */
const brightness = (colour: readonly number[]) => colour.reduce((sum, value) => sum + value, 0) / 3

/** A mark that is seen: a line around a small box has about as many pixels. */
const visible = 60

/** How many pixels of something change when it is chosen. */
async function changeOf(element: Locator, choose: () => Promise<unknown>): Promise<number> {
  const before = await pixelsOf(element, 5)
  await choose()
  return differences(before, await pixelsOf(element, 5))
}

test('SEARCH-05 LIST-01 colours in filters and cards stay as they are', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  const choiceOf = (colour: string) => page.locator('.facet--color .facet__choice', { hasText: colour })
  const dots = [
    choiceOf('Black').locator('.dot'),
    choiceOf('White').locator('.dot'),
    page.locator('.card .dot').first(),
  ]
  const coloursOf = async () => {
    const colours: (readonly number[])[] = []
    for (const dot of dots) colours.push(middleOf(await pixelsOf(dot)))
    return colours
  }
  await page.goto('/search/products/chair/?country=US')
  await expect(page.locator('rove-search-results')).toHaveAttribute('data-rove-state', 'ready')
  const light = await coloursOf()
  const [black = [], white = []] = light
  expect(brightness(white) - brightness(black)).toBeGreaterThan(150)
  await darken(page)
  expect(await coloursOf()).toEqual(light)

  const choice = choiceOf('White')
  const change = await changeOf(choice.locator('.dot'), async () => {
    await choice.locator('input').check()
    await expect(page.locator('.chips [data-facet]')).toHaveCount(1)
  })
  expect(change).toBeGreaterThan(visible)
})

test('BUY-02 a chosen swatch and a chosen size look chosen', { tag: ['@wide-first', '@nightly'] }, async ({ page }) => {
  const { box } = await open(page, 'marlow-3-seat-sofa')
  const options = box.locator('[part=option][data-state=free]')
  const picture = options.locator('.picture').first()
  const light = middleOf(await pixelsOf(picture))
  await darken(page)
  expect(middleOf(await pixelsOf(picture))).toEqual(light)
  for (const kind of ['swatch', 'chip']) {
    const name =
      (await options
        .and(box.locator(`.${kind}`))
        .first()
        .getAttribute('title')) ?? ''
    const option = box.locator('[part=option]').and(box.getByTitle(name, { exact: true }))
    expect(await changeOf(option, () => option.locator('input').check()), name).toBeGreaterThan(visible)
    await expect(option).toHaveAttribute('data-state', 'chosen')
  }
})

test('BUY-02 so they do in the shop’s own form', { tag: ['@any-screen', '@nightly'] }, async ({ page }) => {
  await page.route('**/rove.js*', (route) => route.abort())
  await page.goto('/product/marlow-3-seat-sofa?country=US')
  await darken(page)
  for (const label of ['.swatch', '.choice']) {
    const value = await page.locator(`.add-to-cart ${label} input:not(:checked)`).first().getAttribute('value')
    const own = page.locator(`.add-to-cart ${label}:has(input[value="${value}"])`)
    const input = own.locator('input')
    expect(await changeOf(own, () => input.check()), label).toBeGreaterThan(visible)
  }
})

for (const [path, row] of someOf(
  Object.entries({
    '/search/products/sofa/': '.tabs',
    '/sofas': '.listing__columns',
    '/host-connect': '.hosts__pages',
  }),
))
  test(`LIST-03 the current one of ${row} has a line`, { tag: ['@any-screen', '@nightly'] }, async ({ page }) => {
    await page.goto(`${path}?country=US`)
    await darken(page)
    const { data, width, height } = await pixelsOf(page.locator(`${row} [aria-current]`).first())
    const rowAt = (fromEnd: number) => {
      const start = (height - fromEnd) * width * 3
      return brightness([...data.slice(start, start + width * 3)]) / width
    }
    expect(Math.max(rowAt(1), rowAt(2), rowAt(3)) - rowAt(6)).toBeGreaterThan(60)
  })
