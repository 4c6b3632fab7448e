/** Answers whether an agent is available. The demo bar sets it. */
import { Hono } from 'hono'
import type { Database } from '../../database/open'
import { readSwitch } from '../../visitor/switches'
import { recordVendor } from '../record-vendor'

/** The routes below `/vendors/livechat`. @param db the shop's database, for its log */
export function livechatApi(db: Database): Hono {
  const app = new Hono()
  app.get('/vendors/livechat/agents.json', async (context) => {
    const { license = '', group = '' } = context.req.query()
    const availability = readSwitch(context, 'agents') === 'offline' ? 'offline' : 'online'
    await recordVendor(context, db, 'livechat init', { license, group })
    context.header('cache-control', 'no-store')
    return context.json({ availability })
  })
  return app
}
