import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTextLookup } from '../../../core/base/texts/texts'
import { EmailView } from '../../../widgets/love/email/email.view'
import type { AskingState } from '../../../widgets/love/love.machine'
import { loveTexts } from '../../../widgets/love/love.texts'

const sanitise = vi.hoisted(() => vi.fn<(html: string) => Promise<DocumentFragment>>())
vi.mock('../../../core/base/input/sanitise', () => ({ sanitise }))
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const onSubmit = vi.fn<(email: string, subscribe: boolean) => void>()
const onClose = vi.fn<() => void>()
let shadow: ShadowRoot
let root: Root
const show = (html: string, error?: AskingState['error'], isSending = false) =>
  act(async () =>
    root.render(
      <EmailView
        state={{ at: 'asking', html, isSending, error }}
        t={createTextLookup(loveTexts, 'en')}
        onSubmit={onSubmit}
        onClose={onClose}
      />,
    ),
  )
const field = () => shadow.querySelector<HTMLInputElement>('input[name=email]')

beforeEach(() => {
  onSubmit.mockReset()
  onClose.mockReset()
  sanitise.mockReset().mockImplementation(async (html) => document.createRange().createContextualFragment(html))
  shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  root = createRoot(shadow)
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

describe('the dialog that asks for an address', () => {
  it('LOVE-02 our form is shown without the sanitiser if the server sent none', async () => {
    await show('')
    expect(field()?.autocomplete).toBe('email')
    expect(sanitise).not.toHaveBeenCalled()
  })

  it('LOVE-02 the server’s form is shown, sanitised, if it has an address field', async () => {
    await show('<form id="theirs"><input name="email"></form>')
    expect(field()?.form?.id).toBe('theirs')
    expect(sanitise).toHaveBeenCalledTimes(1)
  })

  it('LOVE-02 our form is shown if the server’s has no address field', async () => {
    const lines = vi.spyOn(console, 'error').mockImplementation(() => {})
    await show('<form id="theirs"><input name="colour"></form>')
    expect(field()?.form?.id).toBe('')
    expect(lines.mock.calls.map(([line]) => line)).toEqual(['[rove] love.validate: no-field (name="email")'])
  })

  it.each([
    ['a ticked checkbox', '<input type="checkbox" name="subscribe" value="1" checked>', true],
    ['one that is not ticked', '<input type="checkbox" name="subscribe" value="1">', false],
    ['a ticked checkbox of Drupal', '<input type="checkbox" name="subscribe[1]" value="1" checked>', true],
    ['the radio button “No”', '<input type="radio" name="subscribe" value="0" checked>', false],
    ['a list with “Yes”', '<select name="subscribe"><option value="1">Yes</select>', true],
    ['a list without a choice', '<select name="subscribe"><option value="">Choose</select>', false],
  ])('LOVE-02 of the server’s form, %s is read as it is meant', async (_, choice, wanted) => {
    await show(`<form><input name="email" value="a@b.test">${choice}<input type="submit" value="Save"></form>`)
    shadow.querySelector<HTMLElement>('[type=submit]')?.click()
    expect(onSubmit.mock.calls).toEqual([['a@b.test', wanted]])
  })

  it('LOVE-02 a further button of the server’s form closes the dialog without the address', async () => {
    const buttons = '<input type="submit" value="Save"><input type="submit" name="no" value="No, thank you">'
    await show(`<form><input name="email" value="a@b.test">${buttons}</form>`)
    shadow.querySelector<HTMLElement>('[name=no]')?.click()
    expect([onSubmit.mock.calls, onClose.mock.calls.length]).toEqual([[], 1])
  })

  it('LOVE-02 of two forms of the server, the one with the address is waited for', async () => {
    const other = '<form><input type="submit" name="other" value="Log in"></form>'
    const both = `${other}<form><input name="email"><button>Save</button></form>`
    await show(both)
    await show(both, undefined, true)
    const forms = [...shadow.querySelectorAll('form')]
    expect(forms.map(({ noValidate }) => noValidate)).toEqual([false, true])
    const buttons = [...shadow.querySelectorAll('[name=other],form button')]
    expect(buttons.map((button) => button.getAttribute('aria-disabled') === 'true')).toEqual([false, true])
  })

  it('LOVE-02 each invalid submit moves the focus to the field', async () => {
    await show('', 'wrongEmail')
    expect(shadow.activeElement).toBe(field())
    expect(field()?.getAttribute('aria-describedby')).toBe('modal-error')
    field()?.blur()
    await show('', 'wrongEmail')
    expect(shadow.activeElement).toBe(field())
    expect(shadow.querySelector('[role=alert]')?.textContent).toBe('Please enter a valid email address.')
  })
})
