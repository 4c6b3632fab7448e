/** The calls of the contract as OpenAPI operations. */
import type { JsonSchema } from '@valibot/to-json-schema'
import type { Endpoint } from '../../core/base/net/endpoint.contract'
import type { Order } from '../../core/shop/order/order.contract'
import { completionPaths } from '../../core/shop/order/payment-complete.contract'
import { anyKey, type SentField } from './contract-fields'
import type { TypeSchema } from './contract-inputs'
import type { CallRow } from './contract-rows'
import { effectOf, headRequests, ownStatuses } from './contract-rules'

/** A part of the document. */
export type Json = Readonly<Record<string, unknown>>

/** A call with all data for its operation. */
export interface DescribedCall extends CallRow {
  readonly fields: readonly SentField[]
  /** The body, if it is JSON. */
  readonly json: TypeSchema | undefined
  /** The name of its answer among the document’s schemas. */
  readonly answer: string
}

/** One path with its operation. */
export interface PathOperation {
  readonly path: string
  readonly method: 'get' | 'head' | 'post'
  readonly operation: Json
}

/** `cart.read` as an operation’s id: `cartRead`. */
export function operationId(name: string): string {
  return name.replace(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** @returns one operation, or one for each type of order; and one for a call that is also sent by HEAD */
export function operationsOf(call: DescribedCall): PathOperation[] {
  const { method, path } = call.endpoint
  const verb = method === 'GET' ? 'get' : 'post'
  const [bare = ''] = path.split('?')
  if (call.orderTypes.length === 0)
    return [
      { path: bare, method: verb, operation: operationOf(call) },
      ...headOf(call).map((operation) => ({ path: bare, method: 'head' as const, operation })),
    ]
  return call.orderTypes.map((type) => ({
    path: completionPaths[type],
    method: verb,
    operation: operationOf(call, type),
  }))
}

/** The operation of the same request by HEAD; none for most calls. */
function headOf(call: DescribedCall): Json[] {
  const { name, requirements, proposed } = call.endpoint
  const { [name]: purpose } = headRequests
  if (!purpose) return []
  const date = { description: 'The server’s time.', required: true, schema: { type: 'string' } }
  return [
    {
      operationId: `${operationId(name)}Head`,
      tags: [name.split('.')[0]],
      summary: purpose.split(':')[0],
      description: purpose,
      ...(proposed ? { 'x-proposed': true } : {}),
      'x-requirements': requirements,
      parameters: parametersOf({ ...call, fields: call.fields.filter(({ required }) => required) }),
      responses: {
        '200': { description: 'Success, without a body.', headers: { Date: date } },
        ...errorResponses(call),
      },
    },
  ]
}

function operationOf(call: DescribedCall, type?: Order['type']): Json {
  const { endpoint, doc } = call
  const { name, requirements, proposed, refuses } = endpoint
  const id = operationId(name)
  return {
    operationId: type && type !== 'order' ? `${id}Of${type.replace(/^./, (first) => first.toUpperCase())}` : id,
    tags: [name.split('.')[0]],
    summary: doc.split(/(?<=[.?!]) (?=[A-Z])/)[0],
    description: [
      doc,
      ...(type ? [`For orders of the type \`${type}\`.`] : []),
      effectOf(endpoint),
      ...(refuses ? ['May be refused with a `message`.'] : []),
      `Its name in logs is \`${name}\`.`,
    ].join('\n\n'),
    ...(proposed ? { 'x-proposed': true } : {}),
    'x-requirements': requirements,
    parameters: parametersOf(call),
    ...bodyOf(call),
    responses: responsesOf(call),
  }
}

function parametersOf({ endpoint, fields, json }: DescribedCall): Json[] {
  const { path, method, changes } = endpoint
  const inPath = ({ name }: SentField) => path.includes(`{${name}}`)
  const parameter = (place: string, { name, schema, required, doc }: SentField) => ({
    name,
    in: place,
    required: place === 'path' || required,
    ...(doc ? { description: doc } : {}),
    schema,
  })
  const [, search = ''] = path.split('?')
  const fixed = [...new URLSearchParams(search)].map(([name, value]) => ({
    name,
    schema: { type: 'string' as const, const: value },
    required: true,
    doc: '',
  }))
  const queryFields = method === 'GET' && !json ? fields.filter((field) => !inPath(field)) : []
  const origin = method === 'POST' ? ['Origin', 'FetchSite'] : changes ? ['OwnFetchSite'] : []
  return [
    ...fields.filter(inPath).map((field) => parameter('path', field)),
    ...[...fixed, ...queryFields].map((field) => parameter('query', field)),
    ...['RequestedWith', 'Locale', ...origin].map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ]
}

function bodyOf({ endpoint: { path, method }, fields, json }: DescribedCall): Json {
  if (json) return { requestBody: { required: true, content: { 'application/json': { schema: json } } } }
  const sent = fields.filter(({ name }) => !path.includes(`{${name}}`))
  if (method === 'GET' || sent.length === 0) return {}
  const nested = [...new Set(sent.flatMap(({ name }) => oneDeep(name)?.[0] ?? []))]
  const content = {
    schema: formSchema(sent),
    ...(nested.length > 0
      ? { encoding: Object.fromEntries(nested.map((name) => [name, { style: 'deepObject', explode: true }])) }
      : {}),
  }
  return { requestBody: { required: true, content: { 'application/x-www-form-urlencoded': content } } }
}

/**
 * The form as an object. Names with one pair of brackets are a nested object, sent as `deepObject`. OpenAPI does not
 * define deeper nesting, so names with more brackets are written in full.
 */
function formSchema(fields: readonly SentField[]): JsonSchema {
  const properties: Record<string, unknown> = {}
  const groups = new Map<string, SentField[]>()
  for (const field of fields) {
    const [outer, inner] = oneDeep(field.name) ?? []
    if (outer === undefined || inner === undefined) properties[field.name] = documented(field)
    else groups.set(outer, [...(groups.get(outer) ?? []), { ...field, name: inner }])
  }
  for (const [name, inner] of groups) {
    const [only] = inner
    properties[name] = only?.name === anyKey ? mapOf(only) : formSchema(inner)
  }
  const required = [
    ...fields.filter(({ name, required }) => required && name in properties).map(({ name }) => name),
    ...[...groups].filter(([, inner]) => inner.some(({ required }) => required)).map(([name]) => name),
  ]
  return { type: 'object', properties, required } as JsonSchema
}

function mapOf({ schema, doc }: SentField): Json {
  return { type: 'object', additionalProperties: schema, ...(doc ? { description: doc } : {}) }
}

function documented({ schema, doc }: SentField): Json {
  return { ...schema, ...(doc ? { description: doc } : {}) }
}

/** Splits `qty[12]` into `qty` and `12`. */
function oneDeep(name: string): readonly [string, string] | undefined {
  const [, outer, inner] = /^([^[\]]+)\[([^[\]]+)\]$/.exec(name) ?? []
  return outer !== undefined && inner !== undefined ? [outer, inner] : undefined
}

function responsesOf(call: DescribedCall): Json {
  const { endpoint, answer } = call
  const own = Object.entries(ownStatuses[endpoint.name] ?? {}).map(([status, description]) => [status, { description }])
  return { ...done(endpoint, answer), ...Object.fromEntries(own), ...errorResponses(call) }
}

function errorResponses({ endpoint: { refuses, changes } }: DescribedCall): Json {
  const shared = (response: string) => ({ $ref: `#/components/responses/${response}` })
  return {
    '400': shared('BadRequest'),
    '403': shared('Forbidden'),
    ...(refuses ? { '422': shared('Refused') } : {}),
    '4XX': shared('ClientError'),
    '5XX': shared(changes ? 'ServerError' : 'ServerErrorRepeated'),
  }
}

function done({ reads, refuses }: Endpoint<never>, answer: string): Json {
  if (reads === 'nothing') return { '2XX': { description: 'Success. The body of the answer is not read.' } }
  if (reads === 'html')
    return {
      '200': {
        description: 'HTML, which is sanitised before it is shown.',
        content: { 'text/html': { schema: { type: 'string' } } },
      },
    }
  const refusal = refuses ? ' If `success` or `ok` is false, it is a refusal.' : ''
  const content = { 'application/json': { schema: { $ref: `#/components/schemas/${answer}` } } }
  return { '200': { description: `Success.${refusal}`, content } }
}
