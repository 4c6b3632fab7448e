import { own } from '../input/own'
import { pageBus } from '../page/bus'
import type { AttributeDefinitions, AttributeValues, ElementContext } from './definition'

/** Creates the context of an element's model. @param signal aborts when the element leaves the page */
export function createElementContext<Attributes extends AttributeDefinitions>(
  element: HTMLElement,
  attributes: AttributeValues<Attributes>,
  properties: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): ElementContext<Attributes> {
  return {
    element,
    attributes,
    properties,
    signal,
    request: (name, detail) =>
      element.dispatchEvent(
        new CustomEvent(`rove:${name}`, own({ detail, bubbles: true, composed: true, cancelable: true })),
      ),
    publish: (fact, payload) => pageBus().publish(fact, payload, element),
  }
}
