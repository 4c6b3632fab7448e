import { afterEach, describe, expect, it, vi } from 'vitest'
import { requestSubmit } from '../../../../core/view/form/request-submit'

Object.defineProperty(HTMLFormElement.prototype, 'requestSubmit', { configurable: true, value: undefined })

afterEach(() => document.body.replaceChildren())

/** A form with two buttons, in a browser without `requestSubmit`: there, the press on a button submits. */
function olderForm() {
  document.body.innerHTML = `<form><input name="requestSubmit"><button name="op" value="a">A</button>
    <button name="op" value="b">B</button></form>`
  const form = document.querySelector('form') as HTMLFormElement
  const pressed = vi.fn((event: Event) => {
    event.preventDefault()
    const { type, value, form: owner } = event.target as HTMLButtonElement
    return [type, value, owner === form]
  })
  form.addEventListener('click', pressed)
  return { form, pressed, buttons: [...form.querySelectorAll('button')] }
}

describe('a form is submitted in a browser without requestSubmit', () => {
  it('by a button of its own', () => {
    const { form, pressed, buttons } = olderForm()
    requestSubmit(form, buttons[1])
    expect(pressed).toHaveReturnedWith(['submit', 'b', true])
  })

  it('without one, by one that is gone afterwards', () => {
    const { form, pressed } = olderForm()
    requestSubmit(form)
    expect(pressed).toHaveReturnedWith(['submit', '', true])
    expect(form.querySelectorAll('button')).toHaveLength(2)
  })
})
