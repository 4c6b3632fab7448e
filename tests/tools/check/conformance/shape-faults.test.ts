import { expect, it, onTestFinished, vi } from 'vitest'
import type { Endpoint } from '../../../../core/base/net/endpoint.contract'
import { listPage } from '../../../../core/lists/list-page.contract'
import { cartRead } from '../../../../core/shop/cart/cart.contract'
import { destinationUpdate } from '../../../../core/shop/destination/destination.contract'
import { protectionOffers } from '../../../../core/shop/product/protection.contract'
import { shapeFaults } from '../../../../tools/check/conformance/shape-faults'

const cart = { currency: 'USD', count: '0', lines: [], totals: [], total: '12.50' }
const details = { page: 1, pages: 1, total: 1 }
const card = { nid: 7, url: '/lamp', title: 'Lamp' }

const rows: readonly (readonly [title: string, endpoint: unknown, answer: unknown, wrong: readonly string[]])[] = [
  ['nothing in numbers, lists and absent values as PHP writes them', cartRead, { cart, errors: false }, []],
  [
    'nothing in a list as an object',
    cartRead,
    { cart: { ...cart, totals: { 3: { id: 'tax', title: 'Tax', amount: '-1' } } } },
    [],
  ],
  ['an unknown currency', cartRead, { cart: { ...cart, currency: 'EUR' } }, ['answer.cart.currency']],
  ['an object in place of a number', cartRead, { cart: { ...cart, total: {} } }, ['answer.cart.total']],
  ['null in place of a required list', cartRead, { cart: { ...cart, lines: null } }, ['answer.cart.lines']],
  ['another answer', cartRead, 'no', ['the answer']],
  ['nothing in a card with its required fields', listPage, { items: [card], details }, []],
  [
    'an optional field of a card, which the page treats as absent',
    listPage,
    { items: [{ ...card, default_price: 'much', swatches: [{ label: 'Red', color: 7 }, {}] }], details },
    ['answer.items.0.default_price', 'answer.items.0.swatches.1.label'],
  ],
  [
    'the stock of one model, which the page leaves out',
    destinationUpdate,
    { models_stock: { 'LAMP-RED': { s: 3 }, 'LAMP-BLUE': { s: 'some' } } },
    ['answer.models_stock.LAMP-BLUE.s'],
  ],
  ['an offer, which the page leaves out', protectionOffers, { offers: [{ id: 'a' }] }, ['answer.offers.0.cost']],
]

it.each(rows)('finds %s', (_, endpoint, answer, wrong) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => error.mockRestore())
  const faults = shapeFaults(endpoint as Endpoint<never>, answer)
  expect(faults.map(({ what }) => what.replace(/ (is missing|has to be) ?.*/, ''))).toEqual(wrong)
  // What is left out in a page is reported there with the received value.
  expect(error).not.toHaveBeenCalled()
})
