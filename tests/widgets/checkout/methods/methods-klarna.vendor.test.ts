import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadScript } from '../../../../core/base/net/load-script'
import type { KlarnaResult } from '../../../../widgets/checkout/methods/methods-klarna.rules'
import { klarna } from '../../../../widgets/checkout/methods/methods-klarna.vendor'
import { nextPayment } from '../../../../widgets/checkout/payment/payment.machine'
import { createTestMethodDeps, prepared } from './test-method-deps'

vi.mock('../../../../core/base/net/load-script', () => ({ loadScript: vi.fn() }))

interface HostWindow {
  Klarna?: unknown
  klarnaAsyncCallback?: () => void
}
const host = window as HostWindow

/** A Klarna stand-in that answers as the test says. */
function standIn() {
  const klarnaCalls: { readonly call: string; readonly input: unknown[] }[] = []
  const provider = {
    klarnaCalls,
    shows: { show_form: true } as KlarnaResult,
    says: { approved: true, show_form: true, authorization_token: 'auth-1' } as KlarnaResult | undefined,
    of: (call: string) => klarnaCalls.filter((one) => one.call === call).map(({ input }) => input),
    Payments: {
      init: (...input: unknown[]) => void klarnaCalls.push({ call: 'init', input }),
      load(...[options, order, answer]: [unknown, unknown, (says: KlarnaResult) => void]) {
        klarnaCalls.push({ call: 'load', input: [options, order] })
        answer(provider.shows)
      },
      authorize(...[options, order, answer]: [unknown, unknown, (says: KlarnaResult) => void]) {
        klarnaCalls.push({ call: 'authorize', input: [options, order] })
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

  const createDeps = (answers: Parameters<typeof createTestMethodDeps>[0] = {}, url = 'https://pay.klarna.com/eu/77') =>
    createTestMethodDeps({
      'payment.klarna-session': () => session,
      'payment.klarna': () => ({ redirect_url: url }),
      ...answers,
    })

  it('KLARNA-01 the server creates a session, and the form is shown in the light DOM', async () => {
    const { deps, calls, container, ready } = createDeps()
    const method = await prepared(klarna, deps)
    expect(calls).toEqual([
      {
        name: 'payment.klarna-session',
        input: { order: '77', page: 'page-0', version: 'as-shown', operation: undefined },
      },
    ])
    expect(provider.of('init')).toEqual([[{ client_token: 'token-1' }]])
    expect(provider.of('load')).toEqual([[{ container: container.firstChild, payment_method_category: 'klarna' }, {}]])
    expect([method.amount, ready]).toEqual([1240.5, [true]])
  })

  it('KLARNA-01 the category is payment over time if the session has no other', async () => {
    const { deps } = createDeps({ 'payment.klarna-session': () => ({ ...session, payment_method_categories: [] }) })
    await prepared(klarna, deps)
    expect(provider.of('load')).toMatchObject([[{ payment_method_category: 'pay_over_time' }, {}]])
  })

  it('KLARNA-01 after an approval the visitor is redirected to the server’s URL', async () => {
    const { deps, named } = createDeps()
    const method = await prepared(klarna, deps)
    expect(await method.pay('try-1')).toEqual({ type: 'leaving', url: 'https://pay.klarna.com/eu/77' })
    expect(provider.of('authorize')).toEqual([[{ payment_method_category: 'klarna' }, order]])
    const res = JSON.stringify(provider.says)
    expect(named('payment.klarna')).toEqual([
      { name: 'payment.klarna', input: { order: '77', operation: 'try-1', clientToken: 'token-1', res } },
    ])
  })

  it.each<[string, KlarnaResult, object]>([
    ['a shopper who closes it', { approved: false, show_form: true }, { problem: { code: 'cancelled' } }],
    [
      'an invalid address',
      { approved: false, show_form: true, error: { invalid_fields: ['billing_address.phone'] } },
      { problem: { code: 'notAccepted' } },
    ],
    ['a final refusal', { approved: false, show_form: false }, { problem: { code: 'declined' }, over: true }],
  ])('KLARNA-01 nothing is charged after %s: the server is not notified', async (_, says, outcome) => {
    const { deps, named } = createDeps()
    const method = await prepared(klarna, deps)
    provider.says = says
    expect(await method.pay('try-1')).toEqual({ type: 'refused', ...outcome })
    expect(named('payment.klarna')).toEqual([])
  })

  it('KLARNA-01 after a final refusal another method has to be chosen', () => {
    const confirming = { at: 'confirming', method: 'klarna', attempt: 'try-1', due: 5, amount: 5 } as const
    const no = { type: 'refused', attempt: 'try-1', problem: { code: 'declined' } } as const
    expect(nextPayment(confirming, { ...no, over: true })).toEqual({ at: 'choosing', problem: { code: 'declined' } })
    expect(nextPayment(confirming, no)).toMatchObject({ at: 'ready', method: 'klarna' })
  })

  it.each<[string, KlarnaResult]>([
    ['an approval without a token', { approved: true, show_form: true }],
    ['a failure without invalid fields', { approved: false, show_form: true, error: {} }],
    ['a failure with an empty list of fields', { approved: false, show_form: true, error: { invalid_fields: [] } }],
  ])('KLARNA-01 the outcome is unknown after %s: the status is requested', async (_, says) => {
    const { deps, named } = createDeps()
    const method = await prepared(klarna, deps)
    provider.says = says
    expect(await method.pay('try-1')).toEqual({ type: 'unknown' })
    expect(named('payment.klarna')).toEqual([])
  })

  it('KLARNA-01 the outcome is unknown if the server does not respond to an approval', async () => {
    const { deps } = createDeps({
      'payment.klarna': () => {
        throw new TypeError('Failed to fetch')
      },
    })
    const method = await prepared(klarna, deps)
    expect(await method.pay('try-1')).toEqual({ type: 'unknown' })
  })

  it.each(['https://klarna.com.evil.example/', 'http://pay.klarna.com/', 'javascript:alert(1)'])(
    'KLARNA-01 there is no redirect to %s, and the status is requested',
    async (url) => {
      const { deps } = createDeps({}, url)
      const method = await prepared(klarna, deps)
      expect(await method.pay('try-1')).toEqual({ type: 'unknown' })
      expect(deps.report).toHaveBeenCalledWith(expect.objectContaining({ code: 'strange-url', where: 'klarna' }))
    },
  )

  it('KLARNA-01 the method is unusable for an order that Klarna does not accept', async () => {
    provider.shows = { show_form: false }
    const { deps, container } = createDeps()
    expect(await klarna(deps)).toEqual({ problem: { code: 'notHere' } })
    expect(container.childNodes).toHaveLength(0)
  })

  it('KLARNA-01 the reason is shown without an address error; developers see fields', async () => {
    provider.shows = { show_form: true, error: { invalid_fields: ['billing_address.email'] } }
    const { deps } = createDeps()
    expect(await klarna(deps)).toEqual({ problem: { code: 'notAccepted' } })
    expect(deps.report).toHaveBeenCalledWith(expect.objectContaining({ cause: 'billing_address.email' }))
  })

  it('KLARNA-01 the session is requested again, and another amount is returned', async () => {
    let next: object = session
    const { deps, container } = createDeps({ 'payment.klarna-session': () => next })
    const method = await prepared(klarna, deps)
    expect(await method.verify(deps.order, 'try-1')).toBe(1240.5)
    expect(provider.of('init')).toHaveLength(1)
    next = { ...session, client_token: 'token-2', order: { ...order, order_amount: 119_050 } }
    expect(await method.verify(deps.order, 'try-2')).toBe(1190.5)
    expect(provider.of('init')).toEqual([[{ client_token: 'token-1' }], [{ client_token: 'token-2' }]])
    expect(container.children).toHaveLength(1)
    await method.pay('try-2')
    expect(provider.of('authorize')).toEqual([[expect.anything(), { ...order, order_amount: 119_050 }]])
  })

  it('an approval that arrives after the checkout was removed is not sent to the server', async () => {
    const { deps, named, leave } = createDeps()
    const method = await prepared(klarna, deps)
    leave()
    expect(await method.pay('try-1')).toEqual({ type: 'refused', problem: { code: 'cancelled' } })
    expect(named('payment.klarna')).toEqual([])
  })

  it('the method is not prepared if Klarna rejects the session', async () => {
    provider.Payments.init = () => {
      throw new Error('InvalidClientTokenError')
    }
    const { deps, container } = createDeps()
    await expect(klarna(deps)).rejects.toMatchObject({ code: 'not-shown', where: 'klarna' })
    expect(container.childNodes).toHaveLength(0)
  })

  it('the script is loaded from Klarna, or from the page’s URL, and the page’s own callback is called too', async () => {
    const own = vi.fn()
    const come = async () => {
      Object.assign(host, { Klarna: provider })
      host.klarnaAsyncCallback?.()
    }
    vi.mocked(loadScript).mockImplementation(come)
    Reflect.deleteProperty(window, 'Klarna')
    host.klarnaAsyncCallback = own
    await prepared(klarna, createDeps().deps)
    expect(own).toHaveBeenCalledOnce()
    Reflect.deleteProperty(window, 'Klarna')
    Object.assign(window, { roveSettings: { rove: { vendors: { klarna: { script: 'https://shop.example/k.js' } } } } })
    await prepared(klarna, createDeps().deps)
    expect(vi.mocked(loadScript).mock.calls.map(([script]) => script)).toEqual([
      { url: 'https://x.klarnacdn.net/kp/lib/v1/api.js', where: 'klarna' },
      { url: 'https://shop.example/k.js', where: 'klarna' },
    ])
  })

  it('the method is not prepared if the script never becomes ready', async () => {
    vi.mocked(loadScript).mockResolvedValue()
    Reflect.deleteProperty(window, 'Klarna')
    vi.useFakeTimers()
    const outcome = klarna(createDeps().deps).catch((failure: unknown) => failure)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await outcome).toMatchObject({ code: 'timeout', where: 'klarna' })
  })
})
