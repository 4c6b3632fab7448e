/** Defines elements that only add behaviour to the server's HTML inside them: they show nothing of their own. */
import { createElement } from 'react'
import { defineElement, type RoveElement } from './define-element'
import type { ElementContext, Model, Reference } from './definition'

type NoAttributes = Record<never, never>

/** What an element adds to the server's HTML. */
export interface Enhancement {
  readonly tag: `rove-${string}`
  readonly reference: Reference<never> | false
  /**
   * Starts the behaviour. Until the signal aborts, it may change the HTML. When this throws, the HTML stays as it is.
   *
   * @throws RoveError whose code becomes `data-rove-reason`
   */
  readonly start: (context: ElementContext<NoAttributes>) => void
}

/** Defines an element of this behaviour. */
export function enhance({ start, ...definition }: Enhancement): RoveElement {
  return defineElement<NoAttributes, undefined, Model<undefined>>({
    ...definition,
    attributes: {},
    styles: [],
    view: () => createElement('slot'),
    create(context) {
      start(context)
      return { get: () => undefined, subscribe: () => () => {}, stop() {} }
    },
  })
}
