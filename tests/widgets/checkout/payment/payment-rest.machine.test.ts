import { describe, expect, it } from 'vitest'
import { nextPayment } from '../../../../widgets/checkout/payment/payment.machine'
import { chooseAnew, isFree } from '../../../../widgets/checkout/payment/payment-rest.machine'

const ready = { at: 'ready', method: 'stripe', due: 100 } as const

describe('what is said of a payment before the next press', () => {
  it.each([
    [{ code: 'notPaid' }, true],
    [{ code: 'stopped' }, true],
    [{ code: 'amountChanged' }, true],
    [{ code: 'declined' }, false],
    [{ words: 'No.' }, false],
  ] as const)('STRIPE-02 %j outlasts another choice: %s', (told, lasts) => {
    const after = { at: 'choosing', problem: lasts ? told : undefined }
    expect(chooseAnew({ ...ready, problem: told })).toEqual(after)
    expect(nextPayment({ ...ready, problem: told }, { type: 'chosen', method: 'affirm', due: 100 })).toEqual({
      at: 'preparing',
      method: 'affirm',
      due: 100,
      problem: after.problem,
    })
    expect(isFree({ at: 'choosing', problem: told })).toBe(lasts)
  })
})
