import { describe, expect, it } from 'vitest'
import { RoveError } from '../../../../core/base/report/errors'
import { checkout, now, startCheckout, startEachCheckout } from '../each-checkout'
import { flushPromises } from '../test-checkout'
import { freshOrder } from '../test-order'
import { existingAccount } from './existing-account'

startEachCheckout()

describe('the account step', () => {
  const ada = freshOrder({ email: 'ada@example.com' })

  it('EMAIL-01 an address without an account continues to membership', async () => {
    startCheckout({ order: freshOrder() })
    checkout.model.typeEmail('ada@example.com')
    checkout.serve(ada)
    await checkout.model.proceed()
    expect(checkout.named('user.exists')[0]?.input).toEqual({ email: 'ada@example.com' })
    expect(checkout.named('order.change')[0]?.input).toMatchObject({ email: 'ada@example.com' })
    expect(now()).toMatchObject({ open: 'membership', continuing: false, found: undefined })
  })

  it('EMAIL-01 a failed check counts as no account', async () => {
    startCheckout({ order: freshOrder() })
    checkout.answers['user.exists'] = new RoveError('timeout', 'user.exists')
    checkout.model.typeEmail('ada@example.com')
    checkout.serve(ada)
    await checkout.model.proceed()
    expect(now().open).toBe('membership')
    expect(checkout.deps.report).toHaveBeenCalledOnce()
  })

  it.each([
    ['no membership', existingAccount, 'new'],
    ['a membership', { ...existingAccount, memberExists: true, memberActive: true }, 'active'],
    ['a membership that has ended', { ...existingAccount, memberExists: true }, undefined],
    ['a trade membership', { ...existingAccount, tradeExists: true }, undefined],
  ])('EMAIL-01 an account with %s may log in; a new membership is announced', async (_, answer, found) => {
    startCheckout({ order: freshOrder() })
    checkout.answers['user.exists'] = answer
    checkout.model.typeEmail('ada@example.com')
    await checkout.model.proceed()
    expect(now()).toMatchObject({ open: 'account', account: { at: 'login' }, found, continuing: false })
    expect(now().draft.membership).toBe(found === 'new' ? 1 : undefined)
    expect(checkout.named('order.change')).toHaveLength(0)
  })

  it('EMAIL-01 the result of the check is neither published nor stored', async () => {
    startCheckout({ order: freshOrder() })
    checkout.answers['user.exists'] = { ...existingAccount, tradeExists: true, tradeActive: true }
    checkout.model.typeEmail('ada@example.com')
    await checkout.model.proceed()
    expect(checkout.deps.publish).not.toHaveBeenCalled()
    expect(JSON.stringify(now())).not.toMatch(/trade|exists/i)
  })

  it('EMAIL-01 an invalid address is not checked', async () => {
    startCheckout({ order: freshOrder() })
    checkout.model.typeEmail('ada@example.toolong')
    await checkout.model.proceed()
    expect(checkout.calls).toHaveLength(0)
    expect(now()).toMatchObject({ open: 'account', continuing: false, blockedCount: 1 })
    expect(checkout.published('checkout:failed')).toEqual([
      { message: 'Please enter a valid email address for this order', field: 'email' },
    ])
  })

  it('EMAIL-01 the response for an address that was edited meanwhile is ignored', async () => {
    startCheckout({ order: freshOrder() })
    const answer = checkout.hold('user.exists')
    checkout.model.typeEmail('ada@example.com')
    const done = checkout.model.proceed()
    checkout.model.typeEmail('adam@example.com')
    await answer(existingAccount)
    await done
    expect(now()).toMatchObject({ open: 'account', account: { at: 'asking' }, continuing: false })
    expect(checkout.named('order.change')).toHaveLength(0)
  })

  it('LOGIN-01 the login leads back to the e-mail address, or on without the account', async () => {
    startCheckout({ order: freshOrder() })
    checkout.answers['user.exists'] = existingAccount
    checkout.model.typeEmail('ada@example.com')
    await checkout.model.proceed()
    checkout.model.backToEmail()
    expect(now().account.at).toBe('asking')
    checkout.model.withoutLogin()
    expect(checkout.named('order.change')).toHaveLength(0)
    await checkout.model.proceed()
    checkout.serve(ada)
    checkout.model.withoutLogin()
    await flushPromises()
    expect(now()).toMatchObject({ open: 'membership', account: { at: 'asking' } })
  })

  it('EMAIL-01 another address resets the step', async () => {
    startCheckout({ order: freshOrder() })
    checkout.answers['user.exists'] = existingAccount
    checkout.model.typeEmail('ada@example.com')
    await checkout.model.proceed()
    checkout.model.typeEmail('bob@example.com')
    expect(now()).toMatchObject({ account: { at: 'asking' }, found: undefined })
  })
})
