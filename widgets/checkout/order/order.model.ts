/** Reads and changes the order on the server. Calls are queued, so that no response overwrites a newer one. */

import { serverMessageOf } from '../../../core/base/report/errors'
import { membershipValidate } from '../../../core/shop/account/account.contract'
import {
  type Order,
  type OrderAnswer,
  type OrderChange,
  orderChange,
  orderRead,
  orderValidate,
} from '../../../core/shop/order/order.contract'
import { orderFields } from '../../../core/shop/order/order-form.contract'
import type { Draft } from '../checkout.rules'
import type { CheckoutDeps, OrderModel } from '../checkout.types'
import type { CheckoutEvent, CheckoutState } from '../checkout-state.types'
import { isClosed } from '../payment/payment.machine'

interface Deps extends Pick<CheckoutDeps, 'call' | 'operationId' | 'report'>, Pick<OrderModel, 'notifyTabs'> {
  get(): CheckoutState
  dispatch(event: CheckoutEvent): boolean
}

/** @see OrderModel */
export function createOrderModel({ get, dispatch, call, operationId, report, notifyTabs }: Deps): OrderModel {
  let queue: Promise<unknown> = Promise.resolve()
  let validation: AbortController | undefined
  /** No request was made since the page was rendered. */
  let isPageOrderCurrent = get().validating

  function enqueue<T>(run: () => Promise<T>): Promise<T> {
    const done = queue.then(run)
    queue = done.catch(() => {})
    return done
  }

  /** Queues a call and reports its failure. Resolves with `false` then. */
  const enqueueReported = (run: () => Promise<boolean>) =>
    enqueue(run).catch((failure: unknown) => {
      report(failure)
      return false
    })

  /** Queues a change. It is skipped if a payment has started while it was queued. */
  const enqueueChange = (run: () => Promise<boolean>) =>
    enqueueReported(async () => !isClosed(get().payment) && run().finally(notifyTabs))

  const order = () => get().order.id
  const read = (sent?: Draft) =>
    enqueueReported(async () => {
      dispatch({ type: 'order', ...(await call(orderRead, { order: order() })), sent })
      return true
    })

  /** Turns a failure with a server message into an answer that changes nothing. Rethrows other failures. */
  function refused(failure: unknown, field = ''): OrderAnswer {
    const message = serverMessageOf(failure)
    if (!message) throw failure
    report(failure)
    return { order: get().order, errors: [{ field, message }] }
  }

  /** The membership choice that was saved, while the order has not been read since. */
  let savedMembership: 0 | 1 | undefined

  async function sendMembership(membership: 0 | 1): Promise<'done' | 'refused' | 'lost'> {
    let result: 'done' | 'refused' | 'lost' = 'lost'
    await enqueueChange(async () => {
      try {
        await call(membershipValidate, { order: order(), value: membership, operation: operationId() })
        result = 'done'
      } catch (failure) {
        dispatch({ type: 'order', ...refused(failure) })
        result = 'refused'
      }
      return true
    })
    return result
  }

  return {
    enqueue,
    notifyTabs,
    read: () => read(),
    settled: () => queue,
    async change(wanted) {
      const sent = get().draft
      let errors: readonly unknown[] | undefined
      const done = await enqueueChange(async () => {
        const input = { order: order(), operation: operationId(), ...wanted }
        const answer = await call(orderChange, input).catch((failure: unknown) => refused(failure, fieldOf(wanted)))
        dispatch({ type: 'order', ...answer, sent })
        errors = answer.errors
        return answer.errors.length === 0
      })
      if (errors) return done
      // The change may have been made although the response was lost: read the order to find out.
      const isRead = await read(sent)
      if (isRead && isApplied(get().order, wanted)) return true
      dispatch({ type: 'blocked', notice: isRead ? 'notSaved' : 'notConfirmed' })
      return false
    },
    refer: (referral) =>
      enqueueReported(async () => {
        dispatch({
          type: 'order',
          ...(await call(orderChange, { order: order(), operation: operationId(), referral })),
        })
        return true
      }),
    async saveMembership(membership) {
      const sent = get().draft
      const result = savedMembership === membership ? 'done' : await sendMembership(membership)
      if (result === 'refused') return result
      // One retry.
      const isRead = (await read(sent)) || (await read(sent))
      savedMembership = result === 'done' && !isRead ? membership : undefined
      if (result === 'done') return isRead ? 'done' : 'notRead'
      // The change may have been made although the response was lost: the order shows it.
      if (!isRead) return 'notConfirmed'
      return get().order.membership === membership ? 'done' : 'notSaved'
    },
    stopValidating() {
      validation?.abort()
    },
    async validate() {
      validation?.abort()
      const controller = new AbortController()
      validation = controller
      const { signal } = controller
      try {
        // Waits for changes made before, and blocks none made later.
        await enqueue(async () => {})
        if (signal.aborted) return
        // Another tab may have changed the order, so read it first. The order rendered with the page is current.
        const isKnown = isPageOrderCurrent || (await read())
        isPageOrderCurrent = false
        if (signal.aborted) return
        if (!isKnown) return void dispatch({ type: 'not-validated' })
        const answer = await call(orderValidate, { order: order() }, signal)
        if (!signal.aborted) dispatch({ type: 'validated', ...answer })
      } catch (failure) {
        if (signal.aborted) return
        report(failure)
        dispatch({ type: 'not-validated' })
      }
    },
  }
}

/** Whether the order has the requested change. */
function isApplied({ email, quote, protection, credit, coupon }: Order, wanted: OrderChange): boolean {
  const parts = [
    [wanted.email, email],
    [wanted.quote, quote],
    [wanted.protection, protection?.term],
    [wanted.credit, credit?.active],
    [wanted.coupon, coupon?.code ?? ''],
  ]
  return parts.every(([want, now]) => want === undefined || String(want).toLowerCase() === String(now).toLowerCase())
}

/** The field beside which a server error is shown. */
function fieldOf({ coupon, email }: OrderChange): string {
  if (coupon !== undefined) return orderFields.coupon
  return email === undefined ? '' : orderFields.email
}
