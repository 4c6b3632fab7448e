import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageBus } from '../../core/base/bus/bus'
import { watchPrices } from '../../loader/watch-prices'

const compared = vi.hoisted(() => vi.fn())
vi.mock('../../core/shop/price-check/compare-prices', () => ({ comparePrices: compared }))

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('rove.page'))
  document.body.innerHTML = ''
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
})
afterEach(() => {
  vi.unstubAllGlobals()
  compared.mockReset()
})

const count = async () => {
  await vi.dynamicImportSettled()
  return compared.mock.calls.length
}
const chooses = () =>
  pageBus().publish('model:chosen', {
    ...{ nid: 1201, model: 'OAT', options: [], currency: 'USD', stock: 'in-stock' },
    ...{ price: 1890, memberPrice: 1512, regularPrice: 1890 },
  })
const shows = () => pageBus().publish('price:shown', { by: 'rove-cart', prices: [] })
const suggests = () => pageBus().publish('price:shown', { by: 'rove-search', prices: [] })
const answers = () => pageBus().publish('cart:added', { nid: 1201, model: 'OAT', qty: 1, price: 1890, currency: 'USD' })
const showsCard = () => document.body.insertAdjacentHTML('beforeend', '<b data-rove-card="due-amount">$1,890</b>')

it.each([
  ['a buybox', [chooses]],
  ['cards', [showsCard]],
  ['a buybox and cards', [chooses, showsCard]],
  ['a cart', [shows, shows]],
])('PRICE-01 nothing is compared where the page has %s only', async (_, steps) => {
  watchPrices()
  for (const step of steps) step()
  expect(await count()).toBe(0)
})

it.each([
  ['a buybox, then a cart', [chooses, shows]],
  ['a cart, then a buybox', [shows, chooses]],
  ['a buybox, then the server’s answer', [chooses, answers]],
  ['cards, then suggestions', [showsCard, suggests]],
  ['a cart, then suggestions', [shows, suggests]],
])('PRICE-01 PRICE-02 prices are compared where there are %s', async (_, steps) => {
  watchPrices()
  for (const step of steps) step()
  expect(await count()).toBe(1)
})

it('PRICE-01 what was published before is compared too', async () => {
  chooses()
  shows()
  watchPrices()
  expect(await count()).toBe(1)
})

it('PRICE-01 prices are compared again after each change', async () => {
  watchPrices()
  chooses()
  shows()
  expect(await count()).toBe(1)
  shows()
  expect(await count()).toBe(2)
  chooses()
  expect(await count()).toBe(3)
})

it('PRICE-01 nothing is compared before the page is idle', async () => {
  vi.stubGlobal('requestIdleCallback', () => {})
  watchPrices()
  chooses()
  shows()
  expect(await count()).toBe(0)
})
