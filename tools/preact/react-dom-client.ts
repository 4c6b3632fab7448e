/** What the built widgets import as `react-dom/client`: the two calls that r2wc makes. */
import { type ComponentChild, render } from 'preact'

/** @returns a root that renders into `container` */
export function createRoot(container: ShadowRoot) {
  return {
    render: (node: ComponentChild) => render(node, container),
    unmount: () => render(null, container),
  }
}
