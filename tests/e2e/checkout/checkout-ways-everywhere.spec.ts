/**
 * A guest buys a sofa by each method, and each night by card in each country. A new method needs a row here for each of
 * its countries, and one of them in `once`.
 */
import type { Page } from '@playwright/test'
import { type CountryCode, countries } from '../../../core/base/country/countries.rules'
import { formatMoney } from '../../../core/base/country/money.rules'
import { countryTerms } from '../../../demo-host/order/country-terms'
import { minorUnits } from '../../../demo-host/payment/minor-units'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { atPayment, checkoutOn, expectPaid, pay, placings, typeCard, typeOwnCard } from './checkout-page'

test.use({ layout: 'bare' })

/** A payment method: the input, and the answers after the press. */
interface Way {
  /** The ids of the requirements that the row proves. */
  readonly ids: string
  readonly called: string
  readonly type?: (page: Page) => Promise<void>
  readonly answer?: (page: Page) => Promise<void>
  /** The address to which the provider sends the visitor back. */
  readonly back?: string
}

const approve = (page: Page) => page.getByRole('button', { name: 'Approve' }).click()
const submit = (page: Page) => page.locator('[name=op][value="Submit order"]').click()
const ways: Readonly<Partial<Record<string, Way>>> = {
  stripe: { ids: 'PAY-01 STRIPE-02', called: 'Stripe', type: typeCard },
  credit: { ids: 'PAY-01 PAY-02', called: 'the shop’s own card form', type: typeOwnCard, answer: submit },
  klarna: {
    ids: 'PAY-01 KLARNA-01',
    called: 'Klarna',
    answer: (page) => checkoutOn(page).answer('Approve').click(),
    back: '/uc_klarna/payment/complete/',
  },
  affirm: {
    ids: 'PAY-01 AFFIRM-01 AFFIRM-02',
    called: 'Affirm',
    answer: approve,
    back: '/uc_affirm/payment/complete/',
  },
  paybright: { ids: 'PAY-01 AFFIRM-01 AFFIRM-02', called: 'PayBright', answer: approve },
  other: { ids: 'PAY-01', called: 'bank transfer', answer: submit },
}

/** The texts of each method, in the order offered: its name, its button, and its name on the order that it has paid. */
const rows = [
  ['US', 'stripe', 'Card, wallet or bank', 'Pay {amount}', 'Card or wallet, by Stripe'],
  ['US', 'credit', 'Credit card', 'Review order', 'Credit card'],
  ['US', 'klarna', 'Klarna', 'Pay {amount}', 'Klarna'],
  ['US', 'affirm', 'Affirm', 'Pay {amount}', 'Affirm'],
  ['CA', 'stripe', 'Card, wallet or bank', 'Pay {amount}', 'Card or wallet, by Stripe'],
  ['CA', 'credit', 'Credit card', 'Review order', 'Credit card'],
  ['CA', 'klarna', 'Klarna', 'Pay {amount}', 'Klarna'],
  ['CA', 'affirm', 'Affirm', 'Pay {amount}', 'Affirm'],
  ['CA', 'paybright', 'PayBright', 'Pay {amount}', 'PayBright'],
  ['AU', 'stripe', 'Card, wallet or bank', 'Pay {amount}', 'Card or wallet, by Stripe'],
  ['AU', 'credit', 'Credit card', 'Review order', 'Credit card'],
  ['AU', 'klarna', 'Klarna', 'Pay {amount}', 'Klarna'],
  ['KR', 'stripe', '카드, 간편결제 또는 은행', '{amount} 결제하기', '카드 또는 간편결제 (Stripe)'],
  ['KR', 'credit', '신용카드', '주문 확인하기', '신용카드'],
  ['KR', 'other', '무통장입금', '주문 확인하기', '무통장입금'],
  ['UK', 'stripe', 'Card, wallet or bank', 'Pay {amount}', 'Card or wallet, by Stripe'],
  ['UK', 'credit', 'Credit card', 'Review order', 'Credit card'],
  ['UK', 'klarna', 'Klarna', 'Pay {amount}', 'Klarna'],
  ['HK', 'stripe', '信用卡、電子錢包或銀行', '支付 {amount}', '信用卡或電子錢包（Stripe）'],
  ['HK', 'credit', '信用卡', '核對訂單', '信用卡'],
  ['HK', 'other', '銀行轉帳', '核對訂單', '銀行轉帳'],
] as const

