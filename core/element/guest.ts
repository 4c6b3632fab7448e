import { pageBus } from '../bus'
import { own } from '../own'
import type { AttributeDefinitions, AttributeValues, Guest } from './definition'

/** An element as its model sees the page. @param signal ends with the element's life on the page */
export function guestOf<Attributes extends AttributeDefinitions>(
  element: HTMLElement,
  attributes: AttributeValues<Attributes>,
  properties: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Guest<Attributes> {
  return {
    element,
    attributes,
    properties,
    signal,
    request: (name, detail) =>
      element.dispatchEvent(
        new CustomEvent(`rove:${name}`, own({ detail, bubbles: true, composed: true, cancelable: true })),
      ),
    tell: (fact, payload) => pageBus().tell(fact, payload, element),
  }
}
