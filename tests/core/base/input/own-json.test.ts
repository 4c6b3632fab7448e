import fc from 'fast-check'
import { array, safeParse, string } from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { ownCopy, parseOwnJson, toJson } from '../../../../core/base/input/own-json'
import { shape } from '../../../../core/base/input/shape'
import { loveItems, loveSet, loveValidate } from '../../../../core/shop/love/love.contract'
import { searchAnswer } from '../../../../core/shop/search/search.contract'

const prototype = Object.prototype as Record<string, unknown>
const pollute = (fields: Record<string, unknown>) => Object.assign(prototype, fields)
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

afterEach(() => {
  for (const name of Object.keys(prototype)) delete prototype[name]
})

describe('parsed JSON', () => {
  it.each([
    ['love.set', loveSet.answer],
    ['love.items', loveItems.answer],
    ['love.validate', loveValidate.answer],
    ['search', searchAnswer],
  ])('properties on Object.prototype do not make {} a valid answer of %s', (name, schema) => {
    const refused = safeParse(schema, parseOwnJson('{}')).success
    pollute({ cnt: 3, items: [], validate: true, html: '<form>', results: [] })
    expect(safeParse(schema, parseOwnJson('{}')).success).toBe(refused)
    if (name !== 'love.validate')
      expect(safeParse(schema, JSON.parse('{}')).success, 'the control: without our copy it does pass').toBe(true)
  })

  it('properties on Object.prototype do not make a valid answer invalid', () => {
    pollute({ extend: () => {}, cnt: 3 })
    expect(safeParse(loveSet.answer, parseOwnJson('{"cnt": 4}'))).toMatchObject({ success: true, output: { cnt: 4 } })
  })

  it('a field called __proto__ is an ordinary field', () => {
    const copy = parseOwnJson('{"__proto__": {"cnt": 1}, "constructor": {"prototype": {"cnt": 1}}}') as object
    expect(Object.getPrototypeOf(copy)).toBeNull()
    expect('cnt' in copy).toBe(false)
    expect('cnt' in {}).toBe(false)
    expect(Object.keys(copy)).toEqual(['__proto__', 'constructor'])
    expect(safeParse(loveSet.answer, copy).success).toBe(false)
  })

  it('has no prototype at any depth', () => {
    const copy = parseOwnJson('{"a": [{"b": {}}]}') as { a: { b: object }[] }
    for (const object of [copy, copy.a[0], copy.a[0]?.b]) expect(Object.getPrototypeOf(object)).toBeNull()
  })

  it.each([
    [65, true],
    [66, false],
    [100_000, false],
  ])('whether JSON nested %i deep is accepted: %s', (depth, taken) => {
    const parse = () => parseOwnJson(nested(depth))
    if (taken) expect(parse).not.toThrow()
    else expect(parse).toThrow(RangeError)
  })

  it('a circular object is rejected', () => {
    const circle: Record<string, unknown> = {}
    circle.circle = circle
    expect(() => ownCopy(circle)).toThrow(RangeError)
  })

  it('of two fields of one name the last counts, as in JSON', () => {
    expect(safeParse(loveSet.answer, parseOwnJson('{"cnt": 1, "cnt": 2}'))).toMatchObject({ output: { cnt: 2 } })
  })

  it.each(['', '<!doctype html>', "Notice: undefined in x.php {'cnt': 1}", ")]}'{}", '{"cnt":', 'undefined', 'NaN'])(
    '%j is none',
    (text) => {
      expect(() => parseOwnJson(text)).toThrow(SyntaxError)
    },
  )

  it('a copy of any plain value equals it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        expect(JSON.stringify(parseOwnJson(JSON.stringify(value)))).toBe(JSON.stringify(value))
      }),
    )
  })
})

describe('written JSON', () => {
  const value = { list: [[1, { a: 'x' }], []], text: 'x', none: null, flag: true, gone: undefined }

  it.each([[Array.prototype], [Object.prototype], [String.prototype], [Number.prototype]])(
    'is what was given, also where an old library writes JSON by itself (%o)',
    (prototype) => {
      const plain = JSON.stringify(value)
      Object.assign(prototype, { toJSON: () => 'theirs' })
      const written = toJson(value)
      delete (prototype as { toJSON?: unknown }).toJSON
      expect(written).toBe(plain)
    },
  )

  it('any plain value is written as JSON.stringify writes it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (any) => {
        expect(toJson(any)).toBe(JSON.stringify(any))
      }),
    )
  })
})

describe('a shape', () => {
  it('reads only its own fields, whatever a page has put on Object.prototype', () => {
    const named = shape({ name: string(), tags: array(string()) })
    pollute({ extend: () => {}, size: string() })
    const decoded = safeParse(named, ownCopy({ name: 'sofa', tags: ['oak'], size: 4 }))
    expect(decoded).toMatchObject({ success: true, output: { name: 'sofa', tags: ['oak'] } })
    expect(Object.keys(decoded.output as object)).toEqual(['name', 'tags'])
  })
})
