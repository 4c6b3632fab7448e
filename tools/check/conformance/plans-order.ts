/** The calls of the cart and of the checkout, without payments. */

import { typedEmail } from '../../../core/base/input/typed.rules'
import { operationId as freshId } from '../../../core/base/net/operation-id'
import { forgotPassword, membershipValidate } from '../../../core/shop/account/account.contract'
import { type Cart, cartChange, cartRead } from '../../../core/shop/cart/cart.contract'
import { cartAdd } from '../../../core/shop/cart/cart-add.contract'
import { emailCart } from '../../../core/shop/cart/cart-email.contract'
import { orderChange, orderRead, orderValidate, shippingQuote } from '../../../core/shop/order/order.contract'
import { protectionCheckoutModal } from '../../../core/shop/product/protection.contract'
import type { CallPlan } from './case'
import { currencyCheck } from './currency-check'
import { plan } from './plan'
import { readBack } from './read-back'

const noCoupon = 'NO-SUCH-COUPON'
/** The fields of a request about an order that nobody has. */
const anotherOrder = { 'an order that does not exist': { order_id: '999999999' } }

/** In the order in which they are tried. */
export const orderPlans: readonly CallPlan[] = [
  plan(cartAdd, {
    needs: ['nid', 'model', 'attributes'],
    good: ({ nid, model, attributes }) => ({
      'adds a model': { nid, model, qty: 1, options: optionsOf(attributes), operation: freshId() },
    }),
    edge: ({ nid, model, attributes }) => ({
      'many pieces': { nid, model, qty: 99, options: optionsOf(attributes), operation: freshId() },
    }),
    readBack: ({ nid }) => ({
      'adds a model': readBack(cartRead, {}, (after, before) => {
        const pieces = piecesOf(after.cart, nid)
        return pieces > (before ? piecesOf(before.cart, nid) : 0) || isFull(after.cart, nid)
      }),
    }),
    // The options make the model, so a shop can do without its name.
    without: ['nid', 'qty'],
    wrong: {
      'a product that does not exist': { nid: '999999999' },
      'a model that does not exist': { model: 'NO-SUCH-MODEL' },
      'a text where a number belongs': { qty: 'two' },
      'a negative number': { qty: '-1' },
    },
    further: { needs: [], cases: () => [{ title: 'adds once for one operation id', once: 'count' }] },
  }),
  plan(cartRead, {
    needs: [],
    good: () => ({ 'the cart': {} }),
    further: {
      needs: ['locales'],
      cases: ({ locales }) =>
        locales.map((locale) => ({
          title: `in the currency of ${locale}`,
          locale,
          check: currencyCheck('cart', locale),
        })),
    },
  }),
  plan(cartChange, {
    needs: ['cart'],
    good: ({ cart: { lines } }) => ({
      'a line keeps its number': {
        operation: freshId(),
        qty: Object.fromEntries(lines.slice(0, 1).map(({ id, qty }) => [id, qty])),
      },
    }),
    edge: ({ cart: { lines } }) => ({
      ...Object.fromEntries(
        changesOf(lines[0]).map(({ title, id, qty }) => [title, { operation: freshId(), qty: { [id]: qty } }]),
      ),
      'a coupon that does not exist': { operation: freshId(), coupon: noCoupon },
      'a line that does not exist': { operation: freshId(), qty: { 'no-such-line': 1 } },
    }),
    readBack: ({ cart: { lines } }) =>
      Object.fromEntries(
        changesOf(lines[0]).map(({ title, id, qty }) => [
          title,
          readBack(cartRead, {}, ({ cart }) => cart.lines.some((line) => line.id === id && line.qty === qty)),
        ]),
      ),
  }),
  plan(emailCart, {
    needs: ['cart', 'email'],
    good: ({ cart, email }) => ({
      'to one address': { emails: [typedEmail(email)], body: 'A test.', subscribe: false, cart },
    }),
    without: ['emails'],
    wrong: { 'a text where a list belongs': { emails: 'nobody' }, 'no e-mail address': { emails: ['nobody'] } },
  }),
  plan(orderRead, {
    needs: ['order'],
    good: ({ order }) => ({ 'the order': { order } }),
    wrong: anotherOrder,
  }),
  plan(orderValidate, {
    needs: ['order'],
    good: ({ order }) => ({ 'the order': { order } }),
    wrong: anotherOrder,
  }),
  plan(protectionCheckoutModal, {
    needs: ['order'],
    good: ({ order }) => ({ 'the order': { order } }),
    wrong: anotherOrder,
  }),
  plan(forgotPassword, {
    needs: ['order', 'email'],
    good: ({ order, email }) => ({ 'the form': { order, email: typedEmail(email) } }),
    wrong: anotherOrder,
  }),
  plan(orderChange, {
    needs: ['order', 'email'],
    good: ({ order, email }) => ({ 'the e-mail address': { order, email: typedEmail(email), operation: freshId() } }),
    readBack: ({ order, email }) => ({
      'the e-mail address': readBack(orderRead, { order }, (after) => isSame(after.order.email, email)),
    }),
    edge: ({ order }) => ({ 'a coupon that does not exist': { order, coupon: noCoupon, operation: freshId() } }),
    wrong: anotherOrder,
  }),
  plan(shippingQuote, {
    needs: ['order', 'address'],
    good: ({ order, address }) => ({
      'an address': { order, delivery: address, billing: address, copyAddress: true, operation: freshId() },
    }),
    readBack: ({ order, address: { postal_code } }) => ({
      'an address': readBack(orderRead, { order }, (after) => isSame(after.order.delivery.postal_code, postal_code)),
    }),
    edge: ({ order, address }) => ({
      'an address without a street': {
        ...{ order, billing: address, copyAddress: true, operation: freshId() },
        delivery: { ...address, street1: '' },
      },
    }),
  }),
  plan(membershipValidate, {
    needs: ['order'],
    good: ({ order }) => ({ 'no membership': { order, value: 0 as const, operation: freshId() } }),
    readBack: ({ order }) => ({
      'no membership': readBack(orderRead, { order }, (after) => after.order.membership !== 1),
    }),
    without: ['value'],
    wrong: { 'another value': { value: '7' } },
  }),
]

function optionsOf(attributes: Readonly<Record<string, number>>): ReadonlyMap<number, number> {
  return new Map(Object.entries(attributes).map(([aid, oid]) => [Number(aid), oid]))
}

const linesOf = ({ lines }: Cart, nid: number) => lines.filter((line) => line.nid === nid)

const piecesOf = (cart: Cart, nid: number) => linesOf(cart, nid).reduce((sum, { qty }) => sum + qty, 0)

/** Whether no piece more can be added. */
const isFull = (cart: Cart, nid: number) => linesOf(cart, nid).some(({ qty, most }) => most != null && qty >= most)

/** Another number for a line, and its number again; none where it cannot have another one. */
function changesOf(line: Cart['lines'][number] | undefined) {
  if (!line) return []
  const { id, qty, most } = line
  const other = most != null && qty >= most ? qty - 1 : qty + 1
  return other < 1
    ? []
    : [
        { title: 'a line gets another number', id, qty: other },
        { title: 'its number again', id, qty },
      ]
}

/** Whether a text was kept, which an answer may leave out; a server may write it in another case or spacing. */
function isSame(kept: string | undefined, sent: string): boolean {
  const bare = (text: string) => text.replace(/\s/g, '').toLowerCase()
  return !kept || bare(kept) === bare(sent)
}
