import { beforeAll, describe, expect, it } from 'vitest'
import * as account from '../../core/contract/account'
import * as cart from '../../core/contract/cart'
import * as cartPage from '../../core/contract/cart-page'
import * as destination from '../../core/contract/destination'
import * as emailCart from '../../core/contract/email-cart'
import type { Endpoint } from '../../core/contract/endpoint'
import * as love from '../../core/contract/love'
import * as notify from '../../core/contract/notify'
import * as order from '../../core/contract/order'
import * as payment from '../../core/contract/payment'
import * as subscribe from '../../core/contract/subscribe'
import { openShop, type Shop } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const isEndpoint = (one: unknown): one is Endpoint<never> => typeof Object(one).path === 'string'
const families = [account, cart, cartPage, destination, emailCart, love, notify, order, payment, subscribe]
const changing = families
  .flatMap((family) => Object.values(family).filter(isEndpoint))
  .filter(({ method, changes }) => changes || method === 'POST')
  .map(({ method, path }) => [method, path.replaceAll(/\{\w+\}/g, '1')] as const)

const send = (method: string, path: string, headers: Record<string, string>) =>
  shop.request(`http://rooms.test${path}`, { method, headers: { cookie: 'SESSdemo=somebody', ...headers } })

describe('another site', () => {
  it.each(changing)('%s %s is refused to it, whatever it can make a browser send', async (method, path) => {
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

  it.each(changing)('%s %s is open to the shop’s own pages, in old browsers too', async (method, path) => {
    const own = [
      { 'sec-fetch-site': 'same-origin', origin: 'http://rooms.test' },
      { 'x-requested-with': 'XMLHttpRequest' },
    ]
    for (const headers of own) {
      const answer = await send(method, path, headers as Record<string, string>)
      expect(await answer.text()).not.toContain('only for the pages of this shop')
    }
  })

  it('may link to a page, bring a shopper back from a lender, and search', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.test' }
    expect((await send('GET', '/product/marlow-3-seat-sofa', foreign)).status).toBe(200)
    expect((await send('POST', '/uc_affirm/payment/complete/1', foreign)).status).toBe(303)
    const search = await send('POST', '/search/1/indexes/*/queries', foreign)
    expect(await search.text()).not.toContain('only for the pages of this shop')
  })
})
