import { atPayment } from './checkout-page'
import { expect, test } from './oracle'

test('STRIPE-02 the other ways to pay stay where they are when Stripe’s element comes', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/vendors/stripe/stripe.js', async (route) => {
    await held
    await route.continue()
  })
  const { method, stripe } = await atPayment(page, { country: 'UK' })
  const top = async () => (await method('klarna').boundingBox())?.y ?? Number.NaN
  const before = await top()
  release()
  await expect(stripe.getByLabel('Card number')).toBeVisible()
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(8)
})
