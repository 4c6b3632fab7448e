/** The states of one popup and what leads where. Source: document 3, section 4 (Popup flow). */

export type PopupState =
  /** For its trigger, and for its conditions to be met when it fires. */
  | { readonly at: 'waiting' }
  /** Triggered and eligible: waits for its turn to speak. */
  | { readonly at: 'due' }
  /** Nothing is left to show of it, or the page hides it: it does not come. `why` in words. */
  | { readonly at: 'unfit'; readonly why: string }
  /** Before the visitor. `error` is what became of the last address, a new one for each. */
  | { readonly at: 'shown'; readonly error: CardError | undefined }
  /** An address is on its way. */
  | { readonly at: 'sending' }
  /** What it asked for was done, and it says so. */
  | { readonly at: 'done' }
  /** It has gone, and does not come again on this page. */
  | { readonly at: 'closed'; readonly by: 'visitor' | 'done' }

/** Why an address was not taken: it is none, or nobody said that it is. */
export interface CardError {
  readonly code: 'wrongEmail' | 'failed'
}

/** What can happen to a popup. */
export type PopupEvent =
  | { readonly type: 'triggered' }
  | { readonly type: 'unfit'; readonly why: string }
  /** Its turn came. */
  | { readonly type: 'turned'; readonly eligible: boolean }
  | { readonly type: 'submitted'; readonly valid: boolean }
  | { readonly type: 'subscribed' }
  | { readonly type: 'failed' }
  /** The visitor has answered what it asks, elsewhere. */
  | { readonly type: 'answered' }
  | { readonly type: 'closed' }

/** The state after an event. An event that has no meaning in a state leaves it as it is. */
export function next(state: PopupState, event: PopupEvent): PopupState {
  if (event.type === 'unfit' && (state.at === 'due' || isStanding(state))) return { at: 'unfit', why: event.why }
  switch (state.at) {
    case 'waiting':
      return event.type === 'triggered' ? { at: 'due' } : state
    case 'due':
      if (event.type !== 'turned') return state
      return event.eligible ? { at: 'shown', error: undefined } : { at: 'waiting' }
    case 'shown':
      if (event.type === 'submitted')
        return event.valid ? { at: 'sending' } : { at: 'shown', error: { code: 'wrongEmail' } }
      if (event.type === 'answered') return { at: 'closed', by: 'done' }
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

/** Whether it stands before the visitor. */
export function isStanding({ at }: PopupState): boolean {
  return at === 'shown' || at === 'sending' || at === 'done'
}
