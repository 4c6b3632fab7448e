/** A schema in words, for those who write what it reads. */
import type { GenericSchema } from 'valibot'
import { list } from '../core/php-list'
import * as php from '../core/written-by-php'
import type { ContractDocs } from './contract-docs'

/** One field of a shape. */
export interface FieldRow {
  /** From the shape's root: `lines[].price`. */
  readonly path: string
  readonly value: string
  readonly required: boolean
  readonly doc: string
}

/** What of a schema is looked at: each kind has some of it. */
interface Schema {
  readonly kind: string
  readonly type: string
  readonly pipe?: readonly Schema[]
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly value?: Schema
  readonly entries?: Readonly<Record<string, Schema>>
  readonly options?: readonly unknown[]
  /** It is read as this where it is not as it should be. */
  readonly fallback?: unknown
}

/** Values that PHP writes in more than one way, by what they are called at the head of the document. */
const words = new Map<unknown, string>([
  [php.figure, 'number'],
  [php.amount, 'amount'],
  [php.share, 'share'],
  [php.change, 'number'],
  [php.whole, 'count'],
  [php.name, 'id'],
  [php.flag, 'truth'],
  [php.truth, 'truth'],
  [list, 'list'],
])

/** What a shape is known by, however it is wrapped. */
export function bareOf(schema: GenericSchema): unknown {
  return bare(schema as unknown as Schema)[0]
}

/** What a schema reads, with links to the shapes that have a name. */
export function inWords(given: GenericSchema, named: ReadonlyMap<unknown, string>): string {
  const [schema] = bare(given as unknown as Schema)
  return wordsOf(schema, named)
}

/** The fields of a shape with those of the shapes inside it, in their order. Named shapes inside are not opened. */
export function fieldsOf(given: GenericSchema, named: ReadonlyMap<unknown, string>, docs: ContractDocs): FieldRow[] {
  const seen = new Map<Schema, string>()
  return opened(bare(given as unknown as Schema)[0], '')

  function opened(schema: Schema, prefix: string): FieldRow[] {
    const entries = Object.entries(schema.entries ?? {})
    const names = entries.map(([name]) => name)
    return entries.flatMap(([name, field]) => {
      const path = prefix ? `${prefix}.${name}` : name
      const [bared, required] = bare(field)
      const [inner, place] = innermost(bared, path)
      const before = seen.get(inner)
      const isOpened = inner.entries && !named.has(inner) && !before
      if (isOpened) seen.set(inner, place)
      const value = before ? `as \`${before}\`` : wordsOf(bared, named)
      const row = { path, value, required, doc: docs.field(names, name) }
      return isOpened ? [row, ...opened(inner, place)] : [row]
    })
  }

  function innermost(schema: Schema, path: string): [Schema, string] {
    if (named.has(schema)) return [schema, path]
    if (schema.item) return innermost(bare(schema.item)[0], `${path}[]`)
    if (schema.type === 'record' && schema.value) return innermost(bare(schema.value)[0], `${path}{}`)
    return [schema, path]
  }
}

/** Without what only says that it may be absent, and what is done to it once it was read. */
function bare(schema: Schema, required = true): [Schema, boolean] {
  if (words.has(schema)) return [schema, required]
  const steps = schema.pipe?.filter(({ kind }) => kind === 'schema') ?? []
  // What comes first says whether it may be absent, what comes last says the most.
  const isOptional = schema.type === 'nullish' || schema.type === 'unknown' || 'fallback' in schema
  const last = steps.at(-1)
  if (schema.pipe && last) return bare(withoutPipe(last, schema), required && !isOptional)
  if (schema.wrapped) return bare(schema.wrapped, false)
  return [schema, required && !isOptional]
}

/** A pipe begins with its own first schema. */
function withoutPipe(step: Schema, schema: Schema): Schema {
  if (step !== schema) return step
  const { pipe: _, ...rest } = schema
  return rest
}

function wordsOf(schema: Schema, named: ReadonlyMap<unknown, string>): string {
  const known = words.get(schema) ?? named.get(schema)
  if (known) return known
  const inner = (one: Schema | undefined) => (one ? wordsOf(bare(one)[0], named) : 'anything')
  // What is inside an alternative has no rows of its own.
  const alternative = (one: Schema) =>
    one.entries ? `\`{ ${Object.keys(one.entries).join(', ')} }\`` : wordsOf(bare(one)[0], named)
  const many = (one: string) => (one === 'object' ? 'objects' : one)
  switch (schema.type) {
    case 'string':
      return 'text'
    case 'object':
      return 'object'
    case 'array':
      return `list of ${many(inner(schema.item))}`
    case 'record':
      return `object of ${many(inner(schema.value))}`
    case 'picklist':
      return (schema.options ?? []).map((option) => `\`${option}\``).join(', ')
    case 'union':
      return [...new Set((schema.options ?? []).map((option) => alternative(option as Schema)))].join(' or ')
    case 'unknown':
      return 'anything'
    default:
      return schema.type
  }
}
