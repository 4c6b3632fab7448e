/**
 * What the compiler writes JSX as. Preact reads what a node may have, and goes through all that its props have: without
 * a prototype they have what was written, whatever a page has put on `Object.prototype`.
 */
import { type ComponentType, Fragment, type VNode } from 'preact'
import { jsx as createNode } from 'preact/jsx-runtime'
import { own } from '../../core/own'

/** A node; its children are among its props. */
export function jsx(type: string | ComponentType, props: object, key?: string): VNode {
  const fields: { ref?: never } = own(props)
  const { ref } = fields
  // An element's is no attribute of it.
  if (typeof type === 'string') delete fields.ref
  return Object.assign<VNode, object>(createNode(type as string, fields, key), { ref })
}

export { Fragment, jsx as jsxs }
