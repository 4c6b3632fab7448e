import { beforeAll, describe, expect, it } from 'vitest'
import { addressIn } from '../../../demo-host/addresses'
import { atCheckout } from '../../../demo-host/order-calls'
import { marlow } from '../../../demo-host/product-calls'
import { openShop, type Shop } from '../../../demo-host/visitor'
import { report, valuesFile, wrongIn } from './kit'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

/** A member in the checkout, with all values that the kit can be told. */
async function options(): Promise<string[]> {
  const { visitor, id } = await atCheckout(shop, 'US', 'member')
  const values = {
    ...{ nid: marlow.nid, model: marlow.model, attributes: Object.fromEntries(marlow.options), title: 'Marlow' },
    ...{ list: 'sofas', htmlList: 'demo/reviews-html', nextList: 'reviews', community: 'community' },
    ...{ postal: '10001', email: 'tests@example.com', mailingList: 'spring', member: true },
    ...{ account: { name: 'member@example.com', pass: 'secret' }, locales: ['en_US', 'fr_CA', 'ko_KR'] },
    ...{ order: id, methods: ['stripe', 'klarna', 'affirm', 'paybright'], address: addressIn('US') },
    ...{ swatches: [], trade: {} },
  }
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return ['--values', valuesFile(values), '--cookie', cookie]
}

describe('the demo shop', () => {
  it('has nothing wrong in the calls that change nothing', async () => {
    const result = await report((request) => shop.fetch(request), await options())
    expect(wrongIn(result)).toEqual([])
    expect(result.summary).toMatchObject({ calls: 43, cases: 187, notTried: 137 })
  })

  it('has nothing wrong in any call', async () => {
    const result = await report((request) => shop.fetch(request), [...(await options()), '--changes'])
    expect(wrongIn(result)).toEqual([])
    expect(result.summary).toEqual({ calls: 43, cases: 187, wrong: 0, notes: 0, notTried: 0 })
    expect(result.missingValues).toEqual([])
  })
})
