import { open } from '../buybox/product-page'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { checkoutOn, expectPaid, fillIn, orderOn, pay, typeCard } from './checkout-page'

/** The size's name. Other countries differ in tables that unit tests check, and in `checkout-ways-everywhere`. */
const threeSeats = { US: '3-Seat', KR: '3인용' }

for (const country of someOf(['US', 'KR'] as const))
  test(`CHK-01 STRIPE-02 a guest in ${country} buys a sofa, from the product page to the order`, {
    tag: country === 'US' ? '@wide-first' : '@any-screen',
  }, async ({ page }) => {
    const { button, option } = await open(page, 'marlow-3-seat-sofa', `country=${country}&as=guest`)
    await option(threeSeats[country]).check()
    await button.click()
    await expect(page.locator('rove-buybox [part=message]')).not.toBeEmpty()
    await page.goto('/cart')
    await page.locator('rove-cart [part=checkout-button]').click()
    await fillIn(page, country)
    const { sum, proceed } = checkoutOn(page)
    await typeCard(page)
    await expect(proceed).toContainText(await sum.innerText())
    const id = await orderOn(page)
    await pay(page)
    await expectPaid(page, id)
  })
