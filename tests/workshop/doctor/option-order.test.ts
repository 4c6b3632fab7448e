import { afterEach, expect, it, vi } from 'vitest'
import { optionOrder } from '../../../workshop/doctor/option-order'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const select =
  '<select name="attributes[2]"><option value="">Size</option><option value="312">3</option><option value="311">2</option></select>'
const radios =
  '<input type="radio" name="attributes[2]" value="312"><input type="radio" name="attributes[2]" value="311">'
const option = (more = {}) => ({ name: 'x', aid: 2, ...more })

it.each([
  ['a select in another order', select, { 311: option(), 312: option() }, 1],
  ['radio buttons in another order', radios, { 311: option(), 312: option() }, 1],
  ['an option that the settings do not have', select, { 312: option() }, 0],
  ['options with weights', select, { 311: option({ weight: 2 }), 312: option({ weight: 1 }) }, 0],
  ['a list', select, [option({ oid: 312 }), option({ oid: 311 })], 0],
  [
    'the same order',
    '<select name="attributes[2]"><option value="311"><option value="312"></select>',
    { 311: option(), 312: option() },
    0,
  ],
])('BUY-08 the order of options is compared with the form: %s', (_, fields, details, count) => {
  vi.stubGlobal('roveSettings', { oid_details: details })
  document.body.innerHTML = `<rove-buybox><form>${fields}</form></rove-buybox>`
  const findings = optionOrder()
  expect(findings).toHaveLength(count)
  if (count)
    expect(findings[0]).toMatchObject({
      what: 'The options of attributes[2] are shown in another order than in the server’s form.',
      evidence: 'form: 312, 311; oid_details: 311, 312',
    })
})
