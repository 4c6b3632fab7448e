/** How an order is to be paid, as the shop's own form says it. Of a card only its kind and last four digits stay. */
import type { Order } from '../../core/contract/order'
import { orderFields } from '../../core/contract/order-form'
import type { OrderProblem } from '../../core/contract/problem'
import { type Card, cardProblems, cardType } from '../../core/domain/card'
import { digitsOf } from '../../core/domain/phone'
import type { KeptOrder } from '../database/order-tables'
import type { ShopCode } from '../visitor/texts/texts'
import type { Visitor } from '../visitor/visitor'
import { cardFields } from './card-fields'
import type { OrderParts } from './order-book'

type Fields = Readonly<Partial<Record<string, string>>>
type Read = (visitor: Visitor, kept: KeptOrder, fields: Fields) => { change: OrderParts; errors: OrderProblem[] }

/** Ways to pay that the server's form can take by itself; the others need a script. */
const methods: Readonly<Record<string, Read>> = {
  credit: readCard,
  other: () => ({ change: { method: 'other', card: null }, errors: [] }),
}

/** Nothing is asked where nothing is due. */
export function readMethod(visitor: Visitor, kept: KeptOrder, order: Order, fields: Fields): ReturnType<Read> {
  if (order.due === 0) return { change: { method: '', card: null }, errors: [] }
  const method = fields[orderFields.method] ?? kept.method
  if (!order.methods.includes(method)) return refused(visitor, 'methodNeeded')
  const read = Object.hasOwn(methods, method) ? methods[method] : undefined
  return read ? read(visitor, kept, fields) : refused(visitor, 'methodScript')
}

const refused = ({ say }: Visitor, code: ShopCode): ReturnType<Read> => ({
  change: { method: '', card: null },
  errors: [{ field: orderFields.method, message: say(code) }],
})

/** A card that was read before stays, where no other is sent. */
function readCard({ say }: Visitor, kept: KeptOrder, fields: Fields): ReturnType<Read> {
  const sent = (part: keyof Card) => fields[cardFields[part]]?.trim() ?? ''
  const card: Card = {
    owner: sent('owner'),
    number: sent('number'),
    month: sent('month'),
    year: sent('year'),
    cvv: sent('cvv'),
  }
  if (kept.card && card.number + card.cvv === '') return { change: { method: 'credit' }, errors: [] }
  const wrong = Object.keys(cardProblems(card, new Date())) as (keyof Card)[]
  if (wrong.length > 0)
    return {
      change: { method: 'credit', card: null },
      errors: wrong.map((part) => ({ field: cardFields[part], message: say('invalid') })),
    }
  const kind = { type: cardType(card.number) ?? '', lastFour: digitsOf(card.number).slice(-4) }
  return { change: { method: 'credit', card: kind }, errors: [] }
}

/** Why an order cannot be paid for as it was chosen before; nothing where nothing is due. */
export function methodProblems({ say }: Visitor, { method, card }: KeptOrder, { due }: Order): OrderProblem[] {
  const isChosen = due === 0 || (Object.hasOwn(methods, method) && (method !== 'credit' || card !== null))
  return isChosen ? [] : [{ field: orderFields.method, message: say('methodNeeded') }]
}

/** Numbers that end like this are declined, so that a declined card can be looked at. */
const declined = '0002'

/** The shop's own terminal: there is none in a demo, and every other card is good. */
export const isDeclined = ({ card }: KeptOrder): boolean => card?.lastFour === declined
