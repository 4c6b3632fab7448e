/**
 * Converts the shapes of answers to JSON Schema. The widgets accept several spellings of a value by PHP; the document
 * describes the recommended ones.
 */
import { type JsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { list } from '../../core/base/input/php-list'
import * as php from '../../core/base/input/php-values'
import type { ContractDocs } from './contract-docs'
import { alternativesOf, type SchemaParts } from './schema-parts'

const described = <Schema extends v.GenericSchema>(schema: Schema, text: string) => v.pipe(schema, v.description(text))

/** A number, or its digits in a string. */
const numeric = (least: number, most: number, digits: RegExp) =>
  v.union([v.pipe(v.number(), v.minValue(least), v.maxValue(most)), v.pipe(v.string(), v.regex(digits))])

const booleanValue = described(
  v.union([v.boolean(), v.picklist([0, 1]), v.picklist(['0', '1', 'true', 'false'])]),
  'True or false, as PHP writes it: `true`, `1`, `"1"` and `"true"` are true.',
)

/** Values that PHP writes in several ways, with their names in the document. */
const values = {
  Number: described(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/))]),
    'A number, or a string that contains one.',
  ),
  Amount: described(
    numeric(0, 1e9, /^\d{1,9}(\.\d+)?$/),
    'An amount in units of the currency, not in cents: `1299.5`.',
  ),
  Count: described(
    v.union([
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
      v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
    ]),
    'An integer that is not negative, or its digits in a string.',
  ),
  Text: described(v.union([v.string(), v.number()]), 'A string. A number is converted to one: an id, a postal code.'),
  Boolean: booleanValue,
} as const

const writtenAs = new Map<unknown, v.GenericSchema>([
  [php.numericString, values.Number],
  [php.amount, values.Amount],
  [php.count, values.Count],
  [php.text, values.Text],
  [php.phpFlag, values.Boolean],
  [php.lenientBoolean, values.Boolean],
])

/**
 * @param named schemas with the names that they get in the document
 * @returns all of them by name; they refer to each other with `$ref`
 */
export function jsonSchemas(
  named: ReadonlyMap<string, v.GenericSchema>,
  docs: ContractDocs,
): Record<string, JsonSchema> {
  const known = new Map<unknown, v.GenericSchema>(writtenAs)
  const written = (schema: v.GenericSchema) => toWrite(schema as unknown as SchemaParts, known)
  const definitions = {
    ...values,
    ...Object.fromEntries([...named].map(([name, schema]) => [name, written(schema)])),
  }
  const schemas = toJsonSchemaDefs(definitions, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'throw',
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  })
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withDocs(schema, docs)]))
}

/**
 * The schema of the recommended spelling. The same schema always gets the same result object, because a schema's name is
 * found by that object.
 */
function toWrite(schema: SchemaParts, known: Map<unknown, v.GenericSchema>): v.GenericSchema {
  const existing = known.get(schema)
  if (existing) return existing
  const made = make(schema, known)
  known.set(schema, made)
  return made
}

function make(schema: SchemaParts, known: Map<unknown, v.GenericSchema>): v.GenericSchema {
  const inner = (one: SchemaParts | undefined) => (one ? toWrite(one, known) : v.unknown())
  const steps = schema.pipe?.filter(({ kind }) => kind === 'schema') ?? []
  const [first] = steps
  const last = steps.at(-1)
  if ((schema as unknown) === list) return v.array(v.unknown())
  if (schema.pipe && first && last) {
    // The first step determines whether it is optional; the last is the most specific.
    const most = first === last ? make(withoutPipe(first), known) : inner(last)
    return first.type === 'nullish' ? nullish(first.default === false ? orFalse(most) : most, first.default) : most
  }
  switch (schema.type) {
    case 'nullish':
      return nullish(inner(schema.wrapped), schema.default)
    case 'array':
      return v.array(inner(schema.item))
    case 'record':
      return v.record(v.string(), inner(schema.value))
    case 'union':
      return v.union(alternativesOf(schema).map(inner))
    case 'object': {
      const entries = Object.entries(schema.entries ?? {})
      return v.object(Object.fromEntries(entries.map(([name, field]) => [name, fieldOf(field, inner(field))])))
    }
    default:
      return schema as unknown as v.GenericSchema
  }
}

/** A field with a fallback for invalid input is optional. */
function fieldOf({ fallback }: SchemaParts, most: v.GenericSchema): v.GenericSchema {
  return fallback === undefined ? most : nullish(most, undefined)
}

/** @param otherwise the value of an absent field */
function nullish(most: v.GenericSchema, otherwise: unknown): v.GenericSchema {
  // `unknown` already accepts `null`.
  if (most.type === 'unknown') return v.optional(most)
  return isNullish(most) ? most : v.nullish(most, (otherwise ?? undefined) as never)
}

/** Also accepts `false`, which PHP writes for an absent value. */
function orFalse(most: v.GenericSchema): v.GenericSchema {
  return v.union([isNullish(most) ? most.wrapped : most, v.literal(false)])
}

function isNullish(schema: v.GenericSchema): schema is v.NullishSchema<v.GenericSchema, undefined> {
  return schema.type === 'nullish'
}

/** A pipe begins with its own first schema. */
function withoutPipe({ pipe: _, ...schema }: SchemaParts): SchemaParts {
  return schema
}

/** The schema with the docblocks of its fields. */
function withDocs(schema: JsonSchema, docs: ContractDocs): JsonSchema {
  const names = Object.keys(schema.properties ?? {})
  return Object.fromEntries(
    Object.entries(schema).map(([key, part]) => {
      if (key !== 'properties') return [key, deep(part, docs)]
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
        const description = docs.field(names, name)
        return [name, { ...withDocs(field as JsonSchema, docs), ...(description ? { description } : {}) }]
      })
      return [key, Object.fromEntries(fields)]
    }),
  )
}

function deep(part: unknown, docs: ContractDocs): unknown {
  if (Array.isArray(part)) return part.map((one) => deep(one, docs))
  return typeof part === 'object' && part !== null ? withDocs(part as JsonSchema, docs) : part
}
