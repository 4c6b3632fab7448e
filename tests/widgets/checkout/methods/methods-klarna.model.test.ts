import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadScript } from '../../../../core/net/load-script'
import { klarna } from '../../../../widgets/checkout/methods/methods-klarna.model'
import type { KlarnaSays } from '../../../../widgets/checkout/methods/methods-klarna.rules'
import { nextPayment } from '../../../../widgets/checkout/payment/payment.machine'
import { openTill, prepared } from './till'

vi.mock('../../../../core/net/load-script', () => ({ loadScript: vi.fn() }))

interface HostWindow {
  Klarna?: unknown
  klarnaAsyncCallback?: () => void
}
const host = window as HostWindow

/** A Klarna that says what a test tells it to. */
function standIn() {
  const asked: { readonly call: string; readonly input: unknown[] }[] = []
  const provider = {
    asked,
    shows: { show_form: true } as KlarnaSays,
    says: { approved: true, show_form: true, authorization_token: 'auth-1' } as KlarnaSays | undefined,
    of: (call: string) => asked.filter((one) => one.call === call).map(({ input }) => input),
    Payments: {
      init: (...input: unknown[]) => void asked.push({ call: 'init', input }),
      load(...[options, order, answer]: [unknown, unknown, (says: KlarnaSays) => void]) {
        asked.push({ call: 'load', input: [options, order] })
        answer(provider.shows)
      },
      authorize(...[options, order, answer]: [unknown, unknown, (says: KlarnaSays) => void]) {
        asked.push({ call: 'authorize', input: [options, order] })
        if (provider.says) answer(provider.says)
      },
    },
  }
  return provider
}

const order = { purchase_country: 'US', order_amount: 124_050 }
const session = { client_token: 'token-1', payment_method_categories: [{ identifier: 'klarna' }], order }

