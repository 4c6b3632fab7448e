import { expect, type Page } from '@playwright/test'

/** The parts of the buybox that a visitor uses. */
const boxOn = (page: Page) => {
  const box = page.locator('rove-buybox')
  return {
    box,
    option: (name: string) => box.locator('[part=option]').filter({ hasText: name }).locator('input'),
    price: box.locator('[part=price]'),
    stock: box.locator('[part=stock]'),
    message: box.locator('[part=message]'),
    button: box.locator('[part=purchase] [part=button]'),
    dialog: box.locator('dialog'),
    field: (name: string) => box.locator(`dialog input[name=${name}]`),
  }
}
/** Opens a product, and waits until it can be bought. */
export const open = async (page: Page, slug: string, query = 'country=US&as=guest') => {
  await page.goto(`/product/${slug}?${query}`)
  await expect(page.locator('rove-buybox')).toHaveAttribute('data-rove-state', 'ready')
  return boxOn(page)
}
