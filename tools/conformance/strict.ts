/**
 * The schema of an answer without its leniency. Widgets leave out an invalid item of a list, and treat an invalid
 * optional field of a card as absent. For a shop each of these is a mistake, with the path of its field.
 */
import * as v from 'valibot'

/** The fields of a Valibot schema that are read here. Each kind of schema has some of them. */
interface Parts {
  readonly kind: string
  readonly type: string
  readonly pipe?: readonly Parts[]
  readonly wrapped?: Parts
  readonly default?: unknown
  readonly item?: Parts
  readonly key?: Parts
  readonly value?: Parts
  readonly entries?: Readonly<Record<string, Parts>>
  readonly options?: readonly Parts[]
}

/** The same schema, in which nothing is left out. */
export function strict(schema: v.GenericSchema): v.GenericSchema {
  return rebuilt(schema as unknown as Parts) as unknown as v.GenericSchema
}

const containers = ['array', 'record', 'object']

function rebuilt(schema: Parts): Parts {
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
  return v.pipe(...(inner as unknown as [v.GenericSchema])) as unknown as Parts
}

function bare(schema: Parts): Parts {
  const { type, entries, item, key, value, wrapped, options } = schema
  const of = (part: Parts) => rebuilt(part) as unknown as v.GenericSchema
  const made = (built: unknown) => built as Parts
  if (type === 'object' && entries)
    return made(v.object(Object.fromEntries(Object.entries(entries).map(([name, field]) => [name, of(field)]))))
  if (type === 'array' && item) return made(v.array(of(item)))
  if (type === 'record' && key && value) return made(v.record(v.string(), of(value)))
  if (type === 'nullish' && wrapped) return made(v.nullish(of(wrapped), schema.default))
  if (type === 'union' && options && options.some((one) => one.entries)) return made(v.union(options.map(of)))
  return schema
}
