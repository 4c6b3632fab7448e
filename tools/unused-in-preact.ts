/** Parts of Preact that no view of ours reaches: what `tools/preact/react.ts` does not export, and what serves only that. */
import type { UnusedPart } from './unused-parts'

const core = /preact\/dist\/preact\.mjs$/
const hooks = /preact\/hooks\/dist\/hooks\.mjs$/

export const unusedInPreact: readonly UnusedPart[] = [
  // Suspense, and hydration of what a server has rendered.
  {
    file: core,
    what: 'the going on of what was suspended',
    part: '128&u.__u&&(c=32&u.__u,s=u.__c.__z)&&(r.__u|=c,p=o=[],8==s.nodeType?l=B(s,o):o.push(s),l=o[0]||l),',
  },
  { file: core, what: 'what is left of what was suspended', part: 'p&&p.some(g),' },
  {
    file: core,
    what: 'the suspending',
    part: /if\(t&&t\.then\)\{[\s\S]*?l=l&&l\.nextSibling\}else (?=o&&o\.some\(g\);)/,
  },
  { file: core, what: 'that a promise is no failure', part: 't&&t.then||' },
  {
    file: core,
    what: 'the removal of what was suspended',
    part: '!u&&(i=t.__c)&&(i=i.__z)&&(f=B(i,o=[]))&&(i==t.__e&&o.some(g),g(f),g(i)),',
  },
  { file: core, what: 'marks of what was suspended', part: '&&!t.data.startsWith("$s")' },
  { file: core, what: 'the end of hydration', part: 'l&&(n.__m&&n.__m(r,o),l=!1),' },
  { file: core, what: 'properties while hydrating', part: 'l&&"function"!=typeof k||' },
  { file: core, what: 'values while hydrating', part: 'l&&"textarea"!=C||' },
  { file: core, what: 'texts while hydrating', part: 'l&&t.data==x||' },
  { file: core, what: 'markup while hydrating', part: '(l||y&&', instead: '(y&&' },
  // Components that are classes: one is, which catches what a view throws. A function has no `render` to inherit.
  {
    file: core,
    what: 'classes without Component',
    part: 'C=(s=V.prototype)&&s.render',
    instead: 'C=V.prototype instanceof x',
  },
  {
    file: core,
    what: 'state from properties',
    part: ',V.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=_({},d.__s)),_(d.__s,V.getDerivedStateFromProps(M,d.__s)))',
  },
  {
    file: core,
    what: 'componentWillReceiveProps',
    part: 'M!==k&&C&&!V.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(M,L),',
  },
  {
    file: core,
    what: 'the calls before and after a mount and an update',
    part: /d\.componentWillUpdate&&[\s\S]*?\}else C&&[\s\S]*?d\.__h\.push\(d\.componentDidMount\);/,
    instead: '}',
  },
  {
    file: core,
    what: 'context of children, and snapshots',
    part: 'd.getChildContext&&(i=_({},i,d.getChildContext())),C&&u.__c&&d.getSnapshotBeforeUpdate&&(m=d.getSnapshotBeforeUpdate(k,b)),',
  },
  { file: core, what: 'context', part: 'j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i', instead: 'L=i' },
  { file: core, what: 'the hearing of context', part: 'j&&j.sub(d),' },
  // Portals.
  { file: core, what: 'the entering of a portal', part: /M\.__P&&\(s=l,[\s\S]*?:null\),(?=l=I\()/ },
  { file: core, what: 'the leaving of a portal', part: 'M.__P&&(r.__e=null,l=s),' },
  { file: core, what: 'the moving of a portal', part: 'if(n.props.__P)return t;' },
  { file: core, what: 'what stands after a portal', part: '||n.props.__P' },
  { file: core, what: 'what a portal stands in', part: '&&!n.props.__P' },
  { file: core, what: 'the removal of a portal', part: 'u&&!t.props.__P', instead: 'u' },
  // Namespaces besides SVG.
  { file: core, what: 'MathML', part: '"math"==C?f="http://www.w3.org/1998/Math/MathML":' },
  {
    file: core,
    what: 'HTML within SVG',
    part: /\("foreignObject"==C\|\|[\s\S]*?\)&&\(f="http:\/\/www\.w3\.org\/1999\/xhtml"\),/,
  },
  // Hooks.
  { file: hooks, what: 'the count of useId', part: 'n&&t.__k&&t.__k.__m&&(n.__m=t.__k.__m),' },
]
