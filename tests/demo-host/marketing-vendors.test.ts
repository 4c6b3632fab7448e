import { beforeAll, describe, expect, it } from 'vitest'
import { settingsIn } from './order-calls'
import { openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const json = (value: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
})
/** A visitor who has opened a page, and the log of the calls to providers about them. */
async function guestOf() {
  const guest = visit(shop)
  await guest('/')
  const told = async () =>
    ((await guest.json('/demo/log.json?what=vendor')) as { detail: string; params: object }[]).map(
      ({ detail, params }) => [detail, params],
    )
  return { guest, told }
}

describe('the marketing service', () => {
  const client = (path: string) => `/vendors/klaviyo/api/client/${path}/?company_id=DEMO01`
  const flat = { data: { type: 'subscription', attributes: { list_id: 'TRADE1', email: 'ida@home.test' } } }
  const nested = (more: object = {}) => ({
    data: {
      type: 'subscription',
      attributes: { profile: { data: { type: 'profile', attributes: { email: 'ida@home.test', ...more } } } },
      relationships: { list: { data: { type: 'list', id: 'TRADE1' } } },
    },
  })
  const revision = { revision: '2026-01-15' }

  it.each([
    ['as the specification shows it', json(flat)],
    ['as today’s revisions have it', json(nested(), revision)],
  ])('NEWS-01 a subscription %s returns 202 with an empty body', async (_, sent) => {
    const { guest, told } = await guestOf()
    const answer = await guest(client('subscriptions'), sent)
    expect([answer.status, await answer.text()]).toEqual([202, ''])
    expect(await told()).toEqual([['klaviyo subscribe', { list: 'TRADE1', email: 'i***@home.test' }]])
  })

  it.each([
    ['no JSON', json('hello')],
    ['no address', json({ data: { type: 'subscription', attributes: { list_id: 'TRADE1', email: 'ida' } } })],
    ['no list', json({ data: { type: 'subscription', attributes: { list_id: '', email: 'ida@home.test' } } })],
    ['another type', json({ data: { ...flat.data, type: 'profile' } })],
    ['an old shape with a new revision', json(flat, revision)],
    ['a new shape without a revision', json(nested())],
    ['a consent that is not the page’s to give', json(nested({ subscriptions: { email: {} } }), revision)],
  ])('NEWS-01 refuses %s in Klaviyo’s error format', async (_, sent) => {
    const { guest, told } = await guestOf()
    const answer = await guest(client('subscriptions'), sent)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      errors: [expect.objectContaining({ code: 'invalid', detail: expect.any(String) })],
    })
    expect(await told()).toEqual([])
  })

  it('NEWS-01 a call without cookies is assigned to the visitor by the key on their pages', async () => {
    const { guest, told } = await guestOf()
    const { url, key } = settingsIn(await guest.read('/trade')).rove.vendors.klaviyo
    await visit(shop)(`${url}/client/subscriptions/?company_id=${key}`, json(flat))
    expect(await told()).toHaveLength(1)
    expect(await (await guestOf()).told()).toEqual([])
    expect(key).not.toContain(guest.cookies.get('SESSdemo')?.slice(0, 8))
  })

  it('NEWS-01 a call without the company id is refused', async () => {
    const { guest } = await guestOf()
    expect((await guest('/vendors/klaviyo/api/client/subscriptions/', json(flat))).status).toBe(400)
  })

  it('TRACK-06 the log of an identify call contains the fields and not their values', async () => {
    const { guest, told } = await guestOf()
    const attributes = { email: 'ida@home.test', name: 'Ida Holm', phone: '5550100', country: 'US', amount: 50 }
    expect((await guest(client('profiles'), json({ data: { type: 'profile', attributes } }))).status).toBe(202)
    expect(await told()).toEqual([
      ['klaviyo identify', { given: [{ ...attributes, email: 'i***@home.test', name: 'I***', phone: '5***' }] }],
    ])
  })

  it('TRACK-01 receives tracked events', async () => {
    const { guest, told } = await guestOf()
    const metric = { data: { type: 'metric', attributes: { name: 'Viewed Product' } } }
    const attributes = { properties: { name: 'Marlow 3-Seat Sofa' }, metric, profile: {} }
    expect((await guest(client('events'), json({ data: { type: 'event', attributes } }))).status).toBe(202)
    expect(await told()).toEqual([['klaviyo track', { given: ['Viewed Product', { name: 'Marlow 3-Seat Sofa' }] }]])
  })
})

