/** Validates values against an OpenAPI document. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Json } from '../../demo-host/visitor'

/** The errors of a value; empty when it is valid. */
export type Check = (value: unknown) => readonly string[]

/** The operations and schemas of a document. */
export interface DocumentCheck {
  /** The operation of a method and a requested path. */
  operation(method: string, path: string): Json
  /** @param pointer the schema's JSON pointer, such as `#/components/schemas/Cart` */
  schema(pointer: string): Check
  /** The errors of a response. */
  answer(method: string, path: string, response: Response): Promise<readonly string[]>
  /** The errors of a form, by field name. */
  form(method: string, path: string, fields: Readonly<Record<string, string>>): readonly string[]
}

export function checkDocument(document: Json): DocumentCheck {
  // Numbers in forms are text.
  const [strict, lenient] = [false, true].map((coerceTypes) => {
    const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes })
    return ajv.addSchema(document, 'openapi')
  }) as [Ajv2020, Ajv2020]

  const check = (ajv: Ajv2020, pointer: string): Check => {
    const validate = ajv.compile({ $ref: `openapi${pointer}` })
    return (value) => (validate(value) ? [] : errorsOf(validate))
  }
  const resolve = (part: Json): Json => (part?.$ref ? resolve(at(part.$ref.slice(2).split('/'))) : part)
  const at = (way: readonly string[]): Json => way.reduce((part: Json, name) => part?.[name], document)

  function find(method: string, path: string): { readonly pointer: string; readonly found: Json } {
    const template = Object.keys(document.paths).find((one) =>
      new RegExp(`^${one.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
    )
    const found = template && document.paths[template][method.toLowerCase()]
    if (!found) throw new Error(`${method} ${path} is not in the document`)
    return { pointer: `#/paths/${escaped(template)}/${method.toLowerCase()}`, found }
  }

  return {
    operation: (method, path) => find(method, path).found,
    schema: (pointer) => check(strict, pointer),
    async answer(method, path, response) {
      const { found } = find(method, path)
      const { status } = response
      const given = found.responses[status] ?? found.responses[`${Math.floor(status / 100)}XX`]
      if (!given) return [`${status} is not in the document`]
      const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
      const content = resolve(given).content?.[type]
      // The schema does not restrict the value.
      if (!resolve(given).content) return []
      if (!content) return [`${type} is not in the document`]
      const value = type === 'application/json' ? await response.json() : await response.text()
      return content.schema.$ref
        ? check(strict, content.schema.$ref)(value)
        : typeof value === content.schema.type
          ? []
          : [typeof value]
    },
    form(method, path, fields) {
      const { pointer, found } = find(method, path)
      const type = 'application/x-www-form-urlencoded'
      const { encoding = {} } = found.requestBody.content[type]
      return check(lenient, `${pointer}/requestBody/content/${escaped(type)}/schema`)(decoded(fields, encoding))
    },
  }
}

/** Splits `qty[7]` into `qty` and its key when the document declares `deepObject`. */
function decoded(fields: Readonly<Record<string, string>>, encoding: Json): Json {
  const whole: Json = {}
  for (const [name, value] of Object.entries(fields)) {
    const [, outer = '', inner = ''] = /^(.+?)\[(.+)\]$/.exec(name) ?? []
    if (encoding[outer]?.style === 'deepObject') whole[outer] = { ...whole[outer], [inner]: value }
    else whole[name] = value
  }
  return whole
}

function escaped(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))
}

function errorsOf({ errors }: ValidateFunction): string[] {
  return (errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`)
}
