/**
 * Parts of Preact that the views do not use: features that `tools/preact/react.ts` does not export, and code that only
 * these features need.
 */

/** Code of a package that never runs in the widgets. */
export interface UnusedPart {
  /** The path of the library's file. */
  readonly file: RegExp
  /** The part's name in the error message, if the library no longer contains it. */
  readonly what: string
  readonly part: string | RegExp
  readonly instead?: string
}

const core = /preact\/dist\/preact\.mjs$/
const hooks = /preact\/hooks\/dist\/hooks\.mjs$/

/** @see UnusedPart */
export const unusedInPreact: readonly UnusedPart[] = [
  // Suspense, and hydration of server-rendered HTML.
  {
    file: core,
    what: 'suspense: resuming',
    part: '128&u.__u&&(c=32&u.__u,s=u.__c.__z)&&(r.__u|=c,p=o=[],8==s.nodeType?l=B(s,o):o.push(s),l=o[0]||l),',
  },
  { file: core, what: 'suspense: restored children', part: 'p&&p.some(g),' },
  {
    file: core,
    what: 'suspense: suspending',
    part: /if\(t&&t\.then\)\{[\s\S]*?l=l&&l\.nextSibling\}else (?=o&&o\.some\(g\);)/,
  },
  { file: core, what: 'suspense: a promise that is thrown', part: 't&&t.then||' },
  {
    file: core,
    what: 'suspense: removal',
    part: '!u&&(i=t.__c)&&(i=i.__z)&&(f=B(i,o=[]))&&(i==t.__e&&o.some(g),g(f),g(i)),',
  },
  { file: core, what: 'suspense: marker comments', part: '&&!t.data.startsWith("$s")' },
  { file: core, what: 'hydration: its end', part: 'l&&(n.__m&&n.__m(r,o),l=!1),' },
  { file: core, what: 'hydration: properties', part: 'l&&"function"!=typeof k||' },
  { file: core, what: 'hydration: values', part: 'l&&"textarea"!=C||' },
  { file: core, what: 'hydration: texts', part: 'l&&t.data==x||' },
  { file: core, what: 'hydration: markup', part: '(l||y&&', instead: '(y&&' },
  // Class components: only the error boundary is one. Function components do not inherit `render`.
  {
    file: core,
    what: 'classes that do not extend Component',
    part: 'C=(s=V.prototype)&&s.render',
    instead: 'C=V.prototype instanceof x',
  },
  {
    file: core,
    what: 'getDerivedStateFromProps',
    part: ',V.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=_({},d.__s)),_(d.__s,V.getDerivedStateFromProps(M,d.__s)))',
  },
  {
    file: core,
    what: 'componentWillReceiveProps',
    part: 'M!==k&&C&&!V.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(M,L),',
  },
  {
    file: core,
    what: 'lifecycle methods of mounts and updates',
    part: /d\.componentWillUpdate&&[\s\S]*?\}else C&&[\s\S]*?d\.__h\.push\(d\.componentDidMount\);/,
    instead: '}',
  },
  {
    file: core,
    what: 'getChildContext and getSnapshotBeforeUpdate',
    part: 'd.getChildContext&&(i=_({},i,d.getChildContext())),C&&u.__c&&d.getSnapshotBeforeUpdate&&(m=d.getSnapshotBeforeUpdate(k,b)),',
  },
  { file: core, what: 'context', part: 'j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i', instead: 'L=i' },
  { file: core, what: 'the subscription to a context', part: 'j&&j.sub(d),' },
  // Portals.
  { file: core, what: 'portals: entering', part: /M\.__P&&\(s=l,[\s\S]*?:null\),(?=l=I\()/ },
  { file: core, what: 'portals: leaving', part: 'M.__P&&(r.__e=null,l=s),' },
  { file: core, what: 'portals: moving', part: 'if(n.props.__P)return t;' },
  { file: core, what: 'portals: the next sibling', part: '||n.props.__P' },
  { file: core, what: 'portals: the parent', part: '&&!n.props.__P' },
  { file: core, what: 'portals: removal', part: 'u&&!t.props.__P', instead: 'u' },
  // Namespaces besides SVG.
  { file: core, what: 'MathML', part: '"math"==C?f="http://www.w3.org/1998/Math/MathML":' },
  {
    file: core,
    what: 'HTML within SVG',
    part: /\("foreignObject"==C\|\|[\s\S]*?\)&&\(f="http:\/\/www\.w3\.org\/1999\/xhtml"\),/,
  },
  {
    file: core,
    what: 'customised built-in elements: custom elements v0 (2014) expect a string in place of the options',
    part: 'M.createElementNS(f,C,x.is?x:a)',
    instead: 'M.createElementNS(f,C)',
  },
  // Hooks.
  { file: hooks, what: 'the counter of useId', part: 'n&&t.__k&&t.__k.__m&&(n.__m=t.__k.__m),' },
]
