import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Cart, CartChange } from '../../../core/contract/cart-page'
import { findCountry } from '../../../core/domain/countries'
import { RoveError } from '../../../core/errors'
import { createSay } from '../../../core/texts'
import { type CartDeps, createCartModel, idleMs } from '../../../widgets/cart/cart.model'
import { shownLines } from '../../../widgets/cart/cart.rules'
import { cartTexts } from '../../../widgets/cart/cart.texts'
import { cartOf, line, terms } from './carts'

/** A server that does what it is told, when it is let. */
function shop(start = cartOf([line('a'), line('b')])) {
  const calls: CartChange[] = []
  const waiting: (() => void)[] = []
  let held = false
  let failure: unknown
  let errors: { field: string; message: string }[] = []
  let cart = start
  const apply = ({ qty = {}, coupon, terms: agreed }: CartChange): Cart => {
    const known = new Map([...start.lines, ...cart.lines].map((one) => [one.id, one]))
    const lines = [...known.values()]
      .map((one) => ({ ...one, qty: qty[one.id] ?? cart.lines.find(({ id }) => id === one.id)?.qty ?? 0 }))
      .filter((one) => one.qty > 0)
    const kept = coupon === undefined ? cart.coupon : coupon ? { code: coupon, title: '10% off' } : undefined
    const asks = cart.terms && { ...cart.terms, agreed: agreed ?? cart.terms.agreed }
    cart = cartOf(lines, { coupon: kept, terms: asks })
    return cart
  }
  const deps: CartDeps = {
    cart: start,
    country: findCountry('US') as NonNullable<ReturnType<typeof findCountry>>,
    say: createSay(cartTexts, 'en'),
    money: String,
    basePath: '/',
    safeUrl: (url) => url,
    read: vi.fn(async () => ({ cart })),
    async change(change) {
      calls.push(change)
      if (held) await new Promise<void>((resolve) => waiting.push(resolve))
      if (failure) throw failure
      return { cart: apply(change), errors }
    },
    sendLast: vi.fn(),
    tell: vi.fn(),
    loadTerms: vi.fn(async () => () => null),
    goToCheckout: vi.fn(),
    report: vi.fn(),
  }
  return {
    deps,
    calls,
    apply,
    hold: () => (held = true),
    letGo: () => {
      held = false
      for (const go of waiting.splice(0)) go()
    },
    failWith: (one: unknown) => (failure = one),
    refuse: (...one: typeof errors) => (errors = one),
    set: (one: Cart) => (cart = one),
  }
}

let server: ReturnType<typeof shop>
beforeEach(() => {
  vi.useFakeTimers()
  server = shop()
})
afterEach(() => vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(0)
const idle = () => vi.advanceTimersByTimeAsync(idleMs)
const qtys = (model: ReturnType<typeof createCartModel>) =>
  shownLines(model.get()).map(({ line: { id }, qty }) => [id, qty])

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

describe('the way to the checkout', () => {
  it('CART-01 what waits is sent before', async () => {
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

  it('a double press is one, and nothing more is changed on the way', async () => {
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
  ])('the shopper stays where what waits %s, and can go afterwards', async (_, spoil) => {
    const model = createCartModel(server.deps)
    spoil()
    model.setQty('a', 2)
    await model.checkout()
    expect(model.get().stage).toBe('browsing')
    expect(server.deps.goToCheckout).not.toHaveBeenCalled()
    await model.checkout()
    expect(server.deps.goToCheckout).toHaveBeenCalledTimes(1)
  })

  it('can be pressed again on a page that has come back, which asks how the cart is now', async () => {
    const model = createCartModel(server.deps)
    await model.checkout()
    server.set(cartOf([line('b', { qty: 9 })]))
    model.comeBack()
    await settle()
    expect(model.get()).toMatchObject({ stage: 'browsing', cart: { count: 9 }, wishes: {} })
  })
})

describe('the terms of what is made to order', () => {
  beforeEach(() => {
    server = shop(cartOf([line('a', { custom: true }), line('b')], { terms }))
  })

  it('CART-02 are opened in place of the checkout, and lead there once they are agreed to', async () => {
    const model = createCartModel(server.deps)
    await model.checkout()
    expect(model.get().stage).toBe('terms')
    expect(model.termsView()).toBeDefined()
    expect(server.deps.goToCheckout).not.toHaveBeenCalled()
    await model.agree()
    expect(server.calls).toEqual([{ terms: true }])
    expect(server.deps.goToCheckout).toHaveBeenCalledTimes(1)
  })

  it('CART-02 are not asked for again, or where what was custom is taken out on the way', async () => {
    const agreed = shop(cartOf([line('a')], { terms: { ...terms, agreed: true } }))
    await createCartModel(agreed.deps).checkout()
    expect(agreed.deps.goToCheckout).toHaveBeenCalledTimes(1)
    const model = createCartModel({ ...server.deps, change: async () => ({ cart: cartOf([line('b')]), errors: [] }) })
    void model.remove('a')
    await model.checkout()
    expect(server.deps.goToCheckout).toHaveBeenCalledTimes(1)
    expect(server.deps.loadTerms).not.toHaveBeenCalled()
  })

  it('CART-02 closing them agrees to nothing, and a failure leaves them open', async () => {
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

  it('CART-02 where their code cannot be had, the shopper stays', async () => {
    server.deps.loadTerms = async () => {
      throw new RoveError('network', 'terms')
    }
    const model = createCartModel(server.deps)
    await model.checkout()
    expect(model.get().stage).toBe('browsing')
    expect(server.deps.report).toHaveBeenCalledTimes(1)
  })

  it('are closed where they are no longer needed', async () => {
    const model = createCartModel(server.deps)
    await model.checkout()
    server.set(cartOf([line('b')]))
    await model.refresh()
    expect(model.get().stage).toBe('browsing')
  })
})

describe('what happens elsewhere', () => {
  it('is asked for, and told here as not ours', async () => {
    const model = createCartModel(server.deps)
    server.set(cartOf([line('c', { qty: 4 })]))
    await model.refresh()
    expect(model.get().cart.count).toBe(4)
    expect(vi.mocked(server.deps.tell).mock.calls[0]?.[2]).toBe(false)
  })

  it('an answer from before a change is not believed', async () => {
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
