import { pageBus } from '../../base/bus/bus'
import { own } from '../../base/input/own'
import type { AttributeDefinitions, AttributeValues, ElementContext } from './definition'
import type { Life } from './life'

/** Creates the context of an element's model. */
export function createElementContext<Attributes extends AttributeDefinitions>(
  element: HTMLElement,
  attributes: AttributeValues<Attributes>,
  properties: Readonly<Record<string, unknown>>,
  life: Life,
): ElementContext<Attributes> {
  return {
    element,
    attributes,
    properties,
    get signal() {
      return life.signal
    },
    request: (name, detail) =>
      element.dispatchEvent(
        new CustomEvent(`rove:${name}`, own({ detail, bubbles: true, composed: true, cancelable: true })),
      ),
    publish: (fact, payload) => pageBus().publish(fact, payload, element),
  }
}
