/** The delivery of products to a destination, for cards and their endpoint. */
import type { Context } from 'hono'
import type { InferInput } from 'valibot'
import type { deliveries } from '../../core/shop/destination/deliveries.contract'
import { leadDate } from '../../core/shop/product/lead-date.rules'
import { isBuyable, stockDisplay } from '../../core/shop/product/stock.rules'
import type { Product } from '../catalogue/catalogue'
import type { Database } from '../database/open'
import { modelsOf } from '../stock/models'
import type { ShopEnv, Visitor } from '../visitor/visitor'
import { type Destination, isRestricted } from './destination'
import { readDestination } from './read-destination'

/** One product's delivery, as the endpoint sends it. */
export type DeliveryWire = InferInput<typeof deliveries.answer>['products'][string]

/** Deliveries by node id. A product that is sold out has none. */
export async function deliveriesOf(
  db: Database,
  visitor: Visitor,
  { postal, satellite }: Destination,
  nids: readonly number[],
): Promise<ReadonlyMap<number, DeliveryWire>> {
  const found = await Promise.all(
    nids.map(async (nid): Promise<readonly [number, DeliveryWire] | undefined> => {
      if (await isRestricted(db, nid, visitor.country, postal)) return [nid, { restricted: true }]
      const models = await modelsOf(db, nid, visitor, satellite)
      if (!models.some(({ stock }) => isBuyable(stockDisplay(stock, true)))) return undefined
      const inStock = models.find(({ stock }) => stock.inStock > 0)
      const expected = models.find(({ stock }) => stock.preOrder > 0)
      return [nid, { ships: inStock?.stock.ships ?? '', expected: expected?.stock.expected ?? '' }]
    }),
  )
  return new Map(found.filter((one) => one !== undefined))
}

/** A delivery as a card says it. */
export interface DeliveryText {
  readonly text: string
  readonly isRestricted: boolean
}

/** The deliveries of a list by node id; empty without a destination. */
export async function deliveryTexts(
  db: Database,
  context: Context<ShopEnv>,
  products: readonly Product[],
): Promise<ReadonlyMap<number, DeliveryText>> {
  const visitor = context.get('visitor')
  const destination = await readDestination(db, context)
  if (!destination) return new Map()
  const nids = products.map(({ nid }) => nid)
  const place = `${destination.place.city}, ${destination.place.state}`
  const found = await deliveriesOf(db, visitor, destination, nids)
  return new Map(
    [...found].map(([nid, { restricted, ships, expected }]) => {
      const lead = { ships: ships?.toString(), expected: expected?.toString() }
      const text = restricted
        ? visitor.t('notDelivered').replace('{place}', () => place)
        : (leadDate(visitor.language, lead) ?? visitor.t('delivered').replace('{place}', () => place))
      return [nid, { text, isRestricted: !!restricted }]
    }),
  )
}
