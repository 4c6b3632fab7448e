import { beforeEach, expect, it } from 'vitest'
import { boxOf, fieldWithoutBox, fileInputOf, isAskedFor, labelText } from '../../../../core/view/form/field-box'
import { provinceGroups } from '../../../../core/view/form/province-groups'
import { createServerFields } from '../../../../core/view/form/server-fields'

function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`
  return document.forms[0] as HTMLFormElement
}
const idOfBox = (html: string, field: string) => boxOf(formOf(html), field)?.id

beforeEach(() => {
  document.body.replaceChildren()
})

it.each([
  ['marked by our attribute', '<div id="a" data-rove-field="city"><p><input name="city"></p></div>', 'a'],
  ['in Drupal’s box', '<div id="a" class="form-item"><div><input name="city"></div></div>', 'a'],
  ['in plain HTML', '<section><p id="a"><input name="city"></p><p><input name="phone"></p></section>', 'a'],
  ['inside its label', '<p id="a"><label>City <input name="city"></label></p>', 'a'],
  ['beside its hidden twin', '<p id="a"><input type="hidden" name="x"><input name="city"></p>', 'a'],
  [
    'as radio buttons of Drupal',
    '<div id="a" class="form-item"><p class="form-item"><input type="radio" name="city"></p><p class="form-item"><input type="radio" name="city"></p></div>',
    'a',
  ],
  [
    'as radio buttons of a fieldset',
    '<fieldset id="a"><p><input type="radio" name="city"></p><p><input type="radio" name="city"></p></fieldset>',
    'a',
  ],
  ['as a file of Drupal', '<p id="a" class="form-item"><input type="file" name="files[city]"></p>', 'a'],
  ['with another field in the only element', '<p><input name="city"><input name="phone"></p>', undefined],
  ['directly in the form', '<input name="city">', undefined],
])('TRADE-02 SWATCH-03 the box of a field %s is found', (_, html, id) => {
  expect(idOfBox(html, 'city')).toBe(id)
})

it('SWATCH-03 a visible field without a box is named, a hidden one is not', () => {
  const form = formOf('<input type="hidden" name="country"><p><input name="city"><input name="phone"></p>')
  expect(fieldWithoutBox(form, ['country', 'address1'])).toBeUndefined()
  expect(fieldWithoutBox(form, ['country', 'phone'])).toBe('phone')
})

it('TRADE-02 a field is asked for by any mark that the server writes', () => {
  const asked = (html: string) => {
    const form = formOf(`<p class="form-item">${html}</p>`)
    return isAskedFor(boxOf(form, 'a'), [...form.elements] as HTMLInputElement[])
  }
  expect(asked('<input name="a">')).toBe(false)
  expect(asked('<input name="a" required>')).toBe(true)
  expect(asked('<input name="a" aria-required="true">')).toBe(true)
  expect(asked('<input name="a" class="form-text required">')).toBe(true)
  expect(asked('<label>A <span class="form-required">*</span></label><input name="a">')).toBe(true)
})

it('TRADE-02 a label is read without the mark, and of a fieldset its legend', () => {
  const form = formOf(
    '<p class="form-item"><label>City <span class="form-required">*</span></label><input name="city"></p>',
  )
  expect(labelText(form.querySelector('label'))).toBe('City')
  const radios =
    '<fieldset><legend>Country</legend><p><label><input type="radio" name="country"> Canada</label></p></fieldset>'
  expect(createServerFields(formOf(radios)).label('country')).toBe('Canada')
  const two = radios.replace('</fieldset>', '<p><label><input type="radio" name="country"> US</label></p></fieldset>')
  expect(createServerFields(formOf(two)).label('country')).toBe('Country')
})

it('TRADE-02 a file is found by its name, also by the name that Drupal writes', () => {
  const form = formOf('<input type="file" name="files[card]"><input type="file" name="licence"><input name="other">')
  expect(['card', 'licence', 'other'].map((field) => fileInputOf(form, field)?.name)).toEqual([
    'files[card]',
    'licence',
    undefined,
  ])
})

it('TRADE-03 SWATCH-03 provinces belong to a country by our attribute, or by the country’s name', () => {
  const groups = (country: string) =>
    provinceGroups(
      formOf(
        `${country}<select name="province"><option></option><optgroup label="Canada"></optgroup><optgroup label="Other"></optgroup><optgroup label="x" data-country="US"></optgroup></select>`,
      ),
    ).map((one) => one.country)
  expect(groups('<select name="country"><option value="124">Canada</option></select>')).toEqual(['124', 'US'])
  expect(groups('<label><input type="radio" name="country" value="CA"> Canada </label>')).toEqual(['CA', 'US'])
  expect(groups('')).toEqual(['US'])
})
