import type { CountryChoice, CountryLoss, SwitchError, SwitchState } from './country.types'

/** What can happen to it. */
export type SwitchEvent =
  | { readonly type: 'chosen'; readonly choice: CountryChoice }
  | { readonly type: 'compared'; readonly loss: CountryLoss | undefined }
  | { readonly type: 'confirmed' }
  /** The visitor closed the dialog, or the message of a failure. */
  | { readonly type: 'closed' }
  | { readonly type: 'checked' }
  | { readonly type: 'failed'; readonly error: SwitchError }
  /** The page came back from the back-forward cache. */
  | { readonly type: 'restored' }

/** The state after an event. An event that has no meaning in a state leaves it as it is. */
export function next(state: SwitchState, event: SwitchEvent): SwitchState {
  if (state.at === 'resting') {
    if (event.type === 'closed') return { at: 'resting' }
    return event.type === 'chosen' ? { at: 'comparing', choice: event.choice } : state
  }
  const { choice } = state
  if (event.type === 'restored') return { at: 'resting' }
  if (event.type === 'failed') return { at: 'resting', failed: { country: choice.country, error: event.error } }
  switch (state.at) {
    case 'comparing':
      if (event.type !== 'compared') return state
      return event.loss ? { at: 'asking', choice, loss: event.loss } : { at: 'checking', choice }
    case 'asking':
      if (event.type === 'confirmed') return { at: 'checking', choice }
      return event.type === 'closed' ? { at: 'resting' } : state
    case 'checking':
      return event.type === 'checked' ? { at: 'leaving', choice } : state
    case 'leaving':
      return state
  }
}
