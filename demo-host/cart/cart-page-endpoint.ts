/** GET and POST /ajax/cart, as in the contract. */
import { type Context, Hono } from 'hono'
import type { InferInput } from 'valibot'
import type { FieldError } from '../../core/base/net/field-error.contract'
import { cartChange, cartRead } from '../../core/shop/cart/cart.contract'
import type { Database } from '../database/open'
import { readDestination } from '../destination/read-destination'
import { refuse } from '../refuse'
import { readFields, wholeNumber } from '../visitor/fields'
import type { ShopEnv } from '../visitor/visitor'
import { changeCart } from './cart-change'
import { choicesOf } from './cart-choices'
import { cartOf } from './cart-lines'
import { cartWire } from './cart-wire'

/** @param db the shop's database */
export function cartPageEndpoint(db: Database): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()

  const answer = async (context: Context<ShopEnv>, errors: FieldError[] = []) => {
    const visitor = context.get('visitor')
    const lines = await cartOf(db, visitor, await readDestination(db, context))
    const cart = cartWire(visitor, lines, await choicesOf(db, visitor.owner))
    return context.json({ cart, errors } satisfies InferInput<typeof cartRead.answer>)
  }

  app.get(cartRead.path, (context) => answer(context))

  app.post(cartChange.path, async (context) => {
    const { operation = '', coupon, terms, ...rest } = await readFields(context)
    if (!/^[\w-]{1,64}$/.test(operation)) return refuse(context, 'operation is an id of 1 to 64 letters and digits')
    const qty = new Map(
      Object.entries(rest).flatMap(([name, value]) => {
        const [, id] = /^qty\[(.+)\]$/.exec(name) ?? []
        return id ? [[id, wholeNumber(value)] as const] : []
      }),
    )
    const destination = await readDestination(db, context)
    const wish = { qty, coupon, agreed: terms === '1' }
    return answer(context, await changeCart(db, context.get('visitor'), destination, wish))
  })

  return app
}
