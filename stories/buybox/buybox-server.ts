/** The server's answers to a buybox. */
import type { InferInput, InferOutput } from 'valibot'
import { cartAdd } from '../../core/shop/cart/cart-add.contract'
import { destinationUpdate } from '../../core/shop/destination/destination.contract'
import { notifyMe } from '../../core/shop/product/notify.contract'
import { protectionModal, protectionOffers } from '../../core/shop/product/protection.contract'
import { dayOf } from '../kit/catalogue'
import { priceIn } from '../kit/prices'
import { type Reply, reply } from '../kit/server'
import { shop } from '../kit/shop-words'

const added = {
  count: 1,
  line: { nid: 1201, model: 'OAT-3', qty: 1, price: 1890, currency: 'USD' },
  message: '',
} satisfies InferOutput<typeof cartAdd.answer>

const beverlyHills = () =>
  ({
    geo: { city: 'Beverly Hills', state_id: 'CA' },
    zone: 'west',
    restricted: false,
    models_stock: { 'OAT-3': { hs: 4, hsh: dayOf('2026-11-12') } },
  }) satisfies InferInput<typeof destinationUpdate.answer>

const offers = () =>
  ({
    offers: [
      { id: 'plan-1', cost: priceIn(79), term: 1, title: '' },
      { id: 'plan-3', cost: priceIn(149), term: 3, title: '' },
      { id: 'plan-life', cost: priceIn(299), term: undefined, title: shop('forLife') },
    ],
    override_order_charge: undefined,
    override_order_charge_term_3: priceIn(129),
  }) satisfies InferOutput<typeof protectionOffers.answer>

/** The requests of a buybox. */
export type BuyboxCall = 'cart' | 'destination' | 'notify' | 'offers' | 'modal'

const calls = (): Readonly<Record<BuyboxCall, { readonly path: string; readonly answer: unknown }>> => ({
  cart: { path: cartAdd.path, answer: added },
  destination: { path: destinationUpdate.path, answer: beverlyHills() },
  notify: { path: notifyMe.path, answer: { ok: true } satisfies InferOutput<typeof notifyMe.answer> },
  offers: { path: protectionOffers.path, answer: offers() },
  modal: {
    path: protectionModal.path,
    answer: `<p>${shop('coveredAgainst')}</p>` satisfies InferOutput<typeof protectionModal.answer>,
  },
})

/** Replaces `fetch` with the server: all requests succeed, except the named ones. */
export function serveBuybox(modes: Partial<Record<BuyboxCall, Exclude<Reply, object>>> = {}): void {
  const own = calls()
  const names = Object.keys(own) as BuyboxCall[]
  reply(Object.fromEntries(names.map((call) => [own[call].path, modes[call] ?? { answer: own[call].answer }])))
}

/** The server does not know the postal code. */
export function serveNowhere(): void {
  const answer = {} satisfies InferInput<typeof destinationUpdate.answer>
  reply({ [destinationUpdate.path]: { answer } })
}

/** The product is too fragile to be delivered to the destination. */
export function serveTooFragile(): void {
  const answer = { ...beverlyHills(), restricted: true } satisfies InferInput<typeof destinationUpdate.answer>
  reply({ [destinationUpdate.path]: { answer } })
}