/** The payments in the shop's books that were not cancelled, in minor units. */
async function taken(page: Page): Promise<unknown[]> {
  const payments: { status: string }[] = await (await page.request.get('/demo/payments.json')).json()
  return payments.filter(({ status }) => status !== 'canceled')
}

/** The country where each method pays. Its code is the same everywhere. */
const once: Readonly<Partial<Record<string, CountryCode>>> = {
  paybright: 'CA',
  other: 'HK',
  stripe: 'HK',
  credit: 'KR',
  klarna: 'AU',
  affirm: 'CA',
}
/** For each change: the methods that no other test pays by. */
const onlyHere = ['paybright', 'other']
const purchases = countries.flatMap((country) =>
  countryTerms[country.code].methods.map((method) => ({ ...country, method, isOnce: once[method] === country.code })),
)
const first = onlyHere.flatMap((method) => purchases.filter((one) => one.isOnce && one.method === method))
const further = purchases.filter(({ method, isOnce }) => isOnce && !onlyHere.includes(method))
const byCard = purchases.filter(({ method, isOnce }) => method === 'stripe' && !isOnce)

for (const { code: country, currency, method } of someOf([...first, ...further, ...byCard], first.length)) {
  const way = ways[method]
  test(`${way?.ids ?? 'PAY-01'} ${country}: a guest buys a sofa and pays by ${way?.called ?? method}`, async ({
    page,
  }) => {
    const offered = rows.filter(([where]) => where === country)
    const [, , , button = '', receipt = ''] = offered.find(([, by]) => by === method) ?? []
    expect(receipt, 'its row').not.toBe('')
    const { id, field, method: radio, proceed, sum } = await atPayment(page, { country })
    const choices = await field('payment', 'payment_method').evaluateAll((radios: HTMLInputElement[]) =>
      radios.map(({ value, labels }) => [value, labels?.[0]?.textContent]),
    )
    expect(choices).toEqual(offered.map(([, by, called]) => [by, called]))
    const shown = await sum.innerText()
    if (method === 'stripe')
      for (const [, other, , called] of offered.filter(([, by]) => by !== method)) {
        await radio(other).check()
        await expect(proceed).toHaveText(called.replace('{amount}', shown))
      }
    await radio(method).check()
    const amount = Number(shown.replace(/\D/g, ''))
    expect(shown).toBe(formatMoney(amount, currency))
    await way?.type?.(page)
    await expect(proceed).toHaveText(button.replace('{amount}', shown))
    const visited: string[] = []
    page.on('request', (request) => visited.push(new URL(request.url()).pathname))
    await pay(page)
    await way?.answer?.(page)
    await expectPaid(page, id)
    if (way?.back) expect(visited).toContain(way.back + id)
    const order = page.locator('.complete')
    await expect(order.locator('header p').first()).toHaveText(new RegExp(`\\b${id}\\b`))
    await expect(order.locator('.order__lines h3')).toHaveText([/Marlow|말로우/])
    await expect(order.locator('.order__total--all dd')).toHaveText(shown)
    await expect(order.locator('table').getByText(receipt, { exact: true })).toBeVisible()
    expect(await placings(page)).toEqual([`${id} placed: ${amount} ${currency}`])
    const paid = {
      order: id,
      method,
      attempts: 1,
      status: 'succeeded',
      amount: minorUnits(amount, currency),
      currency,
      refunded: false,
    }
    expect(await taken(page)).toEqual([paid])
  })
}
