import { maxEmails } from './email-cart.rules'

/** The state of the form. */
export type EmailCartState =
  | { readonly at: 'closed' }
  /** `fields`: number of fields; `invalid`: indexes of invalid fields; `tries`: number of submits. */
  | { readonly at: 'writing'; readonly fields: number; readonly invalid: readonly number[]; readonly tries: number }
  | { readonly at: 'sending'; readonly fields: number }
  /** It was submitted, and the request has ended, whatever its result. */
  | { readonly at: 'sent' }

/** The events of the form. */
export type EmailCartEvent =
  | { readonly type: 'toggled' }
  | { readonly type: 'field-added' }
  /** `invalid`: indexes of the fields without a valid address. */
  | { readonly type: 'submitted'; readonly invalid: readonly number[] }
  | { readonly type: 'completed' }

/** Returns the next state. Events that do not apply leave the state unchanged. */
export function next(state: EmailCartState, event: EmailCartEvent): EmailCartState {
  switch (state.at) {
    case 'closed':
      return event.type === 'toggled' ? { at: 'writing', fields: 1, invalid: [], tries: 0 } : state
    case 'writing':
      return written(state, event)
    case 'sending':
      return event.type === 'completed' ? { at: 'sent' } : state
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
      if (event.invalid.length > 0) return { at: 'writing', fields, invalid: event.invalid, tries: tries + 1 }
      return { at: 'sending', fields }
    case 'completed':
      return state
  }
}
