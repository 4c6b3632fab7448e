import { beforeEach, describe, expect, it } from 'vitest'
import { createAttemptsModel } from '../../../../widgets/checkout/payment/payment-saved-attempt.model'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const of = (order: string) => createAttemptsModel().find(order)?.attempt

describe('stored payment attempts', () => {
  it('STRIPE-02 a reloaded page finds its attempt, by order', () => {
    createAttemptsModel().save({ order: '7', attempt: 'a' })
    expect(of('7')).toBe('a')
    expect(of('8')).toBeUndefined()
  })

  it('STRIPE-02 attempts of two tabs do not remove each other', () => {
    const [one, other] = [createAttemptsModel(), createAttemptsModel()]
    one.save({ order: '7', attempt: 'a' })
    other.save({ order: '7', attempt: 'b' })
    other.forget({ order: '7', attempt: 'b' })
    expect(of('7')).toBe('a')
    one.forget({ order: '7', attempt: 'a' })
    expect(of('7')).toBeUndefined()
  })

  it('STRIPE-02 an entry has two ids and nothing else, and at most eight are stored', () => {
    for (let n = 0; n < 12; n += 1) createAttemptsModel().save({ order: String(n), attempt: 'a' })
    expect(JSON.parse(localStorage.getItem('rove_payment') ?? '')).toHaveLength(8)
    expect(of('11')).toBe('a')
  })

  it('STRIPE-02 entries of another shape are ignored', () => {
    localStorage.setItem('rove_payment', '{"order":"7","attempt":"a"}')
    expect(of('7')).toBeUndefined()
  })

  it('AFFIRM-02 the tab that went to the provider learns once that it has returned', () => {
    const one = { order: '7', attempt: 'a' }
    const attempts = createAttemptsModel()
    attempts.save(one)
    expect(attempts.find('7')).toEqual({ attempt: 'a', own: true, returned: false })
    attempts.markLeft(one)
    expect(createAttemptsModel().find('7')).toEqual({ attempt: 'a', own: true, returned: true })
    expect(createAttemptsModel().find('7')).toEqual({ attempt: 'a', own: true, returned: false })
  })
})
