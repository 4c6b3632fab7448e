/** The two calls of protection, as in the contract. */
import { type Context, Hono } from 'hono'
import type { InferInput } from 'valibot'
import { protectionModal, protectionOffers } from '../../core/shop/product/protection.contract'
import { productOf } from '../catalogue/catalogue'
import type { Database } from '../database/open'
import { record } from '../log/record'
import { refuse } from '../refuse'
import { modelsOf } from '../stock/models'
import { readFields, wholeNumber } from '../visitor/fields'
import type { ShopEnv } from '../visitor/visitor'
import { offersFor, overridesOf } from './offers'
import { protectionHtml } from './protection-html'

/** @param db the shop's database */
export function protectionEndpoints(db: Database): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()

  const find = async (context: Context<ShopEnv>, nid: string | undefined, name: string | undefined) => {
    const visitor = context.get('visitor')
    const product = await productOf(db, visitor, wholeNumber(nid) ?? 0)
    const models = product ? await modelsOf(db, product.nid, visitor, undefined) : []
    const model = models.find((one) => one.name === name)
    return product && model ? { product, model } : undefined
  }

  app.post(protectionOffers.path, async (context) => {
    const visitor = context.get('visitor')
    const { id, model } = await readFields(context)
    const found = await find(context, id, model)
    if (!found) return refuse(context, 'id and model are none that are sold here')
    const { all, threeYears } = overridesOf(found.product, visitor)
    await record(db, visitor, 'protection', `offers for ${found.model.name}`)
    return context.json({
      offers: offersFor(found.product, found.model, visitor).map(({ cost, id, term, title }) => ({
        cost,
        id,
        term,
        title,
      })),
      ...(all === undefined ? {} : { override_order_charge: all }),
      ...(threeYears === undefined ? {} : { override_order_charge_term_3: threeYears }),
    } satisfies InferInput<typeof protectionOffers.answer>)
  })

  app.get(protectionModal.path, async (context) => {
    const visitor = context.get('visitor')
    const { product, model, hide_title } = context.req.query()
    const found = await find(context, product, model)
    if (!found) return refuse(context, 'product and model are none that are sold here')
    await record(db, visitor, 'protection', `what is covered for ${found.model.name}`)
    return context.html(protectionHtml(visitor, found.product.title, hide_title === '1'))
  })

  return app
}
