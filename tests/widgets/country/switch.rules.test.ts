import { expect, it } from 'vitest'
import { type Country, countries } from '../../../core/base/country/countries.rules'
import { isCheckout, isUnavailable, lossBy } from '../../../widgets/country/switch/switch.rules'

const [us, canada] = countries as [Country, Country]

it.each([
  [{ from: us, to: canada, checkout: false, filled: false }, undefined],
  [{ from: us, to: canada, checkout: false, filled: true }, 'cart'],
  [{ from: canada, to: canada, checkout: false, filled: true }, undefined],
  [{ from: us, to: canada, checkout: true, filled: false }, 'checkout'],
  [{ from: canada, to: canada, checkout: true, filled: true }, 'typed'],
] as const)('COUNTRY-05 %# knows what a switch loses', (given, loss) => {
  expect(lossBy(given)).toBe(loss)
})

it.each([
  [['page-cart'], false],
  [['page-cart', 'page-cart-checkout'], true],
  [['page-cart', 'page-cart-checkout', 'page-cart-checkout-review'], true],
  [['page-cart', 'page-cart-checkout', 'page-cart-checkout-complete'], false],
])('COUNTRY-05 a page of types %s is part of an unfinished checkout: %s', (types, is) => {
  expect(isCheckout(types)).toBe(is)
})

it.each([200, 204, 301, 302, 401, 403, 405, 501])('COUNTRY-05 a page that answers %s can be opened', (status) => {
  expect(isUnavailable(status)).toBe(false)
})

it.each([404, 410, 500, 502, 503])('COUNTRY-05 a page that answers %s cannot be opened', (status) => {
  expect(isUnavailable(status)).toBe(true)
})
