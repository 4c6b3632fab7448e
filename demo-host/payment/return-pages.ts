/** Chooses the page for a visitor who returns from paying, and its message. */
import { cartCountOf } from '../cart/cart-records'
import type { Database } from '../database/open'
import { setMessage } from '../visitor/messages'
import type { Visitor } from '../visitor/visitor'
import type { PaymentServices } from './payment-services'
import { paymentText } from './payment-texts'
import type { Settlement } from './settle-payment'

/** @returns the page that shows the order's status; the next page explains why it is not placed */
export async function pageAfterPayment(
  { db }: PaymentServices,
  visitor: Visitor,
  settled: Settlement,
): Promise<string> {
  if ('url' in settled) return settled.url
  // Undecided: the checkout shows the attempt under way.
  if (settled.at === 'open') return '/cart/checkout'
  const { language } = visitor
  // The checkout says itself that a payment is held.
  if (settled.at === 'held') return '/cart/checkout'
  if (settled.at !== 'none') {
    await setMessage(db, visitor, { kind: 'warning', text: paymentText(language, settled.at) })
    return '/cart/checkout'
  }
  const isKept = (await cartCountOf(db, visitor)) > 0
  const codes = [settled.refusal ?? 'none', ...(isKept ? (['cartKept'] as const) : [])] as const
  await setMessage(db, visitor, { kind: 'error', text: paymentText(language, ...codes) })
  return '/cart/checkout'
}

/**
 * The page for an order that is not this visitor's: their session has ended, or they are logged in with another
 * account. An order that does not exist has the same answer.
 *
 * @param path the requested path, to which a login returns
 * @returns the login page; for a customer their account
 */
export async function pageWhenSignedOut(db: Database, visitor: Visitor, path: string): Promise<string> {
  const isGuest = visitor.persona === 'guest'
  const text = paymentText(visitor.language, isGuest ? 'signedOut' : 'notYours')
  await setMessage(db, visitor, { kind: 'warning', text })
  return isGuest ? loginFor(path) : '/user'
}

/** The page after a submission without an own order: no attempt began. @returns the next page */
export async function pageWhenNotSubmitted(db: Database, visitor: Visitor): Promise<string> {
  await setMessage(db, visitor, { kind: 'error', text: paymentText(visitor.language, 'notSubmitted') })
  return visitor.persona === 'guest' ? loginFor('/cart/checkout') : '/cart/checkout'
}

const loginFor = (path: string): string => `/user/login?destination=${path.slice(1)}`
