/** One file of the form: judged, sent when it is chosen, and named by its id in a hidden input (TRADE-02). */

import type { Listen } from '../../core/base/bus/listen'
import { type ChosenFile, takeFile } from '../../core/base/input/chosen-file'
import type { FileProblem } from '../../core/base/input/file-kinds.rules'
import { own } from '../../core/base/input/own'
import { isDefinite } from '../../core/base/net/submit-once.rules'
import { shopPath } from '../../core/base/page/path'
import { make, note, restore } from '../../core/base/page/traces'
import { RoveError, serverMessageOf } from '../../core/base/report/errors'
import { report } from '../../core/base/report/report'
import type { TextLookup } from '../../core/base/texts/texts'
import { tradeFileLimits } from '../../core/shop/trade/trade.rules'
import { openInNewTabs } from '../../core/view/link/new-tab'
import { type TradeForm, where } from './trade-application.dom'
import type { TradeApplicationCode } from './trade-application.texts'
import { uploadFile } from './trade-application-upload.calls'

/** The files of a form. */
export interface FileField {
  /** Whether a file is being read or sent. */
  isSending(): boolean
  /** The name of the file that the server has; empty where it has none. */
  name(): string
}

/**
 * Watches the file input in the box of a field.
 *
 * @param field the name of the hidden input that gets the id of the file
 * @param draftName the name of a file that was sent before a reload
 */
export function watchFile(
  trade: TradeForm,
  field: 'card_upload' | 'licence_upload',
  draftName: string | undefined,
  t: TextLookup<TradeApplicationCode>,
  listen: Listen,
  signal: AbortSignal,
): FileField {
  const box = trade.box(field)
  const input = box?.querySelector<HTMLInputElement>('input[type=file]')
  if (!box || !input) return { isSending: () => false, name: () => '' }
  const limit = Number(input.dataset.maxMb)
  const limits = { ...tradeFileLimits, ...(limit > 0 ? { megabytes: limit } : {}) }
  const status = make('p', { className: 'rove-trade-file' })
  status.setAttribute('role', 'status')
  const bar = make('progress', { max: 1, value: 0, hidden: true })
  bar.setAttribute('aria-label', trade.label(field))
  const [cancel, retry, remove] = (['cancel', 'retry', 'remove'] as const).map((code) =>
    make('button', { type: 'button', textContent: t(code), hidden: true }),
  ) as [HTMLButtonElement, HTMLButtonElement, HTMLButtonElement]
  const login = make('a', { href: `${shopPath()}user/login`, textContent: t('login'), hidden: true })
  const buttons = make('div', { className: 'rove-trade-row' }, cancel, login, retry, remove)
  openInNewTabs(buttons, 'a')
  const kept = box.querySelector<HTMLElement>('[data-rove-trade=kept]')
  const chooser: HTMLElement = input
  const problems = () => box.querySelectorAll('[data-rove-problem]')
  let file: ChosenFile | undefined
  let sending: AbortController | undefined

  /** @param at which of the input and the buttons are there */
  function show(at: 'empty' | 'sending' | 'failed' | 'signed-out' | 'sent', text = ''): void {
    const focused = document.activeElement
    status.textContent = text
    status.dataset.state = at === 'signed-out' ? 'failed' : at
    bar.hidden = at !== 'sending'
    chooser.hidden = at === 'sending' || at === 'sent'
    cancel.hidden = at !== 'sending'
    login.hidden = at !== 'signed-out'
    retry.hidden = (at !== 'failed' && at !== 'signed-out') || !file
    remove.hidden = at !== 'sent'
    // The focus would be lost with what is hidden.
    if (box?.contains(focused) && focused?.hasAttribute('hidden')) trade.control(field)?.focus()
  }

  /** Writes the id of the file, empty for none. What is valid with it is not marked any more. */
  function write(id: string): void {
    trade.write(field, id)
    box?.dispatchEvent(new CustomEvent('change', own({ bubbles: true })))
  }

  function clear(): void {
    sending?.abort()
    sending = undefined
    file = undefined
    write('')
    show('empty')
  }

  /** Says why the file is not sent. Only another choice can be: the field is empty. */
  function refuse(problem: FileProblem | 'changed', name: string): void {
    clear()
    trade.flag(field, t(problem, { name, n: limits.megabytes }))
    // It is said some time after the choice, when the focus can be elsewhere.
    for (const told of problems()) note(told, 'role').setAttribute('role', 'alert')
  }

  async function send(chosen: ChosenFile): Promise<void> {
    sending?.abort()
    const attempt = new AbortController()
    sending = attempt
    file = chosen
    const { name } = chosen
    trade.write(field, '')
    trade.flag(field, '')
    bar.value = 0
    show('sending', t('fileSending', { name, n: 0 }))
    const judged = await chosen.judge(limits)
    if (attempt.signal.aborted) return
    if (typeof judged === 'string') return refuse(judged, name)
    try {
      const answer = await uploadFile(judged, field, (share) => progress(name, share), attempt.signal)
      if (attempt.signal.aborted) return
      sending = undefined
      sentName = name
      write(answer.id)
      show('sent', t('fileSent', { name }))
    } catch (failure) {
      const code = failure instanceof RoveError ? failure.code : ''
      const isChanged = code === 'network' && !(await chosen.isThere())
      if (attempt.signal.aborted) return
      if (isChanged) return refuse('changed', name)
      sending = undefined
      write('')
      const refusal = serverMessageOf(failure)
      if (!refusal) report(where, failure)
      if (code === 'signed-out') return show('signed-out', t('fileSignedOut', { name }))
      // What the shop refuses is not sent again.
      if (isDefinite(code)) file = undefined
      show('failed', refusal ?? t('fileFailed', { name }))
    }
  }

  /** Said in quarters, so that a screen reader is not interrupted by each percent. */
  function progress(name: string, share: number): void {
    if (!sending) return
    bar.value = share
    const text = t('fileSending', { name, n: Math.floor(share * 4) * 25 })
    if (status.textContent !== text) status.textContent = text
  }

  note(input, 'hidden')
  if (kept) note(kept, 'hidden').hidden = true
  box.append(status, bar, buttons)
  let sentName = draftName || kept?.dataset.name || ''
  const isKept = trade.read(field) !== '' && sentName !== ''
  show(isKept ? 'sent' : 'empty', isKept ? t('fileSent', { name: sentName }) : '')
  listen(input, 'change', () => {
    const chosen = takeFile(input)
    if (chosen) void send(chosen)
  })
  listen(cancel, 'click', clear)
  listen(remove, 'click', clear)
  listen(retry, 'click', () => file && void send(file))
  listen(window, 'online', () => {
    if (!retry.hidden && file) void send(file)
  })
  signal.addEventListener('abort', () => {
    sending?.abort()
    for (const node of [input, kept]) if (node) restore(node, 'hidden')
    for (const told of problems()) restore(told, 'role')
    for (const node of [status, bar, buttons]) node.remove()
  })
  return { isSending: () => sending !== undefined, name: () => (trade.read(field) === '' ? '' : sentName) }
}
