/** What the shop calls the ways to pay. */
import type { ShopCode } from '../visitor/texts/texts'

/** By the method's name. */
export const methodNames: Readonly<Record<string, ShopCode>> = {
  stripe: 'methodStripe',
  credit: 'methodCredit',
  klarna: 'methodKlarna',
  affirm: 'methodAffirm',
  paybright: 'methodPaybright',
  other: 'methodOther',
}
