/** The order on the server: read and changed one after the other, so that no answer is older than what stands. */
import { membershipValidate } from '../../core/contract/account'
import {
  type Order,
  type OrderAnswer,
  type OrderChange,
  orderChange,
  orderRead,
  orderValidate,
} from '../../core/contract/order'
import { orderFields } from '../../core/contract/order-form'
import { serverMessageOf } from '../../core/errors'
import type { CheckoutEvent, CheckoutState, Referral } from './checkout.machine'
import type { CheckoutDeps } from './checkout.model'
import { isClosed } from './payment/payment.machine'

/** What can be asked of the order. None of it rejects. */
export interface OrderCalls {
  /** Changes parts of it. Resolves with whether the server took all of it. */
  change(wanted: OrderChange): Promise<boolean>
  /** Keeps the membership choice, and reads what the order is by it. */
  join(membership: 0 | 1): Promise<Joined>
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

/**
 * What became of a membership choice: `refused` says the server's reason, `notRead` that it is kept and the order with
 * it could not be had. Asked again for the same choice, only the order is read.
 */
export type Joined = 'done' | 'refused' | 'notSaved' | 'notRead'

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

  /** A refusal with a reason is an answer that took nothing. */
  function refused(failure: unknown, field = ''): OrderAnswer {
    const message = serverMessageOf(failure)
    if (!message) throw failure
    report(failure)
    return { order: get().order, errors: [{ field, message }] }
  }

  /** Kept by the server, and not read since. */
  let unread: 0 | 1 | undefined

  async function keep(membership: 0 | 1): Promise<Joined> {
    let joined: Joined = 'notSaved'
    await changing(async () => {
      try {
        await call(membershipValidate, { order: order(), value: membership, operation: operationId() })
        joined = 'done'
      } catch (failure) {
        take({ type: 'order', ...refused(failure) })
        joined = 'refused'
      }
      return true
    })
    return joined
  }

  return {
    inTurn,
    read,
    settled: () => turn,
    async change(wanted) {
      let errors: readonly unknown[] | undefined
      const done = await changing(async () => {
        const input = { order: order(), operation: operationId(), ...wanted }
        const answer = await call(orderChange, input).catch((failure: unknown) => refused(failure, fieldOf(wanted)))
        take({ type: 'order', ...answer })
        errors = answer.errors
        return answer.errors.length === 0
      })
      if (errors) return done
      // Its answer may be what was lost: the order tells.
      if ((await read()) && isAs(get().order, wanted)) return true
      take({ type: 'held-up', notice: 'notSaved' })
      return false
    },
    refer: (referral) =>
      tried(async () => {
        take({ type: 'order', ...(await call(orderChange, { order: order(), operation: operationId(), referral })) })
        return true
      }),
    async join(membership) {
      const joined = unread === membership ? 'done' : await keep(membership)
      if (joined !== 'done') return joined
      // Once more by itself: nothing is left to be done but to know it.
      unread = (await read()) || (await read()) ? undefined : membership
      return unread === undefined ? 'done' : 'notRead'
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

/** Whether the order is what it was to become. */
function isAs({ email, quote, protection, credit, coupon }: Order, wanted: OrderChange): boolean {
  const parts = [
    [wanted.email, email],
    [wanted.quote, quote],
    [wanted.protection, protection?.term],
    [wanted.credit, credit?.active],
    [wanted.coupon, coupon?.code ?? ''],
  ]
  return parts.every(([want, now]) => want === undefined || String(want).toLowerCase() === String(now).toLowerCase())
}

/** The field beside which a refusal is said. */
function fieldOf({ coupon, email }: OrderChange): string {
  if (coupon !== undefined) return orderFields.coupon
  return email === undefined ? '' : orderFields.email
}
