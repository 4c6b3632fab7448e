import { describe, expect, it } from 'vitest'
import { stripe } from '../../../../widgets/checkout/methods/methods-stripe.vendor'
import { installEachStripe, intent, provider, standIn } from './each-stripe'
import { anOrder, createTestMethodDeps, prepared } from './test-method-deps'

describe('preparing Stripe', () => {
  installEachStripe()

  const createDeps = (answer: (input: Record<string, unknown>) => unknown = () => intent) =>
    createTestMethodDeps({ 'payment.stripe': answer })

  it('STRIPE-01 the payment is requested for this order, and its element is shown', async () => {
    const { deps, calls, container } = createDeps()
    const method = await prepared(stripe, {
      ...deps,
      order: anOrder({ credit: { credits: 5, usable: 5, amount_to_charge_usable: 1, active: true } }),
      locale: 'ch_HK',
    })
    expect(method.amount).toBe(1240.5)
    expect(calls).toEqual([
      {
        name: 'payment.stripe',
        input: {
          order: '77',
          page: 'page-0',
          version: 'as-shown',
          amount: 1240.5,
          creditActive: true,
          operation: undefined,
        },
      },
    ])
    expect(provider.keys).toEqual(['pk_1'])
    const [made] = provider.made
    expect(made?.group).toMatchObject({ clientSecret: 'pi_1_secret_1', locale: 'zh-HK' })
    expect(made?.element).toEqual({
      layout: { type: 'accordion' },
      paymentMethodOrder: ['card', 'us_bank_account', 'acss_debit'],
      defaultValues: {
        billingDetails: {
          name: 'Ada',
          email: 'ada@example.com',
          address: { country: 'US', state: 'OR', city: 'Portland', line1: '1 Oak St', postal_code: '97205' },
        },
      },
    })
    expect(made?.mounted?.parentNode).toBe(container)
    expect(made?.mounted?.getRootNode()).toBe(document)
  })

  it('STRIPE-01 the method is ready once the element is complete, or with a wallet', async () => {
    const { deps, ready } = createDeps()
    await prepared(stripe, deps)
    expect(ready).toEqual([false])
    provider.fill({ complete: false, value: { type: 'card' } })
    provider.fill({ complete: true, value: { type: 'card' } })
    provider.fill({ complete: false, value: { type: 'google_pay' } })
    provider.fill({ complete: false, value: { type: 'afterpay_clearpay' } })
    provider.fill({ complete: false, value: { type: 'us_bank_account' } })
    expect(ready.slice(1)).toEqual([false, true, true, true, false])
  })

  it('STRIPE-01 the method is unusable while the billing address is missing', async () => {
    const { deps } = createDeps(() => ({ clientSecret: 'missingBillingAddress' }))
    expect(await stripe(deps)).toEqual({ problem: { code: 'missingBilling' }, at: 'address' })
    expect(provider.made).toEqual([])
  })

  it('STRIPE-01 CREDIT-01 an order covered by credit is completed without the provider', async () => {
    const { deps, ready } = createDeps(() => ({ clientSecret: 'fullPaidByStoreCredit', customerId: 'cus_1' }))
    const method = await prepared(stripe, { ...deps, order: anOrder({ due: 0 }) })
    expect([method.amount, await method.verify(deps.order, 'try-1'), ready]).toEqual([0, 0, [true]])
    expect(await method.pay('try-1')).toEqual({
      type: 'confirmed',
      completion: {
        paymentIntentId: '',
        paymentMethodId: '',
        status: 'fullPaidByStoreCredit',
        customerId: 'cus_1',
        adjustAmount: 0,
      },
    })
    expect([provider.keys, provider.confirmed]).toEqual([[], []])
  })

  it('STRIPE-01 a marker in place of the secret completes the order or opens the address step', async () => {
    const prepare = (clientSecret: string) => {
      const { deps } = createDeps(() => ({ clientSecret }))
      return stripe({ ...deps, order: anOrder({ due: 0 }) })
    }
    expect(await prepare('fullPaidByStoreCredit')).toMatchObject({ amount: 0 })
    expect(await prepare('missingBillingAddress')).toMatchObject({ at: 'address' })
    expect(provider.made).toEqual([])
  })

  it('the element is removed once', async () => {
    const { deps, container, leave } = createDeps()
    const method = await prepared(stripe, deps)
    leave()
    method.stop()
    expect(provider.made[0]?.destroyed).toBe(true)
    expect(container.childNodes).toHaveLength(0)
  })

  it('the method is not prepared if the element fails to load', async () => {
    standIn({ loads: false })
    const { deps, container } = createDeps()
    await expect(stripe(deps)).rejects.toMatchObject({ code: 'not-shown', where: 'stripe' })
    expect(container.childNodes).toHaveLength(0)
  })

  it('the method is not prepared without the page’s key', async () => {
    Object.assign(window, { roveSettings: {} })
    await expect(stripe(createDeps().deps)).rejects.toMatchObject({ code: 'no-key' })
  })

  it('the method is not prepared if another one was chosen meanwhile', async () => {
    const { deps, leave } = createDeps(() => {
      leave()
      return intent
    })
    await expect(stripe(deps)).rejects.toMatchObject({ code: 'aborted' })
    expect(provider.made).not.toContainEqual(expect.objectContaining({ mounted: expect.anything() }))
  })
})
