/** Style sheets have nothing that the oldest browsers lack, except where those show something else, or miss nothing. */
import postcss, { type AtRule, type ChildNode, type Declaration } from 'postcss'
import { youngStyles } from '../young-features'
import { youngOf } from '../young-styles'
import { type Files, isPageFile } from './source'

/** What the build rewrites for the oldest browsers. */
const rewritten = ['@media (width >= …)', 'user-select']

/** What is seen without a feature, in any style sheet. */
const withoutFeature: Readonly<Record<string, string>> = {
  'align-content: start': 'the rows of a box that is higher than they are share its height',
  '@container': 'the layout of a narrow column',
  'container-type': 'belongs to @container',
  'content-visibility': 'what is far from the screen costs time',
  'contain-intrinsic-block-size': 'belongs to content-visibility',
  'cursor: default': 'phones have no pointer',
  'cursor: pointer': 'phones have no pointer',
  'cursor: progress': 'phones have no pointer',
  'cursor: zoom-in': 'phones have no pointer',
  'font-family: ui-monospace': 'another font of the list',
  'font-size-adjust': 'the page’s own adjustment stays',
  'forced-color-adjust': 'forced colours replace the colour',
  'overflow-clip-margin': 'belongs to content-visibility',
  'overscroll-behavior': 'at its end, scrolling goes on in the page',
  'overscroll-behavior-x': 'at its end, a swipe goes on in the browser’s history',
  'place-self: start': 'the box is as large as its place',
  'scrollbar-width': 'a scroll bar is seen',
  'text-align-last': 'the page’s own alignment of last lines stays',
  'text-wrap': 'a heading breaks where it is full',
  ':dir': 'in a language from right to left, an arrow or a bar points to the right',
}

/** What is seen without a feature in a file. */
const withoutFeatureIn: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'workshop/capsule/view/capsule.css': { ':has': 'the viewer, for staff, has one column' },
  'widgets/cart/cart.css': { ':has': 'a gap of 24 pixels' },
  'widgets/cart/cart-wide.css': { ':has': 'belongs to that of cart.css' },
  'widgets/countdown/countdown.css': { '@container': 'the words stay beside the figures, which wrap' },
  'widgets/videos/videos.css': { '@container': 'the link of an opened video stays before its player' },
  'widgets/checkout/checkout.css': { ':has': 'an empty box, where another script leaves a text in it' },
  'widgets/home-poem/home-poem.css': {
    translate: 'used where a style sheet moves the poem; elsewhere its code does',
    'view-timeline': 'code moves the poem',
    'view-timeline-inset': 'belongs to view-timeline',
    'animation-range': 'belongs to animation-timeline',
  },
}

/** A style sheet of ours has a young feature only where its absence is written down, or where it is asked for. */
export function stylesSuitOldestBrowsers(files: Files): string[] {
  return [...files]
    .filter(([path]) => isPageFile(path) && path.endsWith('.css'))
    .flatMap(([path, text]) => inFile(path, text))
}

function inFile(path: string, text: string): string[] {
  const root = postcss.parse(text)
  const instead = new Map<string, string[]>()
  root.walkAtRules('supports', (rule) => {
    if (/^not\b/.test(rule.params))
      rule.walkDecls(({ prop }) => void instead.set(prop, [...(instead.get(prop) ?? []), rule.params]))
  })
  const found: string[] = []
  root.walk((node) => {
    for (const feature of youngOf(node, youngStyles)) {
      const [name = ''] = /[\w-]+/.exec(feature) ?? []
      if (rewritten.includes(feature) || withoutFeature[feature] || withoutFeatureIn[path]?.[feature]) continue
      if (isAskedFor(node, name) || isReplaced(node, name, instead)) continue
      found.push(`${path}:${node.source?.start?.line} has ${feature}, which the oldest browsers lack`)
    }
  })
  return found
}

/** Whether a node is in `@supports` that asks for the feature. Browsers that know `@container` know its units. */
function isAskedFor(node: ChildNode, name: string): boolean {
  for (let at = node.parent; at && at.type !== 'root'; at = at.parent as typeof at) {
    if (at.type !== 'atrule') continue
    const { name: rule, params } = at as AtRule
    if ((rule === 'supports' && asks(params, name)) || (rule === 'container' && /^cq/.test(name))) return true
  }
  return false
}

/** Whether the same property has another value in `@supports not` of the feature. */
function isReplaced(node: ChildNode, name: string, instead: ReadonlyMap<string, readonly string[]>): boolean {
  return node.type === 'decl' && (instead.get((node as Declaration).prop) ?? []).some((params) => asks(params, name))
}

const asks = (params: string, name: string) => new RegExp(`(?:^|[^a-z-])${name}\\b`).test(params)