describe('paying by Klarna', () => {
  let provider: ReturnType<typeof standIn>
  beforeEach(() => {
    provider = standIn()
    host.Klarna = provider
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.clearAllMocks()
    document.body.replaceChildren()
    for (const name of ['Klarna', 'klarnaAsyncCallback', 'roveSettings']) Reflect.deleteProperty(window, name)
  })

  const till = (answers: Parameters<typeof openTill>[0] = {}, url = 'https://pay.klarna.com/eu/77') =>
    openTill({
      'payment.klarna-session': () => session,
      'payment.klarna': () => ({ redirect_url: url }),
      ...answers,
    })

  it('KLARNA-01 asks for a session and shows its form in the page’s own nodes', async () => {
    const { deps, calls, room, ready } = till()
    const method = await prepared(klarna, deps)
    expect(calls).toEqual([
      { name: 'payment.klarna-session', input: { order: '77', page: 'page-0', operation: undefined } },
    ])
    expect(provider.of('init')).toEqual([[{ client_token: 'token-1' }]])
    expect(provider.of('load')).toEqual([[{ container: room.firstChild, payment_method_category: 'klarna' }, {}]])
    expect([method.amount, ready]).toEqual([1240.5, [true]])
  })

  it('KLARNA-01 is paid over time where the session names no other way', async () => {
    const { deps } = till({ 'payment.klarna-session': () => ({ ...session, payment_method_categories: [] }) })
    await prepared(klarna, deps)
    expect(provider.of('load')).toMatchObject([[{ payment_method_category: 'pay_over_time' }, {}]])
  })

  it('KLARNA-01 goes on where the server says, once it is approved', async () => {
    const { deps, named } = till()
    const method = await prepared(klarna, deps)
    expect(await method.pay('try-1')).toEqual({ type: 'leaving', url: 'https://pay.klarna.com/eu/77' })
    expect(provider.of('authorize')).toEqual([[{ payment_method_category: 'klarna' }, order]])
    const res = JSON.stringify(provider.says)
    expect(named('payment.klarna')).toEqual([
      { name: 'payment.klarna', input: { order: '77', operation: 'try-1', clientToken: 'token-1', res } },
    ])
  })

  it.each<[string, KlarnaSays, object]>([
    ['a shopper who closes it', { approved: false, show_form: true }, { problem: { code: 'cancelled' } }],
    [
      'an address it does not take',
      { approved: false, show_form: true, error: { invalid_fields: ['billing_address.phone'] } },
      { problem: { code: 'notAccepted' } },
    ],
    ['a no, for good', { approved: false, show_form: false }, { problem: { code: 'declined' }, over: true }],
  ])('KLARNA-01 has charged nothing after %s: the server is not told', async (_, says, outcome) => {
    const { deps, named } = till()
    const method = await prepared(klarna, deps)
    provider.says = says
    expect(await method.pay('try-1')).toEqual({ type: 'refused', ...outcome })
    expect(named('payment.klarna')).toEqual([])
  })

  it('KLARNA-01 has to be given up for another way to pay after a no for good', () => {
    const confirming = { at: 'confirming', method: 'klarna', attempt: 'try-1', due: 5, amount: 5 } as const
    const no = { type: 'refused', attempt: 'try-1', problem: { code: 'declined' } } as const
    expect(nextPayment(confirming, { ...no, over: true })).toEqual({ at: 'choosing', problem: { code: 'declined' } })
    expect(nextPayment(confirming, no)).toMatchObject({ at: 'ready', method: 'klarna' })
  })

  it.each<[string, KlarnaSays]>([
    ['a yes without a token', { approved: true, show_form: true }],
    ['a failure that names no field', { approved: false, show_form: true, error: {} }],
    ['a failure with an empty list of fields', { approved: false, show_form: true, error: { invalid_fields: [] } }],
  ])('KLARNA-01 does not know after %s: the server is asked, and no address is blamed', async (_, says) => {
    const { deps, named } = till()
    const method = await prepared(klarna, deps)
    provider.says = says
    expect(await method.pay('try-1')).toEqual({ type: 'unknown' })
    expect(named('payment.klarna')).toEqual([])
  })

  it('KLARNA-01 does not know, once it is approved and the server does not answer', async () => {
    const { deps } = till({
      'payment.klarna': () => {
        throw new TypeError('Failed to fetch')
      },
    })
    const method = await prepared(klarna, deps)
    expect(await method.pay('try-1')).toEqual({ type: 'unknown' })
  })

  it.each(['https://klarna.com.evil.example/', 'http://pay.klarna.com/', 'javascript:alert(1)'])(
    'KLARNA-01 does not go to %s, and asks the server what came of it',
    async (url) => {
      const { deps } = till({}, url)
      const method = await prepared(klarna, deps)
      expect(await method.pay('try-1')).toEqual({ type: 'unknown' })
      expect(deps.report).toHaveBeenCalledWith(expect.objectContaining({ code: 'strange-url', where: 'klarna' }))
    },
  )

  it('KLARNA-01 cannot be used for an order that it does not take', async () => {
    provider.shows = { show_form: false }
    const { deps, room } = till()
    expect(await klarna(deps)).toEqual({ problem: { code: 'notHere' } })
    expect(room.childNodes).toHaveLength(0)
  })

  it('KLARNA-01 says what it does not take, without claiming that an address is missing, and names the fields to the developer', async () => {
    provider.shows = { show_form: true, error: { invalid_fields: ['billing_address.email'] } }
    const { deps } = till()
    expect(await klarna(deps)).toEqual({ problem: { code: 'notAccepted' } })
    expect(deps.report).toHaveBeenCalledWith(expect.objectContaining({ cause: 'billing_address.email' }))
  })

  it('KLARNA-01 asks the server again before it pays: another amount is told, another session is shown', async () => {
    let next: object = session
    const { deps, room } = till({ 'payment.klarna-session': () => next })
    const method = await prepared(klarna, deps)
    expect(await method.verify(deps.order, 'try-1')).toBe(1240.5)
    expect(provider.of('init')).toHaveLength(1)
    next = { ...session, client_token: 'token-2', order: { ...order, order_amount: 119_050 } }
    expect(await method.verify(deps.order, 'try-2')).toBe(1190.5)
    expect(provider.of('init')).toEqual([[{ client_token: 'token-1' }], [{ client_token: 'token-2' }]])
    expect(room.children).toHaveLength(1)
    await method.pay('try-2')
    expect(provider.of('authorize')).toEqual([[expect.anything(), { ...order, order_amount: 119_050 }]])
  })

  it('does not tell the server of a yes that comes after the checkout has left the page', async () => {
    const { deps, named, leave } = till()
    const method = await prepared(klarna, deps)
    leave()
    expect(await method.pay('try-1')).toEqual({ type: 'refused', problem: { code: 'cancelled' } })
    expect(named('payment.klarna')).toEqual([])
  })

  it('is not made ready where it does not take the session', async () => {
    provider.Payments.init = () => {
      throw new Error('InvalidClientTokenError')
    }
    const { deps, room } = till()
    await expect(klarna(deps)).rejects.toMatchObject({ code: 'not-shown', where: 'klarna' })
    expect(room.childNodes).toHaveLength(0)
  })

  it('loads its script from itself, or from where the page says, and tells the page’s own function too', async () => {
    const own = vi.fn()
    const come = async () => {
      Object.assign(host, { Klarna: provider })
      host.klarnaAsyncCallback?.()
    }
    vi.mocked(loadScript).mockImplementation(come)
    Reflect.deleteProperty(window, 'Klarna')
    host.klarnaAsyncCallback = own
    await prepared(klarna, till().deps)
    expect(own).toHaveBeenCalledOnce()
    Reflect.deleteProperty(window, 'Klarna')
    Object.assign(window, { roveSettings: { rove: { vendors: { klarna: { script: 'https://shop.example/k.js' } } } } })
    await prepared(klarna, till().deps)
    expect(vi.mocked(loadScript).mock.calls.map(([script]) => script)).toEqual([
      { url: 'https://x.klarnacdn.net/kp/lib/v1/api.js', where: 'klarna' },
      { url: 'https://shop.example/k.js', where: 'klarna' },
    ])
  })

  it('is not made ready where its script never says that it has come', async () => {
    vi.mocked(loadScript).mockResolvedValue()
    Reflect.deleteProperty(window, 'Klarna')
    vi.useFakeTimers()
    const outcome = klarna(till().deps).catch((failure: unknown) => failure)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await outcome).toMatchObject({ code: 'timeout', where: 'klarna' })
  })
})
