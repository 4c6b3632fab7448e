import { beforeEach, describe, expect, it } from 'vitest'
import { createAttempts } from '../../../widgets/checkout/checkout-attempt.model'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const of = (order: string) => createAttempts().of(order)?.attempt

describe('the attempts that are under way', () => {
  it('STRIPE-02 are known to the page that is opened anew, by order', () => {
    createAttempts().keep({ order: '7', attempt: 'a' })
    expect(of('7')).toBe('a')
    expect(of('8')).toBeUndefined()
  })

  it('STRIPE-02 of two tabs do not forget each other', () => {
    const [one, other] = [createAttempts(), createAttempts()]
    one.keep({ order: '7', attempt: 'a' })
    other.keep({ order: '7', attempt: 'b' })
    other.forget({ order: '7', attempt: 'b' })
    expect(of('7')).toBe('a')
    one.forget({ order: '7', attempt: 'a' })
    expect(of('7')).toBeUndefined()
  })

  it('STRIPE-02 hold two ids each and nothing else, and not more than eight', () => {
    for (let n = 0; n < 12; n += 1) createAttempts().keep({ order: String(n), attempt: 'a' })
    expect(JSON.parse(localStorage.getItem('rove_payment') ?? '')).toHaveLength(8)
    expect(of('11')).toBe('a')
  })

  it('STRIPE-02 what is kept in another shape is nothing', () => {
    localStorage.setItem('rove_payment', '{"order":"7","attempt":"a"}')
    expect(of('7')).toBeUndefined()
  })

  it('AFFIRM-02 the tab that went to the provider with one knows, once, that it has come back', () => {
    const one = { order: '7', attempt: 'a' }
    const attempts = createAttempts()
    attempts.keep(one)
    expect(attempts.of('7')).toEqual({ attempt: 'a', own: true, returned: false })
    attempts.leave(one)
    expect(createAttempts().of('7')).toEqual({ attempt: 'a', own: true, returned: true })
    expect(createAttempts().of('7')).toEqual({ attempt: 'a', own: true, returned: false })
  })
})
