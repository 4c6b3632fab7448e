/** The buybox's requests. */

import { shopMarkup } from '../../core/base/input/shop-markup'
import { callShop } from '../../core/base/net/call-shop'
import { identify } from '../../core/shop/contacts/identify.action'
import { type NotifyInput, notifyMe } from '../../core/shop/product/notify.contract'
import { protectionModal, protectionOffers } from '../../core/shop/product/protection.contract'
import type { Markup } from '../../core/view/form/use-markup'
import type { Product } from './buybox-product.rules'
import { offersFrom, type ProtectionOffer } from './protection/protection.rules'

export { addToCart } from '../../core/shop/cart/add-to-cart.action'
export { requestDestination, setDestination } from '../../core/shop/destination/destination.action'

/** Subscribes to the stock notification, and identifies the visitor to the contact sink of tracking. */
export async function notify(input: NotifyInput): Promise<void> {
  await callShop(notifyMe, input)
  identify({ email: input.email }, 'form')
}

/** Reads the protection plans that are offered for a model. */
export async function readOffers({ title, nid }: Product, model: string): Promise<readonly ProtectionOffer[]> {
  return offersFrom(await callShop(protectionOffers, { title, id: nid, model }))
}

/** Reads the details of the protection plan, sanitised. */
export async function readProtection({ nid }: Product, model: string): Promise<Markup> {
  return { fragment: await shopMarkup(protectionModal.name, await callShop(protectionModal, { nid, model })) }
}
