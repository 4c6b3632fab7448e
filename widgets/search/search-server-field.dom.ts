/** Takes over what the visitor has typed into the server's search field. */
import { own } from '../../core/base/input/own'
import type { InitialInput } from './search.types'

/**
 * Reads the text and the selection of the field inside `element`. While the visitor is composing with an input method,
 * it waits for the end of the composition.
 */
export async function readInitialInput(element: HTMLElement): Promise<InitialInput> {
  const input = element.querySelector<HTMLInputElement>('input:is([type=search], [type=text], :not([type]))')
  if (!input) return { term: '', selection: undefined }
  if (isWithin(input) && input.value) {
    // An element that waits for the visitor is not loading: checks for a ready page do not wait for it.
    element.dataset.roveState = 'ready'
    await compositionEnded(input)
  }
  const selection = [input.selectionStart ?? 0, input.selectionEnd ?? 0] as const
  return { term: input.value, selection: isWithin(input) ? selection : undefined }
}

function isWithin(input: Element): boolean {
  return (input.getRootNode() as Document | ShadowRoot).activeElement === input
}

/** Resolves with the first key, input or blur that is not part of a composition. */
function compositionEnded(input: HTMLInputElement): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const seen = (event: Event) => {
      if ((event as InputEvent).isComposing) return
      listening.abort()
      resolve()
    }
    for (const type of ['input', 'keyup', 'compositionend', 'blur', 'pointerup'])
      input.addEventListener(type, seen, own({ signal: listening.signal }))
  })
}
