import { afterEach, expect, it } from 'vitest'
import { readSetting } from '../../../../core/base/input/read-setting'
import { headerSetting } from '../../../../core/base/page/header.setting'
import { captureConsole } from './console'
import { clearPage, setScript } from './host-page'

const said = captureConsole()
afterEach(clearPage)
const read = (header: unknown) => {
  setScript(JSON.stringify({ rove: { header } }))
  return readSetting(headerSetting)
}

it('LOAD-09 one invalid selector of the header leaves the others in use, and each invalid one is named', () => {
  expect(read({ drawer: '#menu >', cart: '#cart', count: 5, search: null })).toEqual({ cart: '#cart' })
  expect(said()).toEqual([
    expect.stringMatching(
      /^\[rove\] rove.header: drawer: a CSS selector, please\. count: .*\. What is not usable is ignored$/,
    ),
  ])
})

it('LOAD-09 an unknown key of the header is named, with the nearest one', () => {
  expect(read({ drawr: '#menu', cart: '#cart' })).toEqual({ cart: '#cart' })
  expect(said()).toEqual(['[rove] rove.header: drawr is unknown; use drawer. What is not usable is ignored'])
})

it('LOAD-09 a header setting of another type is reported with what it has to be; an empty one of PHP is none', () => {
  expect(read('yes')).toBeUndefined()
  expect(said()).toEqual([
    '[rove] settings: rove.header is not usable, its default is used (an object of CSS selectors: drawer, search, cart, count, newTab)',
  ])
  read([])
  expect(said()).toHaveLength(1)
})
