import { afterEach, expect, it } from 'vitest'
import { readSetting } from '../../../core/input/read-setting'
import { pageParts } from '../../../core/page/page-parts.setting'
import { captureConsole } from './console'
import { clearPage, setScript } from './host-page'

const said = captureConsole()
afterEach(clearPage)
const read = (settings: unknown) => {
  setScript(JSON.stringify({ rove: { page: settings } }))
  return readSetting(pageParts)
}

it('LOAD-09 an unknown key of the page’s parts is named, with those that there are; the others are used', () => {
  expect(read({ image: '.picture', vr: '.tour' })).toMatchObject({ vr: '.tour', images: pageParts.otherwise.images })
  expect(said()).toEqual([
    '[rove] rove.page: image is unknown; use images, lazyAttribute, printButton, vr, adminMenus, passwordForm, loginForm',
  ])
})

it.each([['yes'], [null], [7]])(
  'LOAD-09 page parts that are %j instead of an object are reported once, and the defaults are used',
  (given) => {
    expect(read(given)).toEqual(pageParts.otherwise)
    expect(said()).toHaveLength(given === null ? 0 : 1)
  },
)
