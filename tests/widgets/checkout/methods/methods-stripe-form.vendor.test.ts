import { loadStripe } from '@stripe/stripe-js/pure'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadScript } from '../../../../core/base/net/load-script'
import { RoveError } from '../../../../core/base/report/errors'
import { page } from '../../../../core/base/state/page'
import { showStripe } from '../../../../widgets/checkout/methods/methods-stripe-form.vendor'
import { createTestMethodDeps } from './test-method-deps'

vi.mock('@stripe/stripe-js/pure', () => ({
  loadStripe: Object.assign(vi.fn(), { setLoadParameters: vi.fn() }),
}))
vi.mock('../../../../core/base/net/load-script', () => ({ loadScript: vi.fn() }))

const show = () =>
  showStripe(
    'pk_1',
    { clientSecret: 's', name: '', email: '', orderId: '' } as Parameters<typeof showStripe>[1],
    createTestMethodDeps().deps,
  )

describe('Stripe’s script', () => {
  beforeEach(() => {
    vi.mocked(loadStripe).mockRejectedValue(new Error('Failed to load Stripe.js'))
  })
  afterEach(() => {
    vi.clearAllMocks()
    page().shared.clear()
    for (const name of ['Stripe', 'roveSettings']) Reflect.deleteProperty(window, name)
  })

  it('STRIPE-01 the script is loaded from Stripe, without behaviour signals', async () => {
    await expect(show()).rejects.toMatchObject({ code: 'blocked', where: 'stripe' })
    expect(loadStripe.setLoadParameters).toHaveBeenCalledWith({ advancedFraudSignals: false })
    expect(loadStripe).toHaveBeenCalledWith('pk_1', { developerTools: { assistant: { enabled: false } } })
    expect(loadScript).not.toHaveBeenCalled()
  })

  it('a URL in the page’s settings comes first', async () => {
    const script = 'https://shop.example/vendors/stripe.js'
    Object.assign(window, { roveSettings: { rove: { vendors: { stripe: { script } } } } })
    await expect(show()).rejects.toMatchObject({ code: 'blocked' })
    expect(loadScript).toHaveBeenCalledWith({ url: script, where: 'stripe' })
    expect(loadStripe.setLoadParameters).not.toHaveBeenCalled()
    expect(vi.mocked(loadScript).mock.invocationCallOrder[0]).toBeLessThan(
      vi.mocked(loadStripe).mock.invocationCallOrder[0] as number,
    )
  })

  it('a blocked script rejects with its name', async () => {
    Object.assign(window, { roveSettings: { rove: { vendors: { stripe: { script: 'https://shop.example/s.js' } } } } })
    vi.mocked(loadScript).mockRejectedValueOnce(new RoveError('blocked', 'stripe'))
    await expect(show()).rejects.toMatchObject({ code: 'blocked', where: 'stripe' })
    expect(loadStripe).not.toHaveBeenCalled()
  })

  it('a script that the page has loaded is left as it is', async () => {
    Object.assign(window, { Stripe: () => {} })
    await expect(show()).rejects.toMatchObject({ code: 'blocked' })
    expect(loadStripe.setLoadParameters).not.toHaveBeenCalled()
  })

  it('a failed load is repeated the next time', async () => {
    await expect(show()).rejects.toMatchObject({ code: 'blocked' })
    await expect(show()).rejects.toMatchObject({ code: 'blocked' })
    expect(loadStripe).toHaveBeenCalledTimes(2)
  })

  it('the element’s timeout is half a minute', async () => {
    vi.useFakeTimers()
    vi.mocked(loadStripe).mockReturnValueOnce(new Promise(() => {}))
    const outcome = show().catch((failure: unknown) => failure)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await outcome).toMatchObject({ code: 'timeout', where: 'stripe' })
    vi.useRealTimers()
  })
})
