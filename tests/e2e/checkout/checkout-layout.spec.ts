import { hold } from '../kit/hold'
import { expect, test } from '../kit/oracle'
import { atPayment, typeCard } from './checkout-page'

test('STRIPE-02 the other payment methods stay in place when Stripe’s element appears', {
  tag: ['@wide-first', '@nightly'],
}, async ({ page }) => {
  const release = await hold(page, '**/vendors/stripe/stripe.js')
  const { method, proceed } = await atPayment(page)
  /** Where it stands once the step has moved in. */
  const top = () =>
    method('klarna').evaluate(async (way) => {
      const movesWay = ({ effect }: Animation) => (effect as KeyframeEffect).target?.contains(way)
      await Promise.all(
        document
          .getAnimations()
          .filter(movesWay)
          .map(({ finished }) => finished),
      )
      return way.getBoundingClientRect().top + scrollY
    })
  const before = await top()
  release()
  await typeCard(page)
  await expect(proceed).toHaveAttribute('aria-disabled', 'false')
  expect(Math.abs((await top()) - before)).toBeLessThan(8)
})
