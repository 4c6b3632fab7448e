/**
 * Everything that a shop's pages, code and server can rely on, a line each, so that a change of it is seen in review.
 * `surface-changes.ts` compares it with that of the last release.
 */
import ts from 'typescript'
import packageJson from '../../package.json' with { type: 'json' }
import { declarations, typeText } from '../build/declarations'
import { type DocumentedElement, readDefinitions } from '../build/definitions'
import { productSettingsType } from '../build/setting-types'
import { elementFiles } from '../build/widgets'
import { type Files, readProject } from '../check/architecture/source'
import { openApiDocument } from './openapi'
import type { Json } from './openapi-operations'
import type { Surface } from './surface-changes'

/** The surface of the source as it is. */
export async function currentSurface(): Promise<Surface> {
  const elements = await readDefinitions(elementFiles())
  const lines = surface(readProject(), elements, await openApiDocument(), await productSettingsType())
  return { version: packageJson.version, lines }
}

/**
 * The lines of the surface, sorted: a kind, the name of the owner in backticks, then what it has.
 *
 * @param api the OpenAPI document
 * @param propertyTypes as for `declarations`
 */
function surface(
  files: Files,
  elements: readonly DocumentedElement[],
  api: Json,
  propertyTypes: string,
): readonly string[] {
  const lines = [
    ...elements.flatMap(ofElement),
    ...ofTypes(declarations(elements, propertyTypes)),
    ...ofSettings(files),
    ...ofMarkup(files),
    ...ofCalls(api),
    ...Object.keys(packageJson.exports).map((path) => `file \`${path.slice(2)}\``),
  ]
  return [...new Set(lines)].sort()
}

function ofElement({ tag, attributeTypes, properties = {}, facts, parts, slots, tokens }: DocumentedElement): string[] {
  const owner = `\`${tag}\``
  return [
    `element ${owner}`,
    ...Object.entries(attributeTypes).map(
      ([name, row]) => `attribute ${owner} ${name}${row.required ? ' (required)' : ''}: ${typeText(row, '')}`,
    ),
    ...Object.entries(properties).map(([name, { type }]) => `property ${owner} ${name}: ${type}`),
    ...Object.keys(facts).map((fact) => `event ${owner} rove:${fact}`),
    ...Object.keys(parts).map((part) => `part ${owner} ${part}`),
    ...Object.keys(slots).flatMap((slot) => (slot ? [`slot ${owner} ${slot}`] : [])),
    ...Object.entries(tokens).map(([name, row]) => `token ${owner} ${name}: ${row.default}`),
  ]
}

/** The members of each exported type of `rove.d.ts`. An element's own interface is described by its definition. */
function ofTypes(text: string): string[] {
  const source = ts.createSourceFile('rove.d.ts', text, ts.ScriptTarget.Latest, true)
  const printer = ts.createPrinter({ removeComments: true })
  const printed = (node: ts.Node) =>
    printer.printNode(ts.EmitHint.Unspecified, node, source).replace(/\s+/g, ' ').replace(/;$/, '')
  return source.statements.flatMap((one) => {
    if (ts.isTypeAliasDeclaration(one)) return [`type \`${one.name.text}\`: ${printed(one.type)}`]
    if (!ts.isInterfaceDeclaration(one) || /^Rove(Tags|.+Attributes)$/.test(one.name.text)) return []
    if (one.heritageClauses?.some((clause) => clause.getText(source).includes('HTMLElement'))) return []
    const owner = `type \`${one.name.text}\``
    const bases = (one.heritageClauses ?? []).map((clause) => `${owner} ${printed(clause)}`)
    return [...bases, ...one.members.map((member) => `${owner} ${printed(member)}`)]
  })
}

