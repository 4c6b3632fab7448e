/** The state of an element that r2wc 2.1 keeps under symbols. Tested in tests/core/element. */
import type { ViewRootProps } from './view-root'

/** The key of the props of the view. */
export const r2wcProps = Symbol.for('r2wc.props')
/** The key of the method that renders the view. */
export const r2wcRender = Symbol.for('r2wc.render')
/** The key of whether the element may render. */
export const r2wcConnected = Symbol.for('r2wc.connected')
/** The key of the rendered view; absent before it is rendered first. */
export const r2wcContext = Symbol.for('r2wc.context')

/** An element as r2wc makes it. */
export interface R2wcElement extends HTMLElement {
  readonly container: ShadowRoot
  [r2wcProps]: ViewRootProps
  [r2wcConnected]: boolean
  readonly [r2wcContext]?: object
  [r2wcRender](): void
  disconnectedCallback(): void
}
