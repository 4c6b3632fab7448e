import { describe, expect, it } from 'vitest'
import { headerSelectors, indexAfter, isFor, withDefaults } from '../../../widgets/header/header.rules'

describe('the item that a key leads to', () => {
  const bar = { isColumn: false, isRightToLeft: false }
  it.each([
    ['ArrowRight', 1, bar, 2],
    ['ArrowLeft', 1, bar, 0],
    ['ArrowRight', 3, bar, 3],
    ['ArrowLeft', 0, bar, 0],
    ['ArrowRight', 1, { ...bar, isRightToLeft: true }, 0],
    ['ArrowLeft', 1, { ...bar, isRightToLeft: true }, 2],
    ['ArrowDown', 1, bar, undefined],
    ['ArrowDown', 1, { ...bar, isColumn: true }, 2],
    ['ArrowUp', 1, { ...bar, isColumn: true }, 0],
    ['ArrowRight', 1, { ...bar, isColumn: true }, undefined],
    ['Home', 2, bar, 0],
    ['End', 0, bar, 3],
    ['a', 0, bar, undefined],
  ])('SHELL-02 %s from item %s in %j leads to %s', (key, index, layout, next) => {
    expect(indexAfter(key, index, 4, layout)).toBe(next)
  })
})

it('SHELL-05 a mark with several kinds of visitors is for each of them', () => {
  expect(isFor('customer member', 'member')).toBe(true)
  expect(isFor('customer member', 'guest')).toBe(false)
  expect(isFor('', 'guest')).toBe(false)
})

it('a page’s selectors replace the defaults one by one', () => {
  expect(withDefaults()).toEqual(headerSelectors)
  expect(withDefaults({ cart: '#cart', drawer: undefined })).toEqual({ ...headerSelectors, cart: '#cart' })
})
