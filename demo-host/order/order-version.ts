/** Computes the version of an order (PAY-02). */
import { createHash } from 'node:crypto'
import type { Order } from '../../core/shop/order/order.contract'

/** A digest of the visitor's choices. It changes with goods, e-mail address, membership, addresses and options. */
export function versionOf(order: Omit<Order, 'version'>): string {
  const { lines, email, membership, delivery, billing, copy_address: copy, quote, protection } = order
  const goods = lines.map(({ title, options, qty, protection: cover }) => [title, options, qty, cover])
  const choices = [goods, email, membership, delivery, copy ? delivery : billing, copy, quote, protection?.term]
  return createHash('sha256').update(JSON.stringify(choices)).digest('base64url').slice(0, 22)
}
