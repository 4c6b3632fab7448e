import type { Page } from '@playwright/test'
import { open } from '../buybox/product-page'
import { expect, test } from '../kit/oracle'

test.use({ layout: 'bare' })

/** Opens a product page, and returns the parts of the financing line. */
const openLine = async (page: Page, slug: string, query?: string) => {
  const box = await open(page, slug, query)
  const financing = page.locator('rove-financing')
  await financing.scrollIntoViewIfNeeded()
  await expect(financing).toHaveAttribute('data-rove-state', 'ready')
  return {
    ...box,
    financing,
    estimate: financing.locator('[part=estimate]'),
    button: financing.locator('[part=button]'),
    modal: financing.locator('dialog'),
  }
}

/** Parses an amount of the page. */
const amountIn = (text: string | null) => Number(text?.replace(/[^\d.]/g, ''))

/** The payment of 24 months at 10 % a year, in whole units. */
const lowest = (price: number) => Math.round((price * (0.1 / 12)) / (1 - (1 + 0.1 / 12) ** -24))

test('FIN-01 the line shows the lowest monthly payment for the chosen model', {
  tag: '@any-screen',
}, async ({ page }) => {
  const { option, price, estimate } = await openLine(page, 'marlow-3-seat-sofa')
  const seen = new Set<number>()
  for (const size of ['3-Seat', '4-Seat']) {
    await option(size).check()
    const amount = amountIn(await price.locator('strong').innerText())
    seen.add(amount)
    await expect(estimate).toHaveText(/^As low as \$[\d,]+\/month$/)
    await expect.poll(async () => amountIn(await estimate.innerText())).toBe(lowest(amount))
  }
  expect(seen.size).toBe(2)
})

test('FIN-01 no monthly payment is shown below 1000, and no plans can be opened', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  let amount = 1000
  await page.route('**/product/luz-planter*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/"p":\d+/g, () => `"p":${amount}`)
    await route.fulfill({ response, body })
  })
  const { estimate } = await openLine(page, 'luz-planter')
  await expect(estimate).toHaveText('As low as $46/month')
  amount = 999
  const { financing, price } = await openLine(page, 'luz-planter')
  await expect(price.locator('strong')).toHaveText('$999')
  await expect(financing.locator('[part=line]')).toHaveCount(0)
})

test('FIN-01 the plans dialog shows three terms, and returns the focus', {
  tag: ['@any-screen', '@wcag-2.4.3', '@rove-financing', '@nightly'],
}, async ({ page }) => {
  const { estimate, button, modal } = await openLine(page, 'marlow-3-seat-sofa')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(modal.locator('tbody th')).toHaveText(['12 payments', '18 payments', '24 payments'])
  const monthly = await modal.locator('tbody td:nth-of-type(1)').allInnerTexts()
  expect(Math.min(...monthly.map(amountIn))).toBe(amountIn(await estimate.innerText()))
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await expect(button).toBeFocused()
  await button.click()
  await modal.locator('[part=close-button]').click()
  await expect(modal).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('FIN-01 the plans of an expensive sofa fit a narrow phone', {
  tag: ['@nightly', '@any-screen', '@wcag-1.4.10', '@rove-financing'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [country, locale] of [
    ['CA', 'fr_CA'],
    ['AU', 'en_AU'],
  ]) {
    const { button, modal } = await openLine(page, 'fjord-leather-sofa', `country=${country}&locale=${locale}`)
    await button.click()
    await expect(modal.locator('tbody tr')).toHaveCount(3)
    const wide = await modal.evaluate((dialog) =>
      [...dialog.querySelectorAll('p, table, td')]
        .filter((part) => part.getBoundingClientRect().right > innerWidth)
        .map((part) => part.textContent),
    )
    expect(wide, country).toEqual([])
  }
})

test('FIN-01 financing takes no space in a country without it', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  const { financing, button } = await openLine(page, 'marlow-3-seat-sofa', 'country=KR&as=guest')
  await expect(button).toHaveCount(0)
  expect(await financing.evaluate((element) => element.getBoundingClientRect().height)).toBe(0)
})
