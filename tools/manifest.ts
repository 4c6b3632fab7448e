/**
 * What is generated from the elements' definitions for tools: the custom elements manifest, completion for editors,
 * and types for TypeScript and JSX. The reference in the READMEs is in `readmes`.
 */
import { writeFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { camelCase } from '../core/element/attributes'
import type { AttributeDefinition } from '../core/element/definition'
import packageJson from '../package.json' with { type: 'json' }
import { type DocumentedElement, readDefinitions } from './definitions'

/** The files that define elements, from the project's root. */
export function elementFiles(): string[] {
  return globSync('widgets/*/*.element.ts').sort()
}

/** Writes all of it into a folder. */
export async function writeManifest(folder: string): Promise<void> {
  const files = elementFiles()
  const definitions = await readDefinitions(files)
  const write = (file: string, content: unknown) =>
    writeFileSync(`${folder}/${file}`, `${JSON.stringify(content, null, 2)}\n`)
  write('custom-elements.json', manifest(definitions, files))
  write('vscode.html-custom-data.json', editorData(definitions))
  writeFileSync(`${folder}/rove.d.ts`, typesOf(definitions))
}

/** @see https://github.com/webcomponents/custom-elements-manifest schema 2.1 */
export function manifest(definitions: readonly DocumentedElement[], files: readonly string[]): unknown {
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: definitions.map((definition, n) => ({
      kind: 'javascript-module',
      path: files[n],
      declarations: [declaration(definition)],
      exports: [
        {
          kind: 'custom-element-definition',
          name: definition.tag,
          declaration: { name: className(definition), module: files[n] },
        },
      ],
    })),
  }
}

function declaration({ tag, summary, attributes, definitions, facts, parts, slots, tokens }: DocumentedElement) {
  const named = (rows: Readonly<Record<string, string | undefined>>) =>
    Object.entries(rows).map(([name, description]) => ({ name, description }))
  const fields = Object.entries(definitions)
  return {
    kind: 'class',
    customElement: true,
    tagName: tag,
    name: className({ tag }),
    summary,
    superclass: { name: 'HTMLElement' },
    attributes: fields.map(([name, row]) => ({
      name,
      description: attributes[name],
      type: { text: typeText(row) },
      fieldName: camelCase(name),
    })),
    members: fields.map(([name, row]) => ({
      kind: 'field',
      name: camelCase(name),
      description: attributes[name],
      type: { text: typeText(row) },
      attribute: name,
      reflects: true,
    })),
    events: Object.entries(facts).map(([fact, description]) => ({
      name: `rove:${fact}`,
      type: { text: `CustomEvent<Facts['${fact}']>` },
      description,
    })),
    cssParts: named(parts),
    slots: named(slots),
    cssProperties: Object.entries(tokens).map(([name, { doc, default: value }]) => ({
      name,
      description: doc,
      default: value,
    })),
  }
}

/** What VS Code and others complete HTML from. */
export function editorData(definitions: readonly DocumentedElement[]): unknown {
  const load = {
    name: 'load',
    description: 'When its code is fetched.',
    values: ['eager', 'visible', 'idle', 'interaction'].map((name) => ({ name })),
  }
  return {
    version: 1.1,
    tags: definitions.map(({ tag, summary, attributes, definitions: rows }) => ({
      name: tag,
      description: summary,
      attributes: [
        ...Object.entries(rows).map(([name, { type, values }]) => ({
          name,
          description: attributes[name],
          ...(type === 'boolean' ? { valueSet: 'v' } : {}),
          ...(values ? { values: values.map((value) => ({ name: value })) } : {}),
        })),
        load,
      ],
    })),
  }
}

/** The text of `rove.d.ts`. */
export function typesOf(definitions: readonly DocumentedElement[]): string {
  const classes = definitions.map((definition) => {
    const fields = Object.entries(definition.definitions).map(
      ([name, row]) => `  /** ${definition.attributes[name]} */\n  ${camelCase(name)}: ${typeText(row)}\n`,
    )
    return `/** ${definition.summary} */\nexport interface ${className(definition)} extends HTMLElement {\n${fields.join('')}}\n`
  })
  const jsx = definitions.map(({ tag, definitions: rows }) => {
    const fields = Object.entries(rows).map(
      ([name, row]) => `'${name}'${row.required ? '' : '?'}: ${typeText(row, '')}`,
    )
    return `    '${tag}': RoveAttributes & { ${fields.join('; ')} }`
  })
  const map = definitions.map((definition) => `    '${definition.tag}': ${className(definition)}`)
  return `// Generated from the element definitions. Version ${packageJson.version}.
${classes.join('\n')}
interface RoveAttributes {
  id?: string
  class?: string
  className?: string
  hidden?: boolean
  children?: unknown
  /** When its code is fetched. */
  load?: 'eager' | 'visible' | 'idle' | 'interaction'
}

interface RoveElements {
${jsx.join('\n')}
}

declare global {
  interface HTMLElementTagNameMap {
${map.join('\n')}
  }
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends RoveElements {}
  }
}
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends RoveElements {}
  }
}
`
}

function typeText({ type, values, required }: AttributeDefinition, absent = ' | undefined'): string {
  const text = values ? values.map((value) => `'${value}'`).join(' | ') : type
  return required || type === 'boolean' ? text : text + absent
}

/** `rove-love-count` is `RoveLoveCount`. */
function className({ tag }: Pick<DocumentedElement, 'tag'>): string {
  return camelCase(`-${tag}`)
}
