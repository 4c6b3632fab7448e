import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPasswordCheck } from '../../../widgets/page/password/password.dom'

let life: AbortController
let form: HTMLFormElement
const sent = vi.fn()

function place(button: string): void {
  document.body.innerHTML = `<form id="user-pass"><label>E-mail <input name="name" type="text" aria-describedby="hint"></label>${button}</form>`
  form = document.querySelector('form') as HTMLFormElement
  life = new AbortController()
  const check = createPasswordCheck('en', life.signal)
  form.addEventListener('submit', (event) => check(form, event), { capture: true })
  form.addEventListener('submit', sent)
}
const field = () => form.querySelector('input') as HTMLInputElement
const button = () => form.querySelector<HTMLInputElement>('[type=submit]') as HTMLInputElement
const submit = (address: string): Event => {
  field().value = address
  const event = new CustomEvent('submit', { bubbles: true, cancelable: true })
  form.dispatchEvent(event)
  return event
}
const restorePage = () => dispatchEvent(Object.assign(new CustomEvent('pageshow'), { persisted: true }))

beforeEach(() => {
  vi.useFakeTimers()
  sent.mockClear()
  place('<input type="submit" name="op" value="Send">')
})
afterEach(() => life.abort())

describe('PAGE-04 the password form', () => {
  it.each(['', 'me', 'me@home', 'me@home.test, you@home.test'])(
    'keeps “%s”, with a message beside the field',
    (text) => {
      expect(submit(text).defaultPrevented).toBe(true)
      expect(sent).not.toHaveBeenCalled()
      const message = document.querySelector('[role=alert]')
      expect(message?.textContent).toBe('Enter a valid e-mail address')
      expect(message?.previousElementSibling?.localName).toBe('label')
      expect([field().className, field().getAttribute('aria-invalid')]).toEqual(['error', 'true'])
      expect(field().getAttribute('aria-describedby')).toBe(`hint ${message?.id}`)
      expect(document.activeElement).toBe(field())
      expect(button().value).toBe('Send')
    },
  )

  it('leaves a valid address to the browser and other handlers, once', () => {
    submit('me@')
    expect(submit(' me@home.test ').defaultPrevented).toBe(false)
    expect(document.querySelector('[role=alert]')).toBeNull()
    expect(field().getAttribute('aria-describedby')).toBe('hint')
    expect([field().className, field().getAttribute('aria-invalid')]).toEqual(['', null])
    expect(button().value).toBe('Please wait')
    expect(submit('me@home.test').defaultPrevented).toBe(true)
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['the page is restored', restorePage],
    ['the page has not been left for 15 seconds', () => vi.advanceTimersByTime(15_000)],
    ['the element is removed', () => life.abort()],
  ])('has its button again when %s', (_, end) => {
    submit('me@home.test')
    end()
    expect(button().value).toBe('Send')
    expect(button().hasAttribute('aria-disabled')).toBe(false)
  })

  it('has its button again when another script sends it', () => {
    sent.mockImplementationOnce((event: Event) => event.preventDefault())
    submit('me@home.test')
    vi.advanceTimersByTime(0)
    expect(button().value).toBe('Send')
  })

  it('restores the content of a button', () => {
    place('<button type="submit"><b>Send</b> it</button>')
    const content = button().innerHTML
    submit('me@home.test')
    expect(button().textContent).toBe('Please wait')
    restorePage()
    expect(button().innerHTML).toBe(content)
  })

  it('is as it was when the element is removed', () => {
    const before = document.body.innerHTML
    submit('me')
    life.abort()
    expect(document.body.innerHTML).toBe(before)
  })
})
