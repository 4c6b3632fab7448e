/** POST /klaviyo/api/subscribe (POP-02). The demo sends no e-mail: it writes a log entry. */

import { Hono } from 'hono'
import { typedEmail } from '../../core/base/input/typed.rules'
import { isEmail } from '../../core/shop/contacts/email.rules'
import type { Database } from '../database/open'
import { recordAll } from '../log/record'
import { readFields } from '../visitor/fields'
import type { ShopEnv } from '../visitor/visitor'

/** @param db the shop's database */
export function subscribeEndpoint(db: Database): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  app.post('/klaviyo/api/subscribe', async (context) => {
    const { email: given = '', list = '', list2 } = await readFields(context)
    const email = typedEmail(given)
    const errors = {
      ...(isEmail(email) ? {} : { email: 'The e-mail address is not valid.' }),
      ...(list ? {} : { list: 'list field is required.' }),
    }
    // As Drupal 7 answers: all invalid fields by name, in one JSON object.
    if (Object.keys(errors).length > 0) return context.json({ status: false, errors }, 400)
    const detail = [list, list2].filter(Boolean).join(', ')
    const params = { email, list, ...(list2 ? { list2 } : {}) }
    await recordAll(db, context.get('visitor'), [{ what: 'subscription', detail, params }])
    return context.json({ status: true })
  })
  return app
}
