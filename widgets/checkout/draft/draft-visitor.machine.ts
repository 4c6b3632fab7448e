/** Transitions of the visitor's events and of the requests they cause. Not applied while a payment runs. */

import {
  afterTitle,
  type Draft,
  isAddressValid,
  membershipOf,
  normalAddress,
  type PaneName,
  type Settings,
} from '../checkout.rules'
import type { CheckoutEvent, CheckoutState } from '../checkout-state.types'
import { afterEmail, afterQuoteRequested, afterTyping } from '../errors/errors-server.rules'
import { leaving, opened } from '../navigation/navigation-open.machine'

/** The visitor's events. */
export type VisitorEvent = Extract<
  CheckoutEvent,
  {
    type:
      | 'typed-email'
      | 'chose-membership'
      | 'typed'
      | 'copied'
      | 'touched'
      | 'title'
      | 'continue'
      | 'account-found'
      | 'back-to-email'
      | 'quote-requested'
      | 'quote-again'
      | 'referred'
  }
>

/** Returns the next state. */
export function afterVisitorEvent(state: CheckoutState, event: VisitorEvent, settings: Settings): CheckoutState {
  switch (event.type) {
    case 'typed-email': {
      if (event.email === state.draft.email) return state
      // The account that was found belongs to the previous address.
      const reset = { ...state, account: { at: 'asking' }, found: undefined } as const
      const membership = state.found === 'new' ? membershipOf(state.order, settings) : state.draft.membership
      return changed(reset, { email: event.email, membership }, afterEmail(state.problems))
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
    case 'touched':
      return {
        ...state,
        touched: new Set([...state.touched, ...event.fields]),
        draft: normalDraft(state.draft, event.fields, settings),
      }
    case 'title':
      return opened(leaving(state), afterTitle(event.step, state.open, state, settings), settings)
    case 'continue':
      // The payment step has its own button.
      return state.continuing || state.open === 'payment' ? state : { ...state, continuing: true, notice: undefined }
    case 'account-found': {
      if (!state.continuing || state.open !== 'account') return state
      const found = settings.membershipEnabled ? event.found : undefined
      return {
        ...state,
        continuing: false,
        account: { at: 'login' },
        blockedCount: state.blockedCount + 1,
        found,
        draft: found === 'new' ? { ...state.draft, membership: 1 } : state.draft,
      }
    }
    case 'back-to-email':
      return { ...state, continuing: false, account: { at: 'asking' } }
    case 'quote-requested':
      return {
        ...state,
        quoting: { at: 'waiting' },
        problems: afterQuoteRequested(state.problems),
        quotedFor: event.hash,
        quotedEarly: !isAddressValid(state.draft, settings),
      }
    case 'quote-again':
      return state.quoting.at === 'failed' ? { ...state, quoting: { at: 'idle' }, quotedFor: undefined } : state
    case 'referred':
      return { ...state, referral: { ...state.referral, ...event.referral } }
  }
}

/** The draft after fields were left: an address with one of them is in its normal form. */
function normalDraft(draft: Draft, fields: readonly string[], settings: Settings): Draft {
  const after = (pane: PaneName) =>
    fields.some((field) => field.split('.')[0] === pane) ? normalAddress(draft[pane], settings) : draft[pane]
  return { ...draft, delivery: after('delivery'), billing: after('billing') }
}

/** Changes the draft and removes the server's messages about it. */
function changed(state: CheckoutState, draft: Partial<Draft>, problems = state.problems): CheckoutState {
  return { ...state, draft: { ...state.draft, ...draft }, problems, notice: undefined }
}
