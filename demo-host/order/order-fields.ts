/** The names of the checkout form's fields that are not an address's: Ubercart's, and this shop's own panes. */
import { couponField } from '../../core/contract/order'

/** Of the order. */
export const orderFields = {
  email: 'panes[customer][primary_email]',
  membership: 'panes[membership][membership]',
  /** Ticked where the bill goes to the address of delivery. */
  copyAddress: 'panes[billing][copy_address]',
  quote: 'panes[quotes][quotes][quote_option]',
  protection: 'panes[warranty][term]',
  coupon: couponField,
  credit: 'panes[credit][active]',
  method: 'panes[payment][payment_method]',
  comments: 'panes[comments][comments]',
} as const

/** Of a card. */
export const cardFields = {
  owner: 'panes[payment][details][cc_owner]',
  number: 'panes[payment][details][cc_number]',
  month: 'panes[payment][details][cc_exp_month]',
  year: 'panes[payment][details][cc_exp_year]',
  cvv: 'panes[payment][details][cc_cvv]',
} as const
