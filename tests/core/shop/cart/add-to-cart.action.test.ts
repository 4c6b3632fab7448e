import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../../../core/base/bus/bus'
import { page } from '../../../../core/base/state/page'
import { addToCart } from '../../../../core/shop/cart/add-to-cart.action'

const input = { nid: 7, model: 'OAT-3', qty: 2, options: new Map([[1, 11]]) }
const line = { nid: 7, model: 'OAT-3', qty: 2, price: 990, currency: 'USD' }
const told = vi.fn()
let leave: (() => void)[] = []

beforeEach(() => {
  told.mockReset()
  leave = (['cart:added', 'cart:changed'] as const).map((fact) => pageBus().on(fact, (payload) => told(fact, payload)))
})
afterEach(() => {
  for (const off of leave) off()
  delete page().performs.addToCart
  vi.unstubAllGlobals()
})

describe('adding to the cart', () => {
  it('BUY-02 makes the contract’s call, and publishes the server’s price and count', async () => {
    const bodies: URLSearchParams[] = []
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const request = new Request(address, init)
      bodies.push(new URLSearchParams(await request.text()))
      return Response.json({ count: '3', line: { ...line, price: '990' } })
    })
    await addToCart(input)
    await addToCart(input)
    expect(told.mock.calls.slice(0, 2)).toEqual([
      ['cart:added', line],
      ['cart:changed', { count: 3 }],
    ])
    expect(bodies.map((body) => [body.get('model'), body.get('attributes[1]')])).toEqual([
      ['OAT-3', '11'],
      ['OAT-3', '11'],
    ])
    const operations = bodies.map((body) => body.get('operation'))
    expect(operations[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(operations[1], 'two presses are two operations').not.toBe(operations[0])
  })

  it('BUY-02 can be performed by the page; an unknown count is not published', async () => {
    const perform = vi.fn(async () => ({ ...line, currency: 'USD' as const, count: undefined }))
    page().performs.addToCart = perform
    await addToCart(input)
    expect(perform).toHaveBeenCalledExactlyOnceWith(input, expect.any(Function))
    expect(told.mock.calls).toEqual([['cart:added', line]])
  })

  it('BUY-02 the page’s own action can call ours, which publishes once; one that calls itself is rejected', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ count: '3', line }))
    page().performs.addToCart = async (given, ours) => {
      if (!ours) throw new Error('not given')
      return ours(given)
    }
    await addToCart({ nid: 7, model: 'OAT-3', qty: 1, options: { 1: 2 } })
    expect(told.mock.calls.filter(([fact]) => fact === 'cart:added')).toHaveLength(1)
    page().performs.addToCart = (given) => addToCart(given)
    await expect(addToCart(input)).rejects.toMatchObject({ code: 'calls-itself', where: 'actions.addToCart' })
  })

  it('BUY-02 the result of the page’s own action is validated; numbers can have PHP’s spellings', async () => {
    page().performs.addToCart = async () => ({ ...line, qty: '2', price: '990', currency: null, count: '3' }) as never
    await expect(addToCart(input)).resolves.toMatchObject({ count: 3 })
    expect(told.mock.calls).toEqual([
      ['cart:added', { ...line, currency: undefined }],
      ['cart:changed', { count: 3 }],
    ])
  })

  it.each([
    ['nothing', undefined],
    ['a part', { count: 3 }],
    ['no number', { ...line, qty: 'two' }],
    ['no price', { ...line, price: -990 }],
    ['a count that is none', { ...line, count: 'many' }],
  ])('BUY-02 publishes nothing where the page’s own action returns %s', async (_, outcome) => {
    page().performs.addToCart = async () => outcome as never
    await expect(addToCart(input)).rejects.toMatchObject({ code: 'wrong-shape', where: 'actions.addToCart' })
    expect(told).not.toHaveBeenCalled()
  })

  it.each([
    [{ success: false, message: 'Two <b>per</b> visitor.' }],
    [{ message: 'Two <b>per</b> visitor.' }],
    [{ count: 0, line: { ...line, qty: 0 }, message: 'Two <b>per</b> visitor.' }],
    [{ success: false, count: 1, line, message: 'Two <b>per</b> visitor.' }],
  ])('BUY-02 a 200 with the reason why nothing was added is a refusal: %j', async (answer) => {
    vi.stubGlobal('fetch', async () => Response.json(answer))
    await expect(addToCart(input)).rejects.toMatchObject({ code: 'refused', serverMessage: 'Two per visitor.' })
    expect(told).not.toHaveBeenCalled()
  })

  it('BUY-02 the shop’s message is returned as plain text, and not published', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ count: 3, line, message: 'Yours <i>until</i> noon.' }))
    await expect(addToCart(input)).resolves.toMatchObject({ message: 'Yours until noon.' })
    expect(told.mock.calls[0]).toEqual(['cart:added', line])
  })

  it('BUY-02 publishes nothing where the server fails', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
    await expect(addToCart(input)).rejects.toMatchObject({ code: 'status-500', where: 'cart.add' })
    expect(told).not.toHaveBeenCalled()
  })
})
