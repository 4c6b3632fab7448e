/** Generates the reference in a widget's README from its definition, between two markers. */
import { camelCase } from '../../core/view/element/attributes'
import type { DocumentedElement } from '../build/definitions'

const opening = '<!-- generated:reference -->'
const closing = '<!-- /generated:reference -->'

/**
 * The README with a new reference.
 *
 * @throws Error if the markers are missing
 */
export function withReference(readme: string, element: DocumentedElement): string {
  const from = readme.indexOf(opening)
  const to = readme.indexOf(closing)
  if (from < 0 || to < from) throw new Error(`the README of ${element.tag} has no ${opening} … ${closing}`)
  return readme.slice(0, from + opening.length) + reference(element) + readme.slice(to)
}

function reference(element: DocumentedElement): string {
  const { attributeDocs, attributeTypes, properties = {}, parts, slots, tokens, facts } = element
  const load = ['`load`', '`eager`, `visible`, `idle`, `interaction`', 'When its code is fetched.']
  const attributeRows = Object.entries(attributeTypes).map(([name, { type, values, required }]) => [
    `\`${name}\``,
    values ? values.map((value) => `\`${value}\``).join(', ') : type,
    `${required ? '**Required.** ' : ''}${attributeDocs[name]} Property: \`${camelCase(name)}\`.`,
  ])
  const named = (rows: Readonly<Record<string, string | undefined>>) =>
    Object.entries(rows).map(([name, doc]) => [name ? `\`${name}\`` : 'inside the tag', doc ?? ''])
  return [
    '',
    '## Attributes and properties',
    table(['Attribute', 'Values', ''], [...attributeRows, load]),
    table(
      ['Property', ''],
      Object.entries(properties).map(([name, { doc }]) => [`\`${name}\``, doc]),
    ),
    '## Facts',
    table(['Fact', ''], named(facts)) || 'It publishes no facts.',
    '## Parts, slots and tokens',
    table(['Part', ''], named(parts)),
    table(['Content', ''], named(slots)),
    table(
      ['Token', 'Default', ''],
      Object.entries(tokens).map(([name, row]) => [`\`${name}\``, `\`${row.default}\``, row.doc]),
    ),
    '',
  ]
    .filter((text, n, all) => text || n === 0 || n === all.length - 1)
    .join('\n\n')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
