/**
 * The rules of the dialog queue: unsolicited dialogs, at most one open, higher priority first. The numbers are
 * proposed: the specification gives none.
 */

/**
 * All dialogs that open without a request, highest priority first: the order's expiry, the offer of an outdoor cover for
 * a purchase, popups.
 */
export const dialogPriority = ['expiry', 'cover', 'popup'] as const
/** The name of an unsolicited dialog. */
export type QueuedDialog = (typeof dialogPriority)[number]

/**
 * The order is about to expire: these dialogs wait while the visitor types, but not while a field only has the focus, and
 * not for a question about cookies.
 */
const urgent: readonly QueuedDialog[] = ['expiry']

/** After a dialog closes, none of the same or a lower priority opens for this time, in milliseconds. */
export const dialogCoolDown = 30_000

/** The state of the page that decides whether a dialog may open. */
export interface QueueState {
  /** What must not be interrupted, for a marketer: `a payment is under way`. */
  readonly muted: string | undefined
  /** A dialog, of the widgets or of other code, covers the page. */
  readonly covered: boolean
  /** The box that asks about cookies, for a marketer: `div#cookie-bar`. */
  readonly asking: string | undefined
  /** `field`: a field has the focus. `keys`: the visitor is typing in it. */
  readonly typing: 'field' | 'keys' | undefined
  /** The open dialog of the queue. */
  readonly open: QueuedDialog | undefined
  /** The dialog that closed last, and how long ago, in milliseconds. */
  readonly last: { readonly dialog: QueuedDialog; readonly ago: number } | undefined
}

/** The reason why a dialog may not open now, in words for the why-panel; `undefined` if it may. */
export function waitReason(
  dialog: QueuedDialog,
  { muted, covered, asking, typing, open, last }: QueueState,
): string | undefined {
  if (muted) return muted
  if (asking && !urgent.includes(dialog)) return `the page asks about cookies (${asking})`
  if (covered) return 'another dialog is open'
  if (open) return `the ${open} is open`
  if (typing === 'keys') return 'the visitor is typing'
  if (typing && !urgent.includes(dialog)) return 'a field has the focus'
  const isNotHigher = last && dialogPriority.indexOf(dialog) >= dialogPriority.indexOf(last.dialog)
  if (last && isNotHigher && last.ago < dialogCoolDown)
    return `the ${last.dialog} was open less than ${dialogCoolDown / 1000} s ago`
  return undefined
}
