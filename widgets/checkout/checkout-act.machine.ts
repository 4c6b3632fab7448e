/** What the shopper does to the checkout, and what is asked of the server for it: nothing of it while money may be moving. */
import type { CheckoutEvent, CheckoutState } from './checkout.machine'
import { afterTitle, type Draft, isAddressRight, joinedBy, type Terms } from './checkout.rules'
import { leaving, opened } from './checkout-open.machine'
import { afterEmail, afterQuoteAsked, afterTyping } from './checkout-problems.rules'

/** The shopper's part of what can happen. */
export type Act = Extract<
  CheckoutEvent,
  {
    type:
      | 'typed-email'
      | 'chose-membership'
      | 'typed'
      | 'copied'
      | 'told'
      | 'title'
      | 'continue'
      | 'account-known'
      | 'back-to-email'
      | 'quote-asked'
      | 'quote-again'
      | 'referred'
  }
>

/** The state after it. */
export function acted(state: CheckoutState, event: Act, terms: Terms): CheckoutState {
  switch (event.type) {
    case 'typed-email': {
      if (event.email === state.draft.email) return state
      // What was found out is about another address.
      const anew = { ...state, account: { at: 'asking' }, found: undefined } as const
      const membership = state.found === 'new' ? joinedBy(state.order, terms) : state.draft.membership
      return changed(anew, { email: event.email, membership }, afterEmail(state.problems))
    }
    case 'chose-membership':
      return changed(state, { membership: event.membership })
    case 'typed': {
      const { pane, fields } = event
      const problems = afterTyping(state.problems, pane, Object.keys(fields))
      return changed(state, { [pane]: { ...state.draft[pane], ...fields } }, problems)
    }
    case 'copied':
      return changed(state, { copyAddress: event.copyAddress })
    case 'told':
      return { ...state, told: new Set([...state.told, ...event.fields]) }
    case 'title':
      return opened(leaving(state), afterTitle(event.step, state.open, state, terms), terms)
    case 'continue':
      // Payment has a button of its own.
      return state.continuing || state.open === 'payment' ? state : { ...state, continuing: true, notice: undefined }
    case 'account-known': {
      if (!state.continuing || state.open !== 'account') return state
      const found = terms.membershipEnabled ? event.found : undefined
      return {
        ...state,
        continuing: false,
        account: { at: 'login' },
        heldUp: state.heldUp + 1,
        found,
        draft: found === 'new' ? { ...state.draft, membership: 1 } : state.draft,
      }
    }
    case 'back-to-email':
      return { ...state, continuing: false, account: { at: 'asking' } }
    case 'quote-asked':
      return {
        ...state,
        quoting: { at: 'waiting' },
        problems: afterQuoteAsked(state.problems),
        quotedFor: event.hash,
        quotedEarly: !isAddressRight(state.draft, terms),
      }
    case 'quote-again':
      return state.quoting.at === 'failed' ? { ...state, quoting: { at: 'resting' }, quotedFor: undefined } : state
    case 'referred':
      return { ...state, referral: { ...state.referral, ...event.referral } }
  }
}

/** What is filled in is another thing now: what the server said of it is old. */
function changed(state: CheckoutState, draft: Partial<Draft>, problems = state.problems): CheckoutState {
  return { ...state, draft: { ...state.draft, ...draft }, problems, notice: undefined }
}
