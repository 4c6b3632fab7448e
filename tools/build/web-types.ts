/** Writes `web-types.json`, from which JetBrains' editors complete and check tags. */
import { camelCase } from '../../core/view/element/attributes'
import packageJson from '../../package.json' with { type: 'json' }
import { typeText } from './declarations'
import type { DocumentedElement } from './definitions'
import { docsUrl } from './docs-url'
import { loadAttribute } from './load-attribute'

/** @see https://github.com/JetBrains/web-types */
export function webTypes(elements: readonly DocumentedElement[]): unknown {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: packageJson.name,
    version: packageJson.version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: { html: { elements: elements.map(contribution) } },
  }
}

function contribution(element: DocumentedElement) {
  const { tag, summary, attributeDocs, attributeTypes, properties = {}, facts, parts, slots, tokens } = element
  const named = (rows: Readonly<Record<string, string | undefined>>) =>
    Object.entries(rows).map(([name, description]) => ({ name, description }))
  const fields = Object.entries(attributeTypes)
  return {
    name: tag,
    description: summary,
    'doc-url': docsUrl(element),
    attributes: [
      ...fields.map(([name, row]) => ({
        name,
        description: attributeDocs[name],
        required: row.required ?? false,
        'doc-url': docsUrl(element, 'attributes-and-properties'),
        value: row.type === 'boolean' ? { kind: 'no-value', type: 'boolean' } : { type: typeText(row, '') },
      })),
      {
        name: loadAttribute.name,
        description: loadAttribute.description,
        required: false,
        value: { type: typeText({ type: 'string', values: loadAttribute.values }, '') },
      },
    ],
    slots: named(slots).filter(({ name }) => name),
    js: {
      properties: [
        ...fields.map(([name, row]) => ({
          name: camelCase(name),
          description: attributeDocs[name],
          type: typeText(row),
        })),
        ...Object.entries(properties).map(([name, { doc, type }]) => ({ name, description: doc, type })),
      ],
      events: Object.entries(facts).map(([fact, description]) => ({ name: `rove:${fact}`, description })),
    },
    css: {
      parts: named(parts),
      properties: Object.entries(tokens).map(([name, { doc, default: value }]) => ({
        name,
        description: doc,
        default: value,
      })),
    },
  }
}
