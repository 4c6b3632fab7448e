/** Parts of libraries that would be built for every visitor and never run. */
import type { Plugin } from 'vite'
import { unusedInPreact } from './unused-in-preact'

/** Code of a package that never runs in our widgets. */
export interface UnusedPart {
  /** Where the library's file ends. */
  readonly file: RegExp
  /** Why it is not used: named when the library no longer has it. */
  readonly what: string
  readonly part: string | RegExp
  readonly instead?: string
}

const algolia = /algoliasearch\/dist\/lite\/builds\/browser\.js$/
const r2wc = /@r2wc\/core\/dist\/core\.js$/
const valibot = /valibot\/dist\/index\.mjs$/

const parts: readonly UnusedPart[] = [
  {
    file: algolia,
    what: 'a cache of hosts in the storage: another is always given',
    part: /\n {4}hostsCache: createFallbackableCache\(\{[\s\S]*?\n {4}\}\),?/,
  },
  {
    file: algolia,
    what: 'its way to ask: another is always given',
    part: / {4}requester: createXhrRequester\(\),\n/,
  },
  {
    file: algolia,
    what: 'calls before its search: none is made',
    part: /(?<=\n {4}transporter,)[\s\S]*?(?=\n {4}search\(searchMethodParams)/,
  },
  {
    file: algolia,
    what: 'the call after its search: it is not made',
    part: /\n {4}searchWithHTTPInfo\([\s\S]*?\n {4}\}(?=\n {2}\};)/,
  },
  {
    file: /@algolia\/client-common\/dist\/common\.js$/,
    what: 'answers with their headers, or as a stream: none is asked for',
    part: /\n {4}requestWithHttpInfo: createRequestWithHttpInfo,\n {4}requestStream,/,
  },
  {
    file: r2wc,
    what: 'readers of attributes: ours stand in core/element/attributes',
    part: /^const C = \{[\s\S]*?\}, (?=b = \/\* @__PURE__ \*\/ Symbol\.for\("r2wc\.render"\))/,
    instead: 'const ',
  },
  {
    file: r2wc,
    what: 'names of attributes and events: none are given',
    part: /\n {2}e\.props \|\| [\s\S]*?(?=\n {2}class v )/,
  },
  {
    file: r2wc,
    what: 'observed attributes: ours are',
    part: /\n {4}static get observedAttributes\(\) \{[\s\S]*?\n {4}\}/,
  },
  {
    file: r2wc,
    what: 'first values of attributes',
    part: /\n {6}for \(const s of n\) \{[\s\S]*?(?=\n {4}\}\n {4}connectedCallback)/,
  },
  {
    file: r2wc,
    what: 'what an attribute and the page do to it: ours does it',
    part: /\n {4}connectedCallback\(\) \{[\s\S]*?\n {4}\}/,
  },
  { file: r2wc, what: 'changes of attributes', part: /\n {4}attributeChangedCallback\([\s\S]*?\n {4}\}/ },
  {
    file: r2wc,
    what: 'properties of attributes',
    part: /\n {2}for \(const r of n\) \{\n {4}const s = d\[r\][\s\S]*?\n {2}\}(?=\n {2}return v;)/,
  },
  {
    file: valibot,
    what: 'the interface that other libraries check by',
    part: /\n\tschema\["~standard"\] = \{[\s\S]*?\n\t\};/,
  },
  {
    file: valibot,
    what: 'settings of all checks: none are made',
    part: /\n\tif \(!config\$1 && !store\$4\) return DEFAULT_CONFIG;\n\treturn \{[\s\S]*?\n\t\};/,
    instead: '\n\treturn config$1 ?? {};',
  },
  {
    file: valibot,
    what: 'what an issue has besides its place and its words',
    part: /\n\t\tkind: context\.kind,\n\t\ttype: context\.type,\n\t\tinput,\n\t\texpected,\n\t\treceived,(?=\n\t\tmessage: )/,
  },
  {
    file: valibot,
    what: 'the settings in an issue',
    part: /\n\t\trequirement: context\.requirement,(\n\t\tpath: [^\n]*\n\t\tissues: [^\n,]*),\n\t\tlang: [\s\S]*?(?=\n\t\};)/,
    instead: '$1',
  },
  {
    file: valibot,
    what: 'words for issues by language: none are set',
    part: /\n\tconst message\$1 = other\?\.message[^\n]*;\n\tif \(message\$1 !== void 0\)[^\n]*/,
  },
  { file: valibot, what: 'what a check is found again by', part: /\n\t+reference: \w+,/g },
  { file: valibot, what: 'that a check is at once: all are', part: /\n\t+async: false,/g },
  ...unusedInPreact,
]

/** Leaves them out. A library that no longer has one of them fails to build. */
export const withoutUnusedParts: Plugin = {
  name: 'without-unused-parts',
  enforce: 'pre',
  transform(code, id) {
    const here = parts.filter(({ file }) => file.test(id))
    if (here.length === 0) return undefined
    return {
      code: here.reduce((rest, { what, part, instead = '' }) => {
        const without = rest.replace(part, instead)
        if (without === rest) throw new Error(`${id} no longer has what is left out of it here: ${what}.`)
        return without
      }, code),
      map: null,
    }
  },
}
