import { beforeAll, describe, expect, it } from 'vitest'
import { typedEmail } from '../../core/base/input/typed.rules'
import { destinationUpdate } from '../../core/shop/destination/destination.contract'
import { notifyMe } from '../../core/shop/product/notify.contract'
import { protectionModal, protectionOffers } from '../../core/shop/product/protection.contract'
import { addMarlow, call, refused } from './product-calls'
import { form, openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

describe('a destination', () => {
  const ask = (postal: string, { nid = 1226, country = 'US' } = {}) => {
    const guest = visit(shop)
    return guest(`/?country=${country}`).then(() => call(guest, destinationUpdate, { postal, nid, model: '' }))
  }

  it.each([
    ['90210', 'US', 'Beverly Hills', 'CA', 'us-west', '21'],
    ['10001-1234', 'US', 'New York', 'NY', 'us-east', '22'],
    ['60601', 'US', 'Chicago', 'IL', 'us-middle', undefined],
    ['33040', 'US', 'Key West', 'FL', 'us-south', undefined],
    ['m5v2t6', 'CA', 'Toronto', 'ON', 'ca-east', '31'],
    ['V6B 1A1', 'CA', 'Vancouver', 'BC', 'ca-west', '32'],
  ])('DELIV-01 delivery to %s in %s is %s, %s', async (postal, country, city, state_id, zone, satellite_id) => {
    expect(await ask(postal, { country })).toMatchObject({ geo: { city, state_id }, zone })
    expect((await ask(postal, { country })).satellite_id).toBe(satellite_id)
  })

  it.each([
    ['00000', 'US'],
    ['9021', 'US'],
    ['M5V 2T6', 'US'],
    ['A9A 9A9', 'CA'],
    ['90210', 'CA'],
    ['04524', 'KR'],
    ['', 'US'],
    ['constructor', 'US'],
  ])('DELIV-04 the destination “%s” in %s is unknown', async (postal, country) => {
    const answer = await ask(postal, { country })
    expect([answer.geo, answer.models_stock, answer.restricted]).toEqual([undefined, undefined, false])
  })

  it.each([
    ['96813', 'US', true],
    ['99501', 'US', true],
    ['33040', 'US', true],
    ['33101', 'US', false],
    ['X0A 0H0', 'CA', true],
    ['M5V 2T6', 'CA', false],
  ])('DELIV-03 a fragile product to %s in %s: restricted is %s', async (postal, country, restricted) => {
    expect(await ask(postal, { country })).toMatchObject({ restricted, restricted_validated: true })
    expect(await ask(postal, { country, nid: 1235 })).toMatchObject({ restricted: false })
  })

  it('returns the stock of the nearest warehouse', async () => {
    const satellites = async (postal: string) =>
      Object.values((await ask(postal, { nid: 1201 })).models_stock ?? {}).map(({ satellite }) => satellite)
    expect((await satellites('90210')).filter(Boolean).length).toBeGreaterThan(1)
    expect(await satellites('10001')).not.toEqual(await satellites('90210'))
    expect((await satellites('60601')).filter(Boolean)).toEqual([])
  })

  it('omits an unknown product and refuses a product id that is not a number', async () => {
    const answer = await ask('90210', { nid: 9 })
    expect(answer).toMatchObject({ geo: { city: 'Beverly Hills' }, restricted_validated: false })
    expect(answer.models_stock).toBeUndefined()
    expect(await refused(visit(shop), destinationUpdate.path, { postal: '90210', nid: 'x' })).toEqual({
      status: 400,
      body: { error: expect.any(String) },
    })
  })

  it('the lookup stores no destination, and the log contains its city', async () => {
    const guest = visit(shop)
    await guest('/')
    const response = await guest(destinationUpdate.path, form({ postal: '90210', nid: '1201', model: '' }))
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await guest.read('/demo/log')).toContain('Beverly Hills, CA, for product 1201')
  })
})

