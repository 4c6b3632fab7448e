/**
 * Finds the fields that a call sends. A function writes them, so it is run several times: with each value of the input
 * changed, and with each one left out. A field that changes depends on that value.
 */
import type { Endpoint, Query } from '../../core/base/net/endpoint.contract'
import type { TypeSchema } from './contract-inputs'

/** One field that is sent. */
export interface SentField {
  /** Its name in PHP's spelling: `panes[delivery][delivery_city]`. `*` replaces a key that is data: `qty[*]`. */
  readonly name: string
  readonly schema: TypeSchema
  readonly required: boolean
  readonly doc: string
}

/** The placeholder for a key that is data. */
export const anyKey = '*'

/** One value of an input, with its path. */
interface Leaf {
  readonly path: readonly string[]
  readonly schema: TypeSchema
  readonly doc: string
}

/** The fields that an endpoint's `query` writes, including those in its path. */
export function sentFields(endpoint: Endpoint<never>, input: TypeSchema): SentField[] {
  const send = (changes: readonly Change[]): Query => endpoint.query(sampleOf(input, [], changes) as never)
  const all = send([])
  const leaves = leavesOf(input, [], '')
  const optional = optionalPaths(input, []).flatMap((path) =>
    missingFrom(all, () => send([{ path, value: undefined }])),
  )
  return Object.keys(all).map((name) => {
    const tried = leaves.map((leaf) => ({
      leaf,
      values: valuesOf(leaf.schema).map((value) => send([{ path: leaf.path, value }])[name]),
    }))
    const [cause] = tried.filter(({ values }) => values.some((value) => value !== all[name]))
    const seen = new Set([all[name], ...tried.flatMap(({ values }) => values)])
    const values = [...seen].filter((value) => value !== undefined)
    return {
      name,
      schema: cause ? fieldSchema(cause.leaf.schema, values) : { type: 'string', const: all[name] ?? '' },
      required: !seen.has(undefined) && !optional.includes(name) && !name.includes(`[${anyKey}]`),
      doc: cause?.leaf.doc ?? '',
    }
  })
}

/** A replacement for one value of the sample; `undefined` leaves the value out. */
interface Change {
  readonly path: readonly string[]
  readonly value: unknown
}

/** The schema of a field: the leaf's own for numbers and texts, otherwise a list of the values that were sent. */
function fieldSchema(leaf: TypeSchema, values: readonly string[]): TypeSchema {
  if (!leaf.enum && leaf.type !== 'boolean') return bareOf(leaf)
  const [only] = values
  return { type: 'string', ...(values.length === 1 && only !== undefined ? { const: only } : { enum: values }) }
}

function bareOf({ description: _, ...schema }: TypeSchema): TypeSchema {
  return schema
}

/** At least two different values, to find the fields that depend on them. */
function valuesOf({ type, enum: options, anyOf }: TypeSchema): readonly unknown[] {
  if (anyOf) return anyOf.flatMap(valuesOf)
  if (options) return options
  return type === 'boolean' ? [true, false] : type === 'number' ? [1, 2] : ['a', 'b']
}

function sampleOf(schema: TypeSchema, path: readonly string[], changes: readonly Change[]): unknown {
  const change = changes.find((one) => one.path.join() === path.join())
  if (change) return change.value
  if (schema.type === 'array') return []
  if (schema.type !== 'object') return valuesOf(schema)[0]
  const entries = entriesOf(schema).map(([name, field]) => [name, sampleOf(field, [...path, name], changes)] as const)
  return schema.isMap ? new Map(entries) : Object.fromEntries(entries)
}

function entriesOf({ properties = {}, additionalProperties }: TypeSchema): (readonly [string, TypeSchema])[] {
  return additionalProperties ? [[anyKey, additionalProperties]] : Object.entries(properties)
}

function leavesOf(schema: TypeSchema, path: readonly string[], outer: string): Leaf[] {
  const doc = schema.description ?? outer
  if (schema.type !== 'object') return [{ path, schema, doc }]
  // The description of the whole input does not apply to its fields, only to fields whose key is data.
  return entriesOf(schema).flatMap(([name, field]) => leavesOf(field, [...path, name], name === anyKey ? doc : ''))
}

/** The paths of optional values. */
function optionalPaths(schema: TypeSchema, path: readonly string[]): (readonly string[])[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const here = [...path, name]
    return [...(schema.required?.includes(name) ? [] : [here]), ...optionalPaths(field, here)]
  })
}

function missingFrom(all: Query, send: () => Query): string[] {
  const sent = send()
  return Object.keys(all).filter((name) => sent[name] === undefined)
}
