import { afterEach, expect, it, vi } from 'vitest'
import { page } from '../../../../core/base/state/page'
import { addCartOpener, openCart } from '../../../../core/shop/cart/open-cart.action'

const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
afterEach(() => {
  assign.mockClear()
  delete page().performs.openCart
})

it('SHELL-03 without a header the cart’s page opens', async () => {
  await openCart()
  expect(assign).toHaveBeenCalledWith('/cart')
})

it('SHELL-03 the cart’s page is that of the page’s language', async () => {
  vi.stubGlobal('roveSettings', { basePath: '/shop/', pathPrefix: 'fr/' })
  await openCart()
  expect(assign).toHaveBeenCalledWith('/shop/fr/cart')
  vi.unstubAllGlobals()
})

const header = (isRendered = true) => {
  const host = document.createElement('rove-header')
  host.innerHTML = '<a href="/fr/cart">Panier</a>'
  const opener = { host, isOpen: () => false, isRendered: () => isRendered, open: vi.fn(async () => {}) }
  const life = new AbortController()
  addCartOpener(opener, life.signal)
  return { opener, link: host.firstElementChild as Element, remove: () => life.abort() }
}

it('SHELL-03 a replacement that calls itself without an input is rejected; its result can be anything', async () => {
  const cyclic: { self?: unknown } = {}
  cyclic.self = cyclic
  page().performs.openCart = async () => cyclic as never
  await expect(openCart()).resolves.toBeUndefined()
  page().performs.openCart = async () => openCart()
  await expect(openCart()).rejects.toMatchObject({ code: 'calls-itself', where: 'actions.openCart' })
})

it('SHELL-03 the header opens the cart until it is removed', async () => {
  const { opener, remove } = header()
  await openCart()
  expect(opener.open).toHaveBeenCalledTimes(1)
  expect(assign).not.toHaveBeenCalled()
  remove()
  await openCart()
  expect(opener.open).toHaveBeenCalledTimes(1)
  expect(assign).toHaveBeenCalledTimes(1)
})

it('SHELL-03 of two headers the one that is rendered opens the cart, and each works without the other', async () => {
  const hidden = header(false)
  const shown = header()
  const other = header()
  await openCart()
  expect(shown.opener.open).toHaveBeenCalledTimes(1)
  shown.remove()
  await openCart()
  expect(other.opener.open).toHaveBeenCalledTimes(1)
  other.remove()
  await openCart()
  expect(hidden.opener.open).not.toHaveBeenCalled()
  expect(assign).toHaveBeenCalledTimes(1)
  hidden.remove()
})

it('SHELL-03 the header of the pressed link opens the cart, with the address of the link', async () => {
  const first = header()
  const second = header(false)
  await openCart(second)
  expect(second.opener.open).toHaveBeenCalledExactlyOnceWith('/fr/cart')
  expect(first.opener.open).not.toHaveBeenCalled()
  first.remove()
  second.remove()
  await openCart(second)
  expect(assign).toHaveBeenCalledExactlyOnceWith('/fr/cart')
})

it('SHELL-03 a press on the link while the cart opens does nothing', async () => {
  const first = header()
  const second = header()
  first.opener.isOpen = () => true
  page().performs.openCart = vi.fn(async () => {})
  await openCart(second)
  expect(page().performs.openCart).not.toHaveBeenCalled()
  first.remove()
  second.remove()
})

it('SHELL-03 while one header has the cart open, no other opens it', async () => {
  const first = header()
  const second = header()
  second.opener.isOpen = () => true
  await openCart()
  expect(first.opener.open).not.toHaveBeenCalled()
  expect(second.opener.open).toHaveBeenCalledTimes(1)
  first.remove()
  second.remove()
})

it('SHELL-03 a page’s own action replaces it', async () => {
  const own = vi.fn(async () => {})
  page().performs.openCart = own
  await openCart()
  expect(own).toHaveBeenCalledTimes(1)
  expect(assign).not.toHaveBeenCalled()
})