describe('the back-in-stock request', () => {
  const asked = { nid: 1221, model: 'CHA1221-SLA', qty: 2, email: typedEmail('ida@example.com') }

  it('BUY-06 the request is stored and the log omits the address', async () => {
    const guest = visit(shop)
    expect(await call(guest, notifyMe, asked)).toEqual({ ok: true })
    const log = await guest.read('/demo/log')
    expect(log).toContain('2 × CHA1221-SLA')
    expect(log).not.toContain('ida@')
  })

  it.each(['', 'ida', 'ida@example', 'ida example.com'])('refuses the address “%s”', async (email) => {
    expect(await call(visit(shop), notifyMe, { ...asked, email: typedEmail(email) })).toEqual({ ok: false })
  })

  it.each([{ nid: '9' }, { nid: 'x' }, { model: 'SOF1201-OAT-3S' }, { qty: '0' }, { qty: 'two' }])(
    'refuses the request with %o',
    async (other) => {
      const { status } = await refused(visit(shop), notifyMe.path, { ...notifyMe.query(asked), ...other })
      expect(status).toBe(400)
    },
  )
})

describe('protection', () => {
  const offersOf = (nid: number, model: string) =>
    call(visit(shop), protectionOffers, { title: 'A sofa', id: nid, model })

  it('COVER-02 is offered for 1, 2, 3 and 5 years at a share of the model’s price', async () => {
    const { offers, ...overrides } = await offersOf(1201, 'SOF1201-OAT-3S')
    expect(offers.map(({ term, cost }) => [term, cost])).toEqual([
      [1, 95],
      [2, 151],
      [3, 189],
      [5, 265],
    ])
    expect(overrides).toEqual({})
    expect((await offersOf(1201, 'SOF1201-OAT-4S')).offers[0]?.cost).toBeGreaterThan(95)
  })

  it('COVER-02 fixed charges replace the computed costs', async () => {
    expect(await offersOf(1204, 'SOF1204-MOS')).toMatchObject({ override_order_charge_term_3: 149 })
    expect(await offersOf(1205, 'SOF1205-TOB-3S')).toMatchObject({
      override_order_charge: 129,
      override_order_charge_term_3: 199,
    })
  })

  it('is absent for products without protection, and an unknown product is refused', async () => {
    expect(await offersOf(1235, 'RUG1235-SAN-160')).toEqual({ offers: [] })
    for (const fields of [{ id: '9', model: 'x' }, { id: '1201', model: 'RUG1235-SAN-160' }, {}])
      expect((await refused(visit(shop), protectionOffers.path, fields)).status).toBe(400)
  })

  it('the description is HTML that the widget must sanitise', async () => {
    const guest = visit(shop)
    const at = (query: Record<string, string>) => guest(`${protectionModal.path}?${new URLSearchParams(query)}`)
    const query = protectionModal.query({ nid: 1201, model: 'SOF1201-OAT-3S' })
    const html = await (await at({ ...query })).text()
    expect(html).toMatch(/Marlow 3-Seat Sofa[\s\S]*onclick=[\s\S]*<script>/)
    expect(html).not.toContain('<h2>')
    expect(await (await at({ ...query, hide_title: '0' })).text()).toContain('<h2>Protection</h2>')
    expect((await at({ product: 'x', model: 'y' })).status).toBe(400)
  })
})

it('a fault applies to every call of a product page', async () => {
  for (const { path, method } of [destinationUpdate, notifyMe, protectionOffers, protectionModal]) {
    const guest = visit(shop)
    await guest(`/?fault=500:${path}`)
    expect((await guest(path, { method })).status, path).toBe(500)
  }
  const guest = visit(shop)
  await guest('/?fault=wrong:/ajax')
  await expect(call(guest, destinationUpdate, { postal: '90210', nid: 1201, model: '' })).rejects.toThrow('type')
  await expect(call(guest, notifyMe, { nid: 1221, model: '', qty: 1, email: typedEmail('') })).rejects.toThrow('type')
  await expect(call(guest, protectionOffers, { title: '', id: 1201, model: '' })).rejects.toThrow('type')
  await expect(addMarlow(guest)).rejects.toThrow('type')
})
