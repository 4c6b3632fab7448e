/** @jsxImportSource hono/jsx */
/** The cart's page, and the server's own forms around it. */
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { readAddition } from '../cart/addition'
import { addToCart, heldOf, removeLine } from '../cart/cart-book'
import { cartOf } from '../cart/cart-lines'
import { productOf } from '../catalogue/catalogue'
import { keptDestination } from '../destination/destination-cookie'
import { record } from '../log/record'
import { readFields, wholeNumber } from '../visitor/fields'
import type { ShopEnv } from '../visitor/visitor'
import { CartPage } from './cart'
import { type PageSources, show } from './show'

/** Serves `/cart`, to which products' forms post. */
export function cartRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const { db } = sources

  app.get('/cart', async (context) => {
    const visitor = context.get('visitor')
    const body = <CartPage lines={await cartOf(db, visitor)} visitor={visitor} />
    return show(context, sources, { title: visitor.say('bag'), body })
  })

  app.post('/cart', async (context) => {
    const visitor = context.get('visitor')
    const { owner } = visitor
    const { model: _, ...fields } = await readFields(context)
    const destination = await keptDestination(db, context)
    const addition = await readAddition(db, visitor, destination, fields, (model) => heldOf(db, owner, model))
    if (typeof addition === 'string') {
      const product = await productOf(db, visitor.country, wholeNumber(fields.nid) ?? 0)
      return context.redirect(product ? `/product/${product.slug}?problem=${addition}` : '/cart', 303)
    }
    const { product, model, qty, protection } = addition
    await addToCart(db, { owner, operation: randomUUID(), nid: product.nid, model: model.name, qty, protection })
    await record(db, visitor, 'cart', `${qty} × ${model.name}, by the server’s form`)
    return context.redirect('/cart', 303)
  })

  app.post('/cart/remove', async (context) => {
    const visitor = context.get('visitor')
    const { model = '', protection = '' } = await readFields(context)
    const held = await heldOf(db, visitor.owner, model)
    await removeLine(db, visitor.owner, model, protection)
    if (held > 0) await record(db, visitor, 'uncart', model)
    return context.redirect('/cart', 303)
  })

  return app
}
