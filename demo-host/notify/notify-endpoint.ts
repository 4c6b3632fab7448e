/** POST /ajax/notify-me, as in the contract. */

import { Hono } from 'hono'
import type { InferInput } from 'valibot'
import { typedEmail } from '../../core/base/input/typed.rules'
import { isEmail } from '../../core/shop/contacts/email.rules'
import { notifyMe } from '../../core/shop/product/notify.contract'
import { productOf } from '../catalogue/catalogue'
import type { Database } from '../database/open'
import { notices } from '../database/schema'
import { record } from '../log/record'
import { refuse } from '../refuse'
import { modelsOf } from '../stock/models'
import { readFields, wholeNumber } from '../visitor/fields'
import type { ShopEnv } from '../visitor/visitor'

type NotifyAnswer = InferInput<typeof notifyMe.answer>

/** @param db the shop's database */
export function notifyEndpoint(db: Database): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()

  app.post(notifyMe.path, async (context) => {
    const visitor = context.get('visitor')
    const { nid, model, qty, email: given = '' } = await readFields(context)
    const email = typedEmail(given)
    const product = await productOf(db, visitor, wholeNumber(nid) ?? 0)
    if (!product) return refuse(context, 'nid is no product of this shop')
    const models = await modelsOf(db, product.nid, visitor, undefined)
    const found = models.find(({ name }) => name === model)
    if (!found) return refuse(context, 'model is none of this product')
    const pieces = wholeNumber(qty)
    if (!pieces) return refuse(context, 'qty is a number from 1 on')
    if (!isEmail(email)) return context.json({ ok: false } satisfies NotifyAnswer)
    const asked = { owner: visitor.owner, nid: product.nid, model: found.name, qty: pieces, email, at: Date.now() }
    await db.insert(notices).values(asked)
    await record(db, visitor, 'notify-me', `${pieces} × ${found.name}`)
    return context.json({ ok: true } satisfies NotifyAnswer)
  })

  return app
}
