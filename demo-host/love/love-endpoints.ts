/** The three calls of loving, as the contract says them. */
import { Hono } from 'hono'
import type { InferOutput } from 'valibot'
import { loveItems, loveSet, loveValidate } from '../../core/contract/love'
import { isEmail } from '../../core/domain/email'
import { productsOf } from '../catalogue/catalogue'
import { pictureFile, pictureUrl } from '../catalogue/pictures'
import type { Database } from '../database/open'
import type { ShopEnv } from '../visitor/visitor'
import { createLoveBook } from './love-book'

const form = `<form id="uc-love-email-form" action="/uc_love/ajax" method="get" accept-charset="UTF-8"><div>
<div class="form-item form-type-textfield form-item-email">
<label for="edit-email">E-mail address (optional)</label>
<input type="email" id="edit-email" name="email" value="" size="60" maxlength="128" class="form-text" autocomplete="email" />
</div>
<div class="form-item form-type-checkbox form-item-subscribe">
<label class="option" for="edit-subscribe"><input type="checkbox" id="edit-subscribe" name="subscribe" value="1" class="form-checkbox" />Write to me about new rooms and offers</label>
</div>
<input type="submit" id="edit-submit" name="op" value="Save" class="form-submit" />
</div></form>`

/** @param db the shop's database */
export function loveEndpoints(db: Database): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const book = createLoveBook(db)

  app.get(loveValidate.path, async (context) => {
    const { owner, persona } = context.get('visitor')
    const validate = persona === 'guest' && !(await book.wasAsked(owner))
    return context.json({ validate, html: validate ? form : '' } satisfies InferOutput<typeof loveValidate.answer>)
  })

  app.get(loveSet.path, async (context) => {
    const { op, nid, email, subscribe } = context.req.query()
    const { owner, persona, country } = context.get('visitor')
    const product = (await productsOf(db, country)).find((one) => String(one.nid) === nid)
    if ((op !== 'add' && op !== 'remove') || (op === 'add' && !product))
      return context.json({ error: 'op is add or remove, nid is a product of this shop' }, 400)
    if (email && !isEmail(email)) return context.json({ error: 'email is no address' }, 400)
    if (persona === 'guest' && op === 'add') await book.answered(owner, email, subscribe === '1')
    const cnt = await book.set(owner, Number(nid), op === 'add')
    return context.json({ cnt } satisfies InferOutput<typeof loveSet.answer>)
  })

  app.get(loveItems.path, async (context) => {
    const { owner, country } = context.get('visitor')
    const sold = new Map((await productsOf(db, country)).map((product) => [product.nid, product]))
    const items = (await book.lovedBy(owner)).flatMap((nid) => {
      const product = sold.get(nid)
      if (!product) return []
      const { slug, title, price } = product
      return [{ nid, title, price, url: `/product/${slug}`, image: pictureUrl(pictureFile(slug), 480) }]
    })
    return context.json({ items } satisfies InferOutput<typeof loveItems.answer>)
  })

  return app
}
