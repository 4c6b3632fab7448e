/** POST /ajax/destination/update, as in the contract. It only answers: the page stores the destination. */
import { Hono } from 'hono'
import type { InferInput } from 'valibot'
import { destinationUpdate } from '../../core/shop/destination/destination.contract'
import { productOf } from '../catalogue/catalogue'
import type { Database } from '../database/open'
import { record } from '../log/record'
import { refuse } from '../refuse'
import { modelsOf } from '../stock/models'
import { stockWire } from '../stock/stock-wire'
import { readFields, wholeNumber } from '../visitor/fields'
import type { ShopEnv } from '../visitor/visitor'
import { destinationOf, isRestricted } from './destination'

type DestinationAnswer = InferInput<typeof destinationUpdate.answer>

/** @param db the shop's database */
export function destinationEndpoint(db: Database): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()

  app.post(destinationUpdate.path, async (context) => {
    const visitor = context.get('visitor')
    const { postal = '', nid = '' } = await readFields(context)
    if (nid !== '' && wholeNumber(nid) === undefined) return refuse(context, 'nid is no number')
    const destination = await destinationOf(db, visitor.country, postal)
    if (!destination) {
      await record(db, visitor, 'destination', 'a place that is not known')
      return context.json({ restricted: false, restricted_validated: false } satisfies DestinationAnswer)
    }
    const { place, zone, satellite } = destination
    await record(db, visitor, 'destination', `${place.city}, ${place.state}${nid ? `, for product ${nid}` : ''}`)
    const where = {
      geo: { city: place.city, state_id: place.state },
      ...(zone ? { zone } : {}),
      ...(satellite ? { satellite_id: satellite } : {}),
    }
    const product = await productOf(db, visitor, Number(nid))
    if (!product)
      return context.json({ ...where, restricted: false, restricted_validated: false } satisfies DestinationAnswer)
    const models = await modelsOf(db, product.nid, visitor, satellite)
    return context.json({
      ...where,
      models_stock: stockWire(models),
      restricted: await isRestricted(db, product.nid, visitor.country, destination.postal),
      restricted_validated: true,
    } satisfies DestinationAnswer)
  })

  return app
}
