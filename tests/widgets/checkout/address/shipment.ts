/** A checkout at its address step, with a server that answers as the test says. */
import { parse } from 'valibot'
import { vi } from 'vitest'
import { type CountryCode, countries, findCountry, languageOf } from '../../../../core/base/country/countries.rules'
import type { FieldError } from '../../../../core/base/net/field-error.contract'
import type { Call } from '../../../../core/base/net/http'
import type { Zone } from '../../../../core/shop/address/address-form.rules'
import { type Address, type Order, order, type QuoteInput } from '../../../../core/shop/order/order.contract'
import { createCheckoutModel } from '../../../../widgets/checkout/checkout.model'
import type { Settings } from '../../../../widgets/checkout/checkout.rules'
import type { CheckoutDeps, CheckoutPage } from '../../../../widgets/checkout/checkout.types'
import { fakeTab } from '../fake-tab'

const zones: Readonly<Record<number, readonly Zone[]>> = {
  840: [
    { id: 12, name: 'California', code: 'CA' },
    { id: 43, name: 'New York', code: 'NY' },
  ],
  124: [
    { id: 66, name: 'Ontario', code: 'ON' },
    { id: 67, name: 'Québec', code: 'QC' },
  ],
  36: [
    { id: 201, name: 'New South Wales', code: 'NSW' },
    { id: 202, name: 'Tasmania', code: 'TAS' },
  ],
  344: [{ id: 301, name: 'Kowloon', code: '' }],
}

export const zonesOf = (country: number): readonly Zone[] => zones[country] ?? []

export const empty: Address = parse(order.entries.delivery, {})

export const vine: Address = {
  ...empty,
  first_name: 'Ada',
  last_name: 'Moss',
  street1: '1600 Vine Street',
  city: 'Los Angeles',
  zone: 12,
  country: 840,
  postal_code: '90028',
  phone: '3235550100',
}

export const ground = { id: 'ground---0', title: 'Standard - $99.00' }
export const white = { id: 'white---0', title: 'White glove - $199.00' }

export const orderOf = (parts: Partial<Order> = {}): Order => ({
  ...parse(order, {
    id: '7001',
    status: 'open',
    currency: 'USD',
    lines: [],
    totals: [],
    total: 900,
    due: 900,
    email: 'ada@example.com',
    membership: 0,
    delivery: {},
    billing: {},
    copy_address: true,
  }),
  ...parts,
})

interface Given {
  readonly country?: CountryCode
  readonly order?: Partial<Order>
  readonly settings?: Partial<Settings>
  readonly page?: Partial<CheckoutPage>
  /** The answer to a quote request. */
  readonly quote?: (input: QuoteInput, signal: AbortSignal | undefined) => Promise<Answer> | Answer
  /** The answer to a change. */
  readonly change?: (wanted: { readonly quote?: string }) => Promise<Answer> | Answer
}

export interface Answer {
  readonly order: Order
  readonly errors: readonly FieldError[]
}

/** The checkout, and the requests that the server got. */
export function shipment({ country = 'US', settings, page, ...given }: Given = {}) {
  const first = orderOf(given.order)
  let savedOrder = first
  const answerQuote = (input: QuoteInput): Answer => ({
    order: {
      ...savedOrder,
      delivery: input.delivery,
      billing: input.billing,
      copy_address: input.copyAddress,
      quotes: [ground, white],
    },
    errors: [],
  })
  const quote = vi.fn(given.quote ?? answerQuote)
  const change = vi.fn(
    given.change ?? ((wanted: { quote?: string }) => ({ order: { ...savedOrder, ...wanted }, errors: [] })),
  )
  const call = vi.fn(async (endpoint: { name: string }, input: never, signal?: AbortSignal) => {
    // The validation is pending until it is aborted.
    if (endpoint.name === 'order.validate')
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    const answer = await (endpoint.name === 'order.quote' ? quote(input, signal) : change(input))
    savedOrder = answer.order
    return answer
  }) as unknown as Call
  const place = findCountry(country) ?? countries[0]
  const report = vi.fn()
  const publish = vi.fn()
  let operations = 0
  const model = createCheckoutModel({
    ...({} as CheckoutDeps),
    order: first,
    problems: [],
    settings: {
      country: place as Settings['country'],
      isMember: false,
      membershipEnabled: true,
      membershipOnly: false,
      membershipLock: false,
      address: ({ numeric }) => ({ zones: zonesOf(numeric).length }),
      ...settings,
    },
    loggedIn: false,
    ...fakeTab(),
    tabs: { post: () => {} },
    attempt: undefined,
    call,
    operationId: () => `operation-${++operations}`,
    methodsOf: () => [],
    page: {
      ...({} as CheckoutPage),
      language: languageOf((place as Settings['country']).locales[0]),
      zonesOf,
      lookups: {},
      report,
      ...page,
    },
    publish: publish,
    report,
  })
  return { model, quote, change, report, publish, answerQuote }
}
