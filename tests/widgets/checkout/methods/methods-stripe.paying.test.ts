import { describe, expect, it } from 'vitest'
import { RoveError } from '../../../../core/errors'
import { stripe } from '../../../../widgets/checkout/methods/methods-stripe.model'
import { eachHasAStripe, intent, provider } from './each-stripe'
import { anOrder, openTill, prepared } from './till'

const credit = { credits: 50, usable: 50, amount_to_charge_usable: 0 }

describe('paying by Stripe', () => {
  eachHasAStripe()

  const till = (answer: (input: Record<string, unknown>) => unknown = () => intent) =>
    openTill({ 'payment.stripe': answer, 'payment.declined': () => ({ success: true }) })

  it('STRIPE-02 asks the server again before it confirms, with the attempt’s id', async () => {
    const { deps, named } = till()
    const method = await prepared(stripe, deps)
    expect(await method.verify(deps.order, 'try-1')).toBe(1240.5)
    expect(named('payment.stripe')[1]?.input).toMatchObject({ operation: 'try-1', amount: 1240.5 })
    expect(provider.refreshed).toBe(0)
  })

  it('STRIPE-02 PAY-03 charges the server’s amount, and says so where it is not the one that was shown', async () => {
    let adjustAmount: number | undefined
    const { deps } = till(() => ({ ...intent, adjustAmount }))
    const method = await prepared(stripe, deps)
    adjustAmount = 1190.5
    expect(await method.verify(deps.order, 'try-1')).toBe(1190.5)
    expect(provider.refreshed).toBe(1)
    expect(await method.pay('try-2')).toMatchObject({ type: 'confirmed', completion: { adjustAmount: 1190.5 } })
  })

  it('STRIPE-01 STRIPE-02 another amount of the same payment is fetched into the element, and no attempt begins', async () => {
    const { deps, named } = till()
    const method = await prepared(stripe, deps)
    expect(await method.verify(anOrder({ due: 1190.5, credit: { ...credit, active: true } }))).toBe(1190.5)
    expect(named('payment.stripe')[1]?.input).toEqual({
      order: '77',
      page: 'page-0',
      amount: 1190.5,
      creditActive: true,
    })
    expect([provider.made.length, provider.made[0]?.destroyed, provider.refreshed]).toEqual([1, false, 1])
    expect(await method.pay('try-1')).toMatchObject({ completion: { adjustAmount: '' } })
  })

  it('STRIPE-02 an element that would go on showing another amount is not paid by', async () => {
    const { deps } = till()
    const method = await prepared(stripe, deps)
    provider.refreshes = false
    await expect(method.verify(anOrder({ due: 1190.5 }), 'try-1')).rejects.toMatchObject({ code: 'not-refreshed' })
  })

  it.each(['submit', 'confirm'] as const)('STRIPE-02 a wallet that is closed (%s) says nothing', async (when) => {
    const { deps, named } = till()
    const method = await prepared(stripe, deps)
    const error = { type: 'validation_error', code: 'payment_method_customer_decline', message: '' }
    if (when === 'submit') provider.checks = async () => ({ error })
    else provider.says = async () => ({ error })
    expect(await method.pay('try-1')).toEqual({ type: 'refused', problem: undefined })
    expect(named('payment.declined')).toEqual([])
  })

  it('STRIPE-02 shows another element for another payment, and confirms that one', async () => {
    let clientSecret = 'pi_1_secret_1'
    const { deps, room } = till(() => ({ ...intent, clientSecret }))
    const method = await prepared(stripe, deps)
    clientSecret = 'pi_2_secret_2'
    await method.verify(deps.order, 'try-1')
    expect(provider.made.map(({ secret, destroyed }) => [secret, destroyed])).toEqual([
      ['pi_1_secret_1', true],
      ['pi_2_secret_2', false],
    ])
    expect(room.children).toHaveLength(1)
    await method.pay('try-1')
    expect(provider.confirmed).toMatchObject([{ secret: 'pi_2_secret_2' }])
  })

  it('STRIPE-01 leads to the address where it went missing meanwhile', async () => {
    let clientSecret = intent.clientSecret
    const { deps } = till(() => ({ ...intent, clientSecret }))
    const method = await prepared(stripe, deps)
    clientSecret = 'missingBillingAddress'
    expect(await method.verify(deps.order, 'try-1')).toEqual({ problem: { code: 'missingBilling' }, at: 'address' })
  })

  it('STRIPE-02 PAY-03 confirms without leaving the page where it can, and hands on what the server is told', async () => {
    const { deps } = till()
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

  it('STRIPE-02 leaves it to the element to say what is not filled in: nothing is confirmed, nobody is told', async () => {
    const { deps, named } = till()
    const method = await prepared(stripe, deps)
    provider.checks = async () => ({ error: { type: 'validation_error', message: 'Your card number is incomplete.' } })
    expect(await method.pay('try-1')).toEqual({ type: 'refused', problem: undefined })
    expect([provider.confirmed, named('payment.declined')]).toEqual([[], []])
  })

  it('STRIPE-02 shows the provider’s words of a decline, and posts it once without waiting', async () => {
    const { deps, named } = openTill({
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
    expect(await method.pay('try-1')).toEqual({ type: 'refused', problem: { words: 'Your card was declined.' } })
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

  it('STRIPE-02 posts no decline of what was only not filled in right', async () => {
    const { deps, named } = till()
    const method = await prepared(stripe, deps)
    provider.says = async () => ({ error: { type: 'validation_error', message: 'Your card’s year is past.' } })
    expect(await method.pay('try-1')).toEqual({ type: 'refused', problem: { words: 'Your card’s year is past.' } })
    expect(named('payment.declined')).toEqual([])
  })

  it('STRIPE-02 takes an answer that says nothing for unknown, and tells the developer', async () => {
    const { deps } = till()
    const method = await prepared(stripe, deps)
    provider.says = async () => ({})
    expect(await method.pay('try-1')).toEqual({ type: 'unknown', problem: { code: 'unknown' } })
    expect(deps.report).toHaveBeenCalledWith(new RoveError('unknown', 'stripe'))
  })

  it('STRIPE-02 takes a confirmation that throws for unknown', async () => {
    const { deps, named } = till()
    const method = await prepared(stripe, deps)
    provider.says = () => {
      throw new Error('IntegrationError')
    }
    expect(await method.pay('try-1')).toEqual({ type: 'unknown', problem: { code: 'unknown' } })
    expect(named('payment.declined')).toEqual([])
  })

  it('confirms nothing for a checkout that has left the page', async () => {
    const { deps, leave } = till()
    const method = await prepared(stripe, deps)
    provider.checks = async () => {
      leave()
      return {}
    }
    expect(await method.pay('try-1')).toEqual({ type: 'refused', problem: undefined })
    expect(provider.confirmed).toEqual([])
  })
})
