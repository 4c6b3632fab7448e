/** The three calls of the wishlist, as in the contract. */

import { Hono } from 'hono'
import type { InferOutput } from 'valibot'
import { typedEmail } from '../../core/base/input/typed.rules'
import { isEmail } from '../../core/shop/contacts/email.rules'
import { loveItems, loveSet, loveValidate } from '../../core/shop/love/love.contract'
import { catalogueOf } from '../catalogue/catalogue'
import { pictureFile, pictureUrl } from '../catalogue/pictures'
import type { Database } from '../database/open'
import type { ShopEnv } from '../visitor/visitor'
import { emailForm } from './email-form'
import type { LoveRecords } from './love-records'

/** @param db the shop's database */
export function loveEndpoints(db: Database, book: LoveRecords): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()

  app.get(loveValidate.path, async (context) => {
    const { owner, persona, language } = context.get('visitor')
    const validate = persona === 'guest' && !(await book.wasAsked(owner))
    const html = validate ? emailForm(language) : ''
    return context.json({ validate, html } satisfies InferOutput<typeof loveValidate.answer>)
  })

  app.get(loveSet.path, async (context) => {
    const { op, nid = '', email: given = '', subscribe } = context.req.query()
    const email = typedEmail(given)
    const visitor = context.get('visitor')
    const { owner, persona } = visitor
    const isSold = async () => (await catalogueOf(db, visitor)).byNid.has(Number(nid))
    if (op !== 'add' && op !== 'remove') return context.json({ error: 'op is add or remove' }, 400)
    // A product that is no longer sold here can still be removed.
    if (!/^\d+$/.test(nid) || (op === 'add' && !(await isSold())))
      return context.json({ error: 'nid is no product of this shop' }, 400)
    if (email && !isEmail(email)) return context.json({ error: 'email is no address' }, 400)
    if (persona === 'guest' && op === 'add') await book.storeAnswer(owner, email, subscribe === '1')
    const cnt = await book.set(owner, Number(nid), op === 'add')
    return context.json({ cnt } satisfies InferOutput<typeof loveSet.answer>)
  })

  app.get(loveItems.path, async (context) => {
    const visitor = context.get('visitor')
    const { owner } = visitor
    const sold = (await catalogueOf(db, visitor)).byNid
    const loved = await book.lovedBy(owner)
    const items = loved.flatMap((nid) => {
      const product = sold.get(nid)
      if (!product) return []
      const { slug, picture, title, price, sale } = product
      const image = pictureUrl(pictureFile(picture), 480)
      return [{ nid, title, price: price - sale, url: `/product/${slug}`, image }]
    })
    return context.json({ items, cnt: loved.length } satisfies InferOutput<typeof loveItems.answer>)
  })

  return app
}
