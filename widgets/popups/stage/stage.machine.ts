/** The state machine of one popup. */

export type PopupState =
  /** Waits for its trigger, and for its conditions to be met when the trigger fires. */
  | { readonly at: 'waiting' }
  /** Its conditions are met, and it waits for its turn in the dialog queue. */
  | { readonly at: 'due' }
  /** There is nothing to show, or the page hides it: it cannot open. `why` is a text for the marketer. */
  | { readonly at: 'unfit'; readonly why: string }
  /** It is open. `error` is the error of the last address, a new object for each. */
  | { readonly at: 'shown'; readonly error: CardError | undefined }
  /** An address is being sent. */
  | { readonly at: 'sending' }
  /** The address was accepted; a confirmation is shown. */
  | { readonly at: 'done' }
  /** It was closed and does not open again on this page. */
  | { readonly at: 'closed'; readonly by: 'visitor' | 'done' }

/** Why an address was not accepted: it is invalid, or the response did not confirm it. */
export interface CardError {
  readonly code: 'wrongEmail' | 'failed'
}

/** The events of a popup. */
export type PopupEvent =
  | { readonly type: 'triggered' }
  | { readonly type: 'unfit'; readonly why: string }
  /** The dialog queue lets it open, and it is eligible. */
  | { readonly type: 'dequeued' }
  /** It cannot open now: it waits for its trigger again. */
  | { readonly type: 'postponed' }
  | { readonly type: 'submitted'; readonly valid: boolean }
  | { readonly type: 'subscribed' }
  | { readonly type: 'failed' }
  /** The visitor has subscribed elsewhere. */
  | { readonly type: 'answered' }
  /** The page asks about cookies: it waits for its turn in the dialog queue again. */
  | { readonly type: 'stepped-aside' }
  | { readonly type: 'closed' }

/** Returns the next state. Events that do not apply leave the state unchanged. */
export function next(state: PopupState, event: PopupEvent): PopupState {
  if (event.type === 'unfit' && (state.at === 'due' || isOpen(state))) return { at: 'unfit', why: event.why }
  switch (state.at) {
    case 'waiting':
      return event.type === 'triggered' ? { at: 'due' } : state
    case 'due':
      if (event.type === 'postponed') return { at: 'waiting' }
      return event.type === 'dequeued' ? { at: 'shown', error: undefined } : state
    case 'shown':
      if (event.type === 'submitted')
        return event.valid ? { at: 'sending' } : { at: 'shown', error: { code: 'wrongEmail' } }
      if (event.type === 'answered') return { at: 'closed', by: 'done' }
      if (event.type === 'stepped-aside') return { at: 'due' }
      return event.type === 'closed' ? { at: 'closed', by: 'visitor' } : state
    case 'sending':
      if (event.type === 'subscribed') return { at: 'done' }
      if (event.type === 'failed') return { at: 'shown', error: { code: 'failed' } }
      return event.type === 'closed' ? { at: 'closed', by: 'visitor' } : state
    case 'done':
      return event.type === 'closed' ? { at: 'closed', by: 'done' } : state
    case 'closed':
    case 'unfit':
      return state
  }
}

/** Whether the popup is open. */
export function isOpen({ at }: PopupState): boolean {
  return at === 'shown' || at === 'sending' || at === 'done'
}
