import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Life } from '../../../../core/view/element/life'
import { whenClosed } from '../../../../core/view/element/when-closed'

/** An element is looked at more often than this, in milliseconds. */
const longMs = 200

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** An element at the end of a page that is still being parsed, and whether it is closed. */
function parsing() {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  const element = document.body.appendChild(document.createElement('main')).appendChild(document.createElement('div'))
  const life = new Life()
  const closed = vi.fn()
  whenClosed(element, life, closed)
  return { element, closed, life, readyState }
}

it('LIST-02 an element waits for its own content, and goes on with what follows it', () => {
  const { element, closed } = parsing()
  element.append(document.createElement('p'))
  vi.advanceTimersByTime(longMs)
  expect(closed).not.toHaveBeenCalled()
  document.body.append(document.createElement('footer'))
  vi.advanceTimersByTime(longMs)
  expect(closed).toHaveBeenCalledOnce()
})

it('LIST-02 an element waits in a form with a field named parentNode', () => {
  const form = document.body.appendChild(document.createElement('form'))
  const { element, closed } = parsing()
  form.append(element)
  const field = document.createElement('input')
  form.append(field)
  field.after(element)
  Object.defineProperty(form, 'parentNode', { value: field, configurable: true })
  document.querySelector('main')?.remove()
  vi.advanceTimersByTime(longMs)
  expect(closed).not.toHaveBeenCalled()
})

it('LIST-02 nothing has to follow an element once the page is parsed', () => {
  const { closed, readyState } = parsing()
  readyState.mockReturnValue('interactive')
  vi.advanceTimersByTime(longMs)
  expect(closed).toHaveBeenCalledOnce()
})

it('LOAD-04 an element that has left the page is not started', () => {
  const { closed, life } = parsing()
  life.end()
  document.body.append(document.createElement('footer'))
  vi.advanceTimersByTime(longMs)
  expect(closed).not.toHaveBeenCalled()
})
