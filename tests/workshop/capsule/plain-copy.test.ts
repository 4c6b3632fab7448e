import { describe, expect, it } from 'vitest'
import { plainCopy } from '../../../workshop/capsule/plain-copy'

describe('plainCopy', () => {
  it('makes lists of maps and sets, and leaves functions out', () => {
    const state = { loved: new Set([1, 2]), by: new Map([['a', 1]]), press() {}, none: undefined }
    expect(plainCopy(state)).toEqual({ loved: [1, 2], by: [['a', 1]] })
  })

  it('survives circles, nodes, errors and fields that throw', () => {
    const state: Record<string, unknown> = { node: document.createElement('button'), error: new TypeError('no') }
    state.self = state
    Object.defineProperty(state, 'broken', {
      enumerable: true,
      get() {
        throw new Error('broken')
      },
    })
    expect(plainCopy(state)).toEqual({ node: '<button>', error: { error: 'TypeError', message: 'no' }, self: '…' })
  })
})
