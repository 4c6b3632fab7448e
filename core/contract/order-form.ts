/**
 * The fields of Ubercart's checkout form, as they are sent. Source: document 2, sections 4 and 7; the panes of membership,
 * protection and credit are not shown there: their names are proposed.
 */

import type { Query } from './endpoint'
import type { Address } from './order'

/** An address as the fields of its pane: `panes[delivery][delivery_city]`. */
export function paneFields(pane: 'delivery' | 'billing', parts: Address): Query {
  return Object.fromEntries(Object.entries(parts).map(([part, value]) => [paneField(pane, part), String(value)]))
}

/** The name of one field of an address pane. */
export function paneField(pane: 'delivery' | 'billing', part: string): string {
  return `panes[${pane}][${pane}_${part}]`
}

/**
 * Hidden fields of the server's own forms (proposed): of both its pages the order that is shown, which calls without an
 * order in their path name as well; of the review page what is due. A form is about the order that it names, in that
 * order's country and currency, wherever the visitor looks around in another tab. What is submitted is the order that the page shows, for the sum
 * that it shows: where another sum is due now, or somebody pays already, the server charges nothing and says so.
 */
export const shownFields = { order: 'order_id', due: 'order_due' } as const

/** The names of the other fields of Ubercart's form, and of the shop's own panes in it (proposed). */
export const orderFields = {
  email: 'panes[customer][primary_email]',
  membership: 'panes[membership][membership]',
  /** Ticked where the bill goes to the address of delivery. */
  copyAddress: 'panes[billing][copy_address]',
  quote: 'panes[quotes][quotes][quote_option]',
  /** A term; `0` is none. */
  protection: 'panes[warranty][term]',
  coupon: 'panes[coupon][code]',
  /** Ticked where store credit is used. */
  credit: 'panes[credit][active]',
  method: 'panes[payment][payment_method]',
  comments: 'panes[comments][comments]',
} as const
