import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromFragment, toFragment } from '../../../workshop/composer/state/address'
import { emptyComposition, personas, widths } from '../../../workshop/composer/state/composition'

const setting = fc.jsonValue({ maxDepth: 3 })
const compositions = fc.record({
  widget: fc.constantFrom('popups', 'love-count'),
  attributes: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.string({ unit: 'binary' })),
  settings: fc.dictionary(fc.constantFrom('rove.popups', 'rove.chat', 'countdownTitle'), setting),
  content: fc.array(fc.string({ unit: 'grapheme' })),
  locale: fc.constantFrom('en_US' as const, 'ko_KR' as const),
  persona: fc.constantFrom(...personas),
  width: fc.constantFrom(...widths),
})

it('the address holds the whole composition, with any text', () => {
  fc.assert(
    fc.property(compositions, (given) => {
      // An attribute that could run code is not read.
      const attributes = Object.fromEntries(
        Object.entries(given.attributes).filter(([name]) => !/^on|^style$/.test(name)),
      )
      const composition = { ...given, attributes }
      const address = new URL(`https://shop.example/composer/#${toFragment(composition)}`)
      // JSON has no negative zero.
      expect(fromFragment(address.hash)).toEqual(JSON.parse(JSON.stringify(composition)))
    }),
  )
})

it('the address of a new composition is the name of its element', () => {
  expect(toFragment(emptyComposition('countdown'))).toBe('countdown')
  expect(fromFragment('#countdown')).toEqual(emptyComposition('countdown'))
})

it('the address is short and can be read', () => {
  const settings = { countdownTitle: 'Autumn sale', countdownEnd: '2026-12-21 23:59:59' }
  expect(toFragment({ ...emptyComposition('countdown'), settings, width: 390 })).toBe(
    "countdown=('s':('countdownTitle':'Autumn_sale','countdownEnd':'2026-12-21_23:59:59'),'w':390)&end",
  )
})

it.each(['', '#', '#=', '#Countdown', '#countdown=%', '#countdown=(', '#../x'])('%s is no composition', (hash) => {
  expect(fromFragment(hash)).toBeUndefined()
})

it('nothing in an address can run', () => {
  const found = fromFragment(
    toFragment({
      ...emptyComposition('faq'),
      attributes: { onclick: 'a()', style: 'color:red', id: 'faq' },
      content: [
        ['script', {}, 'a()'],
        ['a', { href: 'javascript:a()', onclick: 'a()', class: 'b' }, 'Text'],
        ['iframe', { srcdoc: 'a' }],
      ],
    }),
  )
  expect(found?.attributes).toEqual({ id: 'faq' })
  expect(found?.content).toEqual([['a', { class: 'b' }, 'Text']])
})
