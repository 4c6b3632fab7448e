import { afterEach, describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../../core/base/report/errors'
import { guard, report } from '../../../../core/base/report/report'
import { captureConsole } from '../page/console'

const said = captureConsole()
afterEach(() => vi.restoreAllMocks())

describe('a RoveError', () => {
  it('has a name, a code, a place and a cause', () => {
    const cause = new TypeError('Failed to fetch')
    const failure = new RoveError('network', 'love.set', { cause })
    expect(failure).toBeInstanceOf(Error)
    expect(failure).toMatchObject({ name: 'RoveError', code: 'network', where: 'love.set', cause })
    expect(String(failure)).toBe('RoveError: love.set: network')
  })
})

describe('a report', () => {
  it('names the place and the error; the place of a RoveError wins', () => {
    report('love', new RoveError('timeout', 'love.set'))
    report('love', new TypeError('x is null'))
    report('love', 'a sentence')
    expect(said()).toEqual(['[rove] love.set: timeout', '[rove] love: x is null', '[rove] love: a sentence'])
  })

  it('ends with the note of a RoveError', () => {
    const failure = new RoveError('wrong-shape', 'user.exists', { cause: 'answer: must be an object' })
    failure.note = 'Erroneous request.'
    report('checkout', failure)
    expect(said()).toEqual(['[rove] user.exists: wrong-shape (answer: must be an object) (Erroneous request.)'])
  })

  it('is logged once for the same line', async () => {
    report('love', new RoveError('timeout', 'love.set'))
    report('elsewhere', new RoveError('timeout', 'love.set'))
    vi.resetModules()
    const other = await import('../../../../core/base/report/report')
    other.report('another bundle', new RoveError('timeout', 'love.set'))
    expect(said()).toEqual(['[rove] love.set: timeout'])
  })

  it('logs the error with its stack and its cause', () => {
    const failure = new RoveError('timeout', 'love.set')
    report('love', failure)
    report('love', 'a sentence')
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ['[rove] love.set: timeout', failure],
      ['[rove] love: a sentence'],
    ])
  })

  it.each([
    ['undefined', undefined],
    ['null', null],
    ['a number', 0],
    ['an empty string', ''],
    ['an object', { odd: true }],
    ['a symbol', Symbol('odd')],
    ['an object without a prototype', Object.create(null)],
    ['a message that is an object', { message: Object.create(null) }],
  ])('accepts any thrown value: %s', (_, thrown) => {
    expect(() => report('odd', thrown)).not.toThrow()
    expect(said()).toHaveLength(1)
    expect(said()[0]).toMatch(/^\[rove\] odd: /)
  })
})

describe('a guarded function', () => {
  it('passes on its arguments', () => {
    const run = vi.fn()
    guard('edge', run)(1, 'two')
    expect(run).toHaveBeenCalledExactlyOnceWith(1, 'two')
  })

  it.each([[new Error('no')], ['no'], [Symbol('no')], [Object.create(null)]])(
    'reports what it catches, and never throws',
    (thrown) => {
      const run = guard('edge', () => {
        throw thrown
      })
      expect(run).not.toThrow()
      expect(said()).toHaveLength(1)
    },
  )
})
