import { afterEach, describe, expect, it, vi } from 'vitest'
import { MembershipStep, membershipSummary } from '../../../../widgets/checkout/membership/membership.view'
import { all, click, leave, show, stateOf, submit, texts } from '../part-page'
import { freshOrder, fullOrder, settingsOf } from '../test-order'

afterEach(leave)
const email = 'ada@example.com'

describe('the membership step', () => {
  it('MEMB-01 the step shows the fee and the end date; nothing is chosen initially', async () => {
    const chooseMembership = vi.fn()
    const proceed = vi.fn()
    await show(MembershipStep, stateOf(freshOrder({ email })), { chooseMembership, proceed })
    expect(texts('label').map((text) => text?.includes('$50'))).toEqual([true, false])
    expect(document.body.textContent).toContain('until January 31, 2027')
    expect(all('[data-required=true], [data-state=chosen]').map(({ tagName }) => tagName)).toEqual(['FIELDSET'])
    await click(all('input')[0])
    await click(all('input')[1])
    expect(chooseMembership.mock.calls).toEqual([[1], [0]])
    await submit()
    expect(proceed).toHaveBeenCalledOnce()
    expect(all('.error')).toEqual([])
    await show(MembershipStep, stateOf(freshOrder({ email }), { notice: 'completeField' }))
    expect(all('.error')).toEqual(all('input'))
  })

  it('LOAD-06 MEMB-01 the question says what members pay less; nothing where they pay the same', async () => {
    const memberOffer = 'Members pay 30% less.'
    await show(MembershipStep, stateOf(freshOrder({ email })), { memberOffer })
    expect(texts('fieldset p')).toEqual([memberOffer])
    await show(MembershipStep, stateOf(freshOrder({ email })))
    expect(texts('fieldset p')).toEqual([])
  })

  it('MEMB-01 the saved choice is shown', async () => {
    await show(MembershipStep, stateOf(freshOrder({ email, membership: 0 })))
    expect(all('input').map((input) => (input as HTMLInputElement).checked)).toEqual([false, true])
    expect(all('[data-required=true]')).toEqual([])
  })

  it.each([{ membershipOnly: true }, { membershipLock: true }])('MEMB-01 with %j no choice is shown', async (mode) => {
    await show(MembershipStep, stateOf(freshOrder({ email })), { settings: settingsOf(mode) })
    expect(all('input')).toEqual([])
    expect(document.body.textContent).toContain('until January 31, 2027')
  })

  it('MEMB-01 a member sees the membership in the step and its summary, no offer', async () => {
    const member = { settings: settingsOf({ isMember: true, membershipOnly: true }) }
    await show(MembershipStep, stateOf(fullOrder(), { found: 'new' }), member)
    expect(all('input')).toEqual([])
    expect(texts('p')[0]).toBe('You are a member: member prices apply to this order.')
    await show(membershipSummary, stateOf(fullOrder()), member)
    expect(document.body.textContent).toBe('You are a member')
  })

  it('MEMB-01 EMAIL-01 a guest with a member’s address sees that, and a login button', async () => {
    const goTo = vi.fn()
    await show(MembershipStep, stateOf(freshOrder({ email }), { found: 'active' }), { goTo })
    expect(texts('.rove-note')).toEqual(['This email already has a membership. To use it, please log in. Log in'])
    expect(all('input')).toHaveLength(2)
    await click(all('.rove-note button')[0])
    expect(goTo).toHaveBeenCalledExactlyOnceWith('account')
  })

  it.each([
    [{}, 0, false],
    [{}, 1, true],
    [{ membershipOnly: true }, 0, true],
    [{ membershipLock: true }, 0, true],
  ])('MEMB-01 with %j and the choice %s the summary shows the end date: %s', async (mode, membership, joins) => {
    await show(membershipSummary, stateOf(fullOrder({ membership })), { settings: settingsOf(mode) })
    expect(document.body.textContent?.includes('2027-01-31')).toBe(joins)
  })
})
