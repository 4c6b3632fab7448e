/** Describes schemas in words, for server developers. */
import type { GenericSchema } from 'valibot'
import { list } from '../../core/base/input/php-list'
import * as php from '../../core/base/input/php-values'
import type { ContractDocs } from './contract-docs'
import type { TypeSchema } from './contract-inputs'
import { alternativesOf, type SchemaParts } from './schema-parts'

/** One field of a shape. */
export interface FieldRow {
  /** Its path from the shape's root: `lines[].price`. */
  readonly path: string
  readonly value: string
  readonly required: boolean
  readonly doc: string
}

/** Values that PHP writes in several ways, with the type names that the head of the document explains. */
const words = new Map<unknown, string>([
  [php.numericString, 'number'],
  [php.amount, 'amount'],
  [php.fraction, 'fraction'],
  [php.change, 'number'],
  [php.count, 'count'],
  [php.text, 'text'],
  [php.phpFlag, 'boolean'],
  [php.lenientBoolean, 'boolean'],
  [list, 'list'],
])

/** The inner schema, by which a shape is identified. */
export function bareOf(schema: GenericSchema): unknown {
  return bare(schema as unknown as SchemaParts)[0]
}

/** A schema in words, with links to named shapes. */
export function inWords(given: GenericSchema, named: ReadonlyMap<unknown, string>): string {
  const [schema] = bare(given as unknown as SchemaParts)
  return wordsOf(schema, named)
}

/** The fields of a shape and of the shapes inside it, in order. Named shapes are not expanded. */
export function fieldsOf(given: GenericSchema, named: ReadonlyMap<unknown, string>, docs: ContractDocs): FieldRow[] {
  const seen = new Map<SchemaParts, string>()
  return expanded(bare(given as unknown as SchemaParts)[0], '')

  function expanded(schema: SchemaParts, prefix: string): FieldRow[] {
    const entries = Object.entries(schema.entries ?? {})
    const names = entries.map(([name]) => name)
    return entries.flatMap(([name, field]) => {
      const path = prefix ? `${prefix}.${name}` : name
      const [bared, required] = bare(field)
      const [inner, place] = innermost(bared, path)
      const before = seen.get(inner)
      const isExpanded = inner.entries && !named.has(inner) && !before
      if (isExpanded) seen.set(inner, place)
      const value = before ? `as \`${before}\`` : wordsOf(bared, named)
      const row = { path, value, required, doc: docs.field(names, name) }
      return isExpanded ? [row, ...expanded(inner, place)] : [row]
    })
  }

  function innermost(schema: SchemaParts, path: string): [SchemaParts, string] {
    if (named.has(schema)) return [schema, path]
    if (schema.item) return innermost(bare(schema.item)[0], `${path}[]`)
    if (schema.type === 'record' && schema.value) return innermost(bare(schema.value)[0], `${path}{}`)
    return [schema, path]
  }
}

/** The inner schema, without optional wrappers and transformations, and whether it is required. */
function bare(schema: SchemaParts, required = true): [SchemaParts, boolean] {
  if (words.has(schema)) return [schema, required]
  const steps = schema.pipe?.filter(({ kind }) => kind === 'schema') ?? []
  // The first step determines whether it is optional; the last is the most specific.
  const isOptional = schema.type === 'nullish' || schema.type === 'unknown' || 'fallback' in schema
  const last = steps.at(-1)
  if (schema.pipe && last) return bare(withoutPipe(last, schema), required && !isOptional)
  if (schema.wrapped) return bare(schema.wrapped, false)
  return [schema, required && !isOptional]
}

/** A pipe begins with its own first schema. */
function withoutPipe(step: SchemaParts, schema: SchemaParts): SchemaParts {
  if (step !== schema) return step
  const { pipe: _, ...rest } = schema
  return rest
}

function wordsOf(schema: SchemaParts, named: ReadonlyMap<unknown, string>): string {
  const known = words.get(schema) ?? named.get(schema)
  if (known) return known
  const inner = (one: SchemaParts | undefined) => (one ? wordsOf(bare(one)[0], named) : 'anything')
  // The fields of an alternative have no rows of their own.
  const alternative = (one: SchemaParts) =>
    one.entries ? `\`{ ${Object.keys(one.entries).join(', ')} }\`` : wordsOf(bare(one)[0], named)
  const many = (one: string) => (one === 'object' ? 'objects' : one)
  switch (schema.type) {
    case 'object':
      return 'object'
    case 'array':
      return `list of ${many(inner(schema.item))}`
    case 'record':
      return `object of ${many(inner(schema.value))}`
    case 'picklist':
      return (schema.options ?? []).map((option) => `\`${option}\``).join(', ')
    case 'union':
      return [...new Set(alternativesOf(schema).map(alternative))].join(' or ')
    case 'unknown':
      return 'anything'
    default:
      return schema.type
  }
}

/** A type of the contract's inputs in words. */
export function typeInWords({ type, const: only, enum: options, anyOf, items, properties }: TypeSchema): string {
  const quoted = (value: string | number) => (value === '' ? 'nothing' : `\`${value}\``)
  if (only !== undefined) return quoted(only)
  if (options) return options.map(quoted).join(', ')
  if (anyOf) return anyOf.map(typeInWords).join(' or ')
  if (type === 'array') return `list of ${items ? typeInWords(items) : 'anything'}`
  if (type === 'object' && properties) return `\`{ ${Object.keys(properties).join(', ')} }\``
  return type ?? 'anything'
}
