import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { typedEmail } from '../../../../core/base/input/typed.rules'
import { userExists } from '../../../../core/shop/account/account.contract'
import { emailCart } from '../../../../core/shop/cart/cart-email.contract'
import { loveItems, loveSet, loveValidate } from '../../../../core/shop/love/love.contract'
import { orderValidate } from '../../../../core/shop/order/order.contract'
import { closedConnection, endlessBody, good, json, openShop, outcomeOf, silence } from './shop'

const prototype = Object.prototype as Record<string, unknown>
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const name of Object.keys(prototype)) delete prototype[name]
})
const love = { nid: 7, loved: true } as const

describe('a call on the wire', () => {
  it.each([
    ['/', 'http://localhost:3000/uc_love/ajax?op=remove&nid=7'],
    ['/shop/', 'http://localhost:3000/shop/uc_love/ajax?op=remove&nid=7'],
    ['/fr/', 'http://localhost:3000/fr/uc_love/ajax?op=remove&nid=7'],
  ])('is sent below the base path %s, with its query', async (basePath, url) => {
    const { call, requests } = openShop(() => json(good), { basePath })
    await call(loveSet, { nid: 7, loved: false })
    expect(requests.map((request) => request.url)).toEqual([url])
  })

  it('sends each value of the visitor as one encoded value', async () => {
    const { call, requests } = openShop(() => json(good))
    await call(loveSet, { ...love, email: 'a+b&op=remove#x@ü.de', subscribe: true })
    const { searchParams } = new URL(requests[0]?.url ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({
      op: 'add',
      nid: '7',
      email: 'a+b&op=remove#x@ü.de',
      subscribe: '1',
    })
  })

  it('sends the headers of a script that accepts JSON, without a referrer', async () => {
    const { call, requests } = openShop(() => json(good))
    await call(loveItems, {})
    const [request] = requests
    expect(request?.method).toBe('GET')
    expect(request?.headers.get('accept')).toBe('application/json')
    expect(request?.headers.get('x-requested-with')).toBe('XMLHttpRequest')
    expect(request?.headers.get('x-rove-locale')).toBe('en_US')
    expect([request?.credentials, request?.referrerPolicy]).toEqual(['same-origin', 'no-referrer'])
  })

  it('LOAD-03 sends the headers and fields that the shop wants, read at each call, and never in place of ours', async () => {
    const want = (request: object) => vi.stubGlobal('roveSettings', { rove: { request } })
    const { call, requests } = openShop(() => json(good))
    want({ headers: { 'X-CSRF-Token': 'one', ACCEPT: 'text/css' }, fields: { form_token: 'f1', nid: '9' } })
    await call(loveItems, {})
    want({ headers: { 'X-CSRF-Token': 'two' }, fields: { form_token: 'f2', email: 'x' } })
    await call(userExists, { email: typedEmail('somebody@example.com') }).catch(() => {})
    expect(requests.map(({ headers }) => [headers.get('x-csrf-token'), headers.get('accept')])).toEqual([
      ['one', 'application/json'],
      ['two', 'application/json'],
    ])
    expect(requests[0]?.url).not.toContain('token')
    expect(await requests[1]?.text()).toBe('form_token=f2&email=somebody%40example.com')
    vi.unstubAllGlobals()
  })

  it('LOAD-03 an unusable header is reported and left out; the call is sent', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.stubGlobal('roveSettings', { rove: { request: { headers: { 'X-CSRF-Token': 'a\nb' } } } })
    const { call, requests } = openShop(() => json(good))
    await call(loveItems, {})
    expect(requests[0]?.headers.has('x-csrf-token')).toBe(false)
    expect(reported.mock.calls.flat().join()).toMatch(/rove\.request.*headers/)
    vi.unstubAllGlobals()
  })

  it('fills in the path’s parameters, encoded, and does not send them again', async () => {
    const { call, requests } = openShop(() => json({ success: '1' }))
    await call(orderValidate, { order: '7/../8?x' })
    expect(requests.map(({ url }) => url)).toEqual(['http://localhost:3000/shop/ajax/order-validate/7%2F..%2F8%3Fx'])
  })

  it('MAILCART-01 sends a JSON body unchanged, and does not read an answer that is not needed', async () => {
    let body = ''
    const { call, requests } = openShop(async (request) => {
      body = await request.text()
      return new Response('<h1>Sent</h1>')
    })
    const sent = { cart_id: '9', currency: 'USD' as const, total: 12 }
    const cart = { ...sent, count: 0, lines: [], totals: [] }
    await call(emailCart, {
      emails: [typedEmail('a@b.ca'), typedEmail('c@d.ca')],
      body: 'Look & see',
      subscribe: false,
      cart,
    })
    expect(requests[0]?.headers.get('content-type')).toBe('application/json')
    expect(JSON.parse(body)).toEqual({
      emails: [typedEmail('a@b.ca'), typedEmail('c@d.ca')],
      body: 'Look & see',
      subscribe: false,
      ...sent,
      products: [],
    })
  })

  it('returns the answer decoded by the contract', async () => {
    await expect(openShop(() => json({ cnt: '4', more: 1 })).call(loveSet, love)).resolves.toEqual({ cnt: 4 })
    await expect(openShop(() => json({ validate: '1' })).call(loveValidate, { nid: 7 })).resolves.toEqual({
      validate: true,
      html: '',
    })
  })
})

