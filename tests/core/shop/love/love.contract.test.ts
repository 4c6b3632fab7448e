import { safeParse } from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { ownCopy } from '../../../../core/base/input/own-json'
import { loveItems, loveSet, loveValidate } from '../../../../core/shop/love/love.contract'

const product = { nid: 12, title: 'Sofa', url: '/sofa', image: '/sofa.webp', price: 1890 }

describe('the love endpoints', () => {
  it('LOVE-01 have a name, a path below the base and a requirement', () => {
    expect([loveValidate, loveSet, loveItems].map(({ name, method, path }) => [name, method, path])).toEqual([
      ['love.validate', 'GET', '/uc_love/ajax_validate'],
      ['love.set', 'GET', '/uc_love/ajax'],
      ['love.items', 'GET', '/uc_love/items'],
    ])
    for (const { requirements } of [loveValidate, loveSet, loveItems]) expect(requirements[0]).toMatch(/^LOVE-\d\d$/)
  })

  it('LOVE-01 changing calls and proposed calls are marked, and no others', () => {
    expect([loveValidate, loveSet, loveItems].map(({ changes }) => changes)).toEqual([false, true, false])
    expect([loveValidate, loveSet, loveItems].map(({ proposed }) => proposed)).toEqual([undefined, undefined, true])
  })
})

describe('the requests of loves', () => {
  it.each([
    [
      { nid: 5, loved: true },
      { op: 'add', nid: '5' },
    ],
    [
      { nid: 5, loved: false },
      { op: 'remove', nid: '5' },
    ],
    [
      { nid: 5, loved: true, email: 'a@b.co', subscribe: true },
      { op: 'add', nid: '5', email: 'a@b.co', subscribe: '1' },
    ],
    [
      { nid: 5, loved: true, email: 'a@b.co', subscribe: false },
      { op: 'add', nid: '5', email: 'a@b.co', subscribe: '0' },
    ],
    [
      { nid: 5, loved: true, email: '' },
      { op: 'add', nid: '5' },
    ],
  ])('LOVE-01 %j is sent as %j', (input, query) => {
    expect(loveSet.query(input)).toEqual(query)
  })

  it('LOVE-02 whether to ask for an address is requested with the product', () => {
    expect(loveValidate.query({ nid: 5 })).toEqual({ nid: '5' })
  })

  it('LOVE-03 the loved products are requested without parameters', () => {
    expect(loveItems.query({})).toEqual({})
  })
})

describe('the answers to loves', () => {
  it.each([
    [{ cnt: 4 }, 4],
    [{ cnt: '4' }, 4],
    [{ cnt: 0 }, 0],
    [{ cnt: '0' }, 0],
    [{ cnt: 3, more: 'is ignored' }, 3],
  ])('LOVE-01 a count can have PHP’s spellings: %j', (body, cnt) => {
    expect(safeParse(loveSet.answer, ownCopy(body))).toMatchObject({ success: true, output: { cnt } })
  })

  it.each([
    {},
    { cnt: 'many' },
    { cnt: '' },
    { cnt: ' ' },
    { cnt: -1 },
    { cnt: '-1' },
    { cnt: 1.5 },
    { cnt: Number.POSITIVE_INFINITY },
    { cnt: null },
    { cnt: true },
    { cnt: [1] },
    [],
    'cnt',
    null,
    true,
  ])('LOVE-04 an invalid count is rejected: %j', (body) => {
    expect(safeParse(loveSet.answer, ownCopy(body)).success).toBe(false)
  })

  it.each([
    [
      { validate: true, html: '<form>' },
      { validate: true, html: '<form>' },
    ],
    [
      { validate: 1, html: null },
      { validate: true, html: '' },
    ],
    [{ validate: '1' }, { validate: true, html: '' }],
    [{ validate: 'true' }, { validate: true, html: '' }],
    [{ validate: 0 }, { validate: false, html: '' }],
    [{ validate: '0' }, { validate: false, html: '' }],
    [{ validate: false }, { validate: false, html: '' }],
    [{ validate: null }, { validate: false, html: '' }],
  ])('LOVE-02 whether to ask can have PHP’s spellings: %j', (body, output) => {
    expect(safeParse(loveValidate.answer, ownCopy(body))).toMatchObject({ success: true, output })
  })

  it.each([[[]], ['1'], [null], [{ validate: true, html: 7 }], [{ validate: true, html: ['<form>'] }]])(
    'LOVE-02 whether to ask in another shape is refused: %j',
    (body) => {
      expect(safeParse(loveValidate.answer, ownCopy(body)).success).toBe(false)
    },
  )

  it('LOVE-03 the loved products are decoded unchanged', () => {
    expect(safeParse(loveItems.answer, ownCopy({ items: [{ ...product, nid: '12' }] }))).toMatchObject({
      success: true,
      output: { items: [product] },
    })
  })

  it.each([[{ ...product, nid: 'x' }], [{ ...product, price: '1,890' }], [{ ...product, title: undefined }], [null]])(
    'LOVE-03 a product that is none costs itself alone: %j',
    (row) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const written = { ...product, price: '1890', image: null }
      expect(safeParse(loveItems.answer, ownCopy({ items: [row, written] })).output).toMatchObject({
        items: [{ ...product, image: '' }],
      })
    },
  )

  it.each([[{}], [{ items: null }]])('LOVE-03 an invalid list of loved products is rejected: %j', (body) => {
    expect(safeParse(loveItems.answer, ownCopy(body)).success).toBe(false)
  })
})
