/**
 * Payment methods that submit the server's own form: it is filled in from the order, and the page continues with it.
 */

import type { CheckoutForm } from '../form/form.dom'
import { fieldsOf } from '../form/form.rules'
import type { MethodName } from '../payment/payment.types'
import type { MethodDeps, PrepareMethod } from './methods.types'
import { readDue } from './methods-due.calls'

/** The fields of the form that the visitor fills in. */
export interface FormFields {
  /** Shows the errors beside the fields. @returns whether there are none */
  check(): boolean
  stop(): void
}

/** The value of the button that places an order. */
const op = 'Review order'

/**
 * A payment method that submits the server's form. It cannot be used if the page has no form.
 *
 * @param showFields shows the fields that the visitor has to fill in; returns `undefined` if the form lacks them
 */
export function serverFormMethod(
  method: MethodName,
  showFields: (form: CheckoutForm, deps: MethodDeps) => FormFields | undefined,
): PrepareMethod {
  return async (deps) => {
    const { form, call, signal, onReady } = deps
    let { order } = deps
    let fields = form && showFields(form, deps)
    if (!form || !fields) return { problem: { code: 'unusable' } }
    onReady(true)
    return {
      amount: order.due,
      elsewhere: true,
      verify(now, attempt) {
        order = now
        return attempt ? readDue(call, order, signal) : Promise.resolve(order.due)
      },
      async pay() {
        if (!fields?.check()) return { type: 'refused', problem: undefined }
        form.write(fieldsOf(order, method))
        // A view disables its fields while it pays, and disabled fields are not submitted.
        fields.stop()
        if (form.submit(op)) return { type: 'submitted' }
        fields = showFields(form, deps)
        return { type: 'refused', problem: { code: 'notStarted' } }
      },
      stop: () => fields?.stop(),
    }
  }
}
