/** A tab shows the order as the server has it, also after lost responses and when another tab has changed the order. */
import type { Page } from '@playwright/test'
import { shippingQuote } from '../../../core/shop/order/order.contract'
import { addressIn } from '../../demo-host/addresses'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { atPayment, type Checkout, checkoutOn, expectPaid, pay, placings, typeCard, typeOwnCard } from './checkout-page'

test.use({ layout: 'bare' })

/** The order on the thank-you page. */
const placed = (page: Page) => page.locator('main')

/** Requests reach the server; their responses are lost. */
const loseAnswers = (page: Page) =>
  page.route(/\/ajax\/order|\/membership\/|\/cart\/checkout$/, async (route) => {
    if (route.request().method() === 'POST') await route.fetch()
    await route.abort()
  })

/** Opens the checkout in another tab of the same visitor. */
async function openTab(page: Page): Promise<Checkout> {
  const tab = await page.context().newPage()
  await tab.goto('/cart/checkout')
  return checkoutOn(tab)
}

/** Changes the street as another device of this visitor does: in one request, because a request of the page waits. */
async function changeStreet(page: Page): Promise<void> {
  const delivery = addressIn('US', { street1: '999 Elsewhere Road' })
  const asks = shippingQuote.query({ delivery, billing: delivery, copyAddress: true, operation: crypto.randomUUID() })
  await page.request.post(shippingQuote.path, { form: { ...asks } })
}

/** Types another street into the address step of a tab. `save` sends it and waits until the server has it. */
async function typeStreet({ step, part, proceed }: Checkout) {
  await step(2).locator('.rove-title').click()
  await part('street1').fill('999 Elsewhere Road')
  return {
    async save() {
      await proceed.click()
      await expect(step(2)).toContainText('999 Elsewhere Road')
    },
  }
}

test('QUOTE-01 ADDR-01 an address typed back after a lost response is the order’s', { tag: '@nightly' }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/^\[rove\] (shipping\.quote|order)/)
  const { step, part, proceed, open, id } = await atPayment(page)
  await step(2).locator('.rove-title').click()
  const street = await part('street1').inputValue()
  await part('street1').fill('999 Wrong Road')
  await loseAnswers(page)
  await proceed.click()
  await expect(open).toContainText('Try again')
  await part('street1').fill(street)
  await page.unrouteAll()
  await page.goBack()
  await expect(open).toContainText('That could not be saved. Please try again.')
  await expect(part('street1')).toHaveValue(street)
  await proceed.click()
  await typeCard(page)
  await pay(page)
  await expectPaid(page, id)
  await expect(placed(page)).toContainText(street)
  await expect(placed(page)).not.toContainText('999 Wrong Road')
})

test('MEMB-01 a membership choice made after a lost response is the order’s', { tag: '@nightly' }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/^\[rove\] (membership|order)/)
  const { step, joins, proceed, open, sum, id } = await atPayment(page, { email: `${crypto.randomUUID()}@home.test` })
  const regular = (await sum.textContent()) ?? ''
  await step(1).locator('.rove-title').click()
  await loseAnswers(page)
  await joins.first().check()
  await proceed.click()
  await expect(open).toContainText('We could not confirm that this was saved')
  await joins.last().check()
  await page.unrouteAll()
  await step(4).locator('.rove-title').click()
  await expect(step(4)).toHaveAttribute('data-state', 'current')
  await expect(sum).toHaveText(regular)
  await typeCard(page)
  await pay(page)
  await expectPaid(page, id)
  await expect(placed(page)).toContainText(regular)
})

test('ADDR-01 an address changed in another tab is shown at once, in the same step', { tag: '@nightly' }, async ({
  page,
}) => {
  const { step, part, id, proceed } = await atPayment(page)
  await step(2).locator('.rove-title').click()
  await (await typeStreet(await openTab(page))).save()
  await expect(part('street1')).toHaveValue('999 Elsewhere Road')
  await proceed.click()
  await typeCard(page)
  await pay(page)
  await expectPaid(page, id)
  await expect(placed(page)).toContainText('999 Elsewhere Road')
})

test('MEMB-01 ADDR-01 without messages between tabs, Pay shows another tab’s changes', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.context().addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
  const { sum, message, step, proceed, stripe, id } = await atPayment(page, {
    email: `${crypto.randomUUID()}@home.test`,
  })
  await typeCard(page)
  const other = await openTab(page)
  await other.step(1).locator('.rove-title').click()
  await other.joins.first().check()
  await other.proceed.click()
  await expect(other.sum).toHaveText('$1,612')
  await (await typeStreet(other)).save()
  await pay(page)
  await expect(message).toHaveText(/^The amount has changed to \$/)
  await expect(step(2)).toContainText('999 Elsewhere Road')
  await expect(step(1)).toContainText('Member until')
  await expect(stripe.locator('input[id="card-number"]')).toHaveValue(/4242$/)
  await expect(proceed).toContainText((await sum.textContent()) ?? 'no sum')
  await pay(page)
  await expectPaid(page, id)
})

test('PAY-02 ADDR-01 Submit on the review page first says that the order has changed', { tag: '@nightly' }, async ({
  page,
}) => {
  const { method, id } = await atPayment(page)
  await method('credit').check()
  await typeOwnCard(page)
  await pay(page)
  const submit = page.getByRole('button', { name: 'Submit order' })
  await expect(submit).toBeVisible()
  await (await typeStreet(await openTab(page))).save()
  await submit.click()
  await expect(page.locator('.messages')).toContainText('Your order has changed.')
  await expect(page.locator('.review')).toContainText('999 Elsewhere Road')
  expect(await placings(page)).toEqual([])
  await submit.click()
  await expectPaid(page, id)
})

test('PAY-02 without messages between tabs, Pay shows another colour in the cart', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.context().addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
  const { checkout, message, id } = await atPayment(page)
  await typeCard(page)
  await expect(checkout).toContainText('Oat')
  const moss = { nid: '1201', 'attributes[1]': '3', 'attributes[2]': '6', qty: '1', operation: crypto.randomUUID() }
  await page.request.post('/ajax/cart/add', { form: moss })
  const other = await page.context().newPage()
  await other.goto('/cart')
  const line = other.locator('rove-cart [part=line]').filter({ hasText: 'Oat' })
  await line.locator('[part=remove-button]').click()
  await expect(other.locator('rove-cart')).toContainText('was removed')
  await pay(page)
  await expect(message).toHaveText('Your order has changed. Please check it again before you pay.')
  await expect(checkout).toContainText('Moss')
  await typeCard(page)
  await pay(page)
  await expectPaid(page, id)
})

for (const way of someOf(['stripe', 'klarna', 'affirm'] as const))
  test(`${way.toUpperCase()}-01 ADDR-01 what is changed elsewhere at the press is not charged by ${way}`, async ({
    page,
  }) => {
    const { method, message, step, checkout } = await atPayment(page)
    if (way === 'stripe') await typeCard(page)
    else await method(way).check()
    await page.route(/order-validate/, async (route) => {
      await changeStreet(page)
      await route.continue()
    })
    await pay(page)
    await expect(message).toHaveText('Your order has changed. Please check it again before you pay.')
    await expect(step(2)).toContainText('999 Elsewhere Road')
    await expect(checkout).toContainText('$1,890')
    expect(await placings(page)).toEqual([])
  })
