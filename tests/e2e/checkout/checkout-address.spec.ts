/** What visitors paste and browsers fill in: nothing is cut, and nothing is lost. */
import type { Locator } from '@playwright/test'
import { provinceIds } from '../../../demo-host/order/provinces'
import { addressIn } from '../../demo-host/addresses'
import { expect, test } from '../kit/oracle'
import { atCheckout, type Checkout, expectPaid, fillAddress, pay, typeCard } from './checkout-page'

test.use({ layout: 'bare' })

/** Sets a value as some browsers and password managers do: with a `change` event alone. */
const autofill = (field: Locator, value: string) =>
  field.evaluate((node: HTMLInputElement, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(node, text)
    node.dispatchEvent(new Event('change', { bubbles: true }))
  }, value)

/** Completes the steps before the address. */
async function toAddress({ email, proceed, joins }: Checkout): Promise<void> {
  await autofill(email, 'ada@home.test')
  await proceed.click()
  await joins.last().check()
  await proceed.click()
}

test('ADDR-01 an address that arrives with change events alone is ordered to', { tag: '@nightly' }, async ({
  page,
}) => {
  const { id, ...checkout } = await atCheckout(page)
  const { quotes, proceed, terms } = checkout
  await toAddress(checkout)
  await fillAddress(page, addressIn('US', { postal_code: '９７２０５', phone: '001 503 555 0117' }), autofill)
  await quotes.first().check()
  await proceed.click()
  await terms.last().check()
  await proceed.click()
  await typeCard(page)
  const { delivery } = (await (await page.request.get(`/ajax/order/${id}`)).json()).order
  expect(delivery).toMatchObject({ postal_code: '97205', phone: '5035550117' })
  await pay(page)
  await expectPaid(page, id)
})

test('ADDR-01 a number that is too long stays as it was pasted, and is invalid', { tag: '@nightly' }, async ({
  page,
}) => {
  const { id: _, ...checkout } = await atCheckout(page, { country: 'UK' })
  const { part } = checkout
  await toAddress(checkout)
  for (const [name, typed, kept, isValid] of [
    ['phone', '020 7946 00189', '020794600189', false],
    ['phone', '0044 20 7946 0018', '02079460018', true],
    ['postal_code', 'BFPO 12345', 'BFPO 12345', false],
    ['postal_code', 'ＳＷ１Ａ  1AA', 'SW1A 1AA', true],
    ['city', '  London ', 'London', true],
  ] as const) {
    await part(name).fill(typed)
    await part(name).blur()
    await expect(part(name)).toHaveValue(kept)
    await expect(part(name).locator('xpath=..').locator('.rove-error')).toHaveText(isValid ? '' : 'Invalid')
  }
})

test('ADDR-01 in Australia what is outside the delivery area asks to contact the shop', { tag: '@nightly' }, async ({
  page,
}) => {
  const { id: _, ...checkout } = await atCheckout(page, { country: 'AU' })
  const { part, quotes } = checkout
  await toAddress(checkout)
  const outside = addressIn('AU', { zone: provinceIds('AU', ['WA'])[0] ?? 0, postal_code: '6000' })
  await fillAddress(page, outside)
  for (const name of ['zone', 'postal_code']) {
    await part(name).focus()
    await part(name).blur()
    await expect(part(name).locator('xpath=..').locator('.rove-error')).toHaveText(
      'Please contact us for shipping assistance',
    )
  }
  await fillAddress(page, addressIn('AU'))
  await expect(quotes.first()).toBeVisible()
})
