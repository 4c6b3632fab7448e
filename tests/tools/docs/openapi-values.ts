/** Generates any value that a schema of the OpenAPI document allows. */
import fc, { type Arbitrary } from 'fast-check'
import type { Json } from '../../demo-host/visitor'

/** @param document resolves `$ref` */
export function anyValue(schema: Json, document: Json): Arbitrary<unknown> {
  const any = (one: Json) => anyValue(one, document)
  if (schema.$ref) return any(document.components.schemas[schema.$ref.split('/').at(-1)])
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(any))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const { type, pattern, minimum: min, maximum: max, items } = schema
  if (type === 'string') return pattern ? fc.stringMatching(new RegExp(pattern)) : fc.string()
  if (type === 'integer') return fc.integer({ min, max })
  if (type === 'number')
    return fc.double({ ...(min === undefined ? {} : { min, max }), noNaN: true, noDefaultInfinity: true })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'array') return fc.array(any(items), { maxLength: 3 })
  if (type !== 'object') return fc.jsonValue()
  if (!schema.properties) return fc.dictionary(fc.string(), any(schema.additionalProperties ?? {}), { maxKeys: 3 })
  const fields = Object.entries(schema.properties).map(([name, field]) => [name, any(field)])
  return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] })
}
