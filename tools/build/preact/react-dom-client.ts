/** The `react-dom/client` of built widgets. */
import { type ComponentChild, type FunctionComponent, options, render, type VNode } from 'preact'
import { RoveError } from '../../../core/base/report/errors'
import { inheritedNames } from '../../../core/base/report/page-changes'
import { claimText, type ViewTexts, viewTexts } from '../../../core/view/element/view-texts'
import { jsx } from './jsx-runtime'

/**
 * @returns a root that renders into `container`
 * @throws RoveError `prototypes` if Preact cannot render because the page has changed a prototype, usually
 * `Object.prototype`
 */
export function createRoot(container: ShadowRoot) {
  const failure = sampleFailureOfTurn()
  if (failure) {
    throw new RoveError('prototypes', 'rendering', { cause: inheritedNames() || failure })
  }
  const texts = viewTexts(container)
  const show = (node: ComponentChild) => {
    if (node) shown.add(texts)
    texts.render(() => render(node, container))
    if (node) return
    texts.end()
    shown.delete(texts)
  }
  return { render: show, unmount: () => show(null) }
}

/** The texts of all views. */
const shown = new Set<ViewTexts>()

/** Components render again by themselves, perhaps several views at a time. */
options.debounceRendering = (renderAgain) =>
  queueMicrotask(() => {
    const run = [...shown].reduce((inner, texts) => () => texts.render(inner), renderAgain)
    run()
  })

/** The name of a node's DOM node in Preact, as its developer tools use it. */
type Rendered = VNode & { readonly __e?: Node | null }
const { diffed } = options
options.diffed = (node: Rendered) => {
  diffed?.(node)
  if (node.type === null && node.__e) claimText(node.__e)
}

let isSampled = false
let known: unknown

/** The failure of a sample, rendered once for all roots that are created in one turn. */
function sampleFailureOfTurn(): unknown {
  if (!isSampled) {
    known = sampleFailure()
    isSampled = true
    queueMicrotask(() => {
      isSampled = false
    })
  }
  return known
}

/**
 * Renders a sample, because Preact can fail silently if a page has changed `Object.prototype`.
 *
 * @returns the failure; `undefined` if it rendered
 */
function sampleFailure(): unknown {
  const box = document.createElement('div')
  try {
    render(jsx(Sample, { children: 'a' }), box)
    render(jsx(Sample, { children: 'b' }), box)
    const rendered = box.innerHTML
    render(null, box)
    return rendered + box.innerHTML === '<i title="b">b</i>' ? undefined : `it rendered ${rendered}`
  } catch (failure) {
    return failure ?? 'it threw'
  }
}

const Sample: FunctionComponent = ({ children }) => jsx('i', { title: children, children })
