import { describe, expect, it } from 'vitest'
import { nextPayment } from '../../../../widgets/checkout/payment/payment.machine'
import { isFree, resetChoice } from '../../../../widgets/checkout/payment/payment-idle.machine'

const ready = { at: 'ready', method: 'stripe', due: 100 } as const

describe('messages of a payment before the next press', () => {
  it.each([
    [{ code: 'notPaid' }, true],
    [{ code: 'stopped' }, true],
    [{ code: 'amountChanged' }, true],
    [{ code: 'declined' }, false],
    [{ message: 'No.' }, false],
  ] as const)('STRIPE-02 %j stays when another method is chosen: %s', (told, lasts) => {
    const after = { at: 'choosing', problem: lasts ? told : undefined }
    expect(resetChoice({ ...ready, problem: told })).toEqual(after)
    expect(nextPayment({ ...ready, problem: told }, { type: 'chosen', method: 'affirm', due: 100 })).toEqual({
      at: 'preparing',
      method: 'affirm',
      due: 100,
      problem: after.problem,
    })
    expect(isFree({ at: 'choosing', problem: told })).toBe(lasts)
  })
})
