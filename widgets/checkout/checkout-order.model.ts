/** The order on the server: read and changed one after the other, so that no answer is older than what stands. */
import { membershipValidate } from '../../core/contract/account'
import { type OrderChange, orderChange, orderRead, orderValidate } from '../../core/contract/order'
import type { CheckoutEvent, CheckoutState } from './checkout.machine'
import type { CheckoutDeps } from './checkout.model'

/** What can be asked of the order. None of it rejects. */
export interface OrderCalls {
  /** Changes parts of it. Resolves with whether the server took all of it. */
  change(wanted: OrderChange): Promise<boolean>
  /** Keeps the membership choice. Resolves with whether the server did. */
  join(membership: 0 | 1): Promise<boolean>
  /** The order as it is now. Resolves with whether it was to be had. */
  read(): Promise<boolean>
  /** Resolves when nothing that changes it is under way. */
  settled(): Promise<unknown>
  /** Asks whether it may be paid for; one question at a time (PAY-01). */
  validate(): Promise<void>
}

interface Deps extends Pick<CheckoutDeps, 'call' | 'operationId' | 'report'> {
  get(): CheckoutState
  take(event: CheckoutEvent): boolean
}

/** @see OrderCalls */
export function createOrderCalls({ get, take, call, operationId, report }: Deps): OrderCalls {
  let turn: Promise<unknown> = Promise.resolve()
  let validating = false

  /** What fails is told to the developer; the shopper is told where it was theirs. */
  function inTurn(run: () => Promise<boolean>): Promise<boolean> {
    const done = turn.then(run).catch((failure: unknown) => {
      report(failure)
      return false
    })
    turn = done
    return done
  }

  const order = () => get().order.id
  const read = () =>
    inTurn(async () => {
      take({ type: 'order', ...(await call(orderRead, { order: order() })) })
      return true
    })

  return {
    read,
    settled: () => turn,
    async change(wanted) {
      let errors: readonly unknown[] | undefined
      const done = await inTurn(async () => {
        const answer = await call(orderChange, { order: order(), operation: operationId(), ...wanted })
        take({ type: 'order', ...answer })
        errors = answer.errors
        return answer.errors.length === 0
      })
      if (!errors) take({ type: 'held-up', notice: 'notSaved' })
      return done
    },
    async join(membership) {
      const kept = await inTurn(async () => {
        await call(membershipValidate, { value: membership, operation: operationId() })
        return true
      })
      return kept && read()
    },
    async validate() {
      if (validating) return
      validating = true
      try {
        const { success, errors } = await call(orderValidate, { order: order() })
        validating = false
        take({ type: 'validated', errors: success ? [] : errors })
      } catch (failure) {
        validating = false
        report(failure)
        take({ type: 'not-validated' })
      }
    },
  }
}
