/** One file of the form: checked, sent when it is chosen, and named by its id in a hidden input (TRADE-02). */
import { own } from '../../core/input/own'
import { isDefinite } from '../../core/net/submit-once.rules'
import type { Listen } from '../../core/page/listen'
import { shopPath } from '../../core/page/shop-path'
import { RoveError, serverMessageOf } from '../../core/report/errors'
import { report } from '../../core/report/report'
import type { TextLookup } from '../../core/texts/texts'
import { tradeFileError, tradeFileMegabytes } from '../../core/trade/trade.rules'
import { openInNewTabs } from '../../core/ui/new-tab'
import { make } from '../../core/ui/server-fields'
import { type TradeForm, where } from './trade-application.dom'
import type { TradeApplicationCode } from './trade-application.texts'
import { uploadFile } from './trade-application-upload.calls'

/** The files of a form. */
export interface FileField {
  /** Whether a file is being sent. */
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
  const megabytes = limit > 0 ? limit : tradeFileMegabytes
  const status = make('p', { className: 'rove-trade-file' })
  status.setAttribute('role', 'status')
  const bar = make('progress', { max: 1, value: 0, hidden: true, ariaLabel: trade.label(field) })
  const [cancel, retry, remove] = (['cancel', 'retry', 'remove'] as const).map((code) =>
    make('button', { type: 'button', textContent: t(code), hidden: true }),
  ) as [HTMLButtonElement, HTMLButtonElement, HTMLButtonElement]
  const login = make('a', { href: `${shopPath()}user/login`, textContent: t('login'), hidden: true })
  const buttons = make('div', { className: 'rove-trade-row' }, cancel, login, retry, remove)
  openInNewTabs(buttons, 'a')
  const kept = box.querySelector<HTMLElement>('[data-rove-trade=kept]')
  const chooser: HTMLElement = input
  let file: File | undefined
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

  async function send(chosen: File): Promise<void> {
    sending?.abort()
    const attempt = new AbortController()
    sending = attempt
    file = chosen
    const { name } = chosen
    trade.write(field, '')
    trade.flag(field, '')
    bar.value = 0
    show('sending', t('fileSending', { name, n: 0 }))
    try {
      const answer = await uploadFile(chosen, field, (share) => progress(name, share), attempt.signal)
      if (attempt.signal.aborted) return
      sending = undefined
      sentName = name
      write(answer.id)
      show('sent', t('fileSent', { name }))
    } catch (failure) {
      if (attempt.signal.aborted) return
      sending = undefined
      write('')
      const refusal = serverMessageOf(failure)
      const code = failure instanceof RoveError ? failure.code : ''
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

  if (kept) kept.hidden = true
  box.append(status, bar, buttons)
  let sentName = draftName || kept?.dataset.name || ''
  const isKept = trade.read(field) !== '' && sentName !== ''
  show(isKept ? 'sent' : 'empty', isKept ? t('fileSent', { name: sentName }) : '')
  listen(input, 'change', () => {
    const [chosen] = input.files ?? []
    if (!chosen) return
    const error = tradeFileError(chosen, megabytes)
    // The form names the file by its id: the input is empty again, and the same file can be chosen twice.
    input.value = ''
    if (error) {
      clear()
      trade.flag(field, t(error, { n: megabytes }))
    } else void send(chosen)
  })
  listen(cancel, 'click', clear)
  listen(remove, 'click', clear)
  listen(retry, 'click', () => file && void send(file))
  listen(window, 'online', () => {
    if (!retry.hidden && file) void send(file)
  })
  signal.addEventListener('abort', () => {
    sending?.abort()
    input.hidden = false
    if (kept) kept.hidden = false
    for (const node of [status, bar, buttons]) node.remove()
  })
  return { isSending: () => sending !== undefined, name: () => (trade.read(field) === '' ? '' : sentName) }
}
