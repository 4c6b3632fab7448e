/** What a method is given in tests: an order, a server that answers as a test says, and a room on the page. */
import { parse } from 'valibot'
import { vi } from 'vitest'
import { type Order, order } from '../../../../core/contract/order'
import { RoveError } from '../../../../core/errors'
import {
  isPrepared,
  type MethodDeps,
  type PreparedMethod,
  type PrepareMethod,
} from '../../../../widgets/checkout/methods/methods.model'

/** An order over 1,240.50 US dollars. */
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
    ...parts,
  })
}

type Answer = (input: Record<string, unknown>) => unknown

/** A till: the calls that were made, and what each is answered, by the endpoint's name. */
export function openTill(answers: Readonly<Record<string, Answer>> = {}) {
  const calls: { readonly name: string; readonly input: Record<string, unknown> }[] = []
  const room = document.createElement('div')
  document.body.append(room)
  const life = new AbortController()
  const ready: boolean[] = []
  const deps: MethodDeps = {
    order: anOrder(),
    locale: 'en_US',
    page: 'page-0',
    room,
    signal: life.signal,
    form: undefined,
    returnUrl: 'https://shop.example/cart/checkout',
    call: async (endpoint, input) => {
      calls.push({ name: endpoint.name, input: input as Record<string, unknown> })
      const answer = answers[endpoint.name]
      if (!answer) throw new RoveError('network', endpoint.name)
      return (await answer(input as Record<string, unknown>)) as never
    },
    onReady: (is) => ready.push(is),
    report: vi.fn(),
  }
  return {
    deps,
    calls,
    room,
    ready,
    leave: () => life.abort(),
    named: (name: string) => calls.filter((call) => call.name === name),
  }
}

/** Makes a method ready, where it must be. */
export async function prepared(prepare: PrepareMethod, deps: MethodDeps): Promise<PreparedMethod> {
  const result = await prepare(deps)
  if (!isPrepared(result)) throw new Error(`it cannot be used: ${JSON.stringify(result)}`)
  return result
}
