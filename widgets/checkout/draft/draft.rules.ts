/**
 * The draft that the tab stores until the server has it: input that was not yet continued, and the chosen payment method.
 * Never card data.
 */
import { boolean, type InferOutput, optional, picklist, string } from 'valibot'
import { shape } from '../../../core/base/input/shape'
import { address, type Order } from '../../../core/shop/order/order.contract'
import { type Draft, isSameAddress, isSameEmail, membershipOf, type PaneName, type Settings } from '../checkout.rules'
import type { CheckoutState } from '../checkout-state.types'

/** Schema of the stored draft. Absent fields are as on the server. */
export const savedDraft = shape({
  order: string(),
  /** The order's e-mail address when another one was typed. */
  emailBefore: optional(string()),
  email: optional(string()),
  membership: optional(picklist([0, 1])),
  /** The e-mail address for which a new membership was announced. */
  newMemberAs: optional(string()),
  /** The e-mail address that already has a membership. */
  memberAs: optional(string()),
  delivery: optional(address),
  billing: optional(address),
  copyAddress: optional(boolean()),
  method: optional(string()),
  referral: optional(shape({ source: string(), other: string(), associate: string() })),
})
export type SavedDraft = InferOutput<typeof savedDraft>

/** The draft to store; `undefined` if the order is placed or the session has expired. */
export function draftToSave(state: CheckoutState, method: string | undefined): SavedDraft | undefined {
  const { order, draft, referral } = state
  if (state.payment.at === 'paid' || state.dialog === 'expired') return undefined
  const isNew = draft.email !== order.email
  return {
    order: order.id,
    emailBefore: isNew ? order.email : undefined,
    email: isNew ? draft.email : undefined,
    membership: draft.membership === order.membership ? undefined : draft.membership,
    newMemberAs: state.found === 'new' && typeof order.membership !== 'number' ? draft.email : undefined,
    memberAs: state.found === 'active' ? draft.email : undefined,
    delivery: isSameAddress(draft.delivery, order.delivery) ? undefined : draft.delivery,
    billing: draft.copyAddress || isSameAddress(draft.billing, order.billing) ? undefined : draft.billing,
    copyAddress: draft.copyAddress === order.copy_address ? undefined : draft.copyAddress,
    method,
    referral: Object.entries(referral).some(([, said]) => said) ? referral : undefined,
  }
}

/**
 * Restores a stored draft. The addresses are kept for a guest who logs in during the checkout. The email address is
 * restored only while the order has the one that it replaced, and a membership only for the address that it was chosen for.
 */
export function restored(draft: Draft, kept: SavedDraft, order: Order): Draft {
  const email = kept.email !== undefined && kept.emailBefore === order.email ? kept.email : draft.email
  const isSamePerson = kept.newMemberAs === undefined || isSameEmail(kept.newMemberAs, email)
  return {
    email,
    membership: isSamePerson ? (kept.membership ?? draft.membership) : draft.membership,
    delivery: kept.delivery ?? draft.delivery,
    billing: kept.billing ?? draft.billing,
    copyAddress: kept.copyAddress ?? draft.copyAddress,
  }
}

/** The draft of an order that the visitor has not changed. */
export function draftOf(order: Order, settings: Settings): Draft {
  const { email, delivery, billing, copy_address: copyAddress } = order
  return {
    email,
    membership: membershipOf(order, settings),
    delivery: withCountry(delivery, settings),
    billing: withCountry(billing, settings),
    copyAddress,
  }
}

function withCountry(address: Order['delivery'], { country }: Settings): Order['delivery'] {
  return address.country ? address : { ...address, country: country.numeric }
}

/**
 * Merges a new order into the draft: fields that the visitor has not changed take the order's values.
 *
 * @param sent the draft at the time of the request: fields that differ from it were changed since
 */
export function mergedDraft(draft: Draft, before: Draft, now: Draft, sent = draft): Draft {
  const untouched = <Name extends keyof Draft>(name: Name, same: (one: Draft[Name], other: Draft[Name]) => boolean) =>
    same(draft[name], before[name]) && same(draft[name], sent[name]) ? now[name] : draft[name]
  const pane = (name: PaneName) => untouched(name, isSameAddress)
  return {
    email: untouched('email', isSameEmail),
    membership: untouched('membership', Object.is),
    delivery: pane('delivery'),
    billing: pane('billing'),
    copyAddress: untouched('copyAddress', Object.is),
  }
}
