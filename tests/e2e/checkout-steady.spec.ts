import { atPayment, typeCard } from './checkout-page'
import { hold } from './hold'
import { expect, test } from './oracle'

for (const country of ['UK', 'US'] as const)
  test(`STRIPE-02 the other ways to pay stay where they are when Stripe’s element comes in ${country}`, async ({
    page,
  }) => {
    const release = await hold(page, '**/vendors/stripe/stripe.js')
    const { method, proceed } = await atPayment(page, { country })
    await expect(method('klarna')).toBeVisible()
    // Between one frame and the next, too.
    const moved = await method('klarna').evaluateHandle((way) => {
      const top = () => way.getBoundingClientRect().top + scrollY
      const begun = top()
      const told = { most: 0 }
      const look = () => {
        told.most = Math.max(told.most, Math.abs(top() - begun))
        requestAnimationFrame(look)
      }
      look()
      return told
    })
    release()
    await typeCard(page)
    await expect(proceed).toHaveAttribute('aria-disabled', 'false')
    expect((await moved.jsonValue()).most).toBeLessThan(8)
  })
