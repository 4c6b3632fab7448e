/** The state machine of a love button. */
import type { FormError } from '../../core/base/page/form-error'

/** The dialog that asks for an address. */
export interface AskingState {
  readonly at: 'asking'
  /** The server's form; not sanitised. */
  readonly html: string
  /** The form is on its way. */
  readonly isSending: boolean
  /** The address is invalid, or the shop has not accepted the form. Each failure is a new state. */
  readonly error: FormError<'wrongEmail' | 'failed'> | undefined
}

/** The state of a heart. */
export type LoveState =
  /** The server's state is shown. `error`: the last change was not saved; shown beside the heart. */
  | { readonly at: 'idle'; readonly error: FormError<'failed'> | undefined }
  /** Requests from the server whether this visitor has to be asked for an address. */
  | { readonly at: 'checking' }
  /** The dialog is open. */
  | AskingState
  /** The change is being saved. */
  | { readonly at: 'saving' }

/** The events of a heart. */
export type LoveEvent =
  /** `needsCheck`: the visitor is anonymous and adds the product. */
  | { readonly type: 'pressed'; readonly needsCheck: boolean }
  | { readonly type: 'checked'; readonly validate: boolean; readonly html: string }
  | { readonly type: 'submitted'; readonly valid: boolean }
  | { readonly type: 'closed' }
  | { readonly type: 'saved' }
  | { readonly type: 'failed'; readonly error: FormError<'failed'> }

/** Returns the next state. Events that do not apply leave the state unchanged: a double press is one press. */
export function next(state: LoveState, event: LoveEvent): LoveState {
  switch (state.at) {
    case 'idle':
      return event.type === 'pressed' ? { at: event.needsCheck ? 'checking' : 'saving' } : state
    case 'checking':
      // The visitor leaves before the response, so the form is not shown.
      if (event.type === 'closed') return { at: 'saving' }
      if (event.type !== 'checked') return state
      if (!event.validate) return { at: 'saving' }
      return { at: 'asking', html: event.html, isSending: false, error: undefined }
    case 'asking':
      return nextAsking(state, event)
    case 'saving':
      if (event.type === 'saved') return { at: 'idle', error: undefined }
      return event.type === 'failed' ? { at: 'idle', error: event.error } : state
  }
}

/** What is filled in stays in the dialog until the shop has accepted it. */
function nextAsking(state: AskingState, event: LoveEvent): LoveState {
  if (event.type === 'closed') return { at: 'saving' }
  if (state.isSending) {
    if (event.type === 'saved') return { at: 'idle', error: undefined }
    return event.type === 'failed' ? { ...state, isSending: false, error: event.error } : state
  }
  if (event.type !== 'submitted') return state
  return event.valid ? { ...state, isSending: true, error: undefined } : { ...state, error: 'wrongEmail' }
}
