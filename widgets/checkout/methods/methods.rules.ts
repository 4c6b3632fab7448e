/** The ways to pay as rows: each is a module of its own, fetched when it is chosen. */
import type { Order } from '../../../core/contract/order'
import { loadCode } from '../../../core/load-code'
import type { MethodName } from '../payment/payment.machine'
import type { PrepareMethod } from './methods.model'

interface Row {
  readonly load: () => Promise<PrepareMethod>
  /** It can also place an order that store credit pays for. */
  readonly takesNothing?: true
}

const methods: Readonly<Record<MethodName, Row>> = {
  stripe: { load: async () => (await loadCode(import('./methods-stripe.model'))).stripe, takesNothing: true },
  klarna: { load: async () => (await loadCode(import('./methods-klarna.model'))).klarna },
  affirm: { load: async () => (await loadCode(import('./methods-affirm.model'))).affirm },
  paybright: { load: async () => (await loadCode(import('./methods-paybright.model'))).paybright },
  credit: { load: async () => (await loadCode(import('./methods-credit.model'))).credit, takesNothing: true },
  other: { load: async () => (await loadCode(import('./methods-other.model'))).other, takesNothing: true },
}

/** Fetches the code of a method. Rejects when it is not to be had. */
export function loadMethod(name: MethodName): Promise<PrepareMethod> {
  return methods[name].load()
}

/**
 * The ways to pay that an order is offered, in its order, each once. Where nothing is left to be paid: those that can
 * place it all the same; the server's marker of full cover comes with Stripe's call (CREDIT-01).
 *
 * @param report is told of those that are not known here: they are left out
 */
export function methodsOf(
  { methods: offered, due }: Pick<Order, 'methods' | 'due'>,
  report: (failure: string) => void,
): readonly MethodName[] {
  const isKnown = (name: string): name is MethodName => Object.hasOwn(methods, name)
  const names = [...new Set(offered)]
  for (const name of names) if (!isKnown(name)) report(`${name} is no way to pay that is known here, and is left out`)
  const known = names.filter(isKnown)
  if (due > 0) return known
  const placing = known.filter((name) => methods[name].takesNothing)
  return placing.length > 0 ? placing : ['stripe']
}
