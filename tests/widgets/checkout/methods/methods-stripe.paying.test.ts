import { describe, expect, it } from 'vitest'
import { RoveError } from '../../../../core/base/report/errors'
import { stripe } from '../../../../widgets/checkout/methods/methods-stripe.vendor'
import { installEachStripe, intent, provider } from './each-stripe'
import { anOrder, createTestMethodDeps, prepared } from './test-method-deps'

const credit = { credits: 50, usable: 50, amount_to_charge_usable: 0 }

describe('paying by Stripe', () => {
  installEachStripe()

  const createDeps = (answer: (input: Record<string, unknown>) => unknown = () => intent) =>
    createTestMethodDeps({ 'payment.stripe': answer, 'payment.declined': () => ({ success: true }) })

  it('STRIPE-02 the payment is requested again before it is confirmed, with the id', async () => {
    const { deps, named } = createDeps()
    const method = await prepared(stripe, deps)
    expect(await method.verify(deps.order, 'try-1')).toBe(1240.5)
    expect(named('payment.stripe')[1]?.input).toMatchObject({ operation: 'try-1', amount: 1240.5 })
    expect(provider.refreshed).toBe(0)
  })

  it('STRIPE-02 PAY-03 the server’s amount is charged, and returned if it differs', async () => {
    let adjustAmount: number | undefined
    const { deps } = createDeps(() => ({ ...intent, adjustAmount }))
    const method = await prepared(stripe, deps)
    adjustAmount = 1190.5
    expect(await method.verify(deps.order, 'try-1')).toBe(1190.5)
    expect(provider.refreshed).toBe(1)
    expect(await method.pay('try-2')).toMatchObject({ type: 'confirmed', completion: { adjustAmount: 1190.5 } })
  })

  it('STRIPE-01 STRIPE-02 another amount updates the element, and no attempt starts', async () => {
    const { deps, named } = createDeps()
    const method = await prepared(stripe, deps)
    expect(await method.verify(anOrder({ due: 1190.5, credit: { ...credit, active: true } }))).toBe(1190.5)
    expect(named('payment.stripe')[1]?.input).toEqual({
      order: '77',
      page: 'page-0',
      version: 'as-shown',
      amount: 1190.5,
      creditActive: true,
    })
    expect([provider.made.length, provider.made[0]?.destroyed, provider.refreshed]).toEqual([1, false, 1])
    expect(await method.pay('try-1')).toMatchObject({ completion: { adjustAmount: '' } })
  })

  it('STRIPE-02 an element that cannot be updated is not paid with', async () => {
    const { deps } = createDeps()
    const method = await prepared(stripe, deps)
    provider.refreshes = false
    await expect(method.verify(anOrder({ due: 1190.5 }), 'try-1')).rejects.toMatchObject({ code: 'not-refreshed' })
  })

  it.each(['submit', 'confirm'] as const)('STRIPE-02 a wallet that is closed (%s) shows no message', async (when) => {
    const { deps, named } = createDeps()
    const method = await prepared(stripe, deps)
    const error = { type: 'validation_error', code: 'payment_method_customer_decline', message: '' }
    if (when === 'submit') provider.checks = async () => ({ error })
    else provider.says = async () => ({ error })
    expect(await method.pay('try-1')).toEqual({ type: 'refused', problem: undefined })
    expect(named('payment.declined')).toEqual([])
  })

  it('STRIPE-02 another payment gets another element, which is confirmed', async () => {
    let clientSecret = 'pi_1_secret_1'
    const { deps, container } = createDeps(() => ({ ...intent, clientSecret }))
    const method = await prepared(stripe, deps)
    clientSecret = 'pi_2_secret_2'
    await method.verify(deps.order, 'try-1')
    expect(provider.made.map(({ secret, destroyed }) => [secret, destroyed])).toEqual([
      ['pi_1_secret_1', true],
      ['pi_2_secret_2', false],
    ])
    expect(container.children).toHaveLength(1)
    await method.pay('try-1')
    expect(provider.confirmed).toMatchObject([{ secret: 'pi_2_secret_2' }])
  })

  it('STRIPE-01 a billing address that is missing at the press opens the address step', async () => {
    let clientSecret = intent.clientSecret
    const { deps } = createDeps(() => ({ ...intent, clientSecret }))
    const method = await prepared(stripe, deps)
    clientSecret = 'missingBillingAddress'
    expect(await method.verify(deps.order, 'try-1')).toEqual({ problem: { code: 'missingBilling' }, at: 'address' })
  })

  it('STRIPE-02 PAY-03 the payment is confirmed without a redirect if possible', async () => {
    const { deps } = createDeps()
    const method = await prepared(stripe, deps)
    expect(await method.pay('try-1')).toEqual({
      type: 'confirmed',
      completion: {
        paymentIntentId: 'pi_1',
        paymentMethodId: 'pm_1',
        status: 'succeeded',
        customerId: 'cus_1',
        adjustAmount: '',
      },
    })
    expect(provider.confirmed).toEqual([
      {
        secret: 'pi_1_secret_1',
        params: { confirmParams: { return_url: 'https://shop.example/cart/checkout' }, redirect: 'if_required' },
      },
    ])
  })

  it('STRIPE-02 incomplete input is reported by the element: nothing is sent', async () => {
    const { deps, named } = createDeps()
    const method = await prepared(stripe, deps)
    provider.checks = async () => ({ error: { type: 'validation_error', message: 'Your card number is incomplete.' } })
    expect(await method.pay('try-1')).toEqual({ type: 'refused', problem: undefined })
    expect([provider.confirmed, named('payment.declined')]).toEqual([[], []])
  })

  it('STRIPE-02 a decline shows the provider’s message, and is sent once', async () => {
    const { deps, named } = createTestMethodDeps({
      'payment.stripe': () => intent,
      'payment.declined': () => new Promise(() => {}),
    })
    const method = await prepared(stripe, deps)
    provider.says = async () => ({
      error: {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'lost_card',
        message: 'Your card was declined.',
      },
    })
    expect(await method.pay('try-1')).toEqual({ type: 'refused', problem: { message: 'Your card was declined.' } })
    expect(named('payment.declined').map(({ input }) => input)).toEqual([
      {
        order: '77',
        operation: 'try-1',
        response: {
          type: 'card_error',
          code: 'card_declined',
          decline_code: 'lost_card',
          message: 'Your card was declined.',
        },
      },
    ])
  })

  it.each([
    ['card_error', 1],
    ['invalid_request_error', 1],
    ['validation_error', 0],
    ['api_connection_error', 0],
    ['api_error', 0],
  ])('STRIPE-02 a wallet’s refusal of the type %s is sent %i times', async (type, times) => {
    const { deps, named } = createDeps()
    const method = await prepared(stripe, deps)
    const response = { type, code: 'card_declined', decline_code: 'do_not_honor', message: 'The wallet says no.' }
    provider.checks = async () => ({ error: response })
    const problem = type === 'validation_error' ? undefined : { message: 'The wallet says no.' }
    expect(await method.pay('try-1')).toEqual({ type: 'refused', problem })
    expect(named('payment.declined').map(({ input }) => input)).toEqual(
      [{ order: '77', operation: 'try-1', response }].slice(0, times),
    )
    expect(provider.confirmed).toEqual([])
  })

  it('STRIPE-02 a decline because of invalid input is not sent', async () => {
    const { deps, named } = createDeps()
    const method = await prepared(stripe, deps)
    provider.says = async () => ({ error: { type: 'validation_error', message: 'Your card’s year is past.' } })
    expect(await method.pay('try-1')).toEqual({ type: 'refused', problem: { message: 'Your card’s year is past.' } })
    expect(named('payment.declined')).toEqual([])
  })

  it('STRIPE-02 an empty answer counts as unknown, and is reported', async () => {
    const { deps } = createDeps()
    const method = await prepared(stripe, deps)
    provider.says = async () => ({})
    expect(await method.pay('try-1')).toEqual({ type: 'unknown', problem: { code: 'unexplained' } })
    expect(deps.report).toHaveBeenCalledWith(new RoveError('unknown', 'stripe'))
  })

  it('STRIPE-02 a confirmation that throws counts as unknown', async () => {
    const { deps, named } = createDeps()
    const method = await prepared(stripe, deps)
    provider.says = () => {
      throw new Error('IntegrationError')
    }
    expect(await method.pay('try-1')).toEqual({ type: 'unknown', problem: { code: 'unexplained' } })
    expect(named('payment.declined')).toEqual([])
  })

  it('nothing is confirmed after the checkout was removed', async () => {
    const { deps, leave } = createDeps()
    const method = await prepared(stripe, deps)
    provider.checks = async () => {
      leave()
      return {}
    }
    expect(await method.pay('try-1')).toEqual({ type: 'refused', problem: undefined })
    expect(provider.confirmed).toEqual([])
  })
})
