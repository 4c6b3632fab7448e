/**
 * The field names of Ubercart's checkout form. It does not show the panes of membership, protection and credit: their
 * names are proposed.
 */

import type { Query } from '../../base/net/endpoint.contract'

/** The form fields of an address: `panes[delivery][delivery_city]`. */
export function paneFields(pane: 'delivery' | 'billing', parts: Readonly<Record<string, string | number>>): Query {
  return Object.fromEntries(Object.entries(parts).map(([part, value]) => [paneField(pane, part), String(value)]))
}

/** The name of one form field of an address. */
export function paneField(pane: 'delivery' | 'billing', part: string): string {
  return `panes[${pane}][${pane}_${part}]`
}

/**
 * The names of hidden fields in the server's own forms (proposed). Both of its pages send the order's id; calls without
 * an order in their path send it too. The review page also sends the amount due and the order's `version`.
 *
 * A form is about the order it names, in that order's country and currency, whatever the visitor does in other tabs.
 * What is submitted is the order and the amount that the page shows. Where the amount due or the version differs by
 * then, or a payment is under way, the server charges nothing and shows the reason.
 */
export const shownFields = { order: 'order_id', due: 'order_due', version: 'order_version' } as const

/** The names of the other fields, including those of the shop's own panes (proposed). */
export const orderFields = {
  email: 'panes[customer][primary_email]',
  membership: 'panes[membership][membership]',
  /** Ticked where the billing address is the delivery address. */
  copyAddress: 'panes[billing][copy_address]',
  quote: 'panes[quotes][quotes][quote_option]',
  /** A term in years; `0` is none. */
  protection: 'panes[warranty][term]',
  coupon: 'panes[coupon][code]',
  /** Ticked where store credit is used. */
  credit: 'panes[credit][active]',
  method: 'panes[payment][payment_method]',
  comments: 'panes[comments][comments]',
} as const
