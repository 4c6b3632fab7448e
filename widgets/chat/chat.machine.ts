/** The state machine of a chat. It never opens by itself. */
import type { Agents, InvalidFields } from './chat.rules'

/** The state of a chat. */
export type ChatState =
  /** Only the button is shown. */
  | { readonly at: 'idle' }
  /** A conversation started on an earlier page of this tab: the provider is loading. */
  | { readonly at: 'resuming' }
  /** The button was pressed; the form's code is loading. */
  | { readonly at: 'opening' }
  /**
   * The form is open. `started`: the visitor has typed; `failed`: the provider could not be loaded; `tries` counts
   * submits.
   */
  | {
      readonly at: 'asking'
      readonly started: boolean
      readonly failed: boolean
      readonly invalidFields: InvalidFields
      readonly tries: number
    }
  /** Submitted; the provider is loading. The form keeps its input. */
  | { readonly at: 'connecting'; readonly tries: number }
  /** No agent is online; the visitor is shown an alternative. */
  | { readonly at: 'away' }
  /** The provider's own window is open. */
  | { readonly at: 'talking' }
  /** The form's code failed to load, or the provider failed after the form was submitted: the button links to the contact page. */
  | { readonly at: 'lost' }

/** The events of a chat. */
export type ChatEvent =
  | { readonly type: 'pressed' | 'closed' | 'handed' | 'resumed' | 'ended' | 'lost' | 'failed' }
  /** `invalidFields` of the current input. */
  | { readonly type: 'typed'; readonly invalidFields: InvalidFields }
  | { readonly type: 'opened'; readonly agents: Agents }
  | { readonly type: 'agents-changed'; readonly agents: Agents }
  | { readonly type: 'submitted'; readonly invalidFields: InvalidFields }

const emptyForm = {
  at: 'asking',
  started: false,
  failed: false,
  invalidFields: [],
  tries: 0,
} as const satisfies ChatState

/** Returns the next state. Events that do not apply leave the state unchanged. */
export function next(state: ChatState, event: ChatEvent): ChatState {
  if (event.type === 'closed' && ['opening', 'asking', 'connecting', 'away'].includes(state.at)) return { at: 'idle' }
  switch (state.at) {
    case 'idle':
      if (event.type === 'resumed') return { at: 'talking' }
      return event.type === 'pressed' ? { at: 'opening' } : state
    case 'resuming':
      if (event.type === 'resumed') return { at: 'talking' }
      return event.type === 'failed' ? { at: 'idle' } : state
    case 'opening':
      if (event.type === 'opened') return event.agents === 'offline' ? { at: 'away' } : emptyForm
      return event.type === 'lost' ? { at: 'lost' } : state
    case 'asking':
      return afterFormEvent(state, event)
    case 'connecting':
      if (event.type === 'handed') return { at: 'talking' }
      if (event.type === 'failed') return { ...emptyForm, started: true, failed: true, tries: state.tries }
      return event.type === 'agents-changed' && event.agents === 'offline' ? { at: 'away' } : state
    case 'away':
      return event.type === 'agents-changed' && event.agents === 'online' ? emptyForm : state
    case 'talking':
      if (event.type === 'failed') return { at: 'lost' }
      return event.type === 'ended' ? { at: 'idle' } : state
    case 'lost':
      return state
  }
}

/** Events of the open form. A started form stays open: the visitor learns on submit that no agent is online. */
function afterFormEvent(state: ChatState & { at: 'asking' }, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'typed':
      // Errors of corrected fields are removed; new ones are not shown while the visitor types.
      return {
        ...state,
        started: true,
        invalidFields: state.invalidFields.filter((one) => event.invalidFields.includes(one)),
      }
    case 'agents-changed':
      return event.agents === 'offline' && !state.started ? { at: 'away' } : state
    case 'failed':
      return { ...state, failed: true }
    case 'submitted': {
      const tries = state.tries + 1
      return event.invalidFields.length > 0
        ? { ...state, invalidFields: event.invalidFields, tries }
        : { at: 'connecting', tries }
    }
    default:
      return state
  }
}
