import { describe, expect, it } from 'vitest'
import { RoveError } from '../../../../core/errors'
import { freshOrder } from '../begun'
import { rest } from '../checkout-desk'
import { begin, desk, eachHasADesk, now } from '../each-desk'
import { known } from './known'

eachHasADesk()

describe('the account', () => {
  const ada = freshOrder({ email: 'ada@example.com' })

  it('EMAIL-01 an address without an account goes on to membership', async () => {
    begin({ order: freshOrder() })
    desk.model.typeEmail('ada@example.com')
    desk.serve(ada)
    await desk.model.proceed()
    expect(desk.named('user.exists')[0]?.input).toEqual({ email: 'ada@example.com' })
    expect(desk.named('order.change')[0]?.input).toMatchObject({ email: 'ada@example.com' })
    expect(now()).toMatchObject({ open: 'membership', continuing: false, found: undefined })
  })

  it('EMAIL-01 a check that fails counts as no account', async () => {
    begin({ order: freshOrder() })
    desk.answers['user.exists'] = new RoveError('timeout', 'user.exists')
    desk.model.typeEmail('ada@example.com')
    desk.serve(ada)
    await desk.model.proceed()
    expect(now().open).toBe('membership')
    expect(desk.deps.report).toHaveBeenCalledOnce()
  })

  it.each([
    ['no membership', known, 'new'],
    ['a membership', { ...known, memberExists: true, memberActive: true }, 'active'],
    ['a membership that has ended', { ...known, memberExists: true }, undefined],
    ['a trade membership', { ...known, tradeExists: true }, undefined],
  ])('EMAIL-01 an account with %s may log in; a new membership is told where it has none', async (_, answer, found) => {
    begin({ order: freshOrder() })
    desk.answers['user.exists'] = answer
    desk.model.typeEmail('ada@example.com')
    await desk.model.proceed()
    expect(now()).toMatchObject({ open: 'account', account: { at: 'login' }, found, continuing: false })
    expect(now().draft.membership).toBe(found === 'new' ? 1 : undefined)
    expect(desk.named('order.change')).toHaveLength(0)
  })

  it('EMAIL-01 what the check says of an account is told to nobody', async () => {
    begin({ order: freshOrder() })
    desk.answers['user.exists'] = { ...known, tradeExists: true, tradeActive: true }
    desk.model.typeEmail('ada@example.com')
    await desk.model.proceed()
    expect(desk.deps.tell).not.toHaveBeenCalled()
    expect(JSON.stringify(now())).not.toMatch(/trade|exists/i)
  })

  it('EMAIL-01 an address that is wrong is not asked about', async () => {
    begin({ order: freshOrder() })
    desk.model.typeEmail('ada@example.toolong')
    await desk.model.proceed()
    expect(desk.calls).toHaveLength(0)
    expect(now()).toMatchObject({ open: 'account', continuing: false, heldUp: 1 })
    expect(desk.told('checkout:failed')).toEqual([
      { message: 'Please enter a valid email address for this order', field: 'email' },
    ])
  })

  it('EMAIL-01 whoever types on while it is asked is not answered about the old address', async () => {
    begin({ order: freshOrder() })
    const answer = desk.hold('user.exists')
    desk.model.typeEmail('ada@example.com')
    const done = desk.model.proceed()
    desk.model.typeEmail('adam@example.com')
    await answer(known)
    await done
    expect(now()).toMatchObject({ open: 'account', account: { at: 'asking' }, continuing: false })
    expect(desk.named('order.change')).toHaveLength(0)
  })

  it('LOGIN-01 leads back to the e-mail, or on without the account', async () => {
    begin({ order: freshOrder() })
    desk.answers['user.exists'] = known
    desk.model.typeEmail('ada@example.com')
    await desk.model.proceed()
    desk.model.backToEmail()
    expect(now().account.at).toBe('asking')
    desk.model.withoutLogin()
    expect(desk.named('order.change')).toHaveLength(0)
    await desk.model.proceed()
    desk.serve(ada)
    desk.model.withoutLogin()
    await rest()
    expect(now()).toMatchObject({ open: 'membership', account: { at: 'asking' } })
  })

  it('EMAIL-01 another address begins anew', async () => {
    begin({ order: freshOrder() })
    desk.answers['user.exists'] = known
    desk.model.typeEmail('ada@example.com')
    await desk.model.proceed()
    desk.model.typeEmail('bob@example.com')
    expect(now()).toMatchObject({ account: { at: 'asking' }, found: undefined })
  })
})
