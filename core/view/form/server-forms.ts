/** The forms in the server's HTML of a dialog: each is sent to its own address, and the answer is shown in its place. */
import { emptyChangedFiles } from '../../base/input/chosen-file'
import { own } from '../../base/input/own'
import { shopAnswer } from '../../base/input/shop-answer'
import { makeIdsUnique } from '../../base/input/unique-ids'
import { sendForm } from '../../base/net/send-form'

/** Where the forms are, and what happens with them. */
export interface ServerForms {
  /** The node around the server's HTML. */
  readonly place: HTMLElement
  /** What the HTML belongs to: named in errors. */
  readonly where: string
  /** The address that the HTML came from. */
  readonly address: string
  /**
   * A form is on its way, was answered, or could not be sent: then it stays as it was filled in. With `changed`, a file in
   * it is not there any more as it was chosen: its field is empty, and the form can be sent with another one.
   */
  show(at: 'sending' | 'read' | 'unsent' | 'changed'): void
  report(failure: unknown): void
}

/**
 * Forms whose `submit` event another listener has prevented are left alone.
 *
 * @returns the end of it, which aborts what is on its way
 */
export function followServerForms({ place, where, address: from, show, report }: ServerForms): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let address = from
  let isSending = false

  async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    isSending = true
    submitter?.setAttribute('aria-disabled', 'true')
    show('sending')
    try {
      if (await isFileGone(form)) return
      const answer = await sendForm({ where, form, submitter, address, signal })
      const fragment = await shopAnswer(where, answer.html, form)
      if (signal.aborted) return
      address = answer.address
      putServerHtml(place, fragment)
      show('read')
      const wrong = place.querySelector<HTMLElement>(':is(input,select,textarea):is(.error,[aria-invalid=true])')
      ;(wrong ?? place).focus()
    } catch (failure) {
      if (signal.aborted || (await isFileGone(form))) return
      report(failure)
      show('unsent')
    } finally {
      isSending = false
      submitter?.removeAttribute('aria-disabled')
    }
  }

  /** Asks again for a file that is not there any more. Sending it would only say that the network failed. */
  async function isFileGone(form: HTMLFormElement): Promise<boolean> {
    const [changed] = await emptyChangedFiles(form)
    if (!changed || signal.aborted) return signal.aborted
    show('changed')
    askAgain(changed)
    return true
  }

  const follow = (event: SubmitEvent) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    if (!isSending) void send(event.target as HTMLFormElement, event.submitter)
  }
  place.addEventListener('submit', follow)
  return () => {
    place.removeEventListener('submit', follow)
    ending.abort()
  }
}

/** Marks a field whose file has to be chosen again, until there is another one. */
function askAgain(input: HTMLInputElement): void {
  input.setAttribute('aria-invalid', 'true')
  input.addEventListener('input', () => input.removeAttribute('aria-invalid'), own({ once: true }))
  input.focus()
}

/** Puts the server's HTML into a node, in place of what was there. */
export function putServerHtml(place: HTMLElement, fragment: DocumentFragment): void {
  place.replaceChildren()
  makeIdsUnique([...fragment.children])
  place.append(fragment)
}
