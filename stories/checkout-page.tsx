/** A checkout page: the order in its settings, the server's own form in the tag, and a server and vendors as a story wants them. */
import { useState } from 'react'
import type { Order } from '../core/contract/order'
import { languageOf } from '../core/domain/countries'
import { readPlace } from '../core/host/place'
import checkout from '../widgets/checkout/checkout.element'
import { orderAt, type Stage, type Where, zones } from './checkout-orders'
import { type Says, serveCheckout } from './checkout-server'
import { ServerForm } from './checkout-server-form'
import { standIn, type Vendors } from './checkout-vendors'
import { addSettings } from './product-page'

/** What a story says of its page. */
export interface CheckoutProps {
  /** What the server has of the order. */
  readonly stage: Stage
  /** What the order says besides. */
  readonly order: Partial<Order> | ((where: Where) => Partial<Order>)
  /** Where the server does not answer as it would. */
  readonly says: Says
  readonly vendors: Vendors
  /** What more the page says under `rove`, and of its checkout. */
  readonly settings: { readonly checkout?: object; readonly [name: string]: unknown }
  /** What the server refused of its form before this page, by field: it is marked, and Drupal's message says why. */
  readonly refused: Readonly<Record<string, string>>
}

/** What every story begins with. */
export const defaults: CheckoutProps = {
  stage: 'account',
  order: {},
  says: {},
  vendors: { filled: true },
  settings: {},
  refused: {},
}

/** A checkout on a page that remembers nothing of the story before. */
export function Checkout({ stage, order, says, vendors, settings, refused }: CheckoutProps) {
  useState(() => {
    localStorage.removeItem('rove_payment')
    // The tab forgets the story before: what was typed in it, and the step it stood at.
    sessionStorage.removeItem('rove_checkout')
    history.replaceState(null, '')
    const { country, locale } = readPlace()
    const where = { country, language: languageOf(locale) }
    const made = orderAt(stage, where, typeof order === 'function' ? order(where) : order)
    addSettings(
      {},
      {},
      {
        ...settings,
        checkout: { order: made, zones, ...settings.checkout },
        stripe: { publishableKey: 'pk_stories' },
      },
    )
    serveCheckout(made, where, says)
    standIn(vendors)
    checkout.define()
  })
  return (
    <rove-checkout>
      <ServerForm refused={refused} />
    </rove-checkout>
  )
}
