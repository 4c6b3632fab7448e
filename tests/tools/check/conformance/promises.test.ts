import { describe, expect, it } from 'vitest'
import { type Answering, report, valuesFile, wrongIn } from './kit'

/** Answers some paths, and everything else with 400, as a careful server does. */
const server =
  (answers: Readonly<Record<string, (request: Request) => unknown>>): Answering =>
  (request) => {
    const answer = answers[new URL(request.url).pathname]?.(request)
    return answer === undefined || !isOwn(request)
      ? new Response(null, { status: isOwn(request) ? 400 : 403 })
      : Response.json(answer)
  }
const isOwn = ({ method, headers }: Request) => method !== 'POST' || headers.get('sec-fetch-site') === 'same-origin'

/** The wrong cases of a call: title and what is wrong. */
async function wrongOf(name: string, answering: Answering, values: object) {
  const given = ['--changes', '--only', name.split('.')[0] ?? '', '--values', valuesFile(values)]
  const wrong = wrongIn(await report(answering, given)).filter((one) => one.name === name)
  return wrong.map(({ title, faults }) => [title, ...faults.map(({ what }) => what)])
}

const line = { id: '1', nid: 7, model: 'LAMP', title: 'Lamp', qty: 1, price: 40, total: 40 }

describe('a broken promise of the contract is found', () => {
  it('where a call with the same operation id adds again', async () => {
    const values = { nid: 7, model: 'LAMP', attributes: {} }
    const cart = (keepsIds: boolean) => {
      const ids = new Set<string>()
      let count = 0
      return async (request: Request) => {
        const fields = new URLSearchParams(await request.clone().text())
        const id = fields.get('operation') ?? ''
        if (!keepsIds || !ids.has(id)) count += 1
        ids.add(id)
        const line = { nid: 7, model: 'LAMP', qty: 1, price: 40, currency: 'USD' }
        const isGood =
          fields.get('nid') === '7' && fields.get('model') === 'LAMP' && /^\d+$/.test(fields.get('qty') ?? '')
        return isGood ? Response.json({ count, line }) : new Response(null, { status: 400 })
      }
    }
    const shop =
      (add: (request: Request) => Promise<Response>): Answering =>
      (request) =>
        isOwn(request) ? add(request) : new Response(null, { status: 403 })
    expect(await wrongOf('cart.add', shop(cart(true)), values)).toEqual([])
    expect(await wrongOf('cart.add', shop(cart(false)), values)).toEqual([
      ['adds once for one operation id', 'answer.count differs when the call is sent again with its operation id'],
    ])
  })

  it('where the time is not said, or asked for in vain', async () => {
    const live =
      (head: () => Response): Answering =>
      (request) =>
        request.method === 'HEAD' ? head() : Response.json({ cart: { count: 0 } })
    const headers = { date: new Date().toUTCString() }
    const right = () => new Response(null, { headers })
    expect(await wrongOf('live.info', live(right), {})).toEqual([])
    expect(
      await wrongOf(
        'live.info',
        live(() => new Response(null, { status: 400, headers })),
        {},
      ),
    ).toEqual([['the time, by HEAD', 'the status is 400']])
    expect(
      await wrongOf(
        'live.info',
        live(() => new Response()),
        {},
      ),
    ).toEqual([['the time, by HEAD', 'the answer has no date']])
  })

  it.each([
    ['is kept', true, true, []],
    ['is not added', false, true, [['adds a model', 'GET /ajax/cart does not have it afterwards']]],
    ['keeps its number', true, false, [['a line gets another number', 'GET /ajax/cart does not have it afterwards']]],
  ] as const)('where a line of the cart %s', async (_, adds, changes, wrong) => {
    let qty = 1
    const lineOf = (total: number) => ({ ...line, qty: total, total: 40 * total })
    const cart = () => ({ currency: 'USD', count: qty, lines: [lineOf(qty)], totals: [], total: 40 * qty })
    const ids = new Set<string | null>()
    const shop: Answering = async (request) => {
      if (!isOwn(request)) return new Response(null, { status: 403 })
      if (request.method === 'GET') return Response.json({ cart: cart() })
      const fields = new URLSearchParams(await request.text())
      const given = Number(fields.get('qty[1]') ?? fields.get('qty'))
      if (new URL(request.url).pathname === '/ajax/cart') {
        if (changes && given) qty = given
        return Response.json({ cart: cart() })
      }
      const isGood = fields.get('nid') === '7' && fields.get('model') === 'LAMP' && given > 0
      if (!isGood) return new Response(null, { status: 400 })
      if (adds && !ids.has(fields.get('operation'))) qty += given
      ids.add(fields.get('operation'))
      return Response.json({ count: qty, line: { nid: 7, model: 'LAMP', qty: given, price: 40, currency: 'USD' } })
    }
    const values = { nid: 7, model: 'LAMP', attributes: {} }
    expect([...(await wrongOf('cart.add', shop, values)), ...(await wrongOf('cart.change', shop, values))]).toEqual(
      wrong,
    )
  })

  it('where the answer is for the country of the cookie, not of the page', async () => {
    const cart = { currency: 'USD', count: 0, lines: [], totals: [], total: 0 }
    const shop = server({ '/ajax/cart': ({ method }) => (method === 'GET' ? { cart } : undefined) })
    expect(await wrongOf('cart.read', shop, { locales: ['en_US', 'fr_CA'] })).toEqual([
      ['in the currency of fr_CA', 'the currency is not that of the country of X-Rove-Locale'],
    ])
  })

  it('where an order is completed because the browser says that it is paid', async () => {
    const values = { order: '12', methods: ['stripe'] }
    const shop = (success: boolean) => server({ '/uc_stripe/payment/complete/12': () => ({ success }) })
    const title = 'a payment that was never made'
    const found = async (success: boolean) =>
      (await wrongOf('payment.complete', shop(success), values)).filter(([one]) => one === title)
    expect(await found(false)).toEqual([])
    expect(await found(true)).toEqual([[title, 'a payment that was never made counts as paid']])
  })
})
