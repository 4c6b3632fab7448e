/** The state of an element's model, for tools: the capsule. */

/** The key of the state on an element. By `Symbol.for`, because tools are a bundle of their own. */
export const stateKey = Symbol.for('rove.state')

/** The state of an element's model now; `undefined` while it has none. */
export const stateOf = (element: Element): unknown => (element as { readonly [stateKey]?: unknown })[stateKey]
