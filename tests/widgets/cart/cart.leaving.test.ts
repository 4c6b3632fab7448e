import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../core/base/report/errors'
import type { Cart } from '../../../core/shop/cart/cart.contract'
import { createCartModel } from '../../../widgets/cart/cart.model'
import { shop } from './cart-shop'
import { cartOf, line, terms } from './carts'
import { createEachShop, idle, openShop, qtys, server, settle } from './each-shop'

createEachShop()

describe('leaving the cart for the checkout', () => {
  it('CART-01 pending changes are sent before the page leaves for the checkout', async () => {
    const model = createCartModel(server.deps)
    model.setQty('a', 2)
    server.hold()
    const leaving = model.checkout()
    expect(model.get().stage).toBe('leaving')
    await settle()
    expect(server.deps.goToCheckout).not.toHaveBeenCalled()
    server.letGo()
    await leaving
    expect(server.calls).toEqual([{ qty: { a: 2 } }])
    expect(server.deps.goToCheckout).toHaveBeenCalledTimes(1)
  })

  it('a double press of the checkout button counts once, and locks the cart', async () => {
    const model = createCartModel(server.deps)
    await Promise.all([model.checkout(), model.checkout()])
    model.setQty('a', 5)
    await idle()
    expect(server.deps.goToCheckout).toHaveBeenCalledTimes(1)
    expect(server.calls).toEqual([])
  })

  it.each([
    ['fails', () => server.failWith(new RoveError('status-500', 'cart.change'))],
    ['is refused', () => server.refuse({ field: 'a', message: 'Only 1.' })],
  ])('the page stays if a pending change %s, and the next press leaves', async (_, spoil) => {
    const model = createCartModel(server.deps)
    spoil()
    model.setQty('a', 2)
    await model.checkout()
    expect(model.get().stage).toBe('browsing')
    expect(server.deps.goToCheckout).not.toHaveBeenCalled()
    await model.checkout()
    expect(server.deps.goToCheckout).toHaveBeenCalledTimes(1)
  })

  it('the checkout button works again on a restored page, which reads the cart', async () => {
    const model = createCartModel(server.deps)
    await model.checkout()
    server.set(cartOf([line('b', { qty: 9 })]))
    model.resume()
    expect(server.deps.read, 'it is asked for once, by what sees the page again').not.toHaveBeenCalled()
    await model.refresh()
    expect(model.get()).toMatchObject({ stage: 'browsing', cart: { count: 9 }, unsent: {} })
  })
})

describe('the terms of custom-made products', () => {
  beforeEach(() => {
    openShop(cartOf([line('a', { custom: true }), line('b')], { terms }))
  })

  it('CART-02 the terms open before the checkout, which follows once the visitor agrees', async () => {
    const model = createCartModel(server.deps)
    await model.checkout()
    expect(model.get().stage).toBe('terms')
    expect(model.termsView()).toBeDefined()
    expect(server.deps.goToCheckout).not.toHaveBeenCalled()
    await model.agree()
    expect(server.calls).toEqual([{ terms: true }])
    expect(server.deps.goToCheckout).toHaveBeenCalledTimes(1)
  })

  it('CART-02 the terms do not open if already agreed to, or if the custom line was removed', async () => {
    const agreed = shop(cartOf([line('a')], { terms: { ...terms, agreed: true } }))
    await createCartModel(agreed.deps).checkout()
    expect(agreed.deps.goToCheckout).toHaveBeenCalledTimes(1)
    const model = createCartModel({ ...server.deps, change: async () => ({ cart: cartOf([line('b')]), errors: [] }) })
    void model.remove('a')
    await model.checkout()
    expect(server.deps.goToCheckout).toHaveBeenCalledTimes(1)
    expect(server.deps.loadTerms).not.toHaveBeenCalled()
  })

  it('CART-02 closing the terms does not agree to them, and a failure leaves them open', async () => {
    const model = createCartModel(server.deps)
    await model.checkout()
    model.closeTerms()
    expect(model.get().stage).toBe('browsing')
    await model.checkout()
    server.failWith(new RoveError('status-500', 'cart.change'))
    await model.agree()
    expect(model.get()).toMatchObject({ stage: 'terms', outcome: { at: 'failed', change: { terms: true } } })
    server.failWith(undefined)
    await Promise.all([model.agree(), model.agree()])
    expect(server.deps.goToCheckout).toHaveBeenCalledTimes(1)
  })

  it('CART-02 if the terms’ code cannot be loaded, a message says so and the page stays', async () => {
    server.deps.loadTerms = async () => {
      throw new RoveError('network', 'terms')
    }
    const model = createCartModel(server.deps)
    await model.checkout()
    expect(model.get()).toMatchObject({ stage: 'browsing', outcome: { at: 'unopened' } })
    expect(server.deps.report).toHaveBeenCalledTimes(1)
  })

  it('the terms close if they are no longer needed', async () => {
    const model = createCartModel(server.deps)
    await model.checkout()
    server.set(cartOf([line('b')]))
    await model.refresh()
    expect(model.get().stage).toBe('browsing')
  })
})

describe('changes elsewhere', () => {
  it('a change elsewhere is read, and published as not caused by this cart', async () => {
    const model = createCartModel(server.deps)
    server.set(cartOf([line('c', { qty: 4 })]))
    await model.refresh()
    expect(model.get().cart.count).toBe(4)
    expect(vi.mocked(server.deps.publish).mock.calls[0]?.[2]).toBe(false)
  })

  it('the response of a read from before a change is ignored', async () => {
    let answer = (_: { cart: Cart }) => {}
    server.deps.read = () => new Promise((resolve) => (answer = resolve))
    const model = createCartModel(server.deps)
    const reading = model.refresh()
    await model.remove('a')
    answer({ cart: cartOf([line('a'), line('b')]) })
    await reading
    expect(qtys(model)).toEqual([['b', 1]])
  })
})
