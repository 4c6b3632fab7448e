/** The dialog queue: serialises unsolicited dialogs. At most one is open, higher priority first. */
import { type ConsentQuestion, consentQuestion, selectorOf } from '../../base/device/consent-question'
import { focusPath, isCovered } from '../../base/device/covered'
import { builtIn } from '../../base/input/built-in'
import { own } from '../../base/input/own'
import { guard } from '../../base/report/report'
import { createStore } from '../../base/state/create-store'
import { page } from '../../base/state/page'
import { dialogPriority, type QueuedDialog, type QueueState, waitReason } from './dialog-queue.rules'

interface Queued {
  readonly dialog: QueuedDialog
  /** Opens it. Where there is nothing to show any more, it calls `close(false)` at once. */
  readonly open: (close: (shown?: boolean) => void) => void
  /** Hides it for now, without an answer of the visitor. @returns false if the visitor uses it */
  readonly stepAside?: (() => boolean) | undefined
  /** Closes it; present while it is open. */
  close?: () => void
}

/** The time between two looks at the page, in milliseconds. */
const lookAgainMs = 1000

/** After a key press the visitor counts as typing for this time, in milliseconds. */
const typingTime = 3000

/** The queue of this page. */
export interface DialogQueue {
  readonly pending: Set<Queued>
  open?: QueuedDialog
  /** The open dialog, if it can step aside. */
  yielding?: Queued
  last?: { readonly dialog: QueuedDialog; readonly at: number }
  /**
   * The time of the last key press. Initially the time at which listening began, because a key may have been pressed
   * just before.
   */
  keyed: number
  /** The active mutes, each with its reason. */
  readonly mutes: Set<{ readonly why: string }>
  timer?: ReturnType<typeof setTimeout>
}

declare module '../../base/state/page' {
  interface Page {
    /** The unsolicited dialogs of this page. See `queueDialog`. */
    dialogQueue?: DialogQueue
  }
}

/**
 * Opens a dialog when the queue allows it: now or later. Higher priority comes first. One that can step aside does so
 * when the page asks about cookies, because it would cover the question. It opens again after the answer.
 *
 * @returns a function that removes it from the queue, or closes it
 */
export function queueDialog(dialog: QueuedDialog, open: Queued['open'], stepAside?: Queued['stepAside']): () => void {
  const queue = pageQueue()
  const queued: Queued = { dialog, open, stepAside }
  queue.pending.add(queued)
  next()
  return () => {
    queue.pending.delete(queued)
    queued.close?.()
  }
}

/** The reason why a dialog may not open now, in words for the why-panel; `undefined` if it may. */
export function dialogWaitReason(dialog: QueuedDialog): string | undefined {
  return waitReason(dialog, queueState(consentQuestion()))
}

/** Prevents unsolicited dialogs until the returned function is called. @param why the reason, for a marketer */
export function muteDialogs(why = 'a payment is under way'): () => void {
  const { mutes } = pageQueue()
  const mute = { why }
  mutes.add(mute)
  return () => {
    if (mutes.delete(mute)) next()
  }
}

function pageQueue(): DialogQueue {
  const shared = page()
  if (!shared.dialogQueue) {
    const queue: DialogQueue = { pending: new Set(), mutes: new Set(), keyed: performance.now() }
    shared.dialogQueue = queue
    shared.openDialogs ??= createStore(0)
    shared.openDialogs.subscribe(next)
    // A field loses the focus: in the next task, the next field already has it.
    document.addEventListener('focusout', () => setTimeout(next))
    const keyed = () => {
      queue.keyed = performance.now()
    }
    addEventListener('keydown', keyed, own({ capture: true }))
  }
  return shared.dialogQueue
}

/** Opens the pending dialog of the highest priority, if any may open. */
const next = guard('dialog-queue', () => {
  const queue = pageQueue()
  clearTimeout(queue.timer)
  if (queue.pending.size === 0 && !queue.yielding) return
  const question = consentQuestion()
  if (question) stepAside(queue)
  const state = queueState(question)
  const byPriority = [...queue.pending].sort(
    (a, b) => dialogPriority.indexOf(a.dialog) - dialogPriority.indexOf(b.dialog),
  )
  const now = byPriority.find(({ dialog }) => !waitReason(dialog, state))
  if (!now) {
    queue.timer = setTimeout(next, lookAgainMs)
    return
  }
  queue.pending.delete(now)
  queue.open = now.dialog
  const close = (shown = true) => {
    if (!now.close) return
    leave(queue, now)
    if (shown) queue.last = { dialog: now.dialog, at: performance.now() }
    next()
  }
  now.close = close
  if (now.stepAside) {
    queue.yielding = now
    queue.timer = setTimeout(next, lookAgainMs)
  }
  try {
    now.open(close)
  } catch (failure) {
    close(false)
    throw failure
  }
})

/** The dialog is not open any more. */
function leave(queue: DialogQueue, queued: Queued): void {
  delete queued.close
  delete queue.open
  delete queue.yielding
}

/** Lets the open dialog step aside: the page has begun to ask about cookies. It waits for its turn again. */
function stepAside(queue: DialogQueue): void {
  const { yielding } = queue
  if (!yielding?.stepAside?.()) return
  leave(queue, yielding)
  queue.pending.add(yielding)
}

function queueState(question: ConsentQuestion | undefined): QueueState {
  const { mutes, open, last } = pageQueue()
  const [mute] = mutes
  return {
    muted: mute?.why,
    covered: (page().openDialogs?.get() ?? 0) > 0 || isCovered(),
    asking: question && selectorOf(question.box),
    typing: typing(),
    open,
    last: last && { dialog: last.dialog, ago: performance.now() - last.at },
  }
}

/** Whether a field has the focus, and whether the visitor is typing. The fields of the why-panel do not count. */
function typing(): QueueState['typing'] {
  const path = focusPath()
  if (path[0]?.hasAttribute('data-rove-why')) return undefined
  const focused = builtIn(path.at(-1))
  const inField = focused?.matches(
    'input:not([type=checkbox],[type=radio],[type=submit],[type=button]),textarea,select,[contenteditable],iframe',
  )
  // An element with a closed shadow root, as of a payment provider, may have a focused field that we cannot see.
  const mayBeField = focused?.localName.includes('-') && !focused.shadowRoot
  if (!inField && !mayBeField) return undefined
  return performance.now() - pageQueue().keyed < typingTime ? 'keys' : 'field'
}
