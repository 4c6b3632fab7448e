/** Binds the server’s form to a submission that is sent once (TRADE-01, SWATCH-02). */

import type { Listen } from '../../base/bus/listen'
import { onBfcacheRestore } from '../../base/device/bfcache'
import { plainText } from '../../base/input/plain-text'
import { safeUrl } from '../../base/input/safe-url'
import {
  createSubmission,
  pauseUntilOnline,
  type Submission,
  type SubmissionAnswer,
  type SubmissionState,
} from '../../base/net/submit-once'
import { forget, note } from '../../base/page/traces'
import type { TextLookup } from '../../base/texts/texts'
import { markDisabled } from './submit-button'

/** A form of the server, and what its widget adds. */
export interface FormToSubmit<Input> {
  readonly form: HTMLFormElement
  /** The button that submits it. */
  readonly submit: HTMLElement
  /** What the visitor cannot change while the form is on its way. */
  readonly locked: readonly HTMLElement[]
  /** What screen readers hear of the submission. `data-state` says how far it is. */
  readonly status: HTMLElement
  readonly t: TextLookup<'sending' | 'checking' | 'lost' | 'refused'>
  /** Whether what is filled in can be sent. Otherwise it shows what is missing. */
  validate(): boolean
  /** What is sent; it has the id of its operation. */
  read(): Input
  send(input: Input): Promise<SubmissionAnswer>
  /** The server has rejected fields, each with its reason. */
  flag(problems: readonly (readonly [field: string, text: string])[]): void
  /** The server has accepted it. */
  onDone(): void
  report(failure: unknown): void
  readonly listen: Listen
  readonly signal: AbortSignal
}

/** The same page again is opened without the end of its address: the browser would only scroll to it. */
function pageToOpen(address: string): string {
  const { origin, pathname, search, hash } = new URL(address)
  const isHere = pathname === location.pathname && search === location.search && origin === location.origin
  return origin + pathname + search + (isHere ? '' : hash)
}

/** @see FormToSubmit */
export function submitForm<Input>(given: FormToSubmit<Input>): Submission<Input> {
  const { form, submit, locked, status, t, listen, signal } = given
  const submission = createSubmission<Input>({
    send: given.send,
    pause: pauseUntilOnline,
    report: (failure) => signal.aborted || given.report(failure),
  })
  const { get } = submission
  status.tabIndex = -1

  function lock(isBusy: boolean): void {
    const mark = isBusy ? note : forget
    markDisabled(mark(submit, 'aria-disabled'), isBusy)
    // The focus would be lost with what is inert.
    if (isBusy && locked.some((part) => part.contains(document.activeElement)))
      (submit.getClientRects().length > 0 ? submit : status).focus()
    for (const part of locked) mark(part, 'inert').inert = isBusy
  }

  function show(): void {
    const state = get()
    lock(submission.isBusy())
    status.textContent = textOf(state)
    status.dataset.state = state.at
    if (state.at === 'rejected') given.flag(state.errors.map(({ field, message }) => [field, plainText(message)]))
    if (state.at !== 'done') return
    try {
      given.onDone()
    } catch (failure) {
      given.report(failure)
    }
    location.assign(pageToOpen(safeUrl(state.url) ?? location.href))
  }

  function textOf(state: SubmissionState): string {
    if (state.at === 'refused') return state.serverMessage ?? t('refused')
    return state.at === 'sending' || state.at === 'checking' || state.at === 'lost' ? t(state.at) : ''
  }

  listen(submit, 'click', (event) => {
    if (submit.hasAttribute('aria-disabled') || !given.validate()) event.preventDefault()
  })
  listen<SubmitEvent>(form, 'submit', (event) => {
    // Another button, such as “Preview” or a file’s “Upload”, is the server’s own.
    if (event.submitter && event.submitter !== submit) return
    event.preventDefault()
    void submission.submit(given.read())
  })
  listen(form, 'input change', submission.change)
  listen(window, 'online', submission.resume)
  // The form was sent: after Back the server says what has become of it.
  const stopWatching = onBfcacheRestore(() => get().at === 'done' && location.reload())
  for (const stop of [submission.stop, submission.subscribe(show), stopWatching, () => lock(false)])
    signal.addEventListener('abort', stop)
  return submission
}
