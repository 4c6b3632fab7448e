import { afterEach, expect, it } from 'vitest'
import { readSetting } from '../../../../core/base/input/read-setting'
import { pageParts } from '../../../../core/base/page/page-parts.setting'
import { captureConsole } from './console'
import { clearPage, setScript } from './host-page'

const said = captureConsole()
afterEach(clearPage)
const read = (settings: unknown) => {
  setScript(JSON.stringify({ rove: { page: settings } }))
  return readSetting(pageParts)
}

it('LOAD-09 all wrong keys of the page’s parts are named in one line, with the nearest ones', () => {
  const given = { image: '.picture', tours: '.tour', vr: '.tour', loginForm: 'form >', adminMenus: 7 }
  expect(read(given)).toEqual({ ...pageParts.otherwise, vr: '.tour' })
  expect(said()).toEqual([
    expect.stringMatching(
      /^\[rove\] rove.page: image is unknown; use images\. tours is unknown; use images, lazyAttribute, .*loginForm\. loginForm: a CSS selector, please\. adminMenus: .*\. What is not usable is ignored$/,
    ),
  ])
})

it.each([['yes'], [null], [7]])(
  'LOAD-09 page parts that are %j instead of an object are reported once, and the defaults are used',
  (given) => {
    expect(read(given)).toEqual(pageParts.otherwise)
    expect(said()).toHaveLength(given === null ? 0 : 1)
  },
)
