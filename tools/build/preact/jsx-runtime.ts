/**
 * The JSX runtime of built widgets. Preact reads optional fields of a node and enumerates its props. Props have
 * no prototype, and `ref` is always set, so that properties of the page on `Object.prototype` have no effect.
 */
import { type ComponentType, Fragment, type VNode } from 'preact'
import { jsx as createNode } from 'preact/jsx-runtime'
import { own } from '../../../core/base/input/own'

/** Creates a node. Its children are a prop. */
export function jsx(type: string | ComponentType, props: object, key?: string): VNode {
  const fields: { ref?: never } = own(props)
  const { ref } = fields
  // The ref of an element is not an attribute.
  if (typeof type === 'string') delete fields.ref
  return Object.assign<VNode, object>(createNode(type as string, fields, key), { ref })
}

export { Fragment, jsx as jsxs }
