import { afterEach, expect, it, vi } from 'vitest'
import { Life } from '../../../core/element/life'
import { whenClosed } from '../../../core/element/when-closed'

afterEach(() => {
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

it('LIST-02 an element waits for its own content, and goes on with what follows it', async () => {
  const { element, closed } = parsing()
  element.append(document.createElement('p'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(closed).not.toHaveBeenCalled()
  document.body.append(document.createElement('footer'))
  await vi.waitFor(() => expect(closed).toHaveBeenCalled())
})

it('LIST-02 nothing has to follow an element once the page is parsed', async () => {
  const { closed, readyState } = parsing()
  readyState.mockReturnValue('interactive')
  document.dispatchEvent(new Event('DOMContentLoaded'))
  await vi.waitFor(() => expect(closed).toHaveBeenCalled())
})

it('LOAD-04 an element that has left the page is not started', async () => {
  const { element, closed, life } = parsing()
  life.end()
  document.body.append(document.createElement('footer'))
  document.dispatchEvent(new Event('DOMContentLoaded'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(closed).not.toHaveBeenCalled()
  expect(element.isConnected).toBe(true)
})
