/** An element to try: it shows a figure, and tells what happens to its model. */
import type { ComponentType } from 'react'
import { vi } from 'vitest'
import { defineElement } from '../../../core/element/define-element'
import type { Guest, Model, ViewProps } from '../../../core/element/definition'
import { createStore, type Store } from '../../../core/state/create-store'

const attributes = {
  nid: { type: 'number', required: true, identity: true },
  'unit-name': { type: 'string', values: ['pieces', 'pairs'] },
  loud: { type: 'boolean' },
} as const
type Attributes = typeof attributes
type View = ComponentType<ViewProps<Attributes, number, CounterModel>>

export interface CounterModel extends Model<number> {
  readonly store: Store<number>
}

let tags = 0

/** A fresh tag, with what was made, stopped and rendered under it. */
export function defineCounter(...input: Parameters<typeof defineLater>) {
  const counter = defineLater(...input)
  counter.element.define()
  return counter
}

/** The same, not yet in the page's registry. */
export function defineLater(
  create?: (model: CounterModel, guest: Guest<Attributes>) => CounterModel | Promise<CounterModel>,
  place: (view: View) => View = (view) => view,
) {
  const tag = `rove-counter-${++tags}` as const
  const made: CounterModel[] = []
  const stopped = vi.fn()
  const rendered = vi.fn()
  const element = defineElement<Attributes, number, CounterModel>({
    tag,
    attributes,
    properties: ['start'],
    reference: false,
    styles: [':host { color: red }'],
    view: place(({ state, attributes: { nid, unitName, loud } }) => {
      rendered(state)
      if (state === 13) throw new Error('thirteen')
      return (
        <button type="button">
          {nid}:{state} {unitName}
          {loud ? '!' : ''}
        </button>
      )
    }),
    create(guest) {
      const store = createStore(Number(guest.properties.start ?? 0))
      const model: CounterModel = { ...store, store, stop: stopped }
      made.push(model)
      return create ? create(model, guest) : model
    },
  })
  return { tag, element, made, stopped, rendered }
}

/** Puts HTML on the page and waits until its elements have rendered. */
export async function show(html: string): Promise<HTMLElement> {
  document.body.innerHTML = html
  await vi.waitFor(() => {
    for (const element of document.querySelectorAll('[data-rove-state]'))
      if (element.shadowRoot?.childElementCount === 0) throw new Error('not rendered yet')
  })
  return document.body.firstElementChild as HTMLElement
}

/** What a visitor sees of an element: the view's text, or that the server's HTML stands. */
export function shown(element: Element): string {
  const root = element.shadowRoot as ShadowRoot
  return root.querySelector('slot') ? `server: ${element.textContent}` : (root.textContent ?? '')
}
