import { expect, it } from 'vitest'
import { submitButtonOf } from '../../../../core/view/form/submit-button'

function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`
  return document.forms[0] as HTMLFormElement
}

it.each([
  ['the only one', '<input name="a"><button>Send</button>'],
  [
    'after the Upload of a file in Drupal',
    '<p><input type="file" name="files[a]"><input type="submit" value="Upload"></p><input type="submit" value="Send">',
  ],
  ['before a Preview', '<input type="submit" value="Send"><input type="submit" value="Preview">'],
  ['beside a file without a box', '<input type="file" name="a"><input type="submit" value="Send">'],
  ['outside of its form', '<input name="a">'],
])('TRADE-01 SWATCH-02 the button that sends a form is found: %s', (where, html) => {
  const form = formOf(html)
  form.id = 'sends'
  if (where === 'outside of its form') form.insertAdjacentHTML('afterend', '<button form="sends">Send</button>')
  const found = submitButtonOf(form)
  expect(found?.value || found?.textContent).toBe('Send')
})
