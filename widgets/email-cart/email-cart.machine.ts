import { maxEmails } from './email-cart.rules'

/** The state of the form. */
export type EmailCartState =
  | { readonly at: 'closed' }
  /** `fields`: number of fields; `invalid`: indexes of invalid fields; `tries`: number of submits. */
  | {
      readonly at: 'writing'
      readonly fields: number
      readonly invalid: readonly number[]
      readonly tries: number
      /** The last submit was not answered: nothing may have been sent. */
      readonly isUnsent?: true
      /** The invalid fields hold more addresses than can be sent to. */
      readonly areTooMany?: true
    }
  | { readonly at: 'sending'; readonly fields: number; readonly tries: number }
  /** The server has answered, whatever its answer. */
  | { readonly at: 'sent' }

/** The events of the form. */
export type EmailCartEvent =
  | { readonly type: 'toggled' }
  | { readonly type: 'field-added' }
  /** `invalid`: indexes of the fields without a valid address. */
  | { readonly type: 'submitted'; readonly invalid: readonly number[]; readonly areTooMany: boolean }
  | { readonly type: 'completed' }
  | { readonly type: 'unanswered' }

/** Returns the next state. Events that do not apply leave the state unchanged. */
export function next(state: EmailCartState, event: EmailCartEvent): EmailCartState {
  switch (state.at) {
    case 'closed':
      return event.type === 'toggled' ? { at: 'writing', fields: 1, invalid: [], tries: 0 } : state
    case 'writing':
      return written(state, event)
    case 'sending':
      return sent(state, event)
    case 'sent':
      return state
  }
}

function written(state: EmailCartState & { at: 'writing' }, event: EmailCartEvent): EmailCartState {
  const { fields, tries } = state
  switch (event.type) {
    case 'toggled':
      return { at: 'closed' }
    case 'field-added':
      return fields < maxEmails ? { ...state, fields: fields + 1 } : state
    case 'submitted':
      if (event.invalid.length > 0) {
        const tooMany = event.areTooMany ? { areTooMany: true as const } : {}
        return { at: 'writing', fields, invalid: event.invalid, tries: tries + 1, ...tooMany }
      }
      return { at: 'sending', fields, tries: tries + 1 }
    default:
      return state
  }
}

function sent(state: EmailCartState & { at: 'sending' }, event: EmailCartEvent): EmailCartState {
  if (event.type === 'completed') return { at: 'sent' }
  return event.type === 'unanswered' ? { ...state, at: 'writing', invalid: [], isUnsent: true } : state
}
