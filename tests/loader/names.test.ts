import { beforeEach, expect, it } from 'vitest'
import { page } from '../../core/base/state/page'
import { checkFact, reportTag } from '../../loader/names'
import { captureConsole } from '../core/base/page/console'

const said = captureConsole()
beforeEach(() => (page().reported.length = 0))

it.each([
  ['rove-heart', '<rove-heart> is not a widget; did you mean <rove-love>?'],
  ['rove-whishlist', '<rove-whishlist> is not a widget; did you mean <rove-wishlist>?'],
  ['rove-love-counter', '<rove-love-counter> is not a widget; did you mean <rove-love-count>?'],
  ['rove-spaceship', '<rove-spaceship> is not a widget'],
])('LOAD-01 the unknown tag %s is reported once, with the nearest name', (tag, words) => {
  reportTag(tag, new Error('404'))
  reportTag(tag, new Error('404'))
  expect(said()).toEqual([`[rove] loader: ${words}`])
})

it.each([
  ['love:change', 'no fact is called love:change; did you mean love:changed?'],
  ['nope', 'no fact is called nope'],
  ['constructor', 'no fact is called constructor'],
])('LOAD-10 the unknown fact %s is reported once, with the nearest name', (fact, words) => {
  checkFact(fact, () => {})
  checkFact(fact, () => {})
  expect(said()).toEqual([`[rove] rove.on: ${words}`])
})

it('LOAD-10 a listener that is not a function is reported with its fact', () => {
  checkFact('love:changed', 'listen')
  expect(said()).toEqual(['[rove] rove.on: love:changed: the listener is not a function'])
})

it('LOAD-01 a tag whose code could not be loaded is reported with the failure, and a known fact is not', () => {
  for (const tag of ['rove-love', 'rove-search', 'rove-email-cart']) reportTag(tag, 'timeout')
  checkFact('cart:changed', () => {})
  expect(said()).toEqual(['love', 'search', 'email-cart'].map((name) => `[rove] rove-${name}: timeout`))
})
