import type { CheckoutTexts } from './en'

/** The words of the checkout's pages in French. */
export const checkoutFr: CheckoutTexts = {
  orderGoods: 'Pièces',
  orderCoupon: 'Coupon',
  orderMembership: 'Adhésion d’un an',
  orderShipping: 'Livraison',
  orderTax: 'Taxes',
  quoteRoom: 'Dans la pièce de votre choix',
  quoteAssembly: 'Dans la pièce, avec montage',
  quoteWeekend: 'Dans la pièce, la fin de semaine',
}
