/** The address step on a page. */
import { act, useLayoutEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'
import { paneField } from '../../../../core/shop/order/order-form.contract'
import { AddressStep, addressSummary } from '../../../../widgets/checkout/address/address.view'
import type { PaneName } from '../../../../widgets/checkout/checkout.rules'
import type { CheckoutModel } from '../../../../widgets/checkout/checkout.types'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let root: Root | undefined

function Step({ model }: { readonly model: CheckoutModel }) {
  const [state, show] = useState(model.get)
  useLayoutEffect(() => model.subscribe(() => show(model.get())), [model])
  return (
    <>
      <AddressStep state={state} model={model} />
      <output>{addressSummary({ state, model })}</output>
    </>
  )
}

export const open = (model: CheckoutModel) => {
  root = createRoot(document.body.appendChild(document.createElement('main')))
  return act(async () => root?.render(<Step model={model} />))
}

export const leave = async () => {
  await act(async () => root?.unmount())
  document.body.replaceChildren()
}

/** A field by its part's name. */
export const field = (part: string, pane: PaneName = 'delivery') =>
  document.querySelector<HTMLInputElement>(`[name="${paneField(pane, part)}"]`) as HTMLInputElement

export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
export const texts = (selector: string) => all(selector).map((node) => node.textContent)
export const problem = (part: string, pane?: PaneName) =>
  document.getElementById(`${field(part, pane).id}-error`)?.textContent

/** Fills in many fields at once, without a render in between, as autofill does. */
export const fill = (values: Readonly<Record<string, string>>) =>
  act(async () => {
    for (const [part, value] of Object.entries(values)) put(field(part), value)
  })

const put = (input: HTMLInputElement, value: string, inputType?: string) => {
  const { prototype } = input.tagName === 'SELECT' ? HTMLSelectElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value)
  const event = inputType
    ? new InputEvent('input', { bubbles: true, inputType })
    : new Event('input', { bubbles: true })
  input.dispatchEvent(event)
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
export const type = (input: HTMLInputElement, value: string) =>
  act(async () => {
    input.focus()
    put(input, value, 'insertText')
  })
export const blur = (input: HTMLInputElement) =>
  act(async () => {
    input.focus()
    input.blur()
  })
export const press = (target: HTMLElement, key: string) =>
  act(async () => void target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
export const click = (target: HTMLElement | undefined) => act(async () => target?.click())
export const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
