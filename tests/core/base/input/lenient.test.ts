import { number, safeParse } from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { items, rows } from '../../../../core/base/input/lenient'
import { shape } from '../../../../core/base/input/shape'
import { captureConsole } from '../page/console'

const said = captureConsole()
afterEach(() => vi.restoreAllMocks())
const row = shape({ price: number() })

describe('a lenient record', () => {
  it('BUY-08 with 40 invalid rows logs one line, with the first invalid field', () => {
    const table = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`OAT-${n}`, { price: 'low' }]))
    expect(safeParse(rows('product_models', row), table).output).toEqual({})
    expect(said()).toEqual([
      '[rove] product_models: OAT-0 is not usable (OAT-0.price: Invalid type: Expected number but received "low"): 40 left out',
    ])
  })

  it('BUY-08 keeps the valid rows', () => {
    expect(safeParse(rows('a', row), { X: {}, Y: { price: 2 } }).output).toEqual({ Y: { price: 2 } })
    expect(safeParse(items('b', row), [{}, { price: 2 }, 'none']).output).toEqual([{ price: 2 }])
    expect(said()).toEqual([
      expect.stringMatching(/^\[rove\] a: X is not usable \(X\.price: .*: 1 left out$/),
      expect.stringMatching(/^\[rove\] b: 0 is not usable \(0\.price: .*: 2 left out$/),
    ])
  })
})
