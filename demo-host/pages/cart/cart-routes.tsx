/** @jsxImportSource hono/jsx */
/** The cart's page, and the server's own forms around it. */
import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { readAddition } from '../../cart/addition'
import { changeCart } from '../../cart/cart-change'
import { choicesOf } from '../../cart/cart-choices'
import { cartOf } from '../../cart/cart-lines'
import { addToCart, quantityInCart } from '../../cart/cart-records'
import { cartWire } from '../../cart/cart-wire'
import { catalogueOf, productOf } from '../../catalogue/catalogue'
import { readDestination } from '../../destination/read-destination'
import { record } from '../../log/record'
import { completionUrl } from '../../order/compute-order'
import { orderUnderWay } from '../../order/order-records'
import { paymentText } from '../../payment/payment-texts'
import { settlePayment } from '../../payment/settle-payment'
import { trackedCart } from '../../tracking/tracked-page'
import { readFields, wholeNumber } from '../../visitor/fields'
import type { ShopEnv, Visitor } from '../../visitor/visitor'
import { type PageSources, show } from '../layout/show'
import { CartPage } from './cart'
import { cartChangesOf, cartFormId } from './cart-form'

type Fields = Awaited<ReturnType<typeof readFields>>

/** Serves `/cart`, to which products' forms and the cart's own post. */
export function cartRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const { db } = sources

  const readCart = async (context: Context<ShopEnv>) => {
    const visitor = context.get('visitor')
    const lines = await cartOf(db, visitor, await readDestination(db, context))
    return { lines, wire: cartWire(visitor, lines, await choicesOf(db, visitor.owner)) }
  }

  /** The goods of an order whose payment is being checked or held stay in the cart until it is placed. */
  const payingFor = async (visitor: Visitor) => {
    const order = await orderUnderWay(db, visitor.owner)
    if (order?.status !== 'processing') return undefined
    const { at } = await settlePayment(sources.payments, visitor, order)
    if (at !== 'held' && at !== 'processing' && at !== 'unknown') return undefined
    return { words: paymentText(visitor.language, at === 'held' ? 'held' : 'unknown'), url: completionUrl(order.id) }
  }

  const showCart = async (context: Context<ShopEnv>, problems: readonly string[] = []) => {
    const visitor = context.get('visitor')
    const paying = await payingFor(visitor)
    const { lines, wire } = await readCart(context)
    const body = <CartPage lines={lines} wire={wire} visitor={visitor} problems={problems} paying={paying} />
    const tracked = trackedCart(wire, await catalogueOf(db, visitor))
    return show(context, sources, { title: visitor.t('bag'), body, settings: { rove: { cart: wire } }, tracked })
  }

  app.get('/cart', (context) => showCart(context))

  app.post('/cart', async (context) => {
    const fields = await readFields(context)
    return fields.form_id === cartFormId ? change(context, fields) : add(context, fields)
  })

  async function change(context: Context<ShopEnv>, fields: Fields): Promise<Response> {
    const visitor = context.get('visitor')
    const destination = await readDestination(db, context)
    const problems = await changeCart(db, visitor, destination, cartChangesOf(fields))
    if (problems.length > 0) return showCart(context, await inWords(context, problems))
    if (fields.op !== 'Checkout') return context.redirect('/cart', 303)
    const { terms, count } = (await readCart(context)).wire
    if (terms && !terms.agreed) return showCart(context, [visitor.t('termsNeeded')])
    return context.redirect(Number(count) > 0 ? '/cart/checkout' : '/cart', 303)
  }

  /** Errors with the name of their line. */
  async function inWords(context: Context<ShopEnv>, problems: Awaited<ReturnType<typeof changeCart>>) {
    const { lines } = await readCart(context)
    return problems.map(({ field, message }) => {
      const line = lines.find(({ id }) => id === field)
      return line ? `${line.title}: ${message}` : message
    })
  }

  async function add(context: Context<ShopEnv>, { model: _, ...fields }: Fields): Promise<Response> {
    const visitor = context.get('visitor')
    const { owner } = visitor
    const destination = await readDestination(db, context)
    const addition = await readAddition(db, visitor, destination, fields, (model) => quantityInCart(db, owner, model))
    if (typeof addition === 'string') {
      const product = await productOf(db, visitor, wholeNumber(fields.nid) ?? 0)
      return context.redirect(product ? `/product/${product.slug}?problem=${addition}` : '/cart', 303)
    }
    const { product, model, qty, protection } = addition
    await addToCart(db, { owner, operation: randomUUID(), nid: product.nid, model: model.name, qty, protection })
    await record(db, visitor, 'cart', `${qty} × ${model.name}, by the server’s form`)
    return context.redirect('/cart', 303)
  }

  return app
}
