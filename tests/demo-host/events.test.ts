import { beforeAll, describe, expect, it } from 'vitest'
import { form, openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const json = (value: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})
const told = (event: string, params: object = {}) => ({ event, at: 1_795_000_000_000, params })

describe('the subscription call', () => {
  const subscribe = '/klaviyo/api/subscribe'

  it('POP-02 the log contains the lists, and of the address only that it exists', async () => {
    const guest = visit(shop)
    const sent = await guest(subscribe, form({ email: 'ida@home.test', list: 'NEWS01', list2: 'SALE02' }))
    expect([sent.status, await sent.json()]).toEqual([200, { status: true }])
    expect(await guest.json('/demo/log.json?what=subscription')).toEqual([
      {
        at: expect.any(Number),
        what: 'subscription',
        detail: 'NEWS01, SALE02',
        params: { email: 'i***@home.test', list: 'NEWS01', list2: 'SALE02' },
      },
    ])
    const page = await guest.read('/demo/log?what=subscription')
    expect(page).toContain('i***@home.test')
    expect(page).not.toContain('ida@home.test')
  })

  it('POP-02 accepts one list as a single value', async () => {
    const guest = visit(shop)
    expect((await guest(subscribe, form({ email: 'ida@home.test', list: 'NEWS01' }))).status).toBe(200)
  })

  it.each([
    [{ email: 'nobody', list: 'NEWS01' }, ['email']],
    [{ email: 'ida@home.test' }, ['list']],
    [{}, ['email', 'list']],
  ] as [Record<string, string>, string[]][])(
    'POP-02 refuses %j with the field’s error and logs nothing',
    async (fields, wrong) => {
      const guest = visit(shop)
      const refused = await guest(subscribe, form(fields))
      expect(refused.status).toBe(400)
      const { status, errors } = (await refused.json()) as { status: boolean; errors: object }
      expect([status, Object.keys(errors)]).toEqual([false, wrong])
      expect(await guest.json('/demo/log.json?what=subscription')).toEqual([])
    },
  )
})

describe('the tracked events', () => {
  it('TRACK-01 are logged one by one, in order, with their data', async () => {
    const guest = visit(shop)
    const events = [told('page_view'), told('view_item', { items: [{ id: 'C-1201', name: 'Marlow 3-Seat Sofa' }] })]
    const sent = await guest('/rove/events', json({ events }))
    expect([sent.status, await sent.text()]).toEqual([204, ''])
    await guest('/rove/events', json({ events: [told('add_to_cart', { value: 35 })] }))
    const rows = (await guest.json('/demo/log.json?what=event')) as { detail: string; params: object }[]
    expect(rows.map(({ detail, params }) => [detail, params])).toEqual(
      [...events, told('add_to_cart', { value: 35 })].map(({ event, params }) => [event, params]),
    )
  })

  it('TRACK-01 belong to one visitor, also after login', async () => {
    const [one, other] = [visit(shop), visit(shop)]
    await one('/rove/events', json({ events: [told('home')] }))
    await other('/rove/events', json({ events: [told('search')] }))
    await one('/?as=customer')
    await one('/rove/events', json({ events: [told('login')] }))
    const mine = (await one.json('/demo/log.json?what=event')) as { detail: string }[]
    expect(mine.map(({ detail }) => detail)).toEqual(['home', 'login'])
  })

  it('TRACK-06 an email address is masked in every field', async () => {
    const guest = visit(shop)
    const params = { deep: [{ note: 'ida@home.test' }], firstname: 'Ida', title: 'Marlow' }
    await guest('/rove/events', json({ events: [told('form', params)] }))
    const [row] = (await guest.json('/demo/log.json?what=event')) as { params: object }[]
    expect(row?.params).toEqual({ deep: [{ note: 'i***@home.test' }], firstname: 'I***', title: 'Marlow' })
  })

  it.each([
    ['no JSON', 'hello'],
    ['no events', {}],
    ['none', { events: [] }],
    ['events that are none', { events: 'page_view' }],
    ['an event without a name', { events: [{ at: 1, params: {} }] }],
    ['one good and one bad', { events: [told('home'), { event: 'x' }] }],
    ['a name with markup', { events: [told('<b>')] }],
    ['too many', { events: Array.from({ length: 201 }, () => told('home')) }],
  ])('TRACK-01 refuses %s and logs nothing', async (_, body) => {
    const guest = visit(shop)
    expect((await guest('/rove/events', json(body))).status).toBe(400)
    expect(await guest.json('/demo/log.json?what=event')).toEqual([])
  })

  it('TRACK-01 refuses a body that is longer than a browser sends', async () => {
    const events = [told('home', { words: 'x'.repeat(70_000) })]
    expect((await visit(shop)('/rove/events', json({ events }))).status).toBe(413)
  })
})

describe('the live call', () => {
  const live = '/ajax/live_info.json?pathname=%2Fsofas&init=1'

  it('LIVE-01 COUNT-01 the response has the server’s time, also when only the time is requested', async () => {
    const guest = visit(shop)
    for (const method of ['GET', 'HEAD']) {
      const answer = await guest(live, { method })
      expect(answer.status).toBe(200)
      expect(Math.abs(Date.parse(answer.headers.get('date') ?? '') - Date.now())).toBeLessThan(5000)
      expect(answer.headers.get('cache-control')).toBe('private, no-cache')
      expect((await guest('/ajax/live_info.json', { method })).status).toBe(400)
    }
  })

  it('LIVE-01 answers 304 without a body while nothing has changed', async () => {
    const guest = visit(shop)
    const etag = (await guest(live)).headers.get('etag') ?? ''
    const again = await guest(live, { headers: { 'if-none-match': etag } })
    expect([etag !== '', again.status, await again.text()]).toEqual([true, 304, ''])
  })

  it('LIVE-01 returns the counts of the cart and of loved products', async () => {
    const guest = visit(shop)
    expect(await guest.json(live)).toEqual({ cart: { count: 0 }, love: { count: 0 } })
    await guest('/uc_love/ajax?op=add&nid=1201')
    expect(await guest.json(live)).toEqual({ cart: { count: 0 }, love: { count: 1 } })
  })
})

it('the log page filters by kind', async () => {
  const guest = visit(shop)
  await guest('/rove/events', json({ events: [told('page_view')] }))
  await guest('/klaviyo/api/subscribe', form({ email: 'ida@home.test', list: 'LOGGED' }))
  const events = await guest.read('/demo/log?what=event')
  expect(events).toContain('<td>page_view</td>')
  expect(events).not.toContain('<td>LOGGED</td>')
  expect(await guest.read('/demo/log')).toContain('<td>LOGGED</td>')
  expect(await guest.json('/demo/log.json')).toHaveLength(2)
})
