import { afterEach, describe, expect, it, vi } from 'vitest'
import { createListen } from '../../../../core/base/bus/listen'
import { builtIn } from '../../../../core/base/input/built-in'

/** A form with a field that is named like each of these properties. A simulated form does not have the fields itself. */
function formWith(...names: readonly string[]): HTMLFormElement {
  const form = document.createElement('form')
  for (const name of names) {
    const field = document.createElement('input')
    field.name = name
    HTMLElement.prototype.append.call(form, field)
    Object.defineProperty(form, name, { value: field, configurable: true })
  }
  return form
}

afterEach(() => vi.restoreAllMocks())

describe('A form with fields that are named like its properties', () => {
  it('CHK-03 says its id, and gets another', () => {
    const form = formWith('id')
    expect(form.id).toBeInstanceOf(HTMLInputElement)
    expect(builtIn(form).id).toBe('')
    builtIn(form).id ||= 'review'
    expect(builtIn(form).id).toBe('review')
    expect(form.getAttribute('id')).toBe('review')
    expect(form.id).toBeInstanceOf(HTMLInputElement)
  })

  it('CHK-05 has its elements', () => {
    const form = formWith('elements')
    expect([...builtIn(form).elements]).toEqual([...form.querySelectorAll('input')])
  })

  it('CHK-05 can be sent, also by a function that was read before', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {})
    const form = formWith('requestSubmit', 'submit')
    const button = document.createElement('button')
    const { requestSubmit } = builtIn(form)
    requestSubmit(button)
    expect(submit).toHaveBeenCalledExactlyOnceWith(button)
    expect(submit.mock.contexts).toEqual([form])
  })

  it('CHK-05 is validated by the server', () => {
    const form = formWith('noValidate')
    builtIn(form).noValidate = true
    expect(form.getAttribute('novalidate')).not.toBeNull()
  })
})

it('TRADE-01 a form with a field that is named like its function is listened to', () => {
  const form = formWith('addEventListener')
  const typed = vi.fn()
  createListen('a form', new AbortController().signal)(form, 'input', typed)
  form.dispatchEvent(new Event('input'))
  expect(typed).toHaveBeenCalledOnce()
})

it('LOAD-01 any other element is itself, also with properties of its own', () => {
  const element = Object.assign(document.createElement('div'), { closest: () => null })
  expect(builtIn(element)).toBe(element)
  expect(builtIn(window)).toBe(window)
  expect(builtIn(null)).toBeNull()
})
