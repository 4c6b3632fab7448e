import type { CountryChoice, CountryLoss, SwitchError, SwitchState } from '../country.types'

/** Events of a switch. */
export type SwitchEvent =
  /** The visitor chose. A later choice replaces an earlier one. */
  | { readonly type: 'chosen'; readonly choice: CountryChoice }
  | { readonly type: 'compared'; readonly loss: CountryLoss | undefined }
  | { readonly type: 'confirmed' }
  | { readonly type: 'checked' }
  | { readonly type: 'failed'; readonly error: SwitchError }
  /** The visitor closed the dialog or the message of a failure, or the page was restored from the back-forward cache. */
  | { readonly type: 'ended' }

/** The state after an event. An event that has no meaning in a state leaves it as it is. */
export function next(state: SwitchState, event: SwitchEvent): SwitchState {
  if (event.type === 'chosen') return { at: 'comparing', choice: event.choice }
  if (event.type === 'ended') return { at: 'idle' }
  if (state.at === 'idle') return state
  const { choice } = state
  if (event.type === 'failed') return { at: 'idle', failed: { country: choice.country, error: event.error } }
  if (state.at === 'comparing' && event.type === 'compared')
    return event.loss ? { at: 'asking', choice, loss: event.loss } : { at: 'checking', choice }
  if (state.at === 'asking' && event.type === 'confirmed') return { at: 'checking', choice }
  if (state.at === 'checking' && event.type === 'checked') return { at: 'leaving', choice }
  return state
}
