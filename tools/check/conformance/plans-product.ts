/** The calls of product pages, lists and every page: counts, loves, delivery, protection, lists. */

import { typedEmail } from '../../../core/base/input/typed.rules'
import { listNext } from '../../../core/lists/list-next.contract'
import { listHtml, listPage } from '../../../core/lists/list-page.contract'
import { communityPage } from '../../../core/shop/community/community.contract'
import { deliveries } from '../../../core/shop/destination/deliveries.contract'
import { destinationUpdate } from '../../../core/shop/destination/destination.contract'
import { hostList } from '../../../core/shop/host/host.contract'
import { liveInfo } from '../../../core/shop/live/live.contract'
import { loveItems, loveSet, loveValidate } from '../../../core/shop/love/love.contract'
import { notifyMe } from '../../../core/shop/product/notify.contract'
import { protectionModal, protectionOffers } from '../../../core/shop/product/protection.contract'
import type { CallPlan } from './case'
import { plan } from './plan'
import { readBack } from './read-back'

/** No product has it. */
const noProduct = '999999999'
const noModel = 'NO-SUCH-MODEL'
/** A page after the last one. */
const afterLast = 99_999

/** In the order in which they are tried. */
export const productPlans: readonly CallPlan[] = [
  plan(liveInfo, {
    needs: [],
    good: () => ({ 'the first call of a page': { pathname: '/', isFirst: true } }),
    edge: () => ({ 'a later call, of a page with a query': { pathname: '/sofas?page=2', isFirst: false } }),
    head: () => ({ 'the time, by HEAD': { pathname: '/', isFirst: false } }),
  }),
  plan(loveValidate, {
    needs: ['nid'],
    good: ({ nid }) => ({ 'a product': { nid } }),
  }),
  plan(loveSet, {
    needs: ['nid'],
    good: ({ nid }) => ({ 'adds a love': { nid, loved: true }, 'removes it': { nid, loved: false } }),
    edge: ({ nid }) => ({ 'removes what is not loved': { nid, loved: false } }),
    readBack({ nid }) {
      const isLoved = (loved: boolean) =>
        readBack(loveItems, {}, ({ items }) => items.some((item) => Number(item.nid) === nid) === loved)
      return { 'adds a love': isLoved(true), 'removes it': isLoved(false) }
    },
    without: ['op', 'nid'],
    wrong: {
      'a product that does not exist': { nid: noProduct },
      'a text where a number belongs': { nid: 'sofa' },
      'another operation': { op: 'steal' },
    },
  }),
  plan(loveItems, { needs: [], good: () => ({ 'the loved products': {} }) }),
  plan(deliveries, {
    needs: ['nid', 'postal'],
    good: ({ nid, postal }) => ({ 'one product': { nids: `${nid}`, postal } }),
    edge: ({ nid, postal }) => ({
      'a product that does not exist': { nids: `${nid},${noProduct}`, postal },
      'a place that does not exist': { nids: `${nid}`, postal: 'NOWHERE' },
    }),
    without: ['nids'],
    wrong: { 'a text where a number belongs': { nids: 'sofa' } },
  }),
  plan(destinationUpdate, {
    needs: ['nid', 'model', 'postal'],
    good: ({ nid, model, postal }) => ({ 'a place': { nid, model, postal } }),
    edge: ({ nid, model }) => ({ 'a place that does not exist': { nid, model, postal: 'NOWHERE' } }),
    wrong: { 'a text where a number belongs': { nid: 'sofa' } },
  }),
  plan(protectionOffers, {
    needs: ['nid', 'title', 'model'],
    good: ({ nid, title, model }) => ({ 'a model': { id: nid, title, model } }),
    without: ['id', 'model'],
    wrong: { 'a product that does not exist': { id: noProduct }, 'a model that does not exist': { model: noModel } },
  }),
  plan(protectionModal, {
    needs: ['nid', 'model'],
    good: ({ nid, model }) => ({ 'a model': { nid, model } }),
    without: ['product', 'model'],
    wrong: { 'a product that does not exist': { product: noProduct } },
  }),
  plan(notifyMe, {
    needs: ['nid', 'model', 'email'],
    good: ({ nid, model, email }) => ({ 'a model': { nid, model, qty: 1, email: typedEmail(email) } }),
    without: ['nid', 'model', 'email'],
    wrong: {
      'a product that does not exist': { nid: noProduct },
      'a model that does not exist': { model: noModel },
      'a text where a number belongs': { qty: 'two' },
      'no e-mail address': { email: 'nobody' },
    },
  }),
  plan(listPage, {
    needs: ['list'],
    good: ({ list }) => ({ 'the first page': { list, page: 1, filters: {} } }),
    edge: ({ list }) => ({ 'a page after the last one': { list, page: afterLast, filters: {} } }),
  }),
  plan(listHtml, {
    needs: ['htmlList'],
    good: ({ htmlList: list }) => ({ 'the first page': { list, page: 1, filters: {} } }),
    edge: ({ htmlList: list }) => ({ 'a page after the last one': { list, page: afterLast, filters: {} } }),
  }),
  plan(listNext, {
    needs: ['nextList'],
    good: ({ nextList: list }) => ({ 'the second page': { list, page: 2, filters: {} } }),
  }),
  plan(
    { ...communityPage, path: '/{list}/page/{page}/photos' },
    {
      needs: ['community'],
      good: ({ community }) => ({ 'the first page': { page: 1, filters: { list: community } } }),
      edge: ({ community }) => ({ 'a page after the last one': { page: afterLast, filters: { list: community } } }),
    },
  ),
  plan(hostList, { needs: [], good: () => ({ 'the first page': {} }) }),
]
