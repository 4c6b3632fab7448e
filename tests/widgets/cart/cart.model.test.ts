import { describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../core/base/report/errors'
import { createCartModel } from '../../../widgets/cart/cart.model'
import { shownLines } from '../../../widgets/cart/cart.rules'
import { cartOf, line } from './carts'
import { createEachShop, idle, qtys, server, settle } from './each-shop'

createEachShop()

describe('quantities in the cart', () => {
  it('CART-01 quantities are sent in one request, debounced by 700 ms', async () => {
    const model = createCartModel(server.deps)
    model.setQty('a', 2)
    await vi.advanceTimersByTimeAsync(699)
    model.setQty('a', 3)
    model.setQty('b', 2)
    await vi.advanceTimersByTimeAsync(699)
    expect(server.calls).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(server.calls).toEqual([{ qty: { a: 3, b: 2 } }])
    expect(model.get()).toMatchObject({ cart: { count: 5 }, outcome: { at: 'saved' } })
  })

  it('CART-01 requests are sent one at a time, and the last quantity wins', async () => {
    const model = createCartModel(server.deps)
    server.hold()
    model.setQty('a', 2)
    await idle()
    model.setQty('a', 3)
    await idle()
    model.setQty('a', 4)
    expect(server.calls).toEqual([{ qty: { a: 2 } }])
    server.letGo()
    await settle()
    expect(qtys(model)).toEqual([
      ['a', 4],
      ['b', 1],
    ])
    await idle()
    expect(server.calls).toEqual([{ qty: { a: 2 } }, { qty: { a: 4 } }])
    expect(model.get().cart.count).toBe(5)
  })

  it('CART-01 pending quantities are shown at once, and then those of the server', async () => {
    const errors = [{ field: 'a', message: 'Only 2.' }]
    const cart = cartOf([line('a', { qty: 2 })])
    const model = createCartModel({ ...server.deps, change: async () => ({ cart, errors }) })
    model.setQty('a', 9)
    expect(shownLines(model.get())[0]).toMatchObject({ qty: 9, waiting: 'change', error: undefined })
    await idle()
    expect(shownLines(model.get())).toEqual([expect.objectContaining({ qty: 2, waiting: 'no', error: 'Only 2.' })])
  })

  it('CART-01 a failure shows a message and the server’s quantities', async () => {
    const model = createCartModel(server.deps)
    server.failWith(new RoveError('timeout', 'cart.change'))
    server.set(cartOf([line('a', { qty: 7 }), line('b')]))
    model.setQty('a', 2)
    await idle()
    expect(model.get().outcome).toEqual({ at: 'failed', change: { qty: { a: 2 } } })
    expect(qtys(model)[0]).toEqual(['a', 7])
    expect(server.deps.report).toHaveBeenCalledTimes(1)
    server.failWith(undefined)
    model.setQty('a', 3)
    expect(model.get().outcome).toEqual({ at: 'none' })
    await idle()
    expect(model.get().outcome).toEqual({ at: 'saved' })
  })

  it.each([
    ['a quantity', { qty: 2 }, 'a'],
    ['a coupon', { coupon: 'SPRING' }, 'coupon'],
    ['both', { qty: 2, coupon: 'SPRING' }, 'coupon'],
  ])('CART-01 a refused change of %s shows the server’s message beside it', async (_, change, field) => {
    const model = createCartModel(server.deps)
    server.failWith(new RoveError('status-422', 'cart.change', {}, 'Not today.'))
    if ('qty' in change) model.setQty('a', 2)
    if ('coupon' in change) void model.setCoupon('SPRING')
    await idle()
    expect(model.get().outcome).toEqual({ at: 'refused', errors: [{ field, message: 'Not today.' }] })
  })

  it('CART-01 the cart stays as it is if both the change and the read fail', async () => {
    server.deps.read = async () => {
      throw new RoveError('network', 'cart.read')
    }
    const model = createCartModel(server.deps)
    server.failWith(new RoveError('network', 'cart.change'))
    model.setQty('a', 2)
    await idle()
    expect(qtys(model)[0]).toEqual(['a', 1])
    expect(server.deps.report).toHaveBeenCalledTimes(2)
  })

  it('pending quantities are sent when the page is left before the debounce ends', () => {
    const model = createCartModel(server.deps)
    model.sendPending()
    expect(server.deps.sendLast).not.toHaveBeenCalled()
    model.setQty('a', 4)
    model.sendPending()
    expect(server.deps.sendLast).toHaveBeenCalledExactlyOnceWith({ qty: { a: 4 } })
  })

  it('no quantities are sent after the model is stopped', async () => {
    const model = createCartModel(server.deps)
    model.setQty('a', 4)
    model.stop()
    await idle()
    expect(server.calls).toEqual([])
  })
})

describe('removals from the cart', () => {
  it('CART-01 a removal is sent at once with pending changes, and can be undone', async () => {
    const model = createCartModel(server.deps)
    model.setQty('b', 3)
    await model.remove('a')
    expect(server.calls).toEqual([{ qty: { b: 3, a: 0 } }])
    expect(model.get()).toMatchObject({ removed: { id: 'a' }, cart: { count: 3 } })
    await model.undo()
    expect(server.calls[1]).toEqual({ qty: { a: 1 } })
    expect(model.get().removed).toBeUndefined()
    expect(qtys(model)).toEqual([
      ['a', 1],
      ['b', 3],
    ])
  })

  it('a removed line stays, marked as pending, until the server answers', async () => {
    server.hold()
    const model = createCartModel(server.deps)
    const removing = model.remove('a')
    expect(shownLines(model.get())[0]).toMatchObject({ waiting: 'removal', qty: 1 })
    server.letGo()
    await removing
    expect(qtys(model)).toEqual([['b', 1]])
  })

  it('undo does nothing without a removal, and nothing twice', async () => {
    const model = createCartModel(server.deps)
    await model.undo()
    await model.remove('a')
    await Promise.all([model.undo(), model.undo()])
    expect(server.calls.filter(({ qty }) => qty?.a === 1)).toHaveLength(1)
  })
})

describe('coupons in the cart', () => {
  it('CART-01 coupons are applied and removed together with pending changes', async () => {
    const model = createCartModel(server.deps)
    model.setQty('a', 2)
    await model.setCoupon('ROOMS10')
    expect(server.calls).toEqual([{ qty: { a: 2 }, coupon: 'ROOMS10' }])
    expect(model.get().cart.coupon?.code).toBe('ROOMS10')
    await model.setCoupon('')
    expect(model.get().cart.coupon).toBeUndefined()
    expect(vi.mocked(server.deps.publish).mock.calls.map(([, , isOurs]) => isOurs)).toEqual([true, true])
  })
})
