import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { typedEmail } from '../../../../core/base/input/typed.rules'
import type { Call } from '../../../../core/base/net/http'
import { cartAdd } from '../../../../core/shop/cart/cart-add.contract'
import { loveItems, loveSet, loveValidate } from '../../../../core/shop/love/love.contract'
import { notifyMe } from '../../../../core/shop/product/notify.contract'
import { protectionOffers } from '../../../../core/shop/product/protection.contract'
import { brokenBody, closedConnection, endlessBody, good, json, openShop, outcomeOf, sentTo, silence } from './shop'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Every endpoint of the contract with its call. */
const endpoints: [string, (call: Call) => Promise<unknown>][] = [
  [loveSet.name, (call) => call(loveSet, { nid: 1, loved: true })],
  [loveValidate.name, (call) => call(loveValidate, { nid: 1 })],
  [loveItems.name, (call) => call(loveItems, {})],
  [cartAdd.name, (call) => call(cartAdd, { nid: 1, model: 'OAT-3', qty: 1, options: new Map(), operation: 'ab12' })],
  [notifyMe.name, (call) => call(notifyMe, { nid: 1, model: 'OAT-3', qty: 1, email: typedEmail('a@b.co') })],
  [protectionOffers.name, (call) => call(protectionOffers, { title: 'Sofa', id: 1, model: 'OAT-3' })],
]

const text = (body: string, status = 200) => new Response(body, { status })

/** Every server fault with its error code. */
const faults: [string, Parameters<typeof openShop>[0], string][] = [
  ['a 500', () => json({}, 500), 'status-500'],
  ['a 500 that looks like a good answer', () => json(good, 500), 'status-500'],
  ['a 502', () => text('', 502), 'status-502'],
  ['a 503', () => text('<h1>Maintenance</h1>', 503), 'status-503'],
  ['a 504', () => text('', 504), 'status-504'],
  ['a 429', () => json({}, 429), 'status-429'],
  ['a 403', () => json({}, 403), 'status-403'],
  ['a 404 page', () => text('<h1>', 404), 'status-404'],
  ['HTML in place of JSON', () => text('<!doctype html><h1>Sofas</h1>'), 'not-json'],
  ['nothing', () => text(''), 'not-json'],
  ['a 204', () => new Response(null, { status: 204 }), 'not-json'],
  ['a PHP warning before the JSON', () => text('<b>Notice</b>: x {"cnt":1}'), 'not-json'],
  ['a prefix against hijacking', () => text(`)]}',\n${JSON.stringify(good)}`), 'not-json'],
  ['JSON that is cut', () => text(JSON.stringify(good).slice(0, -2)), 'not-json'],
  ['JSON without end', () => text('['.repeat(100_000) + ']'.repeat(100_000)), 'not-json'],
  [
    'another shape',
    () => json({ cnt: {}, items: 3, validate: 1, html: 5, count: {}, ok: {}, offers: 3 }),
    'wrong-shape',
  ],
  ['null', () => json(null), 'wrong-shape'],
  ['a list', () => json([good]), 'wrong-shape'],
  ['a word', () => json('success'), 'wrong-shape'],
  ['a good answer under __proto__', () => text(`{"__proto__":${JSON.stringify({ ...good, html: 1 })}}`), 'wrong-shape'],
  ['a login page', sentTo('/user/login?destination=x'), 'signed-out'],
  ['a login page below the base path', sentTo('/shop/user/login'), 'signed-out'],
  ['a login that answers well', sentTo('/user/login', JSON.stringify(good)), 'signed-out'],
  ['another page', sentTo('/maintenance'), 'not-json'],
  ['more than an answer can be', () => text(`{"html":"${' '.repeat(2_000_000)}"}`), 'too-long'],
  ['a closed connection', closedConnection, 'network'],
  ['a body that breaks off', brokenBody, 'network'],
  ['silence', silence, 'timeout'],
  ['a body that never ends', endlessBody, 'timeout'],
]

describe.each(endpoints)('%s', (name, ask) => {
  /** A valid response may omit `validate`, which is decoded as false. */
  const applies = ([fault]: (typeof faults)[number]) =>
    name !== loveValidate.name || fault !== 'a good answer under __proto__'

  it.each(faults.filter(applies))('LOVE-04 the answer %s rejects with a named error', async (_, reply, code) => {
    const outcome = await outcomeOf(ask(openShop(reply).call))
    expect(outcome).toMatchObject({ failure: { name: 'RoveError', where: name, code, note: 'Erroneous request.' } })
  })

  it('the control: a valid answer is decoded by the contract', async () => {
    const outcome = await outcomeOf(ask(openShop(() => json(good)).call))
    expect(outcome).toMatchObject({ answer: expect.any(Object) })
  })

  it('a valid answer after a redirect is decoded', async () => {
    const outcome = await outcomeOf(ask(openShop(sentTo('/fr/uc_love/ajax', JSON.stringify(good))).call))
    expect(outcome).toMatchObject({ answer: expect.any(Object) })
  })
})
