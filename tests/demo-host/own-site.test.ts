import { beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '../../core/base/net/endpoint.contract'
import * as account from '../../core/shop/account/account.contract'
import * as subscribe from '../../core/shop/campaign/subscribe.contract'
import * as cartPage from '../../core/shop/cart/cart.contract'
import * as cart from '../../core/shop/cart/cart-add.contract'
import * as emailCart from '../../core/shop/cart/cart-email.contract'
import * as destination from '../../core/shop/destination/destination.contract'
import * as love from '../../core/shop/love/love.contract'
import * as renewal from '../../core/shop/membership/renewal.contract'
import * as order from '../../core/shop/order/order.contract'
import * as payment from '../../core/shop/order/payment.contract'
import * as notify from '../../core/shop/product/notify.contract'
import { openShop, type Shop } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const isEndpoint = (one: unknown): one is Endpoint<never> => typeof Object(one).path === 'string'
const families = [account, cart, cartPage, destination, emailCart, love, notify, order, payment, renewal, subscribe]
const changing = families
  .flatMap((family) => Object.values(family).filter(isEndpoint))
  .filter(({ method, changes }) => changes || method === 'POST')
  .map(({ method, path }) => [method, path.replaceAll(/\{\w+\}/g, '1')] as const)

const send = (method: string, path: string, headers: Record<string, string>) =>
  shop.request(`http://rooms.test${path}`, { method, headers: { cookie: 'SESSdemo=somebody', ...headers } })

describe('a request from another site', () => {
  it.each(changing)('%s %s is refused for every kind of request that a browser can send', async (method, path) => {
    const foreign = [
      { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.test' },
      { 'sec-fetch-site': 'same-site', origin: 'http://shop.rooms.test' },
      { 'sec-fetch-site': 'cross-site', origin: 'null' },
      ...(method === 'POST' ? [{ origin: 'https://elsewhere.test' }, { origin: 'null' }] : [{}]),
    ]
    for (const headers of foreign) {
      const response = await send(method, path, headers as Record<string, string>)
      expect([response.status, (await response.json()).error], JSON.stringify(headers)).toEqual([
        403,
        'this is only for the pages of this shop',
      ])
    }
  })

  it.each(changing)('%s %s is accepted from the shop’s own pages, also in old browsers', async (method, path) => {
    const own = [
      { 'sec-fetch-site': 'same-origin', origin: 'http://rooms.test' },
      { 'x-requested-with': 'XMLHttpRequest' },
    ]
    for (const headers of own) {
      const answer = await send(method, path, headers as Record<string, string>)
      expect(await answer.text()).not.toContain('only for the pages of this shop')
    }
  })

  it('may open a page, return a shopper from a financing provider, and search', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.test' }
    expect((await send('GET', '/product/marlow-3-seat-sofa', foreign)).status).toBe(200)
    expect((await send('POST', '/uc_affirm/payment/complete/1', foreign)).status).toBe(303)
    const search = await send('POST', '/search/1/indexes/*/queries', foreign)
    expect(await search.text()).not.toContain('only for the pages of this shop')
  })
})
