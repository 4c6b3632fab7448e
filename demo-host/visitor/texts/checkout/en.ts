/** The words of the checkout's pages in English; the other languages say the same. */
export const checkoutEn = {
  orderGoods: 'Pieces',
  orderCoupon: 'Coupon',
  orderMembership: 'Membership, one year',
  orderShipping: 'Delivery',
  orderTax: 'Tax',
  quoteRoom: 'Into the room of your choice',
  quoteAssembly: 'Into the room, and put together',
  quoteWeekend: 'Into the room, at the weekend',
} as const

/** The checkout's words in one language. */
export type CheckoutTexts = Readonly<Record<keyof typeof checkoutEn, string>>
