/** The order on the server: read and changed one after the other, so that no answer is older than what stands. */
import { membershipValidate } from '../../core/contract/account'
import { type OrderChange, orderChange, orderRead, orderValidate } from '../../core/contract/order'
import type { CheckoutEvent, CheckoutState, Referral } from './checkout.machine'
import type { CheckoutDeps } from './checkout.model'
import { isClosed } from './payment/payment.machine'

/** What can be asked of the order. None of it rejects. */
export interface OrderCalls {
  /** Changes parts of it. Resolves with whether the server took all of it. */
  change(wanted: OrderChange): Promise<boolean>
  /** Keeps the membership choice. Resolves with whether the server did. */
  join(membership: 0 | 1): Promise<boolean>
  /** Tells how the shopper heard of the shop. Nobody is held up where it is lost: it is told again with the payment. */
  refer(referral: Referral): Promise<boolean>
  /** The order as it is now. Resolves with whether it was to be had. */
  read(): Promise<boolean>
  /** Resolves when nothing that changes it is under way. */
  settled(): Promise<unknown>
  /** Asks whether it may be paid for. Only the newest question counts (PAY-01). */
  validate(): Promise<void>
  /** Nobody waits for that answer any more: what comes after it need not wait either. */
  stopValidating(): void
  /** Runs after what is under way. Settles as `run` does. */
  inTurn<T>(run: () => Promise<T>): Promise<T>
}

interface Deps extends Pick<CheckoutDeps, 'call' | 'operationId' | 'report'> {
  get(): CheckoutState
  take(event: CheckoutEvent): boolean
}

/** @see OrderCalls */
export function createOrderCalls({ get, take, call, operationId, report }: Deps): OrderCalls {
  let turn: Promise<unknown> = Promise.resolve()
  let question: AbortController | undefined

  function inTurn<T>(run: () => Promise<T>): Promise<T> {
    const done = turn.then(run)
    turn = done.catch(() => {})
    return done
  }

  /** What fails is told to the developer; the shopper is told where it was theirs. */
  const tried = (run: () => Promise<boolean>) =>
    inTurn(run).catch((failure: unknown) => {
      report(failure)
      return false
    })

  /** Money may have begun to move while it waited for its turn: then nothing of the order is changed. */
  const changing = (run: () => Promise<boolean>) => tried(async () => !isClosed(get().payment) && run())

  const order = () => get().order.id
  const read = () =>
    tried(async () => {
      take({ type: 'order', ...(await call(orderRead, { order: order() })) })
      return true
    })

  return {
    inTurn,
    read,
    settled: () => turn,
    async change(wanted) {
      let errors: readonly unknown[] | undefined
      const done = await changing(async () => {
        const answer = await call(orderChange, { order: order(), operation: operationId(), ...wanted })
        take({ type: 'order', ...answer })
        errors = answer.errors
        return answer.errors.length === 0
      })
      if (!errors) take({ type: 'held-up', notice: 'notSaved' })
      return done
    },
    refer: (referral) =>
      tried(async () => {
        take({ type: 'order', ...(await call(orderChange, { order: order(), operation: operationId(), referral })) })
        return true
      }),
    async join(membership) {
      const kept = await changing(async () => {
        await call(membershipValidate, { value: membership, operation: operationId() })
        return true
      })
      return kept && read()
    },
    stopValidating() {
      question?.abort()
    },
    async validate() {
      question?.abort()
      const mine = new AbortController()
      question = mine
      const { signal } = mine
      try {
        // It is about what was changed before, and holds up nothing that comes after.
        await inTurn(async () => {})
        if (signal.aborted) return
        const answer = await call(orderValidate, { order: order() }, signal)
        if (!signal.aborted) take({ type: 'validated', ...answer })
      } catch (failure) {
        if (signal.aborted) return
        report(failure)
        take({ type: 'not-validated' })
      }
    },
  }
}
