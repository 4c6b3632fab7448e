/** Renders one part of the checkout with its model. */

import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'
import { formatDay } from '../../../core/base/country/day.rules'
import { shopDayAt } from '../../../core/base/country/shop-day.rules'
import { standingTexts } from '../../../core/shop/order/payment-standing.texts'
import type { CheckoutModel, PartProps } from '../../../widgets/checkout/checkout.types'
import type { CheckoutState } from '../../../widgets/checkout/checkout-state.types'
import { initialState } from '../../../widgets/checkout/draft/draft-initial.machine'
import { ProgressView } from '../../../widgets/checkout/payment/payment-progress.view'
import { fullOrder, settingsOf } from './test-order'

export { all, click, texts, type } from './address/address-page'

let root: Root | undefined

/** The initial state of an order, with changes. */
export const stateOf = (order = fullOrder(), changes: Partial<CheckoutState> = {}): CheckoutState => ({
  ...initialState(order, [], settingsOf()),
  ...changes,
})

/** Renders a part with a model that has only what the test gives it. */
export function show(
  Part: (props: PartProps) => ReactNode,
  state: CheckoutState,
  given: { readonly [Part in keyof CheckoutModel]?: unknown } = {},
) {
  const model = {
    language: 'en',
    settings: settingsOf(),
    money: (amount: number) => `$${amount}`,
    day: (day: string) => formatDay('en_US', day),
    safeUrl: (url: string) => (url.startsWith('javascript:') ? undefined : url),
    loadProgress: async () => [ProgressView, standingTexts] as const,
    today: () => shopDayAt(Date.UTC(2026, 0, 31)),
    memberFee: 50,
    referrals: [],
    methodsOf: () => ['stripe'],
    proceed: vi.fn(),
    reportMissing: vi.fn(),
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
