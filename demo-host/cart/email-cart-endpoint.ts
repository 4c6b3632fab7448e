/** POST /klaviyo/email-myself, as in the contract. The demo sends no e-mail: it writes a log entry. */

import { Hono } from 'hono'
import { array, boolean, check, maxLength, minLength, number, object, pipe, safeParse, string, unknown } from 'valibot'
import { typedEmail } from '../../core/base/input/typed.rules'
import { emailCart } from '../../core/shop/cart/cart-email.contract'
import { isEmail } from '../../core/shop/contacts/email.rules'
import { isMessage } from '../../core/shop/contacts/message.rules'
import type { Database } from '../database/open'
import { record } from '../log/record'
import { refuse } from '../refuse'
import type { ShopEnv } from '../visitor/visitor'

const letter = object({
  emails: pipe(array(string()), minLength(1), maxLength(3)),
  body: pipe(string(), check(isMessage)),
  subscribe: boolean(),
  products: array(unknown()),
  cart_id: string(),
  total: number(),
})

/** @param db the shop's database */
export function emailCartEndpoint(db: Database): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  app.post(emailCart.path, async (context) => {
    const read = safeParse(letter, await context.req.json().catch(() => undefined))
    if (!read.success) return refuse(context, 'emails are one to three, body is a text, and the cart goes with them')
    const { products, subscribe } = read.output
    const emails = read.output.emails.map(typedEmail)
    if (!emails.every(isEmail)) return refuse(context, 'emails holds what is no address')
    const detail = `${products.length} products to ${emails.length} addresses${subscribe ? ', may be written to' : ''}`
    await record(db, context.get('visitor'), 'email-cart', detail)
    return context.json({ ok: true })
  })
  return app
}
