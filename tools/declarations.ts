/** Writes `rove.d.ts`: the types of the elements, the facts and `window.rove` for a shop's code. */
import { camelCase } from '../core/element/attributes'
import type { AttributeDefinition } from '../core/element/definition'
import packageJson from '../package.json' with { type: 'json' }
import { readProject } from './architecture/source'
import { carriedTypes } from './carried-types'
import type { DocumentedElement } from './definitions'

/** The text of `rove.d.ts`. */
export function declarations(elements: readonly DocumentedElement[]): string {
  const map = elements.map((element) => `    '${element.tag}': ${className(element)}`)
  return `// Generated from the source. Version ${packageJson.version}.
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

interface RoveTags {
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
${['react', 'preact'].map((library) => jsxOf(elements, library)).join('\n')}
`
}

/** The JSX types of the tags: the attributes of all HTML elements, with ours replacing those of the same name. */
function jsxOf(elements: readonly DocumentedElement[], library: string): string {
  const rows = elements.map((element) => {
    const { tag } = element
    const html = ['HTMLAttributes', 'ClassAttributes'].map(
      (name) => `import('${library}').${name}<${className(element)}>`,
    )
    return `      '${tag}': RoveTags['${tag}'] & Omit<${html.join(' & ')}, keyof RoveTags['${tag}']>`
  })
  return `declare module '${library}' {
  namespace JSX {
    interface IntrinsicElements {
${rows.join('\n')}
    }
  }
}`
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