describe('the location service', () => {
  it('SHOWROOM-01 returns the city that is set in the demo bar, until it changes', async () => {
    const { guest } = await guestOf()
    await guest('/?city=Toronto')
    expect(await guest.json('/vendors/geolocation.json')).toMatchObject({
      countryCode: 'CA',
      regionName: 'Ontario',
      cityName: 'Toronto',
    })
    await guest('/?city=none')
    expect(await guest.json('/vendors/geolocation.json')).toMatchObject({ cityName: '-', countryCode: '-' })
  })

  it('SHOWROOM-01 pages send the city as a parameter, because the call has no cookie', async () => {
    const guest = visit(shop)
    const { url } = settingsIn(await guest.read('/?city=Miami')).rove.vendors.geolocation
    expect(await visit(shop).json(url)).toMatchObject({ cityName: 'Miami', regionName: 'Florida' })
  })

  it('SHOWROOM-01 returns no city by default', async () => {
    expect(await visit(shop).json('/vendors/geolocation.json')).toMatchObject({ cityName: '-' })
  })
})

describe('chat and pixels', () => {
  it('CHAT-01 an agent is available unless the demo bar sets otherwise', async () => {
    const { guest, told } = await guestOf()
    const agents = '/vendors/livechat/agents.json?license=12001&group=3'
    expect(await guest.json(agents)).toEqual({ availability: 'online' })
    await guest('/?agents=offline')
    expect(await guest.json(agents)).toEqual({ availability: 'offline' })
    expect(await told()).toEqual(Array(2).fill(['livechat init', { license: '12001', group: '3' }]))
  })

  it.each(['meta', 'podcast', 'audience'])('TRACK-07 the pixel %s logs each call with its arguments', async (pixel) => {
    const { guest, told } = await guestOf()
    const sent = json({ call: 'track', given: ['Purchase', { value: 35 }] })
    expect((await guest(`/vendors/pixels/${pixel}/tr`, sent)).status).toBe(204)
    expect((await guest(`/vendors/pixels/${pixel}/tr`, json({ call: '<b>', given: [] }))).status).toBe(400)
    expect(await told()).toEqual([[`${pixel} track`, { given: ['Purchase', { value: 35 }] }]])
  })

  it.each([
    ['/vendors/klaviyo', '/vendors/klaviyo/klaviyo.js'],
    ['/vendors/klaviyo', '/vendors/klaviyo/api/client/subscriptions/'],
    ['/vendors/geolocation.json', '/vendors/geolocation.json'],
    ['/vendors/livechat', '/vendors/livechat/tracking.js'],
    ['/vendors/pixels', '/vendors/pixels/meta.js'],
  ])('TRACK-07 a fault at %s blocks %s', async (below, path) => {
    const guest = visit(shop)
    const method = path.endsWith('/') ? 'POST' : 'GET'
    expect((await guest(path, { method })).status).not.toBe(404)
    await guest(`/?fault=404:${below}`)
    expect((await guest(path, { method })).status).toBe(404)
  })

  it.each(['klaviyo/klaviyo', 'livechat/tracking', 'pixels/meta', 'pixels/podcast', 'pixels/audience'])(
    'TRACK-07 %s.js is a script',
    async (name) => {
      const script = await visit(shop)(`/vendors/${name}.js`)
      expect(script.headers.get('content-type')).toContain('javascript')
      expect((await script.text()).length).toBeGreaterThan(200)
    },
  )
})
