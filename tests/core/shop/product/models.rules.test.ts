import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Attribute,
  type Choices,
  choose,
  fits,
  modelOf,
  readAids,
  reselect,
  type Selection,
  selectionFrom,
  visibleOptions,
  writeAids,
} from '../../../../core/shop/product/models.rules'

const option = (aid: number, oid: number, display: 'swatch' | 'hidden' = 'swatch') =>
  ({ aid, oid, name: `option ${oid}`, price: 0, display }) as const
const selected = (...pairs: [number, number][]): Selection => new Map(pairs)

/** Colour 1 (oat 11, moss 12, a hidden 13) and size 2 (two 21, three 22); moss has only size three. */
const sofa: Choices = {
  attributes: [
    { aid: 1, label: 'Colour', options: [option(1, 11), option(1, 12), option(1, 13, 'hidden')] },
    { aid: 2, label: 'Size', options: [option(2, 21), option(2, 22)] },
  ],
  models: new Map([
    ['OAT-2', new Set([11, 21])],
    ['OAT-3', new Set([11, 22])],
    ['MOSS-3', new Set([12, 22])],
    ['TEST-2', new Set([13, 21])],
  ]),
}
const all = visibleOptions(sofa, () => true)

describe('choosing a model', () => {
  it('BUY-02 the chosen options make a model', () => {
    expect(modelOf(sofa, selected([1, 11], [2, 22]), all)).toBe('OAT-3')
  })

  it('BUY-03 a part of a model’s options makes none', () => {
    expect(modelOf(sofa, selected([1, 11]), all)).toBeUndefined()
    expect(modelOf(sofa, selected(), all)).toBeUndefined()
  })

  it('BUY-04 a hidden option cannot be chosen, nor its models', () => {
    expect([...all]).toEqual([11, 21, 22, 12])
    expect(modelOf(sofa, selected([1, 13], [2, 21]), all)).toBeUndefined()
    expect(choose(sofa, selected([1, 11]), 13, all)).toEqual(selected([1, 11]))
  })

  it('BUY-02 another option of an attribute replaces the first', () => {
    expect(choose(sofa, selected([1, 11], [2, 22]), 12, all)).toEqual(selected([1, 12], [2, 22]))
  })

  it('BUY-02 options that make no model with the new choice are removed, not replaced', () => {
    expect(choose(sofa, selected([1, 11], [2, 21]), 12, all)).toEqual(selected([1, 12]))
    expect(fits(sofa, selected([1, 11], [2, 21]), 12, all)).toBe(false)
    expect(fits(sofa, selected([1, 11], [2, 22]), 12, all)).toBe(true)
  })

  it('BUY-02 an attribute with one option is chosen automatically', () => {
    const one: Choices = {
      attributes: [{ aid: 3, label: 'Finish', options: [option(3, 31)] }],
      models: new Map([['ONE', new Set([31])]]),
    }
    const selection = selectionFrom(
      one,
      [],
      visibleOptions(one, () => true),
    )
    expect(modelOf(one, selection, new Set([31]))).toBe('ONE')
  })

  it('BUY-03 a product without options has its one model', () => {
    const plain: Choices = { attributes: [], models: new Map([['PLAIN', new Set()]]) }
    expect(modelOf(plain, selectionFrom(plain, [], new Set()), new Set())).toBe('PLAIN')
  })

  it('BUY-04 an option that is no longer visible is replaced by the first visible one', () => {
    const inStock = visibleOptions(sofa, (model) => model === 'MOSS-3')
    expect(reselect(sofa, selected([1, 11], [2, 21]), inStock)).toEqual(selected([1, 12], [2, 22]))
    expect(reselect(sofa, selected([1, 11]), inStock), 'only what was chosen is chosen again').toEqual(
      selected([1, 12]),
    )
    expect(reselect(sofa, selected([1, 11], [2, 21]), new Set())).toEqual(selected())
  })
})

