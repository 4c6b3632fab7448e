/**
 * A checkout page: the order in its settings, the server's form in the tag, and stand-ins of the server and the
 * providers.
 */
import { useState } from 'react'
import { languageOf } from '../../core/base/country/countries.rules'
import { readMarket } from '../../core/base/country/country.setting'
import type { Order } from '../../core/shop/order/order.contract'
import checkout from '../../widgets/checkout/checkout.element'
import { addSettings } from '../kit/product-page'
import { orderAt, type Stage, type Where, zones } from './checkout-orders'
import { type Replies, serveCheckout } from './checkout-server'
import { ServerForm } from './checkout-server-form'
import { standIn, type Vendors } from './checkout-vendors'

/** The arguments of a story. */
export interface CheckoutProps {
  /** The step that the order has reached. */
  readonly stage: Stage
  /** Changes of the order. */
  readonly order: Partial<Order> | ((where: Where) => Partial<Order>)
  /** Answers that differ from the server's usual ones. */
  readonly replies: Replies
  readonly vendors: Vendors
  /** Further settings under `rove`, and under `rove.checkout`. */
  readonly settings: { readonly checkout?: object; readonly [name: string]: unknown }
  /** The server's errors about the submitted form, by field: the field is marked, and Drupal's message is shown. */
  readonly refused: Readonly<Record<string, string>>
}

/** The default arguments of every story. */
export const defaults: CheckoutProps = {
  stage: 'account',
  order: {},
  replies: {},
  vendors: { filled: true },
  settings: {},
  refused: {},
}

/** A checkout. Nothing is kept from the previous story. */
export function Checkout({ stage, order, replies, vendors, settings, refused }: CheckoutProps) {
  useState(() => {
    localStorage.removeItem('rove_payment')
    // Removes the previous story's draft and history entry from the tab.
    sessionStorage.removeItem('rove_checkout')
    history.replaceState(null, '')
    const { country, locale } = readMarket()
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
    serveCheckout(made, where, replies)
    standIn(vendors)
    checkout.define()
  })
  return (
    <rove-checkout>
      <ServerForm refused={refused} />
    </rove-checkout>
  )
}
