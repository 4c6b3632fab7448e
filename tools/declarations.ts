/** Writes the types for a shop's code: of the elements, the facts and `window.rove`, and of the tags in JSX. */
import { camelCase } from '../core/element/attributes'
import type { AttributeDefinition } from '../core/element/definition'
import packageJson from '../package.json' with { type: 'json' }
import { readProject } from './architecture/source'
import { carriedTypes } from './carried-types'
import type { DocumentedElement } from './definitions'

const heading = `// Generated from the source. Version ${packageJson.version}.`

/** The text of `rove.d.ts`. It needs no package. */
export function declarations(elements: readonly DocumentedElement[]): string {
  const map = elements.map((element) => `    '${element.tag}': ${className(element)}`)
  return `${heading}
${carriedTypes(readProject(), [
  ['core/page/facts.ts', 'Facts'],
  ['loader/rove.ts', 'Rove'],
])}

${elements.map(interfaceOf).join('\n')}
interface RoveAttributes {
  class?: string
  /** When its code is fetched. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction'
}

/** The attributes of each tag. */
export interface RoveTags {
${elements.map(tagOf).join('\n')}
}

type RoveEvents = { [Fact in keyof Facts as \`rove:\${Fact}\`]: CustomEvent<Facts[Fact]> }

declare global {
  interface HTMLElementTagNameMap {
${map.join('\n')}
  }
  interface HTMLElementEventMap extends RoveEvents {}
  interface DocumentEventMap extends RoveEvents {}
  interface WindowEventMap extends RoveEvents {}
  interface Window {
    get rove(): Rove
    /** Before the loader has run: the list of functions that it will call. */
    set rove(rove: Rove | ((rove: Rove) => void)[])
  }
}
`
}

/**
 * The text of `react.d.ts` and `preact.d.ts`: the tags in the JSX of that library. A file of its own, because the other
 * types must be valid without the library. The attributes are those of all HTML elements, with ours replacing those of
 * the same name.
 */
export function jsxDeclarations(library: string): string {
  return `${heading}
import type { ClassAttributes, HTMLAttributes } from '${library}'
import type { RoveTags } from './rove.js'

type HtmlAttributes<Target extends EventTarget> = HTMLAttributes<Target> & ClassAttributes<Target>

type RoveElements = {
  [Tag in keyof RoveTags]: RoveTags[Tag] & Omit<HtmlAttributes<HTMLElementTagNameMap[Tag]>, keyof RoveTags[Tag]>
}

declare module '${library}' {
  namespace JSX {
    interface IntrinsicElements extends RoveElements {}
  }
}
`
}

function interfaceOf(element: DocumentedElement): string {
  const fields = Object.entries(element.attributeTypes).map(
    ([name, row]) => `  /** ${element.attributeDocs[name]} */\n  ${camelCase(name)}: ${typeText(row)}\n`,
  )
  const rich = Object.entries(element.properties ?? {}).map(([name, doc]) => `  /** ${doc} */\n  ${name}: unknown\n`)
  return `/** ${element.summary} */\nexport interface ${className(element)} extends HTMLElement {\n${[...fields, ...rich].join('')}}\n`
}

function tagOf({ tag, attributeTypes }: DocumentedElement): string {
  const fields = Object.entries(attributeTypes).map(
    ([name, row]) => `'${name}'${row.required ? '' : '?'}: ${typeText(row, '')}`,
  )
  return `  '${tag}': RoveAttributes & { ${fields.join('; ')} }`
}

/** An attribute's values as TypeScript writes them. */
export function typeText({ type, values, required }: AttributeDefinition, absent = ' | undefined'): string {
  const text = values ? values.map((value) => `'${value}'`).join(' | ') : type
  return required || type === 'boolean' ? text : text + absent
}

/** `rove-love-count` is `RoveLoveCount`. */
export function className({ tag }: Pick<DocumentedElement, 'tag'>): string {
  return camelCase(`-${tag}`)
}
