import { afterEach, describe, expect, it } from 'vitest'
import { createServerFields } from '../../../../core/view/form/server-fields'

afterEach(() => document.body.replaceChildren())

describe('the fields of a form of the server', () => {
  it.each([
    ['an input', '<input name="city" class="form-text">', 'form-text'],
    ['a select', '<select name="city"><option>Oslo</select>', ''],
    ['a group of choices', '<input type="radio" name="city" value="1">', ''],
  ])('SWATCH-03 TRADE-02 %s has the error class while it has a problem', (what, control, before) => {
    const role = what === 'a group of choices' ? 'role="radiogroup"' : ''
    document.body.innerHTML = `<form><div data-rove-field="city" ${role}>${control}</div></form>`
    const { flag } = createServerFields(document.forms[0] as HTMLFormElement)
    const node = document.querySelector('[name=city]') as HTMLElement
    const box = document.querySelector('[data-rove-field]') as HTMLElement
    flag('city', 'Required')
    expect(node.classList.contains('error')).toBe(true)
    expect(box.className).toBe('')
    expect((role ? box : node).getAttribute('aria-invalid')).toBe('true')
    flag('city', '')
    expect(node.className).toBe(before)
    expect(document.querySelector('[aria-invalid]')).toBeNull()
  })
})
