import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createListen } from '../../../core/base/bus/listen'
import { watchPasswordForm } from '../../../widgets/page/password/password-watch.dom'
import { captureConsole } from '../../core/base/page/console'

const said = captureConsole()
const sent = vi.fn()
let life: AbortController

beforeEach(() => {
  life = new AbortController()
  sent.mockClear()
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function (this: HTMLFormElement, submitter) {
    // As browsers do.
    if (submitter?.isConnected === false) throw new DOMException('', 'NotFoundError')
    submit(this, submitter ?? null)
  })
})
afterEach(() => {
  life.abort()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const submit = (form: HTMLFormElement, submitter: HTMLElement | null) =>
  form.dispatchEvent(Object.assign(new Event('submit', { bubbles: true, cancelable: true }), { submitter }))

describe('PAGE-04 the password form', () => {
  it.each([
    ['with the button that was pressed', false],
    ['without it, where it was replaced meanwhile', true],
  ])('that is sent before its check is loaded is sent once that is there, %s', async (_, isReplaced) => {
    watchPasswordForm(createListen('test', life.signal), '#user-pass', 'en', life.signal)
    document.body.innerHTML =
      '<form id="user-pass"><input name="name" value="me@home.test"><input type="submit" value="Send"></form>'
    const form = document.querySelector('form') as HTMLFormElement
    const button = form.querySelector<HTMLInputElement>('[type=submit]') as HTMLInputElement
    form.addEventListener('submit', ({ submitter }) => sent(submitter))
    submit(form, button)
    expect(sent).not.toHaveBeenCalled()
    if (isReplaced) button.replaceWith(button.cloneNode())
    await vi.waitFor(() => expect(sent.mock.calls).toEqual([[isReplaced ? null : button]]))
    expect(said()).toEqual([])
  })
})
