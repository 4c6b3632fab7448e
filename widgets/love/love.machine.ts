/** The states of a heart and what leads where. Source: document 0, section 4 (Love toggle). */
import type { FormError } from '../../core/form-error'

/** Where a heart is. */
export type LoveState =
  /** As the server has it. `error` when the last change was not saved: shown beside the heart. */
  | { readonly at: 'resting'; readonly error: FormError<'failed'> | undefined }
  /** Asking the server whether this visitor is to be asked for an address. */
  | { readonly at: 'checking' }
  /** The modal is open. `html` is the server's form; `wrong` counts the addresses given that were none. */
  | { readonly at: 'asking'; readonly html: string; readonly wrong: number }
  /** Waiting for the server to count. */
  | { readonly at: 'saving' }

/** What can happen to a heart. */
export type LoveEvent =
  /** `ask`: the visitor is anonymous and begins to love. */
  | { readonly type: 'pressed'; readonly ask: boolean }
  | { readonly type: 'checked'; readonly validate: boolean; readonly html: string }
  | { readonly type: 'submitted'; readonly valid: boolean }
  | { readonly type: 'closed' }
  | { readonly type: 'saved' }
  | { readonly type: 'failed'; readonly error: FormError<'failed'> }

/** The state after an event. An event that has no meaning in a state leaves it as it is: a second press is one press. */
export function next(state: LoveState, event: LoveEvent): LoveState {
  switch (state.at) {
    case 'resting':
      return event.type === 'pressed' ? { at: event.ask ? 'checking' : 'saving' } : state
    case 'checking':
      // The visitor leaves before the answer: there is nobody left to be asked.
      if (event.type === 'closed') return { at: 'saving' }
      if (event.type !== 'checked') return state
      return event.validate ? { at: 'asking', html: event.html, wrong: 0 } : { at: 'saving' }
    case 'asking':
      if (event.type === 'submitted') return event.valid ? { at: 'saving' } : { ...state, wrong: state.wrong + 1 }
      return event.type === 'closed' ? { at: 'saving' } : state
    case 'saving':
      if (event.type === 'saved') return { at: 'resting', error: undefined }
      return event.type === 'failed' ? { at: 'resting', error: event.error } : state
  }
}
