import { globSync } from 'tinyglobby'
import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../../../../core/base/net/endpoint.contract'
import { paymentComplete } from '../../../../core/shop/order/payment-complete.contract'
import { sampleFor } from './samples'
import { good, json, openShop } from './shop'

const files = globSync('core/**/*.contract.ts')
const modules = await Promise.all(files.map((file) => import(`../../../../${file}`)))
const isEndpoint = (value: unknown): value is Endpoint<never> =>
  typeof Object(value).path === 'string' && Object(value).answer !== undefined
const endpoints = [...modules.flatMap((module) => Object.values(module)).filter(isEndpoint), paymentComplete('order')]
const refusing = endpoints.filter(({ refuses }) => refuses)
const named = (rows: readonly Endpoint<never>[]) => rows.map((row) => [row.name, row] as const)

const ask = (endpoint: Endpoint<never>, answer: Response) =>
  openShop(() => answer)
    .call(endpoint, sampleFor(endpoint.name))
    .then(
      () => 'done',
      ({ code, serverMessage }) => ({ code, serverMessage }),
    )

const message = 'Only three of these per visitor.'
const html = (status: number) => new Response('<h1>No</h1>', { status })
/** Every refusal of a server with its error code. */
const refusals: [string, () => Response, string][] = [
  ['a 422', () => json({ message }, 422), 'status-422'],
  ['a 403', () => json({ message }, 403), 'status-403'],
  ['a 409', () => json({ success: false, message }, 409), 'status-409'],
  ['success: false', () => json({ ...good, success: false, message }), 'refused'],
  ['success: "0"', () => json({ ...good, success: '0', message }), 'refused'],
  ['ok: 0', () => json({ ...good, ok: 0, message }), 'refused'],
]

describe('refusals with a message of the shop', () => {
  it('the calls that can be refused with a message are these', () => {
    expect(refusing.map(({ name }) => name).sort()).toEqual([
      'cart.add',
      'cart.change',
      'destination.update',
      'love.set',
      'membership.validate',
      'notify.ask',
      'order.change',
      'order.quote',
      'swatch.request',
      'trade.enrol',
      'trade.file',
    ])
  })

  it.each(named(refusing))('%s: the visitor reads the message in each form of a refusal', async (_, row) => {
    for (const [, answer, code] of refusals) expect(await ask(row, answer())).toEqual({ code, serverMessage: message })
  })

  it.each(named(refusing))('%s: a 200 with a message in place of the answer is a refusal', async (_, row) => {
    expect(await ask(row, json({ message }))).toEqual({ code: 'refused', serverMessage: message })
  })

  it.each(named(refusing))('%s: a refusal without a message has none', async (_, row) => {
    expect(await ask(row, json({ ...good, success: false }))).toEqual({ code: 'refused', serverMessage: undefined })
    for (const answer of [html(403), json({ message: { no: 1 } }, 422), json({ message: '<p> </p>' }, 422)])
      expect(await ask(row, answer)).toMatchObject({ serverMessage: undefined })
  })

  it.each(named(endpoints.filter(({ refuses }) => !refuses)))(
    '%s: no message is read where the contract says of none',
    async (_, row) => {
      expect(await ask(row, json({ message }, 422))).toEqual({ code: 'status-422', serverMessage: undefined })
    },
  )
})

describe('the message for the visitor', () => {
  const cartAdd = refusing.find(({ name }) => name === 'cart.add') as Endpoint<never>
  const read = async (words: string) => Object(await ask(cartAdd, json({ message: words }, 422))).serverMessage

  it.each([
    ['<p class="error">Only <em class="placeholder">3</em> left.</p>', 'Only 3 left.'],
    ['You can&#039;t &amp; won&#039;t: &lt;b&gt;', "You can't & won't: <b>"],
    ['  one\n\n two\t ', 'one two'],
    ['a\u202Eb\u0000c', 'a b c'],
    ['3 < 4', '3 < 4'],
    ['재고가 없습니다.', '재고가 없습니다.'],
  ])('of %j is %j', async (words, shown) => {
    expect(await read(words)).toBe(shown)
  })

  it('is cut where it is long, and any length is read fast', async () => {
    expect(await read('word '.repeat(1000))).toMatch(/^(word )+word…$/)
    expect((await read('word '.repeat(1000)))?.length).toBeLessThanOrEqual(300)
    expect(await read('<'.repeat(1_000_000))).toHaveLength(300)
  })
})
