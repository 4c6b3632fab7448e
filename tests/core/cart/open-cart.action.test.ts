import { afterEach, expect, it, vi } from 'vitest'
import { openCart, setCartOpener } from '../../../core/cart/open-cart.action'
import { page } from '../../../core/page/page'

const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
afterEach(() => {
  assign.mockClear()
  delete page().performs.openCart
})

it('SHELL-03 without a header the cart’s page opens', async () => {
  await openCart()
  expect(assign).toHaveBeenCalledWith('/cart')
})

it('SHELL-03 the header opens the cart until it is removed', async () => {
  const header = new AbortController()
  const open = vi.fn(async () => {})
  setCartOpener(open, header.signal)
  await openCart()
  expect(open).toHaveBeenCalledTimes(1)
  expect(assign).not.toHaveBeenCalled()
  header.abort()
  await openCart()
  expect(open).toHaveBeenCalledTimes(1)
  expect(assign).toHaveBeenCalledTimes(1)
})

it('SHELL-03 a page’s own action replaces it', async () => {
  const own = vi.fn(async () => {})
  page().performs.openCart = own
  await openCart()
  expect(own).toHaveBeenCalledTimes(1)
  expect(assign).not.toHaveBeenCalled()
})
