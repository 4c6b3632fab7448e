/** POST /klaviyo/api/subscribe: document 3, section 7 (POP-02). The demo writes to nobody: it writes down that it might. */
import { Hono } from 'hono'
import { isEmail } from '../../core/domain/email'
import type { Database } from '../database/open'
import { recordAll } from '../log/record'
import { readFields } from '../visitor/fields'
import type { ShopEnv } from '../visitor/visitor'

/** @param db the shop's database */
export function subscribeEndpoint(db: Database): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  app.post('/klaviyo/api/subscribe', async (context) => {
    const { email = '', list = '', list2 } = await readFields(context)
    const errors = {
      ...(isEmail(email) ? {} : { email: 'The e-mail address is not valid.' }),
      ...(list ? {} : { list: 'list field is required.' }),
    }
    // As Drupal 7 says it: every wrong field by its name, in one JSON object.
    if (Object.keys(errors).length > 0) return context.json({ status: false, errors }, 400)
    const detail = [list, list2].filter(Boolean).join(', ')
    const params = { email, list, ...(list2 ? { list2 } : {}) }
    await recordAll(db, context.get('visitor'), [{ what: 'subscription', detail, params }])
    return context.json({ status: true })
  })
  return app
}
