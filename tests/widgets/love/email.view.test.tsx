import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTextLookup } from '../../../core/texts/texts'
import { EmailView } from '../../../widgets/love/email/email.view'
import type { AskingState } from '../../../widgets/love/love.machine'
import { loveTexts } from '../../../widgets/love/love.texts'

const sanitise = vi.hoisted(() => vi.fn<(html: string) => Promise<DocumentFragment>>())
vi.mock('../../../core/input/sanitise', () => ({ sanitise }))
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let shadow: ShadowRoot
let root: Root
const show = (html: string, error?: AskingState['error']) =>
  act(async () =>
    root.render(
      <EmailView
        state={{ at: 'asking', html, isSending: false, error }}
        t={createTextLookup(loveTexts, 'en')}
        onSubmit={() => {}}
        onClose={() => {}}
      />,
    ),
  )
const field = () => shadow.querySelector<HTMLInputElement>('input[name=email]')

beforeEach(() => {
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
