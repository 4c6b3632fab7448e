/** Writes the types for a shop's code: of the elements, the facts and `window.rove`. */
import { camelCase } from '../../core/view/element/attributes'
import type { AttributeDefinition } from '../../core/view/element/definition'
import packageJson from '../../package.json' with { type: 'json' }
import { readProject } from '../check/architecture/source'
import { carriedTypes } from './carried-types'
import type { DocumentedElement } from './definitions'

/** The first line of each file of types. */
export const heading = `// Generated from the source. Version ${packageJson.version}.`

/**
 * The text of `rove.d.ts`. It needs no package.
 *
 * @param propertyTypes the text of the types of properties that have no attribute
 */
export function declarations(elements: readonly DocumentedElement[], propertyTypes: string): string {
  const map = elements.map((element) => `    '${element.tag}': ${className(element)}`)
  return `${heading}
${carriedTypes(readProject(), [
  ['core/base/bus/facts.ts', 'Facts'],
  ['loader/rove.types.ts', 'Rove'],
])}

${propertyTypes}
${elements.map(interfaceOf).join('\n')}
interface RoveAttributes {
  class?: string
  slot?: string
  /** When its code is fetched. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction'
}

/** The attributes of each tag, and its properties that have no attribute. */
export interface RoveTags {
${elements.map(tagOf).join('\n')}
}

/** The DOM event of each fact. */
export type RoveEvents = { [Fact in keyof Facts as \`rove:\${Fact}\`]: CustomEvent<Facts[Fact]> }

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

function interfaceOf(element: DocumentedElement): string {
  const fields = Object.entries(element.attributeTypes).map(
    ([name, row]) => `  /** ${element.attributeDocs[name]} */\n  ${camelCase(name)}: ${typeText(row)}\n`,
  )
  const rich = Object.entries(element.properties ?? {}).map(
    ([name, { doc, type }]) => `  /** ${doc} */\n  ${name}: ${type} | undefined\n`,
  )
  return `/** ${element.summary} */\nexport interface ${className(element)} extends HTMLElement {\n${[...fields, ...rich].join('')}}\n`
}

function tagOf({ tag, attributeTypes, properties = {} }: DocumentedElement): string {
  const fields = Object.entries(attributeTypes).map(
    ([name, row]) => `'${name}'${row.required ? '' : '?'}: ${typeText(row, '')}`,
  )
  const rich = Object.entries(properties).map(([name, { type }]) => `'${name}'?: ${type}`)
  return `  '${tag}': RoveAttributes & { ${[...fields, ...rich].join('; ')} }`
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
