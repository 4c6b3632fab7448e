import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../core/base/report/errors'
import type { CartAddInput } from '../../../core/shop/cart/cart-add.contract'
import { createBuyboxModel } from '../../../widgets/buybox/buybox.model'
import { doublePressMs } from '../../../widgets/buybox/buybox.rules'
import { pageProduct, shop } from './sofa'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('additions to the cart', () => {
  it('BUY-03 an incomplete choice shows what is missing and adds nothing', async () => {
    const { deps } = shop({ preset: [11] })
    const model = createBuyboxModel(deps)
    await model.add()
    expect(model.get().purchase).toEqual({ at: 'incomplete' })
    expect(deps.addToCart).not.toHaveBeenCalled()
  })

  it('BUY-05 a sold-out model is not added', async () => {
    const { deps } = shop({ preset: [12, 22] })
    const model = createBuyboxModel(deps)
    await model.add()
    expect(model.offered()).toMatchObject({ model: 'MOSS-3', buyable: false, stock: { at: 'sold-out' } })
    expect(deps.addToCart).not.toHaveBeenCalled()
  })

  it('BUY-02 the model is added with its options', async () => {
    const { deps } = shop({ preset: [11, 22], qty: 2 })
    const model = createBuyboxModel(deps)
    await model.add()
    expect(deps.addToCart).toHaveBeenCalledExactlyOnceWith({
      nid: 1201,
      model: 'OAT-3',
      qty: 2,
      options: new Map([
        [1, 11],
        [2, 22],
      ]),
      operation: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(model.get().purchase).toEqual({ at: 'added' })
  })

  it('BUY-02 a double press adds once', async () => {
    const { deps } = shop({ preset: [11, 22] })
    const model = createBuyboxModel(deps)
    await Promise.all([model.add(), model.add(), model.checkout()])
    expect(deps.addToCart).toHaveBeenCalledTimes(1)
    expect(deps.goToCheckout).not.toHaveBeenCalled()
  })

  it('BUY-02 a double press adds once, even if the response arrives between its clicks', async () => {
    const { deps } = shop({ preset: [11, 22] })
    const model = createBuyboxModel(deps)
    await model.add()
    vi.advanceTimersByTime(doublePressMs - 1)
    await model.add()
    expect(deps.addToCart).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    await model.add()
    expect(deps.addToCart).toHaveBeenCalledTimes(2)
  })

  it('BUY-02 a retry after a failure has the same operation id, an addition after a success a new one', async () => {
    const { deps } = shop({ preset: [11, 22] })
    const model = createBuyboxModel(deps)
    const addToCart = vi.mocked(deps.addToCart)
    addToCart.mockRejectedValueOnce(new RoveError('timeout', 'cart.add'))
    await model.add()
    await model.add()
    vi.advanceTimersByTime(doublePressMs)
    addToCart.mockRejectedValueOnce(new RoveError('timeout', 'cart.add'))
    await model.add()
    model.choose(21)
    await model.add()
    const [lost, again, anew, other] = addToCart.mock.calls.map(([{ operation }]) => operation)
    expect(again).toBe(lost)
    expect(anew).not.toBe(again)
    expect(other, 'another model is another operation').not.toBe(anew)
  })

  it('BUY-02 the message of an addition is removed when another model is chosen, also during the request', async () => {
    const { deps } = shop({ preset: [11, 22] })
    const model = createBuyboxModel(deps)
    await model.add()
    model.choose(21)
    expect(model.get().purchase).toEqual({ at: 'idle' })
    vi.advanceTimersByTime(doublePressMs)
    const added = model.add()
    model.choose(22)
    await added
    expect(model.get().purchase).toEqual({ at: 'idle' })
  })

  it('BUY-02 the page leaves for the checkout once the model is in the cart, and stays after a failure', async () => {
    const { deps } = shop({ preset: [11, 22] })
    const model = createBuyboxModel(deps)
    vi.mocked(deps.addToCart).mockRejectedValueOnce(new RoveError('status-500', 'cart.add'))
    await model.checkout()
    expect(model.get().purchase).toEqual({ at: 'failed', message: undefined })
    expect(deps.goToCheckout).not.toHaveBeenCalled()
    expect(deps.report).toHaveBeenCalledTimes(1)
    await model.checkout()
    expect(deps.goToCheckout).toHaveBeenCalledTimes(1)
  })

  it('BUY-02 the server’s message is shown for an addition and for a refusal', async () => {
    const { deps } = shop({ preset: [11, 22] })
    const model = createBuyboxModel(deps)
    vi.mocked(deps.addToCart).mockRejectedValueOnce(new RoveError('refused', 'cart.add', {}, 'Two per visitor.'))
    await model.add()
    expect(model.get().purchase).toEqual({ at: 'failed', message: 'Two per visitor.' })
    vi.mocked(deps.addToCart).mockResolvedValueOnce({ message: 'It is yours until noon.' })
    await model.add()
    expect(model.get().purchase).toEqual({ at: 'added', message: 'It is yours until noon.' })
  })

  it('BUY-02 a model that was just added is not added again by the checkout button', async () => {
    const { deps } = shop({ preset: [11, 22] })
    const model = createBuyboxModel(deps)
    await model.add()
    vi.advanceTimersByTime(doublePressMs)
    await model.checkout()
    await model.checkout()
    expect(deps.goToCheckout).toHaveBeenCalledTimes(2)
    expect(deps.addToCart).toHaveBeenCalledTimes(1)
    model.choose(21)
    await model.checkout()
    expect(deps.addToCart, 'another model is another thing').toHaveBeenCalledTimes(2)
  })

  it('BUY-02 with another protection the checkout button adds the model again', async () => {
    const offers = [{ id: 'P3', title: '', term: 3, charge: 185 }]
    const { deps } = shop(
      { preset: [11, 22], readOffers: async () => offers },
      { more: { ...pageProduct, protection: true } },
    )
    const model = createBuyboxModel(deps)
    await vi.waitFor(() => expect(model.get().offers).toEqual(offers))
    await model.add()
    vi.advanceTimersByTime(doublePressMs)
    model.takeProtection('P3')
    const adding = model.add()
    model.takeProtection(undefined)
    await adding
    expect(deps.addToCart).toHaveBeenLastCalledWith(expect.objectContaining({ protection: 'P3' }))
    expect(model.get().purchase.at, 'what is there is not what is chosen now').toBe('idle')
    vi.advanceTimersByTime(doublePressMs)
    await model.checkout()
    expect(deps.addToCart).toHaveBeenCalledTimes(3)
  })

  it('BUY-02 a restored page shows no earlier addition, and can add again', async () => {
    const { deps } = shop({ preset: [11, 22] })
    const model = createBuyboxModel(deps)
    await model.checkout()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(model.get().purchase.at).toBe('idle')
    vi.advanceTimersByTime(doublePressMs)
    await model.checkout()
    expect(deps.addToCart).toHaveBeenCalledTimes(2)
  })

  it('BUY-02 nothing is added if the page handles the request itself', async () => {
    const operations: unknown[] = []
    const mayAdd = ({ operation }: CartAddInput) => {
      operations.push(operation)
      return false
    }
    const { deps } = shop({ preset: [11, 22], mayAdd })
    const model = createBuyboxModel(deps)
    await model.add()
    await model.add()
    expect(deps.addToCart).not.toHaveBeenCalled()
    expect(model.get().purchase).toEqual({ at: 'idle' })
    expect(operations[1], 'two presses are two operations').not.toBe(operations[0])
  })
})
