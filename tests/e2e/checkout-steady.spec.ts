import { atPayment, typeCard } from './checkout-page'
import { hold } from './hold'
import { expect, test } from './oracle'

for (const country of ['UK', 'US'] as const)
  test(`STRIPE-02 the other payment methods do not move when Stripe’s element appears in ${country}`, async ({
    page,
  }) => {
    const release = await hold(page, '**/vendors/stripe/stripe.js')
    const { method, proceed } = await atPayment(page, { country })
    await expect(method('klarna')).toBeVisible()
    // Also between two frames.
    const moved = await method('klarna').evaluateHandle((way) => {
      const top = () => way.getBoundingClientRect().top + scrollY
      const begun = top()
      const shift = { largest: 0 }
      const look = () => {
        shift.largest = Math.max(shift.largest, Math.abs(top() - begun))
        requestAnimationFrame(look)
      }
      look()
      return shift
    })
    release()
    await typeCard(page)
    await expect(proceed).toHaveAttribute('aria-disabled', 'false')
    expect((await moved.jsonValue()).largest).toBeLessThan(8)
  })
