import { describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../core/errors'
import { createCartModel } from '../../../widgets/cart/cart.model'
import { shownLines } from '../../../widgets/cart/cart.rules'
import { cartOf, line } from './carts'
import { eachHasAShop, idle, qtys, server, settle } from './each-shop'

eachHasAShop()

describe('quantities', () => {
  it('CART-01 are sent once they have rested for 700 ms, all in one call', async () => {
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

  it('CART-01 are sent one call at a time, and the last wish counts', async () => {
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

  it('CART-01 are shown as the shopper wants them, and afterwards as the server has them', async () => {
    const errors = [{ field: 'a', message: 'Only 2.' }]
    const cart = cartOf([line('a', { qty: 2 })])
    const model = createCartModel({ ...server.deps, change: async () => ({ cart, errors }) })
    model.setQty('a', 9)
    expect(shownLines(model.get())[0]).toMatchObject({ qty: 9, waiting: 'change', error: undefined })
    await idle()
    expect(shownLines(model.get())).toEqual([expect.objectContaining({ qty: 2, waiting: 'no', error: 'Only 2.' })])
  })

  it('CART-01 a failure says so, and puts back what the server has', async () => {
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
  ])('CART-01 a refused change of %s says why, in the shop’s words, beside it', async (_, change, field) => {
    const model = createCartModel(server.deps)
    server.failWith(new RoveError('status-422', 'cart.change', {}, 'Not today.'))
    if ('qty' in change) model.setQty('a', 2)
    if ('coupon' in change) void model.setCoupon('SPRING')
    await idle()
    expect(model.get().outcome).toEqual({ at: 'refused', errors: [{ field, message: 'Not today.' }] })
  })

  it('CART-01 keeps the cart it knows where neither the change nor the cart can be had', async () => {
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

  it('are sent when the page is left before they have rested', () => {
    const model = createCartModel(server.deps)
    model.leave()
    expect(server.deps.sendLast).not.toHaveBeenCalled()
    model.setQty('a', 4)
    model.leave()
    expect(server.deps.sendLast).toHaveBeenCalledExactlyOnceWith({ qty: { a: 4 } })
  })

  it('rest for good once it is stopped', async () => {
    const model = createCartModel(server.deps)
    model.setQty('a', 4)
    model.stop()
    await idle()
    expect(server.calls).toEqual([])
  })
})

describe('removing', () => {
  it('CART-01 is sent at once, with what waits, and can be undone', async () => {
    const model = createCartModel(server.deps)
    model.setQty('b', 3)
    await model.remove('a')
    expect(server.calls).toEqual([{ qty: { b: 3, a: 0 } }])
    expect(model.get()).toMatchObject({ removed: { id: 'a' }, cart: { count: 3 } })
    await model.bringBack()
    expect(server.calls[1]).toEqual({ qty: { a: 1 } })
    expect(model.get().removed).toBeUndefined()
    expect(qtys(model)).toEqual([
      ['a', 1],
      ['b', 3],
    ])
  })

  it('keeps the line, waiting, until the server has answered', async () => {
    server.hold()
    const model = createCartModel(server.deps)
    const removing = model.remove('a')
    expect(shownLines(model.get())[0]).toMatchObject({ waiting: 'removal', qty: 1 })
    server.letGo()
    await removing
    expect(qtys(model)).toEqual([['b', 1]])
  })

  it('brings nothing back where nothing was removed, and nothing twice', async () => {
    const model = createCartModel(server.deps)
    await model.bringBack()
    await model.remove('a')
    await Promise.all([model.bringBack(), model.bringBack()])
    expect(server.calls.filter(({ qty }) => qty?.a === 1)).toHaveLength(1)
  })
})

describe('coupons', () => {
  it('CART-01 are put on and taken off, and what else was wished goes with them', async () => {
    const model = createCartModel(server.deps)
    model.setQty('a', 2)
    await model.setCoupon('ROOMS10')
    expect(server.calls).toEqual([{ qty: { a: 2 }, coupon: 'ROOMS10' }])
    expect(model.get().cart.coupon?.code).toBe('ROOMS10')
    await model.setCoupon('')
    expect(model.get().cart.coupon).toBeUndefined()
    expect(vi.mocked(server.deps.tell).mock.calls.map(([, , isOurs]) => isOurs)).toEqual([true, true])
  })
})
