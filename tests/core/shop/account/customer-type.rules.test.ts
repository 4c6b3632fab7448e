import { describe, expect, it } from 'vitest'
import { customerType } from '../../../../core/shop/account/customer-type.rules'

const now = 1_800_000_000_000
const madeAgo = (seconds: number, orders = 0) => ({ created: now / 1000 - seconds, orders })

describe('the type of a customer', () => {
  it('CUST-01 is Existing with an account older than 86400 seconds, or with more than 1 order', () => {
    expect(customerType(madeAgo(86_401), 1, now)).toBe('Existing')
    expect(customerType(madeAgo(86_400), 1, now)).toBe('New')
    expect(customerType(madeAgo(10, 2), 1, now)).toBe('Existing')
    expect(customerType(madeAgo(10, 1), 1, now)).toBe('New')
  })

  it('CUST-01 is otherwise Returning from the second session, and New in the first', () => {
    expect(customerType(undefined, 2, now)).toBe('Returning')
    expect(customerType(madeAgo(10), 2, now)).toBe('Returning')
    expect(customerType(undefined, 1, now)).toBe('New')
  })

  it('CUST-01 does not treat an account of unknown age as old', () => {
    expect(customerType({ created: 0, orders: 0 }, 1, now)).toBe('New')
    expect(customerType({ created: 0, orders: 2 }, 1, now)).toBe('Existing')
  })
})