describe('a call that reads', () => {
  it.each([
    ['a 502', () => json({}, 502)],
    ['a 503', () => json({}, 503)],
    ['a 504', () => json({}, 504)],
    ['a closed connection', closedConnection],
  ] as const)('is retried once after %s', async (_, fault) => {
    const { call, requests } = openShop((request, n) => (n === 1 ? fault(request, n) : json(good)))
    expect(await outcomeOf(call(loveItems, {}))).toEqual({ answer: { items: [], cnt: 1 }, after: 300 })
    expect(requests).toHaveLength(2)
  })

  it('is sent at most twice', async () => {
    const { call, requests } = openShop(() => json({}, 503))
    expect(await outcomeOf(call(loveItems, {}))).toMatchObject({ failure: { code: 'status-503' } })
    expect(requests).toHaveLength(2)
  })

  it.each([500, 429, 404, 403])('is not retried after a %i', async (status) => {
    const { call, requests } = openShop(() => json({}, status))
    expect(await outcomeOf(call(loveItems, {}))).toMatchObject({ failure: { code: `status-${status}` } })
    expect(requests).toHaveLength(1)
  })
})

describe('a call that changes something is never sent twice', () => {
  it.each([
    ['a 500', () => json({}, 500), 'status-500'],
    ['a 502', () => json({}, 502), 'status-502'],
    ['a 503', () => json({}, 503), 'status-503'],
    ['a 504', () => json({}, 504), 'status-504'],
    ['a closed connection', closedConnection, 'network'],
    ['silence', silence, 'timeout'],
    ['an answer that is no JSON', () => new Response('<html>'), 'not-json'],
  ] as const)('also not after %s', async (_, fault, code) => {
    const { call, requests } = openShop(fault)
    expect(await outcomeOf(call(loveSet, love))).toMatchObject({ failure: { code } })
    expect(requests).toHaveLength(1)
  })
})

describe('the timeout', () => {
  it.each([
    ['waiting for the first byte', silence],
    ['reading the body', endlessBody],
  ])('includes %s', async (_, reply) => {
    expect(await outcomeOf(openShop(reply).call(loveSet, love))).toMatchObject({
      failure: { code: 'timeout' },
      after: 8000,
    })
  })

  it('includes the retry', async () => {
    const { call } = openShop((request, n) =>
      n === 1
        ? new Promise<Response>((resolve) => setTimeout(() => resolve(json({}, 503)), 5000))
        : silence(request, n),
    )
    expect(await outcomeOf(call(loveItems, {}))).toMatchObject({ failure: { code: 'timeout' }, after: 8000 })
  })
})

describe('a call that its caller aborts', () => {
  it.each([
    ['before it is sent', 0, silence],
    ['while it waits', 100, silence],
    ['while it reads', 100, endlessBody],
    ['between its two tries', 100, closedConnection],
  ])('rejects as aborted %s', async (_, ms, reply) => {
    const leaving = new AbortController()
    const { call, requests } = openShop(reply)
    if (ms) setTimeout(() => leaving.abort(), ms)
    else leaving.abort()
    expect(await outcomeOf(call(loveItems, {}, leaving.signal))).toMatchObject({ failure: { code: 'aborted' } })
    expect(requests.length).toBeLessThan(2)
  })
})

describe('on a page that has extended Object.prototype', () => {
  // Names that fetch reads, and names that libraries add to prototypes.
  it.each([
    ...['method', 'headers', 'body', 'credentials', 'cache', 'referrer', 'integrity', 'keepalive', 'signal', 'window'],
    ...['mode', 'redirect', 'referrerPolicy', 'duplex', 'priority', 'dispatcher', 'fetch', 'timeout', 'isRepeatable'],
    ...['json', 'type', 'extend', 'reads', 'query', 'cnt', 'nid', 'email', 'stream', 'toJSON'],
  ])('LOVE-04 with “%s” a call is sent and answered as usual', async (name) => {
    const { call, requests } = openShop(() => json({ cnt: 4 }))
    prototype[name] = name === 'extend' ? () => {} : 'theirs'
    const outcome = await outcomeOf(call(loveSet, love))
    delete prototype[name]
    expect(outcome).toMatchObject({ answer: { cnt: 4 } })
    expect(requests.map(({ method, url }) => [method, url])).toEqual([
      ['GET', 'http://localhost:3000/shop/uc_love/ajax?op=add&nid=7'],
    ])
  })

  it('an empty answer gets no fields from the prototype', async () => {
    const { call } = openShop(() => json({}))
    prototype.cnt = 4
    expect(await outcomeOf(call(loveSet, love))).toMatchObject({ failure: { code: 'wrong-shape' } })
  })
})
