/** Writes the settings of a product as TypeScript, from the schemas that validate them. */
import { compile } from 'json-schema-to-typescript'
import type { GenericSchema } from 'valibot'
import { readProject } from '../check/architecture/source'
import { settingsDocs, settingsShape } from '../docs/contract-settings'
import { jsonSchemas } from '../docs/openapi-schemas'

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
}

/** The text of the interface `ProductSettings`, and of the types that it refers to: the values as PHP writes them. */
export async function productSettingsType(): Promise<string> {
  const name = 'ProductSettings'
  const schemas = jsonSchemas(new Map([[name, settingsShape as GenericSchema]]), settingsDocs(readProject()))
  const { [name]: settings, ...values } = schemas as Record<string, Schema>
  const definitions = Object.fromEntries(Object.entries(values).map(([value, schema]) => [`Php${value}`, schema]))
  const schema = { ...nested(settings), $defs: definitions }
  const text = JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/Php')
  return compile(JSON.parse(text), name, {
    additionalProperties: false,
    bannerComment: `/** The settings of one product, as the page's settings spell them. */`,
    style: { semi: false, singleQuote: true, printWidth: 120 },
  })
}

/** `rove.product` is a field `product` of an object `rove`. */
function nested(settings: Schema | undefined) {
  const properties: Record<string, unknown> = {}
  for (const [path, schema] of Object.entries(settings?.properties ?? {})) {
    const [outer = '', inner] = path.split('.')
    properties[outer] = inner ? { type: 'object', properties: { [inner]: schema } } : schema
  }
  return { type: 'object', properties }
}
