/** Where a shopper stands in the checkout, what brings them there, and what they read when something is refused. */
import { addressIn } from '../demo-host/addresses'
import { atCheckout, checkoutOn } from './checkout-page'
import { expect, test } from './oracle'

test('MEMB-01 a member reads that they are a member, is offered nothing to join, and goes on', async ({ page }) => {
  const { step, joins, proceed, open } = await atCheckout(page, { as: 'member' })
  await expect(step(1)).toContainText('You are a member')
  await step(1).getByRole('button', { name: 'Edit' }).click()
  await expect(open).toContainText('member prices apply to this order')
  await expect(joins).toHaveCount(0)
  await proceed.click()
  await expect(step(2)).toHaveAttribute('data-state', 'current')
})

test('EMAIL-02 CHK-02 ADDR-01 a later title continues each step on the way; a phone that a browser fills in is taken', async ({
  page,
}) => {
  const { email, step, joins, open, part } = await atCheckout(page)
  const toPayment = () => step(4).getByRole('button').first().click()
  await email.fill('ada@home.museum')
  await toPayment()
  await expect(open).toContainText('Please enter a valid email address for this order')
  await expect(email).toBeFocused()
  await email.fill('ada@home.test')
  await toPayment()
  await expect(step(1)).toHaveAttribute('data-state', 'current')
  await expect(open).toContainText('Please complete this field')
  await joins.last().check()
  await toPayment()
  await expect(open).toContainText('Please complete your details to continue.')
  await expect(part('first_name')).toBeFocused()
  const { zone, country: _, ...address } = addressIn('US', { phone: '+1 (503) 555-0117' })
  for (const [name, value] of Object.entries(address)) if (value) await part(name).fill(value)
  await part('zone').selectOption(String(zone))
  await part('phone').blur()
  await expect(part('phone')).toHaveValue('5035550117')
  await expect(checkoutOn(page).quotes.first()).toBeVisible()
  await expect(open.locator('[aria-invalid=true]')).toHaveCount(0)
})
