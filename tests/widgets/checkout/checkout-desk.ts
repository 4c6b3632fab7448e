/** A checkout whose server answers as a test says, or waits until it does. */
import { vi } from 'vitest'
import type { Order } from '../../../core/contract/order'
import type { AttemptStatus } from '../../../core/contract/payment-status'
import type { OrderProblem } from '../../../core/contract/problem'
import type { Call } from '../../../core/net/http'
import { type CheckoutDeps, createCheckoutModel } from '../../../widgets/checkout/checkout.model'
import type { Terms } from '../../../widgets/checkout/checkout.rules'
import type { MethodDeps, Outcome, Unusable } from '../../../widgets/checkout/methods/methods.model'
import { fullOrder, termsOf } from './begun'
import { fakeTab } from './fake-tab'

const nobody = { emailExists: false, memberExists: false, memberActive: false, tradeExists: false, tradeActive: false }

/** What the server says of an attempt. */
export const statusOf = (status: AttemptStatus['status'], attempt = '', url: string | null = null) => ({
  status,
  url,
  attempt,
})

/** A promise that a test keeps when it likes. */
export function later<Value>() {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((keep) => {
    resolve = keep
  })
  return { promise, resolve }
}

/** All that was promised has come about. */
export const rest = () => vi.advanceTimersByTimeAsync(0)

interface Begun {
  order?: Order
  problems?: readonly OrderProblem[]
  terms?: Partial<Terms>
  attempt?: CheckoutDeps['attempt']
  loggedIn?: boolean
  tab?: ReturnType<typeof fakeTab>
}

export function checkoutDesk({
  order = fullOrder(),
  problems = [],
  terms = {},
  attempt,
  loggedIn = false,
  tab = fakeTab(),
}: Begun = {}) {
  const calls: { readonly name: string; readonly path: string; readonly input: Record<string, unknown> }[] = []
  let server = order
  const answers: Record<string, unknown> = {
    'user.exists': nobody,
    'order.read': () => ({ order: server, errors: [] }),
    'order.change': () => ({ order: server, errors: [] }),
    'order.quote': () => ({ order: server, errors: [] }),
    'order.validate': { success: true, errors: [] },
    'membership.validate': { valueChanged: true },
    'payment.complete': { success: true, url: '/thanks' },
    // Nothing is under way, but for an attempt that is named: what came of it is not known yet.
    'payment.status': ({ operation, end }: { operation: string; end?: string }) =>
      statusOf(operation === '' || end === 'rested' ? 'none' : 'processing'),
  }
  const call = async ({ name, path }: { name: string; path: string }, input: Record<string, unknown>) => {
    calls.push({ name, path, input })
    const answer = answers[name]
    const said = typeof answer === 'function' ? await answer(input) : answer
    if (said instanceof Error) throw said
    return said
  }
  const method = {
    amount: undefined as number | undefined,
    elsewhere: undefined as true | undefined,
    deps: undefined as MethodDeps | undefined,
    prepared: 0,
    stopped: 0,
    verify: vi.fn(async (_order: Order, _attempt?: string): Promise<number | Unusable> => method.amount ?? server.due),
    pay: vi.fn(async (_attempt: string): Promise<Outcome> => ({ type: 'unknown' })),
    prepare: async (): Promise<unknown> => undefined,
  }
  let ids = 0
  const deps = {
    order,
    problems,
    terms: termsOf(terms),
    loggedIn,
    drafts: tab.drafts,
    places: tab.places,
    attempt,
    call: call as Call,
    operationId: () => `id-${++ids}`,
    loadMethod: async () => async (given: MethodDeps) => {
      method.deps = given
      method.prepared += 1
      const instead = await method.prepare()
      if (instead) return instead as never
      given.onReady(true)
      const stop = () => {
        method.stopped += 1
      }
      const { verify, pay, elsewhere } = method
      return { amount: method.amount ?? given.order.due, verify, pay, stop, ...(elsewhere ? { elsewhere } : {}) }
    },
    methodsOf: () => ['stripe', 'affirm'] as const,
    forMethods: {} as never,
    attempts: { keep: vi.fn(), leave: vi.fn(), forget: vi.fn() },
    tabs: { post: vi.fn() },
    goTo: vi.fn(),
    words: { cartUrl: '/cart', language: 'en' } as never,
    tell: vi.fn(),
    report: vi.fn(),
  } satisfies CheckoutDeps
  const model = createCheckoutModel(deps)
  return {
    model,
    tab,
    deps,
    calls,
    answers,
    method,
    /** What the server has from now on. */
    serve: (now: Order) => {
      server = now
    },
    named: (name: string) => calls.filter((one) => one.name === name),
    told: (fact: string) => deps.tell.mock.calls.filter(([name]) => name === fact).map(([, what]) => what),
    payment: () => model.get().payment,
    /** At the payment step, with a method that is ready. */
    async ready() {
      await rest()
      model.payment.setRoom({} as HTMLElement)
      await rest()
    },
    /** A call that waits. */
    hold(name: string) {
      const waits = later<unknown>()
      answers[name] = () => waits.promise
      return async (answer: unknown) => {
        waits.resolve(answer)
        await rest()
      }
    },
  }
}
