/** A checkout whose server answers as the test says, or waits until it does. */
import { vi } from 'vitest'
import type { FieldError } from '../../../core/base/net/field-error.contract'
import type { Call } from '../../../core/base/net/http'
import type { Order } from '../../../core/shop/order/order.contract'
import type { AttemptStatus } from '../../../core/shop/order/payment-status.contract'
import { createCheckoutModel } from '../../../widgets/checkout/checkout.model'
import type { Settings } from '../../../widgets/checkout/checkout.rules'
import type { CheckoutDeps } from '../../../widgets/checkout/checkout.types'
import type { MethodDeps, Outcome, Unusable } from '../../../widgets/checkout/methods/methods.types'
import { fakeTab } from './fake-tab'
import { fullOrder, settingsOf } from './test-order'

const noAccount = {
  emailExists: false,
  memberExists: false,
  memberActive: false,
  tradeExists: false,
  tradeActive: false,
}

/** The server's status of an attempt. */
export const statusOf = (status: AttemptStatus['status'], attempt = '', url: string | null = null) => ({
  status,
  url,
  attempt,
})

/** A promise that the test settles. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

/** Waits for pending promises. */
export const flushPromises = () => vi.advanceTimersByTimeAsync(0)

interface CheckoutOptions {
  order?: Order
  problems?: readonly FieldError[]
  settings?: Partial<Settings>
  attempt?: CheckoutDeps['attempt']
  loggedIn?: boolean
  tab?: ReturnType<typeof fakeTab>
}

export function createTestCheckout({
  order = fullOrder(),
  problems = [],
  settings = {},
  attempt,
  loggedIn = false,
  tab = fakeTab(),
}: CheckoutOptions = {}) {
  const calls: { readonly name: string; readonly path: string; readonly input: Record<string, unknown> }[] = []
  let server = order
  const answers: Record<string, unknown> = {
    'user.exists': noAccount,
    'order.read': () => ({ order: server, errors: [] }),
    'order.change': () => ({ order: server, errors: [] }),
    'order.quote': () => ({ order: server, errors: [] }),
    'order.validate': { success: true, errors: [] },
    'membership.validate': { valueChanged: true },
    'payment.complete': { success: true, url: '/thanks' },
    // No attempt is running, except a named one: its outcome is unknown.
    'payment.status': ({ operation, end }: { operation: string; end?: string }) =>
      statusOf(operation === '' || end === 'rested' ? 'none' : 'processing'),
  }
  const call = async ({ name, path }: { name: string; path: string }, input: Record<string, unknown>) => {
    calls.push({ name, path, input })
    const answer = answers[name]
    const response = typeof answer === 'function' ? await answer(input) : answer
    if (response instanceof Error) throw response
    return response
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
    settings: settingsOf(settings),
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
    attempts: { save: vi.fn(), markLeft: vi.fn(), forget: vi.fn() },
    tabs: { post: vi.fn() },
    goTo: vi.fn(),
    page: { cartUrl: '/cart', language: 'en' } as never,
    publish: vi.fn(),
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
    /** Sets the server's order. */
    serve: (now: Order) => {
      server = now
    },
    named: (name: string) => calls.filter((one) => one.name === name),
    published: (fact: string) => deps.publish.mock.calls.filter(([name]) => name === fact).map(([, what]) => what),
    payment: () => model.get().payment,
    /** Opens the payment step, with a method that is ready. */
    async ready() {
      await flushPromises()
      model.payment.setContainer({} as HTMLElement)
      await flushPromises()
    },
    /** Holds a request back. */
    hold(name: string) {
      const waits = deferred<unknown>()
      answers[name] = () => waits.promise
      return async (answer: unknown) => {
        waits.resolve(answer)
        await flushPromises()
      }
    },
  }
}
