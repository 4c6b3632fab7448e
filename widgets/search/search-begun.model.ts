/** What a visitor has begun in the server's field goes on in ours. */
import { own } from '../../core/own'
import type { Begun } from './search.model'

/**
 * Reads what is typed in the field inside `element`, and where the visitor is in it. While somebody is typing there,
 * it waits for a moment in which no input method is at work.
 */
export async function takeOver(element: HTMLElement): Promise<Begun> {
  const input = element.querySelector<HTMLInputElement>('input:is([type=search], [type=text], :not([type]))')
  if (!input) return { term: '', selection: undefined }
  if (isWithin(input) && input.value) {
    // What waits for the visitor does not load: whoever asks whether the page is ready does not wait for it.
    element.dataset.roveState = 'ready'
    await settled(input)
  }
  const selection = [input.selectionStart ?? 0, input.selectionEnd ?? 0] as const
  return { term: input.value, selection: isWithin(input) ? selection : undefined }
}

function isWithin(input: Element): boolean {
  return (input.getRootNode() as Document | ShadowRoot).activeElement === input
}

/** Resolves with the first key, letter or leaving that is not part of a composition. */
function settled(input: HTMLInputElement): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const seen = (event: Event) => {
      if ((event as InputEvent).isComposing) return
      listening.abort()
      resolve()
    }
    for (const sign of ['input', 'keyup', 'compositionend', 'blur', 'pointerup'])
      input.addEventListener(sign, seen, own({ signal: listening.signal }))
  })
}
