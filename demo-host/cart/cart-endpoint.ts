/** POST /ajax/cart/add, as in the contract. */
import { type Context, Hono } from 'hono'
import type { InferInput } from 'valibot'
import { cartAdd } from '../../core/shop/cart/cart-add.contract'
import { productOf } from '../catalogue/catalogue'
import type { Database } from '../database/open'
import { readDestination } from '../destination/read-destination'
import { record } from '../log/record'
import { refuse } from '../refuse'
import { modelsOf } from '../stock/models'
import { readFields } from '../visitor/fields'
import type { ShopEnv } from '../visitor/visitor'
import { additionErrors, readAddition } from './addition'
import { addToCart, cartCountOf, operationOf, quantityInCart } from './cart-records'
import { computePrices } from './compute-prices'
import { isFinalSale } from './final-sale'

/** @param db the shop's database */
export function cartEndpoint(db: Database): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()

  const answer = async (
    context: Context<ShopEnv>,
    { nid, model, qty }: { nid: number; model: string; qty: number },
  ) => {
    const visitor = context.get('visitor')
    const product = await productOf(db, visitor, nid)
    const found = (await modelsOf(db, nid, visitor, undefined)).find(({ name }) => name === model)
    if (!product || !found) return refuse(context, additionErrors.product)
    const { due: price } = computePrices(visitor, product, found)
    return context.json({
      count: await cartCountOf(db, visitor),
      line: { nid, model, qty, price, currency: visitor.country.currency },
      ...(isFinalSale(product, found) ? { message: visitor.t('finalSaleAdded') } : {}),
    } satisfies InferInput<typeof cartAdd.answer>)
  }

  app.post(cartAdd.path, async (context) => {
    const visitor = context.get('visitor')
    const { owner } = visitor
    const fields = await readFields(context)
    const { operation = '' } = fields
    if (!/^[\w-]{1,64}$/.test(operation)) return refuse(context, 'operation is an id of 1 to 64 letters and digits')
    const made = await operationOf(db, owner, operation)
    if (made) return answer(context, made)
    const destination = await readDestination(db, context)
    const addition = await readAddition(db, visitor, destination, fields, (model) => quantityInCart(db, owner, model))
    if (addition === 'stock') return refuse(context, additionErrors.stock, 422, visitor.t('notThatMany'))
    if (typeof addition === 'string') return refuse(context, additionErrors[addition])
    const { product, model, qty, protection } = addition
    const line = { nid: product.nid, model: model.name, qty }
    if (await addToCart(db, { ...line, owner, operation, protection }))
      await record(db, visitor, 'cart', `${qty} × ${model.name}${protection ? `, with ${protection}` : ''}`)
    return answer(context, line)
  })

  return app
}
