/** The states of mailing a cart and what leads where. Source: document 3, section 4 (Email-my-cart form). */

/** The most addresses one cart is sent to: document 3, section 5 (MAILCART-01). */
export const mostEmails = 3

/** How far it has come. */
export type EmailCartState =
  | { readonly at: 'closed' }
  /** `fields` is how many addresses can be given, `wrong` which of them were none, `tries` how often it was sent off. */
  | { readonly at: 'writing'; readonly fields: number; readonly wrong: readonly number[]; readonly tries: number }
  | { readonly at: 'sending'; readonly fields: number }
  /** It was sent off and something came of it, whatever it was. */
  | { readonly at: 'sent' }

/** What can happen to it. */
export type EmailCartEvent =
  | { readonly type: 'toggled' }
  | { readonly type: 'field-added' }
  /** `wrong` is which fields hold no address. */
  | { readonly type: 'submitted'; readonly wrong: readonly number[] }
  | { readonly type: 'completed' }

/** The state after an event. An event that has no meaning in a state leaves it as it is. */
export function next(state: EmailCartState, event: EmailCartEvent): EmailCartState {
  switch (state.at) {
    case 'closed':
      return event.type === 'toggled' ? { at: 'writing', fields: 1, wrong: [], tries: 0 } : state
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
      return fields < mostEmails ? { ...state, fields: fields + 1 } : state
    case 'submitted':
      if (event.wrong.length > 0) return { at: 'writing', fields, wrong: event.wrong, tries: tries + 1 }
      return { at: 'sending', fields }
    case 'completed':
      return state
  }
}