describe('the address of a selection', () => {
  it.each([
    ['?aid[]=11&aid[]=22', [11, 22]],
    ['?aid%5B%5D=11&utm=x', [11]],
    ['?aid[1]=11&aid[2]=22', [11, 22]],
    ['?aid[]=oat&aid[]=-1&aid[]=1e3&aid[]=', []],
    ['?aid=11&said[]=12&aid[x]=13', []],
    ['?__proto__[aid]=11&aid[]=99999999999999999999', []],
    ['', []],
  ])('BUY-02 %s contains the options %j', (search, oids) => {
    expect(readAids(search)).toEqual(oids)
  })

  it('BUY-02 keeps its other parts', () => {
    const href = writeAids('https://shop.test/product/a?utm=x&aid[]=1&aid[2]=3#play-video', selected([1, 11], [2, 22]))
    expect(href).toBe('https://shop.test/product/a?utm=x&aid%5B%5D=11&aid%5B%5D=22#play-video')
    expect(writeAids('https://shop.test/product/a?aid[]=1', selected())).toBe('https://shop.test/product/a')
  })

  it.each(['utm=a%20b&flag', 'q=a+b&&x=', 'said[]=1&aid=2&aid[x]=3', 'r=%E2%9C%93&t=1:2/3'])(
    'BUY-02 keeps %s in it to the letter',
    (others) => {
      const href = `https://shop.test/a?${others}`
      expect(writeAids(`${href}&aid[]=1&aid%5b7%5d=2`, selected([1, 11]))).toBe(`${href}&aid%5B%5D=11`)
      expect(writeAids(href, selected())).toBe(href)
    },
  )
})

/** Generates products of one to four attributes with a subset of the possible models. */
const products: fc.Arbitrary<Choices> = fc
  .array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 })
  .chain((sizes) => {
    const attributes: Attribute[] = sizes.map((size, n) => ({
      aid: n + 1,
      label: `attribute ${n + 1}`,
      options: Array.from({ length: size }, (_, k) => option(n + 1, (n + 1) * 10 + k, k === 3 ? 'hidden' : 'swatch')),
    }))
    const combinations = attributes.reduce<number[][]>(
      (made, { options }) => made.flatMap((oids) => options.map(({ oid }) => [...oids, oid])),
      [[]],
    )
    return fc
      .subarray(combinations, { minLength: 1 })
      .map((kept) => ({ attributes, models: new Map(kept.map((oids, n) => [`M-${n}`, new Set(oids)])) }))
  })
const presses = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 12 })
const pressedOn = (product: Choices, oids: readonly number[], visible: ReadonlySet<number>) =>
  oids.reduce<Selection>((selection, oid) => choose(product, selection, oid, visible), new Map())

describe('for any product', () => {
  it('BUY-04 a chosen model consists of visible options', () => {
    fc.assert(
      fc.property(products, presses, fc.func(fc.boolean()), (product, oids, isOffered) => {
        const visible = visibleOptions(product, (model) => isOffered(model))
        const model = modelOf(product, pressedOn(product, oids, visible), visible)
        for (const oid of product.models.get(model ?? '') ?? []) expect(visible).toContain(oid)
      }),
      { numRuns: 300 },
    )
  })

  it('BUY-02 unknown ids never change the chosen model', () => {
    fc.assert(
      fc.property(
        products,
        presses,
        fc.array(fc.integer({ min: 60, max: 99 })),
        fc.nat(20),
        (product, oids, foreign, at) => {
          const visible = visibleOptions(product, () => true)
          const mixed = [...oids.slice(0, at), ...foreign, ...oids.slice(at)]
          expect(selectionFrom(product, mixed, visible)).toEqual(selectionFrom(product, oids, visible))
        },
      ),
      { numRuns: 300 },
    )
  })

  it('BUY-02 the address round-trips', () => {
    fc.assert(
      fc.property(products, presses, (product, oids) => {
        const visible = visibleOptions(product, () => true)
        const selection = selectionFrom(product, oids, visible)
        const { search } = new URL(writeAids('https://shop.test/?a=1', selection))
        expect(selectionFrom(product, readAids(search), visible)).toEqual(selection)
      }),
      { numRuns: 300 },
    )
  })

  it('BUY-04 a selection can always become a model, whatever options are visible', () => {
    fc.assert(
      fc.property(products, presses, fc.func(fc.boolean()), (product, oids, isOffered) => {
        const visible = visibleOptions(product, (model) => isOffered(model))
        const selection = reselect(
          product,
          pressedOn(
            product,
            oids,
            visibleOptions(product, () => true),
          ),
          visible,
        )
        const completions = [...product.models.values()].filter(
          (made) => [...made].every((oid) => visible.has(oid)) && [...selection.values()].every((oid) => made.has(oid)),
        )
        expect(selection.size === 0 || completions.length > 0).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
