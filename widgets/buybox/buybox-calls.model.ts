/** What the box asks of the server. Fetched with the first call: most visitors look and go. */
import { identify } from '../../core/contacts'
import { type NotifyInput, notifyMe } from '../../core/contract/notify'
import { protectionModal, protectionOffers } from '../../core/contract/protection'
import { callShop } from '../../core/net/call-shop'
import { shopMarkup } from '../../core/shop-markup'
import type { ProtectionOffer } from './buybox.machine'
import type { Product } from './buybox-product.rules'
import { offersFrom } from './protection/protection.rules'

export { addToCart } from '../../core/actions/add-to-cart'
export { askDestination, setDestination } from '../../core/actions/set-destination'

/** Asks to be written to, and names the visitor to the declared receiver. */
export async function askNotify(input: NotifyInput): Promise<void> {
  await callShop(notifyMe, input)
  identify({ email: input.email }, 'form')
}

/** What protection is offered for a model. */
export async function askOffers({ title, nid }: Product, model: string): Promise<readonly ProtectionOffer[]> {
  return offersFrom(await callShop(protectionOffers, { title, id: nid, model }))
}

/** What protection covers, safe to show. */
export async function readProtection({ nid }: Product, model: string): Promise<DocumentFragment> {
  return shopMarkup(protectionModal.name, await callShop(protectionModal, { nid, model }))
}
