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
  required: 'Required',
  invalid: 'Invalid',
  notWithOne: 'Cannot start with 1',
  noBoxes: 'We do not accept PO Boxes',
  contactUs: 'Please contact us for shipping assistance',
  notShippable: 'Not shippable city',
  emailWrong: 'Please enter a valid email address for this order',
  quoteNeeded: 'Please select a shipping option to continue',
  protectionGone: 'This protection is not offered for your order.',
  creditGone: 'You have no store credit.',
  orderBusy: 'This order is being paid for. It cannot be changed now.',
  orderShort: 'There is not enough of {title}. Please change your cart.',
  orderFragile: '{title} is fragile and does not go to your address.',
  passwordTitle: 'Forgotten password',
  passwordText: 'Tell us your e-mail address, and we send you a link for a new password.',
  passwordSend: 'E-mail new password',
  passwordSent: 'If there is an account for this address, a link is on its way.',
} as const

/** The checkout's words in one language. */
export type CheckoutTexts = Readonly<Record<keyof typeof checkoutEn, string>>
