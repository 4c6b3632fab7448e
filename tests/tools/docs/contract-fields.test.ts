import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../../../core/base/net/endpoint.contract'
import { sentFields } from '../../../tools/docs/contract-fields'
import { readCallInputs, type TypeSchema } from '../../../tools/docs/contract-inputs'

const sends = (
  query: (input: never) => Record<string, string>,
  properties: Record<string, TypeSchema>,
  required = '',
) =>
  sentFields({ query, path: '/' } as unknown as Endpoint<never>, {
    type: 'object',
    properties,
    required: required.split(' '),
  }).map(({ name, schema: { type, ...schema }, required: isRequired }) => [name, schema, type, isRequired])

describe('the fields that a call sends', () => {
  it('numbers and texts have their own type, optional ones included', () => {
    const query = ({ nid, email }: { nid: number; email?: string }) => ({ id: `${nid}`, ...(email ? { email } : {}) })
    expect(sends(query, { nid: { type: 'number' }, email: { type: 'string' } }, 'nid')).toEqual([
      ['id', {}, 'number', true],
      ['email', {}, 'string', false],
    ])
  })

  it('a boolean field has the values that are sent for true and false, or is present only for true', () => {
    const query = (input: { loved: boolean; copy: boolean }) => ({
      op: input.loved ? 'add' : 'remove',
      ...(input.copy ? { copy: '1' } : {}),
    })
    expect(sends(query, { loved: { type: 'boolean' }, copy: { type: 'boolean' } }, 'loved copy')).toEqual([
      ['op', { enum: ['add', 'remove'] }, 'string', true],
      ['copy', { const: '1' }, 'string', false],
    ])
  })

  it('a field that does not depend on the input has a constant value', () => {
    expect(sends(() => ({ form_id: 'user_login' }), {})).toEqual([['form_id', { const: 'user_login' }, 'string', true]])
  })

  it('a field with a variable key stands for zero or more fields', () => {
    const query = ({ qty }: { qty: Record<string, number> }) =>
      Object.fromEntries(Object.entries(qty).map(([id, count]) => [`qty[${id}]`, `${count}`]))
    const qty: TypeSchema = { type: 'object', additionalProperties: { type: 'number' } }
    expect(sends(query, { qty }, 'qty')).toEqual([['qty[*]', {}, 'number', false]])
  })

  it('a field is optional when its parent is optional', () => {
    const query = ({ referral }: { referral?: { source: string } }) => ({
      ...(referral ? { referral_source: referral.source } : {}),
    })
    const referral: TypeSchema = { type: 'object', properties: { source: { type: 'string' } }, required: ['source'] }
    expect(sends(query, { referral })).toEqual([['referral_source', {}, 'string', false]])
  })
})

describe('the fields of an endpoint’s request', () => {
  it('the fields come from the endpoint’s type, with optional fields and descriptions', () => {
    const { input, json } = readCallInputs(['core/shop/love/love.contract.ts']).get('loveSet') ?? {}
    expect(json).toBeUndefined()
    expect(input?.required).toEqual(['nid', 'loved'])
    expect(input?.properties?.email).toEqual({ type: 'string', description: 'Absent where the visitor gave none.' })
    expect(input?.properties?.loved?.type).toBe('boolean')
  })

  it('a JSON body has the body’s own type', () => {
    const { json } = readCallInputs(['core/shop/cart/cart-email.contract.ts']).get('emailCart') ?? {}
    expect(json?.required).toEqual(['emails', 'body', 'subscribe', 'cart_id', 'currency', 'total', 'products'])
    expect(json?.properties?.products?.items?.properties?.options).toMatchObject({ type: 'array' })
  })
})