function ofSettings(files: Files): string[] {
  const tokens = namesIn(files, /^core\/base\/styles\/tokens\.css$/, /var\(\s*(--rove-[\w-]+)/g)
  return [
    ...namesIn(files, /^core\/.+\.setting\.ts$/, /\b(?:name|alias): '([\w.]+)'/g).map((name) => `setting \`${name}\``),
    ...namesIn(files, /^core\/base\/page\/body-flags\.setting\.ts$/, /\bhas\('([\w-]+)'\)/g).map(
      (name) => `class of the body \`${name}\``,
    ),
    ...tokens.map((name) => `token \`${name}\``),
    ...storedNames(files).map((name) => `cookie or storage \`${name}\``),
  ]
}

/** The names of cookies and of keys in storage; `…` stands for a country or a number at their end. */
export function storedNames(files: Files): string[] {
  const code = /^(core|widgets|workshop)\/.+\.tsx?$/
  return [
    ...namesIn(files, code, /'(rove_[a-z_]+|warehouse_location)'/g),
    ...namesIn(files, code, /`(rove_[a-z_]+)\$\{/g).map((name) => `${name}…`),
  ]
}

/** What the documents for shops name: attributes in the server's HTML, and events that a page can prevent. */
function ofMarkup(files: Files): string[] {
  const documents = /^(README|docs\/[\w-]+|(core|widgets)\/[\w-]+\/README)\.md$/
  return [
    ...namesIn(files, documents, /\b(data-rove(?:-[a-z]+)*(?:="[\w-]+")?)(?![\w-])/g).map(
      (name) => `markup \`${name}\``,
    ),
    ...namesIn(files, documents, /\b(rove:[a-z]+:[a-z]+-requested)\b/g).map((name) => `request \`${name}\``),
  ]
}

function namesIn(files: Files, paths: RegExp, pattern: RegExp): string[] {
  return [...files]
    .filter(([path]) => paths.test(path))
    .flatMap(([, text]) => [...text.matchAll(pattern)].map(([, name = '']) => name))
}

interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly additionalProperties?: Schema
  readonly anyOf?: readonly Schema[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
}

/** Each call with its fields, and each shape of an answer. */
function ofCalls(api: Json): string[] {
  const { paths, components } = api as unknown as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
    readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
  }
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const owner = `call \`${method.toUpperCase()} ${path}\``
      const bodies = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema)
      const answers = Object.values(operation.responses['200']?.content ?? {}).map(({ schema }) => schema)
      return [
        owner,
        ...(operation.parameters ?? []).flatMap(({ name, required, schema }) =>
          name ? [`${owner} sends ${name}${required ? ' (required)' : ''}: ${typeOf(schema ?? {})}`] : [],
        ),
        ...bodies.flatMap((body) => fieldsOf(body, `${owner} sends`)),
        ...answers.map((answer) => `${owner} is answered with ${typeOf(answer)}`),
      ]
    }),
  )
  const shapes = Object.entries(components.schemas).flatMap(([name, schema]) => {
    const fields = fieldsOf(schema, `shape \`${name}\``)
    return fields.length > 0 ? fields : [`shape \`${name}\`: ${typeOf(schema)}`]
  })
  return [...calls, ...shapes]
}

interface Operation {
  readonly parameters?: readonly { readonly name?: string; readonly required?: boolean; readonly schema?: Schema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >
}

/** The fields of an object and of the objects in it: `shape `Cart` lines[].qty (required): Count`. */
function fieldsOf(schema: Schema, owner: string, path = ''): string[] {
  if (schema.anyOf) return schema.anyOf.flatMap((one) => fieldsOf(one, owner, path))
  if (schema.items) return fieldsOf(schema.items, owner, `${path}[]`)
  if (schema.additionalProperties) return fieldsOf(schema.additionalProperties, owner, `${path}{}`)
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const at = path ? `${path}.${name}` : name
    const isRequired = schema.required?.includes(name)
    return [`${owner} ${at}${isRequired ? ' (required)' : ''}: ${typeOf(field)}`, ...fieldsOf(field, owner, at)]
  })
}

/** A short name of a schema's type. */
function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.replace(/^.*\//, '')
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ')
  if (schema.items) return `list of ${typeOf(schema.items)}`
  if (schema.additionalProperties) return `object of ${typeOf(schema.additionalProperties)}`
  const values = 'const' in schema ? [schema.const] : schema.enum
  return values ? values.map((value) => JSON.stringify(value)).join(' | ') : (schema.type ?? 'anything')
}
