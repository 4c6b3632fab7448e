/** A test element: it shows a number and records its model's lifecycle. */
import type { ComponentType } from 'react'
import { vi } from 'vitest'
import { createStore, type Store } from '../../../../core/base/state/create-store'
import { defineElement } from '../../../../core/view/element/define-element'
import type { AttributeValues, ElementContext, Model, ViewProps } from '../../../../core/view/element/definition'

const attributes = {
  nid: { type: 'number', required: true, identity: true },
  'unit-name': { type: 'string', values: ['pieces', 'pairs'] },
  loud: { type: 'boolean' },
} as const
type Attributes = typeof attributes
type View = ComponentType<ViewProps<number, CounterModel, AttributeValues<Attributes>>>

export interface CounterModel extends Model<number> {
  readonly store: Store<number>
}

let tags = 0

/** Defines an element under a new tag and records its created and stopped models and its renders. */
export function defineCounter(...input: Parameters<typeof defineLater>) {
  const counter = defineLater(...input)
  counter.element.define()
  return counter
}

/** The same, before its definition in the registry. */
export function defineLater(
  create?: (model: CounterModel, guest: ElementContext<Attributes>) => CounterModel | Promise<CounterModel>,
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
    focuses: 'button',
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

/** Inserts HTML and waits until its elements have rendered. */
export async function show(html: string): Promise<HTMLElement> {
  document.body.innerHTML = html
  await vi.waitFor(() => {
    for (const element of document.querySelectorAll('[data-rove-state]'))
      if (element.shadowRoot?.childElementCount === 0) throw new Error('not rendered yet')
  })
  return document.body.firstElementChild as HTMLElement
}

/** The visible content of an element: the view's text or the server's HTML. */
export function shown(element: Element): string {
  const root = element.shadowRoot as ShadowRoot
  return root.querySelector('slot') ? `server: ${element.textContent}` : (root.textContent ?? '')
}
