/**
 * What of the checkout is kept for the tab while the server does not have it: what was typed and not yet continued, and the
 * chosen way to pay. Nothing of a card.
 */
import { boolean, type InferOutput, optional, picklist, string } from 'valibot'
import { address, type Order } from '../../core/contract/order'
import { shape } from '../../core/shape'
import type { CheckoutState } from './checkout.machine'
import { type Draft, isSame, isSameEmail } from './checkout.rules'

/** The shape of it. What is absent is as the server has it. */
export const keptDraft = shape({
  order: string(),
  /** The address that the order had when another one was typed. */
  emailBefore: optional(string()),
  email: optional(string()),
  membership: optional(picklist([0, 1])),
  /** The address for which a new membership was announced. */
  newMemberAs: optional(string()),
  /** The address that has a membership already. */
  memberAs: optional(string()),
  delivery: optional(address),
  billing: optional(address),
  copyAddress: optional(boolean()),
  method: optional(string()),
  referral: optional(shape({ source: string(), other: string(), associate: string() })),
})
/** @see keptDraft */
export type KeptDraft = InferOutput<typeof keptDraft>

/** What is to be kept of a state; nothing where the order is placed, or its session is over. */
export function draftToKeep(state: CheckoutState, method: string | undefined): KeptDraft | undefined {
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
    delivery: isSame(draft.delivery, order.delivery) ? undefined : draft.delivery,
    billing: draft.copyAddress || isSame(draft.billing, order.billing) ? undefined : draft.billing,
    copyAddress: draft.copyAddress === order.copy_address ? undefined : draft.copyAddress,
    method,
    referral: Object.entries(referral).some(([, said]) => said) ? referral : undefined,
  }
}

/** What was filled in, with what was kept of this order. Whoever has logged in since as somebody else has said so. */
export function restored(draft: Draft, kept: KeptDraft, order: Order): Draft {
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
