/** Removes parts of libraries that would be in the built files but never run. */
import type { Plugin } from 'vite'
import { withoutCopy } from './file-copies'
import { type UnusedPart, unusedInPreact } from './unused-in-preact'

const algolia = /algoliasearch\/dist\/lite\/builds\/browser\.js$/
const r2wc = /@r2wc\/core\/dist\/core\.js$/
const valibot = /valibot\/dist\/index\.mjs$/

const parts: readonly UnusedPart[] = [
  {
    file: algolia,
    what: 'the default cache of hosts, in the storage: ours is always passed',
    part: /\n {4}hostsCache: createFallbackableCache\(\{[\s\S]*?\n {4}\}\),?/,
  },
  {
    file: algolia,
    what: 'the default requester: ours is always passed',
    part: / {4}requester: createXhrRequester\(\),\n/,
  },
  {
    file: algolia,
    what: 'the methods before `search`: none is called',
    part: /(?<=\n {4}transporter,)[\s\S]*?(?=\n {4}search\(searchMethodParams)/,
  },
  {
    file: algolia,
    what: 'the method after `search`: it is not called',
    part: /\n {4}searchWithHTTPInfo\([\s\S]*?\n {4}\}(?=\n {2}\};)/,
  },
  {
    file: /@algolia\/client-common\/dist\/common\.js$/,
    what: 'requests that return headers or a stream: none is made',
    part: /\n {4}requestWithHttpInfo: createRequestWithHttpInfo,\n {4}requestStream,/,
  },
  {
    file: r2wc,
    what: 'the attribute parsers: core/element/attributes replaces them',
    part: /^const C = \{[\s\S]*?\}, (?=b = \/\* @__PURE__ \*\/ Symbol\.for\("r2wc\.render"\))/,
    instead: 'const ',
  },
  {
    file: r2wc,
    what: 'the names of attributes and events: none are passed',
    part: /\n {2}e\.props \|\| [\s\S]*?(?=\n {2}class v )/,
  },
  {
    file: r2wc,
    what: 'the getter `observedAttributes`: define-element has its own',
    part: /\n {4}static get observedAttributes\(\) \{[\s\S]*?\n {4}\}/,
  },
  {
    file: r2wc,
    what: 'the initial values of attributes: define-element reads them',
    part: /\n {6}for \(const s of n\) \{[\s\S]*?(?=\n {4}\}\n {4}connectedCallback)/,
  },
  {
    file: r2wc,
    what: '`connectedCallback`: define-element has its own',
    part: /\n {4}connectedCallback\(\) \{[\s\S]*?\n {4}\}/,
  },
  {
    file: r2wc,
    what: '`attributeChangedCallback`: define-element has its own',
    part: /\n {4}attributeChangedCallback\([\s\S]*?\n {4}\}/,
  },
  {
    file: r2wc,
    what: 'the properties of attributes: define-element adds them',
    part: /\n {2}for \(const r of n\) \{\n {4}const s = d\[r\][\s\S]*?\n {2}\}(?=\n {2}return v;)/,
  },
  {
    file: valibot,
    what: 'the interface for other libraries (Standard Schema)',
    part: /\n\tschema\["~standard"\] = \{[\s\S]*?\n\t\};/,
  },
  {
    file: valibot,
    what: 'the global configuration: none is set',
    part: /\n\tif \(!config\$1 && !store\$4\) return DEFAULT_CONFIG;\n\treturn \{[\s\S]*?\n\t\};/,
    instead: '\n\treturn config$1 ?? {};',
  },
  {
    file: valibot,
    what: 'the fields of an issue besides its path and message',
    part: /\n\t\tkind: context\.kind,\n\t\ttype: context\.type,\n\t\tinput,\n\t\texpected,\n\t\treceived,(?=\n\t\tmessage: )/,
  },
  {
    file: valibot,
    what: 'the configuration in an issue',
    part: /\n\t\trequirement: context\.requirement,(\n\t\tpath: [^\n]*\n\t\tissues: [^\n,]*),\n\t\tlang: [\s\S]*?(?=\n\t\};)/,
    instead: '$1',
  },
  {
    file: valibot,
    what: 'messages by language: none are set',
    part: /\n\tconst message\$1 = other\?\.message[^\n]*;\n\tif \(message\$1 !== void 0\)[^\n]*/,
  },
  { file: valibot, what: 'the references of checks: none is looked up', part: /\n\t+reference: \w+,/g },
  { file: valibot, what: '`async: false`: no check is asynchronous', part: /\n\t+async: false,/g },
  ...unusedInPreact,
]

/** The plugin that removes them. The build fails if a library no longer contains one of them. */
export const withoutUnusedParts: Plugin = {
  name: 'without-unused-parts',
  enforce: 'pre',
  transform(code, id) {
    const here = parts.filter(({ file }) => file.test(withoutCopy(id)))
    if (here.length === 0) return undefined
    return {
      code: here.reduce((rest, { what, part, instead = '' }) => {
        const without = rest.replace(part, instead)
        if (without === rest)
          throw new Error(`${id} no longer contains a part that tools/unused-parts.ts removes: ${what}.`)
        return without
      }, code),
      map: null,
    }
  },
}
