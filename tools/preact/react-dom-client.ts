/** What the built widgets import as `react-dom/client`: the two calls that r2wc makes. */
import { type ComponentChild, type FunctionComponent, render } from 'preact'
import { RoveError } from '../../core/errors'
import { jsx } from './jsx-runtime'

/**
 * @returns a root that renders into `container`
 * @throws RoveError `prototypes` where this page has put on `Object.prototype` what keeps Preact from rendering
 */
export function createRoot(container: ShadowRoot) {
  if (!renders()) {
    const names = Object.getOwnPropertyNames(Object.prototype).slice(builtIn).join(', ')
    throw new RoveError('prototypes', 'rendering', { cause: `Object.prototype has ${names}` })
  }
  return {
    render: (node: ComponentChild) => render(node, container),
    unmount: () => render(null, container),
  }
}

/** How many names come before a page's own. */
const builtIn = 12

/** Preact takes what it finds on an object for a field of its own, and may then render nothing without a word. */
function renders(): boolean {
  const box = document.createElement('div')
  try {
    render(jsx(Sample, { children: 'a' }), box)
    render(jsx(Sample, { children: 'b' }), box)
    const rendered = box.innerHTML
    render(null, box)
    return rendered + box.innerHTML === '<i title="b">b</i>'
  } catch {
    return false
  }
}

const Sample: FunctionComponent = ({ children }) => jsx('i', { title: children, children })
