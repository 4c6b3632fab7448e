import { expect, it } from 'vitest'
import { constants } from '../../../tools/build/modules'

const built = (name: string): unknown => JSON.parse(constants[name] ?? '')

it('LOAD-01 a container takes the attributes of each element', () => {
  const attributes = built('__ROVE_ATTRIBUTES__') as Readonly<Record<string, readonly string[]>>
  expect(attributes).toMatchObject({ love: ['nid', 'label'], search: ['placeholder', 'without-history'] })
  expect(Object.keys(attributes).length).toBeGreaterThan(10)
  expect(Object.values(attributes)).not.toContainEqual([])
})

it('LOAD-01 a text places no element that takes orders, addresses or passwords', () => {
  expect(built('__ROVE_IN_TEMPLATES__')).toEqual([
    'cart',
    'checkout',
    'country',
    'email-cart',
    'header',
    'membership-renewal',
    'page',
    'swatch-request',
    'trade-application',
  ])
})

it('LOAD-01 the doctor knows which tags a page has once, and which may be empty', () => {
  expect(built('__ROVE_ONCE__')).toEqual(expect.arrayContaining(['checkout', 'header']))
  expect(built('__ROVE_ONCE__')).not.toContain('love')
  expect(built('__ROVE_MAY_BE_EMPTY__')).toEqual(expect.arrayContaining(['love', 'popups']))
  expect(built('__ROVE_MAY_BE_EMPTY__')).not.toContain('search')
})
