/**
 * What is generated from the elements' definitions for tools: the custom elements manifest and completion for editors.
 * Types are in `declarations`, the reference in the READMEs is in `readmes`.
 */
import { writeFileSync } from 'node:fs'
import { camelCase } from '../core/element/attributes'
import { className, declarations, typeText } from './declarations'
import { type DocumentedElement, readDefinitions } from './definitions'
import { elementFiles } from './widgets'

const load = {
  name: 'load',
  description: 'When its code is fetched.',
  values: ['eager', 'visible', 'idle', 'interaction'],
}

/** Writes all of it into a folder. */
export async function writeManifest(folder: string): Promise<void> {
  const elements = await readDefinitions(elementFiles())
  const write = (file: string, content: unknown) =>
    writeFileSync(`${folder}/${file}`, `${JSON.stringify(content, null, 2)}\n`)
  write('custom-elements.json', manifest(elements))
  write('vscode.html-custom-data.json', editorData(elements))
  writeFileSync(`${folder}/rove.d.ts`, declarations(elements))
}

/** @see https://github.com/webcomponents/custom-elements-manifest schema 2.1 */
export function manifest(elements: readonly DocumentedElement[]): unknown {
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: elements.map((element) => ({
      kind: 'javascript-module',
      path: element.file,
      declarations: [declaration(element)],
      exports: [
        {
          kind: 'custom-element-definition',
          name: element.tag,
          declaration: { name: className(element), module: element.file },
        },
      ],
    })),
  }
}

function declaration(element: DocumentedElement) {
  const { tag, summary, attributeDocs, attributeTypes, properties = {}, facts, parts, slots, tokens } = element
  const named = (rows: Readonly<Record<string, string | undefined>>) =>
    Object.entries(rows).map(([name, description]) => ({ name, description }))
  const fields = Object.entries(attributeTypes)
  return {
    kind: 'class',
    customElement: true,
    tagName: tag,
    name: className({ tag }),
    summary,
    superclass: { name: 'HTMLElement' },
    attributes: [
      ...fields.map(([name, row]) => ({
        name,
        description: attributeDocs[name],
        type: { text: typeText(row) },
        fieldName: camelCase(name),
      })),
      { ...load, values: undefined, type: { text: load.values.map((value) => `'${value}'`).join(' | ') } },
    ],
    members: [
      ...fields.map(([name, row]) => ({
        kind: 'field',
        name: camelCase(name),
        description: attributeDocs[name],
        type: { text: typeText(row) },
        attribute: name,
        reflects: true,
      })),
      ...named(properties).map((row) => ({ kind: 'field', ...row, type: { text: 'unknown' } })),
    ],
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
export function editorData(elements: readonly DocumentedElement[]): unknown {
  return {
    version: 1.1,
    tags: elements.map(({ tag, summary, attributeDocs, attributeTypes }) => ({
      name: tag,
      description: summary,
      attributes: [
        ...Object.entries(attributeTypes).map(([name, { type, values }]) => ({
          name,
          description: attributeDocs[name],
          ...(type === 'boolean' ? { valueSet: 'v' } : {}),
          ...(values ? { values: values.map((value) => ({ name: value })) } : {}),
        })),
        { ...load, values: load.values.map((name) => ({ name })) },
      ],
    })),
  }
}
