import { readFileSync } from 'node:fs'
import { array, fallback, nullish, pipe, string, transform, union } from 'valibot'
import { describe, expect, it } from 'vitest'
import { order } from '../../core/contract/order'
import { shape } from '../../core/shape'
import { amount, flag, maybe, name } from '../../core/written-by-php'
import { contractDocument } from '../../tools/contract'
import { readContractDocs } from '../../tools/contract-docs'
import { bareOf, fieldsOf, inWords } from '../../tools/contract-shapes'

const source = `
/** GET /basket: what is in it. */
export const basket = shape({
  /** What it comes to. */
  total: amount,
  lines: array(shape({ id: name, total: amount })),
})`
const docs = readContractDocs(new Map([['core/contract/basket.ts', source]]), ['core/contract/basket.ts'])
const line = shape({ id: name, total: amount })
const rows = (schema: Parameters<typeof fieldsOf>[0], named = new Map<unknown, string>()) =>
  fieldsOf(schema, named, docs).map(({ path, value, required }) => [path, value, required])

describe('the contract as a document', () => {
  it('stands in CONTRACT.md as the contract is now', async () => {
    expect(readFileSync('CONTRACT.md', 'utf8')).toBe(await contractDocument())
  })

  it('has every call with its path, whose it is and what is sent', async () => {
    const document = await contractDocument()
    expect(document).toContain('### POST /ajax/order/{order_id}\n')
    expect(document).toContain('`referral_source`')
    expect(document).toContain('/user/swatch/payment_complete/{order_id}')
    expect(document).toContain('| `lines[].total` | amount | yes | For all pieces with their protection. |')
  })

  it('says where a shape holds another one that has a name', () => {
    const named = new Map([[bareOf(order), '[order](#order)']])
    expect(rows(shape({ order }), named)).toEqual([['order', '[order](#order)', true]])
  })
})

describe('a schema in words', () => {
  it('opens what is inside lists and objects', () => {
    expect(rows(shape({ lines: array(line) }))).toEqual([
      ['lines', 'list of objects', true],
      ['lines[].id', 'id', true],
      ['lines[].total', 'amount', true],
    ])
  })

  it('opens a shape once', () => {
    expect(rows(shape({ one: line, other: line })).at(-1)).toEqual(['other', 'as `one`', true])
  })

  it('knows what may be absent, however that is said', () => {
    const may = {
      a: nullish(flag, false),
      b: maybe(amount),
      c: fallback(string(), ''),
      d: pipe(string(), transform(Number)),
    }
    expect(rows(shape(may))).toEqual([
      ['a', 'truth', false],
      ['b', 'amount', false],
      ['c', 'text', false],
      ['d', 'text', true],
    ])
  })

  it('names what is inside an alternative', () => {
    expect(inWords(union([string(), shape({ text: string() })]), new Map())).toBe('text or `{ text }`')
  })
})

describe('what docblocks say', () => {
  it('is found by an export, and by a field among its siblings', () => {
    expect(docs.exports.get('basket')).toBe('GET /basket: what is in it.')
    expect(docs.field(['total', 'lines'], 'total')).toBe('What it comes to.')
    expect(docs.field(['id', 'total'], 'total')).toBe('')
  })
})
