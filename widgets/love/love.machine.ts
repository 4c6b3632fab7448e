/** The state machine of a love button. */
import type { FormError } from '../../core/page/form-error'

/** The state of a heart. */
export type LoveState =
  /** The server's state is shown. `error`: the last change was not saved; shown beside the heart. */
  | { readonly at: 'idle'; readonly error: FormError<'failed'> | undefined }
  /** Requests from the server whether this visitor has to be asked for an address. */
  | { readonly at: 'checking' }
  /** The dialog is open. `html` is the server's form; `invalidCount` is the number of invalid submits. */
  | { readonly at: 'asking'; readonly html: string; readonly invalidCount: number }
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
      return event.validate ? { at: 'asking', html: event.html, invalidCount: 0 } : { at: 'saving' }
    case 'asking':
      if (event.type === 'submitted')
        return event.valid ? { at: 'saving' } : { ...state, invalidCount: state.invalidCount + 1 }
      return event.type === 'closed' ? { at: 'saving' } : state
    case 'saving':
      if (event.type === 'saved') return { at: 'idle', error: undefined }
      return event.type === 'failed' ? { at: 'idle', error: event.error } : state
  }
}
