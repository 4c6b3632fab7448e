import { expect, type Page } from '@playwright/test'
import { open } from '../buybox/product-page'

/** The parts of the cart that a visitor uses. */
const cartOn = (page: Page) => {
  const cart = page.locator('rove-cart')
  return {
    cart,
    part: (name: string) => cart.locator(`[part=${name}]`),
    line: (name: string) => cart.locator('[part=line]').filter({ hasText: name }),
    total: cart.locator('[part=total] strong'),
    status: cart.locator('[part=status]'),
    checkout: cart.locator('[part=checkout-button]'),
  }
}
/** Opens the cart, and waits until it is ready. */
export const openCart = async (page: Page, query = '') => {
  await page.goto(`/cart${query}`)
  await expect(page.locator('rove-cart')).toHaveAttribute('data-rove-state', 'ready')
  return cartOn(page)
}
/** Adds a product to the cart on its page. */
export const add = async (page: Page, slug: string, ...options: string[]) => {
  const { option, button, message } = await open(page, slug)
  for (const name of options) await option(name).check()
  // A key arrives even if the page moves meanwhile.
  await button.press('Enter')
  await expect(message).toHaveText(/^Added to cart/)
}
