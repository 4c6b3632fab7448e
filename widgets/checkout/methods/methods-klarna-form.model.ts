/** Klarna's own form on the page, and the talk with its script. */
import type { KlarnaSession } from '../../../core/contract/payment'
import { within } from '../../../core/deadline'
import { RoveError } from '../../../core/errors'
import type { MethodDeps } from './methods.model'
import { categoryOf, type KlarnaSays, script } from './methods-klarna.rules'
import { takePlace } from './methods-place.model'
import { loadVendor } from './methods-vendor.model'

interface Payments {
  init(session: { readonly client_token: string }): void
  load(
    options: { readonly container: HTMLElement; readonly payment_method_category: string },
    order: object,
    answer: (says: KlarnaSays) => void,
  ): void
  authorize(
    options: { readonly payment_method_category: string },
    order: object,
    answer: (says: KlarnaSays) => void,
  ): void
}

interface HostWindow {
  Klarna?: { readonly Payments?: Payments }
  klarnaAsyncCallback?: () => void
}

/** How long its script and its form may take, in milliseconds. */
const patience = 30_000

/** Klarna's form in its place. */
export interface KlarnaForm {
  /** What Klarna says of the form. */
  readonly says: KlarnaSays
  /** Asks Klarna for the money: it talks with the shopper. */
  authorize(): Promise<KlarnaSays>
  stop(): void
}

/** Shows the form for a session. Rejects with RoveError: `blocked`, `not-shown` or `timeout`. */
export async function showKlarna(
  session: KlarnaSession,
  { room, signal }: Pick<MethodDeps, 'room' | 'signal'>,
): Promise<KlarnaForm> {
  const payments = await within(patience, 'klarna', load())
  const category = { payment_method_category: categoryOf(session) }
  const { node: container, stop } = takePlace(room, signal)
  try {
    payments.init({ client_token: session.client_token })
    // It has the order from the server: the page tells it only when the shopper pays.
    const shown = new Promise<KlarnaSays>((resolve) => payments.load({ container, ...category }, {}, resolve))
    const says = await within(patience, 'klarna', shown)
    return {
      says,
      stop,
      authorize: () => new Promise((resolve) => payments.authorize(category, session.order, resolve)),
    }
  } catch (cause) {
    stop()
    throw cause instanceof RoveError ? cause : new RoveError('not-shown', 'klarna', { cause })
  }
}

/** Its script tells by a function of the page's that it has come: one that stands there already is told too. */
async function load(): Promise<Payments> {
  const host = window as HostWindow
  if (host.Klarna?.Payments) return host.Klarna.Payments
  const told = new Promise<void>((resolve) => {
    const before = host.klarnaAsyncCallback
    host.klarnaAsyncCallback = () => {
      resolve()
      before?.()
    }
  })
  await loadVendor('klarna', script)
  if (!host.Klarna?.Payments) await told
  if (!host.Klarna?.Payments) throw new RoveError('blocked', 'klarna')
  return host.Klarna.Payments
}
