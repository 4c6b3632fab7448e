/** The dependencies of a method in tests: an order, a server that answers as the test says, and a container. */

import { parse } from 'valibot'
import { vi } from 'vitest'
import { shopDayAt } from '../../../../core/base/country/shop-day.rules'
import { RoveError } from '../../../../core/base/report/errors'
import { type Order, order } from '../../../../core/shop/order/order.contract'
import { isPrepared } from '../../../../widgets/checkout/methods/methods.rules'
import type { MethodDeps, PreparedMethod, PrepareMethod } from '../../../../widgets/checkout/methods/methods.types'

/** An order of 1,240.50 US dollars. */
export function anOrder(parts: object = {}): Order {
  return parse(order, {
    id: '77',
    status: 'open',
    currency: 'USD',
    lines: [],
    totals: [],
    total: 1240.5,
    due: 1240.5,
    email: 'ada@example.com',
    delivery: { first_name: 'Ada', city: 'Portland', zone: 46, country: 840, postal_code: '97205' },
    billing: { first_name: 'Byron', city: 'Salem', zone: 46, country: 840, postal_code: '97301' },
    quotes: [{ id: 'ground---0', title: 'Ground - $40' }],
    quote: 'ground---0',
    methods: ['stripe'],
    version: 'as-shown',
    ...parts,
  })
}

type Answer = (input: Record<string, unknown>) => unknown

/** A server: records requests and answers them by the endpoint's name. */
export function createTestMethodDeps(answers: Readonly<Record<string, Answer>> = {}) {
  const calls: { readonly name: string; readonly input: Record<string, unknown> }[] = []
  const container = document.createElement('div')
  document.body.append(container)
  const controller = new AbortController()
  const ready: boolean[] = []
  const deps: MethodDeps = {
    order: anOrder(),
    locale: 'en_US',
    pageId: 'page-0',
    container: container,
    signal: controller.signal,
    form: undefined,
    returnUrl: 'https://shop.example/cart/checkout',
    today: () => shopDayAt(Date.now()),
    call: async (endpoint, input) => {
      calls.push({ name: endpoint.name, input: input as Record<string, unknown> })
      const answer = answers[endpoint.name]
      if (!answer) throw new RoveError('network', endpoint.name)
      return (await answer(input as Record<string, unknown>)) as never
    },
    onReady: (is) => ready.push(is),
    reportMissing: vi.fn(),
    report: vi.fn(),
  }
  return {
    deps,
    calls,
    container,
    ready,
    leave: () => controller.abort(),
    named: (name: string) => calls.filter((call) => call.name === name),
  }
}

/** Prepares a method; throws if it is unusable. */
export async function prepared(prepare: PrepareMethod, deps: MethodDeps): Promise<PreparedMethod> {
  const result = await prepare(deps)
  if (!isPrepared(result)) throw new Error(`it cannot be used: ${JSON.stringify(result)}`)
  return result
}
