/** Sends the stand-ins' webhooks to the shop's server: at once, twice, later in another order, or never. */
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Database } from '../../database/open'
import { sessionIn } from '../../visitor/sessions'
import { readSwitch, switches } from '../../visitor/switches'
import { findPayment } from '../stand-in-payments'
import { type Webhook, webhookOf } from './compose'

/** The modes of delivery, the usual one first: the switch `?webhooks=`. `held` waits for `release`. */
export const deliveries = ['on', 'twice', 'held', 'off'] as const

/** Pending webhooks. */
export interface Outbox {
  /** Sends the webhook of a changed payment. It is not awaited, so that the visitor's answer is not delayed. */
  announce(context: Context, vendor: string, payment: string): Promise<void>
  /** Sends this visitor's held and rejected webhooks; if requested, the newest first. */
  release(context: Context, isReversed: boolean): Promise<void>
}

/** @param send to the shop's server */
export function createOutbox(db: Database, send: (request: Request) => Response | Promise<Response>): Outbox {
  const held = new Map<string, Webhook[]>()
  const guestOf = async (context: Context) => (await sessionIn(db, context))?.guest ?? ''
  const hold = async (context: Context, webhook: Webhook) => {
    const guest = await guestOf(context)
    held.set(guest, [...(held.get(guest) ?? []), webhook])
  }
  const deliver = async (context: Context, webhook: Webhook) => {
    const fault = getCookie(context, switches.fault)
    const response = await send(
      new Request(new URL(webhook.path, 'http://localhost'), {
        method: 'POST',
        body: webhook.body,
        headers: {
          'content-type': webhook.type,
          ...webhook.headers(Date.now()),
          ...(fault ? { cookie: `${switches.fault}=${encodeURIComponent(fault)}` } : {}),
        },
      }),
    )
    if (!response.ok) await hold(context, webhook)
  }
  return {
    async announce(context, vendor, id) {
      const delivery = deliveries.find((one) => one === readSwitch(context, 'webhooks')) ?? 'on'
      const payment = await findPayment(db, vendor, id)
      const webhook = payment && delivery !== 'off' ? webhookOf(payment) : undefined
      if (!webhook) return
      if (delivery === 'held') await hold(context, webhook)
      else {
        void deliver(context, webhook)
        if (delivery === 'twice') void deliver(context, webhook)
      }
    },
    async release(context, isReversed) {
      const guest = await guestOf(context)
      const webhooks = held.get(guest) ?? []
      held.delete(guest)
      for (const webhook of isReversed ? webhooks.toReversed() : webhooks) await deliver(context, webhook)
    },
  }
}
