/** Klarna's own form on the page, and the communication with its script. */

import { rejectAfter } from '../../../core/base/async/deadline'
import { RoveError } from '../../../core/base/report/errors'
import type { KlarnaSession } from '../../../core/shop/order/payment.contract'
import type { MethodDeps } from './methods.types'
import { categoryOf, type KlarnaResult, script, timeoutMs } from './methods-klarna.rules'
import { createMethodNode } from './methods-node.dom'
import { loadVendor } from './methods-script.vendor'

interface Payments {
  init(session: { readonly client_token: string }): void
  load(
    options: { readonly container: HTMLElement; readonly payment_method_category: string },
    order: object,
    answer: (result: KlarnaResult) => void,
  ): void
  authorize(
    options: { readonly payment_method_category: string },
    order: object,
    answer: (result: KlarnaResult) => void,
  ): void
}

interface HostWindow {
  Klarna?: { readonly Payments?: Payments }
  klarnaAsyncCallback?: () => void
}

/** Klarna's form in its container. */
export interface KlarnaForm {
  /** The result of loading the form. */
  readonly result: KlarnaResult
  /** Requests the authorisation. Klarna may ask the visitor for more. */
  authorize(): Promise<KlarnaResult>
  stop(): void
}

/** Shows the form for a session. Rejects with RoveError: `blocked`, `not-shown` or `timeout`. */
export async function showKlarna(
  session: KlarnaSession,
  { container, signal }: Pick<MethodDeps, 'container' | 'signal'>,
): Promise<KlarnaForm> {
  const payments = await rejectAfter(timeoutMs, 'klarna', load())
  const category = { payment_method_category: categoryOf(session) }
  const { node, stop } = createMethodNode(container, signal)
  try {
    payments.init({ client_token: session.client_token })
    // Klarna has the order from the server. The page passes it only when the visitor pays.
    const shown = new Promise<KlarnaResult>((resolve) => payments.load({ container: node, ...category }, {}, resolve))
    const result = await rejectAfter(timeoutMs, 'klarna', shown)
    return {
      result,
      stop,
      authorize: () => new Promise((resolve) => payments.authorize(category, session.order, resolve)),
    }
  } catch (cause) {
    stop()
    throw cause instanceof RoveError ? cause : new RoveError('not-shown', 'klarna', { cause })
  }
}

/** The script calls a global function when it is ready. One that the page has already set is called too. */
async function load(): Promise<Payments> {
  const host = window as HostWindow
  if (host.Klarna?.Payments) return host.Klarna.Payments
  const ready = new Promise<void>((resolve) => {
    const before = host.klarnaAsyncCallback
    host.klarnaAsyncCallback = () => {
      resolve()
      before?.()
    }
  })
  await loadVendor('klarna', script)
  if (!host.Klarna?.Payments) await ready
  if (!host.Klarna?.Payments) throw new RoveError('blocked', 'klarna')
  return host.Klarna.Payments
}
