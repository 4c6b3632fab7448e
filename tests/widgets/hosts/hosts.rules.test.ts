import { expect, it } from 'vitest'
import { productOfText } from '../../../core/shop/host/host.rules'
import { isSameName, pictureAddress, pictureNumbers } from '../../../widgets/hosts/host/host.rules'
import { addressOfForm, hasSameFilters, listAddress, readAnswer } from '../../../widgets/hosts/hosts.rules'

it.each([
  ['Dune Wool Rug - Sand', 'Dune Wool Rug', 'Sand'],
  ['Sofa - 3 seats - Moss', 'Sofa', 'Moss'],
  ['Semi-round table', 'Semi-round table', ''],
])('HOSTS-02 %s is a name and an option', (text, name, option) => {
  expect(productOfText(text)).toMatchObject({ name: name === 'Sofa' ? 'Sofa - 3 seats' : name, option })
})

it('HOSTS-02 names are the same apart from letter case and spaces', () => {
  expect(isSameName(' Dune  wool rug', 'Dune Wool Rug')).toBe(true)
  expect(isSameName('Dune Wool Rug', 'Dune Rug')).toBe(false)
})

it('HOSTS-02 the pictures of a host have numbers and addresses; their number is limited', () => {
  expect(pictureNumbers({ imgCount: 3 })).toEqual([1, 2, 3])
  expect(pictureNumbers({ imgCount: 1e9 })).toHaveLength(60)
  expect(pictureAddress('/f/{size}/{url}-{n}.webp', { url: 'a/b' }, 2, 'large')).toBe('/f/large/a%2Fb-2.webp')
})

it.each([
  ['/host-connect?page=2', '/host-connect', true],
  ['/host-connect?home=yes&city=Seoul&page=1', '/host-connect?city=Seoul&home=yes', true],
  ['/host-connect?city=Seoul', '/host-connect?city=Busan', false],
  ['/host-connect', '/host-connect?city=Seoul', false],
])('HOSTS-01 %s and %s have the same filters: %s', (one, other, areSame) => {
  expect(hasSameFilters(one, other)).toBe(areSame)
})

it('HOSTS-01 the address of the list has the chosen values, and nothing of an open dialog', () => {
  expect(
    addressOfForm('/host-connect', [
      ['city', 'Hong Kong'],
      ['home', ''],
    ]),
  ).toBe('/host-connect?city=Hong+Kong')
  expect(listAddress({ pathname: '/host-connect', search: '?host=a&page=2&photo=3' })).toBe('/host-connect?page=2')
  expect(listAddress({ pathname: '/host-connect', search: '?host=a' })).toBe('/host-connect')
})

it('HOSTS-01 an answer is a page or only the content, with the hosts as JSON', () => {
  const inner = '<ul></ul><script type="application/json" data-rove-hosts="items">[1]</script>'
  expect(readAnswer(`<!doctype html><rove-hosts pictures="x">${inner}</rove-hosts>`)).toEqual({
    html: inner,
    json: '[1]',
  })
  expect(readAnswer(inner)).toEqual({ html: inner, json: '[1]' })
  expect(readAnswer('<ul></ul>').json).toBe('[]')
})
