/** Writes an order in Klarna's shape. Amounts are minor units, and the lines add up to the amount. */

import { countries, languageTag } from '../../core/base/country/countries.rules'
import type { Address, Order } from '../../core/shop/order/order.contract'
import { provinceOf } from '../order/provinces'
import type { Visitor } from '../visitor/visitor'
import { minorUnits } from './minor-units'

/** @param order the order from which the charged amount was computed */
export function klarnaOrder(order: Order, { locale }: Visitor) {
  const minor = (units: number) => minorUnits(units, order.currency)
  const line = (name: string, total: number, quantity = 1, type = 'physical') => ({
    type,
    name,
    quantity,
    unit_price: Math.round(total / quantity),
    total_amount: total,
    tax_rate: 0,
    total_tax_amount: 0,
  })
  const lines = [
    // Protection is a separate line.
    ...order.lines.map(({ title, total, qty, price }) => line(title, minor(price == null ? total : qty * price), qty)),
    ...order.totals
      .filter(({ id }) => id !== 'goods')
      .map(({ id, title, amount: part }) => line(title, minor(part), 1, lineTypes[id] ?? 'physical')),
  ]
  const credit = minor(order.due) - minor(order.total)
  return {
    locale: languageTag(locale),
    purchase_country: regionOf(order.delivery.country),
    purchase_currency: order.currency,
    order_amount: minor(order.due),
    order_tax_amount: 0,
    order_lines: credit === 0 ? lines : [...lines, line('Store credit', credit, 1, 'store_credit')],
    billing_address: addressOf(order.billing, order.email),
    shipping_address: addressOf(order.delivery, order.email),
  }
}

const lineTypes: Readonly<Record<string, string>> = {
  shipping: 'shipping_fee',
  coupon: 'discount',
  tax: 'sales_tax',
  membership: 'digital',
  protection: 'digital',
}

function regionOf(numeric: number): string {
  const code = countries.find((country) => country.numeric === numeric)?.code ?? ''
  return code === 'UK' ? 'GB' : code
}

function addressOf(parts: Address, email: string) {
  const country = countries.find(({ numeric }) => numeric === parts.country)
  return {
    given_name: parts.first_name,
    family_name: parts.last_name,
    email,
    phone: parts.phone,
    street_address: parts.street1,
    street_address2: parts.street2,
    city: parts.city,
    region: country ? (provinceOf(country.code, parts.zone)?.code ?? '') : '',
    postal_code: parts.postal_code,
    country: regionOf(parts.country),
  }
}
