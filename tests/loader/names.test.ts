import { beforeEach, expect, it } from 'vitest'
import { page } from '../../core/page'
import { checkName } from '../../loader/names'
import { hearConsole } from '../core/console'

const said = hearConsole()
beforeEach(() => (page().reported.length = 0))

it.each([
  ['rove-heart', '<rove-heart> is no widget; did you mean <rove-love>?'],
  ['rove-whishlist', '<rove-whishlist> is no widget; did you mean <rove-wishlist>?'],
  ['rove-love-counter', '<rove-love-counter> is no widget; did you mean <rove-love-count>?'],
  ['rove-spaceship', '<rove-spaceship> is no widget'],
])('LOAD-01 the tag %s is named once, with the nearest there is', (tag, words) => {
  checkName(tag)
  checkName(tag)
  expect(said()).toEqual([`[rove] loader: ${words}`])
})

it.each([
  ['love:change', 'no fact is called love:change; did you mean love:changed?'],
  ['nope', 'no fact is called nope'],
  ['constructor', 'no fact is called constructor'],
])('LOAD-10 the unknown fact %s is named once, with the nearest there is', (fact, words) => {
  checkName(fact, () => {})
  checkName(fact, () => {})
  expect(said()).toEqual([`[rove] rove.on: ${words}`])
})

it('LOAD-10 a listener that is no function is named with its fact', () => {
  checkName('love:changed', 'listen')
  expect(said()).toEqual(['[rove] rove.on: love:changed: the listener is no function'])
})

it('says nothing of names that there are', () => {
  for (const tag of ['rove-love', 'rove-search', 'rove-email-cart']) checkName(tag)
  checkName('cart:changed', () => {})
  expect(said()).toEqual([])
})
