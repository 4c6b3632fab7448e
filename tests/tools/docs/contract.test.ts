import { readFileSync } from 'node:fs'
import { array, fallback, nullish, pipe, string, transform, union } from 'valibot'
import { describe, expect, it } from 'vitest'
import { amount, optional, optionalText, phpFlag, text } from '../../../core/base/input/php-values'
import { shape } from '../../../core/base/input/shape'
import { order } from '../../../core/shop/order/order.contract'
import { contractDocument } from '../../../tools/docs/contract'
import { readContractDocs } from '../../../tools/docs/contract-docs'
import { headRequests, hostRoutes, ownStatuses } from '../../../tools/docs/contract-rules'
import { bareOf, fieldsOf, inWords } from '../../../tools/docs/contract-shapes'

const source = `
/** GET /basket: what is in it. */
export const basket = shape({
  /** What it comes to. */
  total: amount,
  lines: array(shape({ id: text, total: amount })),
})`
const docs = readContractDocs(new Map([['core/shop/cart/basket.contract.ts', source]]), [
  'core/shop/cart/basket.contract.ts',
])
const line = shape({ id: text, total: amount })
const rows = (schema: Parameters<typeof fieldsOf>[0], named = new Map<unknown, string>()) =>
  fieldsOf(schema, named, docs).map(({ path, value, required }) => [path, value, required])

const document = await contractDocument()

describe('the contract as a document', () => {
  it('CONTRACT.md is up to date with the contract', () => {
    expect(readFileSync('CONTRACT.md', 'utf8')).toBe(document)
  })

  it('lists every call with its path, its owner and its fields', () => {
    expect(document).toContain('### POST /ajax/order/{order_id}\n')
    expect(document).toContain('`referral_source`')
    expect(document).toContain('| `qty[*]` | number |  | New quantities by line id.')
    expect(document).toContain('| `op` | `add`, `remove` | yes |')
    expect(document).toContain('| `list2` | string |  |  |')
    expect(document).toContain('/user/swatch/payment_complete/{order_id}')
    expect(document).toContain('| `lines[].total` | amount | yes | The price of all pieces with their protection. |')
  })

  it('describes the request format and the statuses once, and each call’s exceptions at the call', () => {
    expect(document).toContain("`$_POST['panes']['delivery']['delivery_city']`")
    expect(document).toContain("`credentials: 'same-origin'`")
    expect(document).toContain('| 403 | The request comes from another site')
    const [, stripe = ''] = document.split('### POST /stripeAjax/{order_id}')
    expect(stripe.split('###')[0]).toContain('- 409: Another attempt is under way')
    expect(stripe.split('###')[0]).toContain('- 412: The order has another version')
    const names = Object.keys(ownStatuses).map((name) => `name in logs is \`${name}\`.`)
    expect(names.filter((name) => !document.includes(name))).toEqual([])
  })

  it('names a request by HEAD, and a path of the host system, at the call', () => {
    const [, live = ''] = document.split('### GET /ajax/live_info.json')
    expect(live.split('###')[0]).toContain(
      '- Also sent by `HEAD`, with the fields that are always sent. The server’s time',
    )
    const [, login = ''] = document.split('### POST /user/login')
    expect(login.split('###')[0]).toContain('- The path is that of Drupal’s own login form.')
    const named = [...Object.keys(headRequests), ...Object.keys(hostRoutes)].map((name) => `logs is \`${name}\`.`)
    expect(named.filter((name) => !document.includes(name))).toEqual([])
  })

  it('refers to a named shape inside another shape by its name', () => {
    const named = new Map([[bareOf(order), '[order](#order)']])
    expect(rows(shape({ order }), named)).toEqual([['order', '[order](#order)', true]])
  })
})

describe('a schema as text', () => {
  it('describes the items of lists and the fields of objects', () => {
    expect(rows(shape({ lines: array(line) }))).toEqual([
      ['lines', 'list of objects', true],
      ['lines[].id', 'text', true],
      ['lines[].total', 'amount', true],
    ])
  })

  it('describes a shape once', () => {
    expect(rows(shape({ one: line, other: line })).at(-1)).toEqual(['other', 'as `one`', true])
  })

  it('distinguishes a text, which PHP may turn into a number, from a string', () => {
    expect(rows(shape({ email: optionalText, postal_code: text, model: string() }))).toEqual([
      ['email', 'text', false],
      ['postal_code', 'text', true],
      ['model', 'string', true],
    ])
  })

  it('marks an optional field in each notation', () => {
    const may = {
      a: nullish(phpFlag, false),
      b: optional(amount),
      c: fallback(string(), ''),
      d: pipe(string(), transform(Number)),
    }
    expect(rows(shape(may))).toEqual([
      ['a', 'boolean', false],
      ['b', 'amount', false],
      ['c', 'string', false],
      ['d', 'string', true],
    ])
  })

  it('names the fields of an alternative', () => {
    expect(inWords(union([string(), shape({ text: string() })]), new Map())).toBe('string or `{ text }`')
  })
})

describe('the lookup of docblocks', () => {
  it('finds a docblock by its export, and by a field among its siblings', () => {
    expect(docs.exports.get('basket')).toBe('GET /basket: what is in it.')
    expect(docs.field(['total', 'lines'], 'total')).toBe('What it comes to.')
    expect(docs.field(['id', 'total'], 'total')).toBe('')
  })
})
