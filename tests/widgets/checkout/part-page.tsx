/** One part of the checkout on a page, with what it asks of the model. */

import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'
import { dayIn } from '../../../core/domain/day'
import type { CheckoutState } from '../../../widgets/checkout/checkout.machine'
import type { CheckoutModel } from '../../../widgets/checkout/checkout.model'
import type { PartProps } from '../../../widgets/checkout/checkout.view'
import { begin } from '../../../widgets/checkout/checkout-begin.machine'
import { ProgressView, progressTexts } from '../../../widgets/checkout/payment/payment-progress.view'
import { fullOrder, termsOf } from './begun'

export { all, click, texts, type } from './address/address-page'

let root: Root | undefined

/** A state that the checkout begins with, and what of it is otherwise. */
export const stateOf = (order = fullOrder(), changes: Partial<CheckoutState> = {}): CheckoutState => ({
  ...begin(order, [], termsOf()),
  ...changes,
})

/** Shows a part with a model that only has what a test gives it. */
export function show(
  Part: (props: PartProps) => ReactNode,
  state: CheckoutState,
  given: { readonly [Part in keyof CheckoutModel]?: unknown } = {},
) {
  const model = {
    language: 'en',
    terms: termsOf(),
    money: (amount: number) => `$${amount}`,
    day: (day: string) => dayIn('en_US', day),
    safeUrl: (url: string) => (url.startsWith('javascript:') ? undefined : url),
    loadProgress: async () => [ProgressView, progressTexts] as const,
    today: () => new Date(2026, 0, 31),
    memberFee: 50,
    referrals: [],
    methodsOf: () => ['stripe'],
    proceed: vi.fn(),
    ...given,
  } as unknown as CheckoutModel
  root ??= createRoot(document.body.appendChild(document.createElement('main')))
  return act(async () => root?.render(<Part state={state} model={model} />))
}

export const leave = async () => {
  await act(async () => root?.unmount())
  root = undefined
  document.body.replaceChildren()
}

export const submit = () =>
  act(async () => void document.forms[0]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
