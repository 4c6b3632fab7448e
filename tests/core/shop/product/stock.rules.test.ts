import { describe, expect, it } from 'vitest'
import {
  isBuyable,
  isInStock,
  type ModelStock,
  noStock,
  type StockDisplay,
  stockDisplay,
} from '../../../../core/shop/product/stock.rules'

/** The rows of the specification's table: the matching input and the message with a destination. */
const rows: readonly [string, Partial<ModelStock>, StockDisplay][] = [
  ['hidden', { hidden: true }, { at: 'hidden' }],
  ['satellite', { satellite: 4, satelliteShips: 'May 2' }, { at: 'satellite', left: 4, ships: 'May 2' }],
  ['in stock', { inStock: 3, ships: 'May 1' }, { at: 'in-stock', left: 3, ships: 'May 1' }],
  ['pre-order', { preOrder: 7, expected: 'June' }, { at: 'pre-order', count: '7', expected: 'June' }],
  ['message', { message: { text: 'Made to order', tip: undefined } }, expect.objectContaining({ at: 'message' })],
  ['disallowed', { disallowed: true }, { at: 'disallowed' }],
]

describe('how stock is shown', () => {
  it.each(rows)('BUY-01 the rule %s alone', (_, stock, display) => {
    expect(stockDisplay({ ...noStock, ...stock }, true)).toEqual(display)
  })

  const ties = rows.flatMap(([first, one, display], n) =>
    rows.slice(n + 1).map(([later, other]) => [first, later, { ...other, ...one }, display] as const),
  )
  it.each(ties)('BUY-01 %s takes precedence over %s', (_, __, stock, display) => {
    expect(stockDisplay({ ...noStock, ...stock }, true)).toEqual(display)
  })

  it('BUY-01 with all rules matching, the first applies', () => {
    const all = Object.assign({}, noStock, ...rows.map(([, stock]) => stock)) as ModelStock
    expect(stockDisplay(all, true)).toEqual({ at: 'hidden' })
  })

  it('BUY-01 satellite stock counts only with a destination', () => {
    const stock = { ...noStock, satellite: 4, inStock: 3 }
    expect(stockDisplay(stock, true).at).toBe('satellite')
    expect(stockDisplay(stock, false)).toEqual({ at: 'in-stock', left: 3, ships: undefined })
    expect(stockDisplay({ ...noStock, satellite: 4 }, false)).toEqual({ at: 'sold-out' })
  })

  it.each([
    [9, 9],
    [10, undefined],
    [11, undefined],
    [1, 1],
  ])('BUY-01 of %d in stock %s are shown as left', (inStock, left) => {
    expect(stockDisplay({ ...noStock, inStock }, false)).toMatchObject({ at: 'in-stock', left })
  })

  it.each([
    [1, '1'],
    [9, '9'],
    [10, '10+'],
    [400, '10+'],
  ])('BUY-01 a pre-order of %d is shown as %s', (preOrder, count) => {
    expect(stockDisplay({ ...noStock, preOrder }, false)).toMatchObject({ at: 'pre-order', count })
  })

  it('BUY-05 without stock and pre-order it is sold out', () => {
    expect(stockDisplay(noStock, true)).toEqual({ at: 'sold-out' })
  })

  it.each<[StockDisplay['at'], Partial<ModelStock>, boolean]>([
    ['hidden', { hidden: true, inStock: 20 }, false],
    ['satellite', { satellite: 1 }, true],
    ['in-stock', { inStock: 1, disallowed: true }, true],
    ['pre-order', { preOrder: 1 }, true],
    ['message', { message: { text: 'Made to order', tip: undefined } }, true],
    ['message', { message: { text: 'Ask us', tip: undefined }, disallowed: true }, false],
    ['disallowed', { disallowed: true }, false],
    ['sold-out', {}, false],
  ])('BUY-05 whether %s (%j) can be bought: %s', (at, stock, buyable) => {
    const display = stockDisplay({ ...noStock, ...stock }, true)
    expect([display.at, isBuyable(display)]).toEqual([at, buyable])
  })

  it('BUY-04 with a destination, satellite stock is in stock too; a pre-order never is', () => {
    expect(isInStock({ ...noStock, inStock: 1 }, false)).toBe(true)
    expect(isInStock({ ...noStock, satellite: 1 }, false)).toBe(false)
    expect(isInStock({ ...noStock, satellite: 1 }, true)).toBe(true)
    expect(isInStock({ ...noStock, preOrder: 9 }, true)).toBe(false)
    expect(isInStock({ ...noStock, inStock: 5, hidden: true }, true)).toBe(false)
    expect(isInStock(undefined, true)).toBe(false)
  })
})
