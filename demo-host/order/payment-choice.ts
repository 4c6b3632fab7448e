/** Reads the payment method of the server's form. Only type and last four digits of a card are stored. */

import { shopDayAt } from '../../core/base/country/shop-day.rules'
import type { FieldError } from '../../core/base/net/field-error.contract'
import { digitsOf } from '../../core/shop/address/phone.rules'
import { type Card, cardErrors, cardType } from '../../core/shop/order/bank-card.rules'
import type { Order } from '../../core/shop/order/order.contract'
import { orderFields } from '../../core/shop/order/order-form.contract'
import type { OrderRow } from '../database/order-tables'
import type { ShopCode } from '../visitor/texts/texts'
import type { Visitor } from '../visitor/visitor'
import { cardFields } from './bank-card-fields'
import type { OrderParts } from './order-records'

type Fields = Readonly<Partial<Record<string, string>>>
type Read = (visitor: Visitor, orderRow: OrderRow, fields: Fields) => { change: OrderParts; errors: FieldError[] }

/** The payment methods that the server's form supports; the others need a script. */
const methods: Readonly<Record<string, Read>> = {
  credit: readCard,
  other: () => ({ change: { method: 'other', card: null }, errors: [] }),
}

/** Reads the method. If nothing is due, no method is needed. */
export function readMethod(visitor: Visitor, orderRow: OrderRow, order: Order, fields: Fields): ReturnType<Read> {
  if (order.due === 0) return { change: { method: '', card: null }, errors: [] }
  const method = fields[orderFields.method] ?? orderRow.method
  if (!order.methods.includes(method)) return refused(visitor, 'methodNeeded')
  const read = Object.hasOwn(methods, method) ? methods[method] : undefined
  return read ? read(visitor, orderRow, fields) : refused(visitor, 'methodScript')
}

const refused = ({ t }: Visitor, code: ShopCode): ReturnType<Read> => ({
  change: { method: '', card: null },
  errors: [{ field: orderFields.method, message: t(code) }],
})

/** Reads a card. Without a new one, the stored card is used. */
function readCard({ t }: Visitor, orderRow: OrderRow, fields: Fields): ReturnType<Read> {
  const sent = (part: keyof Card) => fields[cardFields[part]]?.trim() ?? ''
  const card: Card = {
    owner: sent('owner'),
    number: sent('number'),
    month: sent('month'),
    year: sent('year'),
    cvv: sent('cvv'),
  }
  if (orderRow.card && card.number + card.cvv === '') return { change: { method: 'credit' }, errors: [] }
  const wrong = Object.keys(cardErrors(card, shopDayAt(Date.now()))) as (keyof Card)[]
  if (wrong.length > 0)
    return {
      change: { method: 'credit', card: null },
      errors: wrong.map((part) => ({ field: cardFields[part], message: t('invalid') })),
    }
  const kind = { type: cardType(card.number) ?? '', lastFour: digitsOf(card.number).slice(-4) }
  return { change: { method: 'credit', card: kind }, errors: [] }
}

/** The errors of the stored method; empty if nothing is due. */
export function methodErrors({ t }: Visitor, { method, card }: OrderRow, { due }: Order): FieldError[] {
  const isChosen = due === 0 || (Object.hasOwn(methods, method) && (method !== 'credit' || card !== null))
  return isChosen ? [] : [{ field: orderFields.method, message: t('methodNeeded') }]
}

/** Card numbers with these last digits are declined, for tests. */
const declined = '0002'

/** Whether the demo's terminal declines the card. */
export const isDeclined = ({ card }: OrderRow): boolean => card?.lastFour === declined
