/**
 * The schema of an answer without its leniency. Widgets leave out an invalid item of a list, and treat an invalid
 * optional field of a card as absent. For a shop each of these is a mistake, with the path of its field.
 */
import * as v from 'valibot'
import { alternativesOf, type SchemaParts } from '../../docs/schema-parts'

/** The same schema, in which nothing is left out. */
export function strict(schema: v.GenericSchema): v.GenericSchema {
  return rebuilt(schema as unknown as SchemaParts) as unknown as v.GenericSchema
}

const containers = ['array', 'record', 'object']

function rebuilt(schema: SchemaParts): SchemaParts {
  const { pipe } = schema
  if (!pipe) return bare(schema)
  const [first, ...rest] = pipe
  const last = pipe.at(-1)
  // `items`, `rows` and `parts` take the invalid parts out before the last step, which is the container.
  const isLenient = rest.some(({ kind }) => kind === 'transformation') && last && containers.includes(last.type)
  if (isLenient && first?.type === 'record') return rebuilt(last)
  const steps = isLenient && first ? [first, last] : pipe
  // A pipe begins with its own first schema, which is not rebuilt where it is a list as PHP writes it.
  const inner = steps.map((step, at) => (step.kind !== 'schema' || (isLenient && at === 0) ? step : rebuilt(step)))
  return v.pipe(...(inner as unknown as [v.GenericSchema])) as unknown as SchemaParts
}

function bare(schema: SchemaParts): SchemaParts {
  const { type, entries, item, key, value, wrapped } = schema
  const of = (part: SchemaParts) => rebuilt(part) as unknown as v.GenericSchema
  const made = (built: unknown) => built as SchemaParts
  if (type === 'object' && entries)
    return made(v.object(Object.fromEntries(Object.entries(entries).map(([name, field]) => [name, of(field)]))))
  if (type === 'array' && item) return made(v.array(of(item)))
  if (type === 'record' && key && value) return made(v.record(v.string(), of(value)))
  if (type === 'nullish' && wrapped) return made(v.nullish(of(wrapped), schema.default))
  if (type === 'union' && alternativesOf(schema).some((one) => one.entries))
    return made(v.union(alternativesOf(schema).map(of)))
  return schema
}
