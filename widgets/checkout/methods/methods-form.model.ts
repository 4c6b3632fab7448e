/** Ways to pay by the server's own form: it is filled in from the order and sent, and the page goes on with it. */

import type { CheckoutForm } from '../checkout-form.model'
import { fieldsOf } from '../checkout-form.rules'
import type { MethodName } from '../payment/payment.machine'
import type { MethodDeps, PrepareMethod } from './methods.model'
import { askDue } from './methods-due.model'

/** What of the form the shopper fills in. */
export interface Asked {
  /** Says what is wrong beside it. @returns whether nothing is */
  check(): boolean
  stop(): void
}

/** The button that places an order. */
const op = 'Review order'

/**
 * Such a way to pay. A shop without the form has none.
 *
 * @param ask shows what the shopper has to fill in; nothing where the form does not have it
 */
export function byForm(
  method: MethodName,
  ask: (form: CheckoutForm, deps: MethodDeps) => Asked | undefined,
): PrepareMethod {
  return async (deps) => {
    const { form, call, signal, onReady } = deps
    let { order } = deps
    let asked = form && ask(form, deps)
    if (!form || !asked) return { problem: { code: 'unusable' } }
    onReady(true)
    return {
      amount: order.due,
      elsewhere: true,
      verify(now, attempt) {
        order = now
        return attempt ? askDue(call, order, signal) : Promise.resolve(order.due)
      },
      async pay() {
        if (!asked?.check()) return { type: 'refused', problem: undefined }
        form.write(fieldsOf(order, method))
        // A view switches off what stands in it while it pays, and what is switched off is not sent.
        asked.stop()
        if (form.submit(op)) return { type: 'submitted' }
        asked = ask(form, deps)
        return { type: 'refused', problem: { code: 'notStarted' } }
      },
      stop: () => asked?.stop(),
    }
  }
}
