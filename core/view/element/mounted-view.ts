/** The view in the shadow root of an element. */
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { ViewRoot, type ViewRootProps } from './view-root'

/** Renders into a container until it is removed. */
export class MountedView {
  readonly #container: ShadowRoot
  #root: Root | undefined

  constructor(container: ShadowRoot) {
    this.#container = container
  }

  /** Whether the view library has rendered something that has not been removed. */
  get isShown(): boolean {
    return this.#root !== undefined
  }

  /** @throws what the view library throws where it cannot render */
  show(props: ViewRootProps): void {
    const root = this.#root ?? createRoot(this.#container)
    root.render(createElement(ViewRoot, props))
    this.#root = root
  }

  remove(): void {
    this.#root?.unmount()
    this.#root = undefined
  }
}
