/** The states of a chat and what leads where. It never opens by itself. Source: document 3, section 4 (Live chat). */
import type { Agents, Mistakes } from './chat.rules'

/** Where a chat is. */
export type ChatState =
  /** A quiet button. */
  | { readonly at: 'resting' }
  /** A talk began on an earlier page of this tab: the vendor is waited for. */
  | { readonly at: 'resuming' }
  /** Pressed; the form's code is on its way. */
  | { readonly at: 'opening' }
  /** The form is open. `begun`: something is typed; `failed`: the vendor is not to be had; `tries` counts what was sent. */
  | {
      readonly at: 'asking'
      readonly begun: boolean
      readonly failed: boolean
      readonly mistakes: Mistakes
      readonly tries: number
    }
  /** Sent; the vendor is waited for, and the form keeps what was typed. */
  | { readonly at: 'connecting'; readonly tries: number }
  /** Nobody is there, and the visitor is told what to do instead. */
  | { readonly at: 'away' }
  /** The vendor's own window has taken over. */
  | { readonly at: 'talking' }
  /** What it takes is not to be had: the button leads to the contact page. */
  | { readonly at: 'lost' }

/** What can happen to it. */
export type ChatEvent =
  | { readonly type: 'pressed' | 'closed' | 'handed' | 'resumed' | 'ended' | 'lost' | 'failed' }
  /** `mistakes` of what stands there now. */
  | { readonly type: 'typed'; readonly mistakes: Mistakes }
  | { readonly type: 'opened'; readonly agents: Agents }
  | { readonly type: 'known'; readonly agents: Agents }
  | { readonly type: 'submitted'; readonly mistakes: Mistakes }

const asked = { at: 'asking', begun: false, failed: false, mistakes: [], tries: 0 } as const satisfies ChatState

/** The state after an event. An event that has no meaning in a state leaves it as it is. */
export function next(state: ChatState, event: ChatEvent): ChatState {
  if (event.type === 'closed' && ['opening', 'asking', 'connecting', 'away'].includes(state.at))
    return { at: 'resting' }
  switch (state.at) {
    case 'resting':
      if (event.type === 'resumed') return { at: 'talking' }
      return event.type === 'pressed' ? { at: 'opening' } : state
    case 'resuming':
      if (event.type === 'resumed') return { at: 'talking' }
      return event.type === 'failed' ? { at: 'resting' } : state
    case 'opening':
      if (event.type === 'opened') return event.agents === 'offline' ? { at: 'away' } : asked
      return event.type === 'lost' ? { at: 'lost' } : state
    case 'asking':
      return answered(state, event)
    case 'connecting':
      if (event.type === 'handed') return { at: 'talking' }
      if (event.type === 'failed') return { ...asked, begun: true, failed: true, tries: state.tries }
      return event.type === 'known' && event.agents === 'offline' ? { at: 'away' } : state
    case 'away':
      return event.type === 'known' && event.agents === 'online' ? asked : state
    case 'talking':
      if (event.type === 'failed') return { at: 'lost' }
      return event.type === 'ended' ? { at: 'resting' } : state
    case 'lost':
      return state
  }
}

/** Nobody's typing is taken from them: whoever has begun learns that nobody is there when they send it. */
function answered(state: ChatState & { at: 'asking' }, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'typed':
      // What was put right is no longer said to be wrong; nobody is told of a mistake while they type.
      return { ...state, begun: true, mistakes: state.mistakes.filter((one) => event.mistakes.includes(one)) }
    case 'known':
      return event.agents === 'offline' && !state.begun ? { at: 'away' } : state
    case 'failed':
      return { ...state, failed: true }
    case 'submitted': {
      const tries = state.tries + 1
      return event.mistakes.length > 0 ? { ...state, mistakes: event.mistakes, tries } : { at: 'connecting', tries }
    }
    default:
      return state
  }
}
