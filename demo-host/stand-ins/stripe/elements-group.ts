/** `stripe.elements()`: one payment, and the element that it is paid in. */
import type { ApiAnswer } from './element.script'
import { integrationError } from './integration-error'
import { type PaymentElement, type PaymentElementOptions, paymentElement } from './payment-element'

/** The options of a group. Others are accepted and have no effect. */
export interface ElementsOptions {
  readonly clientSecret: string
  /** Stripe's: `zh-HK`, or `auto`. */
  readonly locale?: string
  readonly appearance?: { readonly variables?: Readonly<Record<string, string>> }
}

/** The group as the page sees it. */
export interface Elements {
  create(type: string, options?: PaymentElementOptions): PaymentElement
  getElement(type: string): PaymentElement | null
  update(options: Partial<ElementsOptions>): Promise<void>
  submit(): Promise<{ readonly error?: unknown; readonly selectedPaymentMethod?: string }>
  fetchUpdates(): Promise<{ readonly error?: { readonly message: string } }>
}

/** The internals of a group that confirming needs. */
export interface ElementsInside {
  readonly clientSecret: string
  readonly locale: string
  ask(type: string, body?: unknown): Promise<ApiAnswer>
}

const insides = new WeakMap<object, ElementsInside>()

/** The internals of a group; `undefined` for other objects. */
export function insideOf(elements: unknown): ElementsInside | undefined {
  return typeof elements === 'object' && elements !== null ? insides.get(elements) : undefined
}

/** @param origin the vendor's host */
export function elementsGroup(origin: string, asked: ElementsOptions): Elements {
  if (typeof asked?.clientSecret !== 'string' || !/^pi_\w+_secret_\w+$/.test(asked.clientSecret))
    throw integrationError('In order to create an Elements group, you must pass a valid clientSecret.')
  const { clientSecret } = asked
  const locale = !asked.locale || asked.locale === 'auto' ? navigator.language : asked.locale
  let variables = asked.appearance?.variables ?? {}
  let element: PaymentElement | undefined

  const ask = async (type: string, body?: unknown) => {
    if (!element?.channel()) throw integrationError('Invalid value for elements: it has no mounted Payment Element.')
    return (await element.channel()?.request(type, body)) as ApiAnswer
  }
  const elements: Elements = {
    create(type, options = {}) {
      if (type !== 'payment') throw integrationError(`This stand-in has no element ${type}.`)
      if (element) throw integrationError('Can only create one Element of type payment.')
      element = paymentElement({ origin, clientSecret, locale, look: () => variables }, options, () => {
        element = undefined
      })
      return element
    },
    getElement: () => element ?? null,
    async update(options) {
      variables = { ...variables, ...options.appearance?.variables }
      element?.channel()?.post('look', { variables })
    },
    submit: async () => (await ask('submit')) as object,
    async fetchUpdates() {
      const answer = await ask('read')
      return 'error' in answer ? { error: { message: answer.error.message } } : {}
    },
  }
  insides.set(elements, { clientSecret, locale, ask })
  return elements
}
