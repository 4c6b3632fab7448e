/** Writes the contract as an OpenAPI document, for server developers. */
import { readFileSync } from 'node:fs'
import type { GenericSchema } from 'valibot'
import { countries } from '../../core/base/country/countries.rules'
import { type Files, readProject } from '../check/architecture/source'
import { sentFields } from './contract-fields'
import { readCallInputs } from './contract-inputs'
import { readContractRows } from './contract-rows'
import { refusals, sending, statuses } from './contract-rules'
import { type DescribedCall, type Json, operationId, operationsOf } from './openapi-operations'
import { jsonSchemas } from './openapi-schemas'
import { webhookItems, webhooks } from './openapi-webhooks'

const meaningOf = new Map(statuses)
const flagged = { anyOf: [{ type: 'boolean' }, { type: 'integer' }, { type: 'string' }] }

const responses = {
  BadRequest: { description: meaningOf.get('400') },
  Forbidden: { description: meaningOf.get('403') },
  Refused: {
    description: `${meaningOf.get('422')} It can also have another status than 2xx, or 2xx in place of the answer.`,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  },
  ClientError: { description: meaningOf.get('4XX') },
  ServerError: { description: 'An error. The call is not retried.' },
  ServerErrorRepeated: { description: 'An error. The call is sent once more after a 502, 503 or 504.' },
}

const refusal = {
  type: 'object',
  description: 'The reason why a call was refused.',
  properties: {
    message: {
      type: 'string',
      description: 'Plain text in the visitor’s language. At most 300 characters are shown.',
    },
    success: { ...flagged, description: 'False if it is present.' },
    ok: { ...flagged, description: 'The same.' },
  },
  required: ['message'],
}

const parameters = {
  RequestedWith: {
    name: 'X-Requested-With',
    in: 'header',
    required: false,
    description: 'On every call that is not sent as a beacon.',
    schema: { type: 'string', const: 'XMLHttpRequest' },
  },
  Locale: {
    name: 'X-Rove-Locale',
    in: 'header',
    required: false,
    description:
      'The locale of the page that makes the call. Answer for its country and in its language, whatever the cookie says. Proposed.',
    schema: { type: 'string', enum: countries.flatMap(({ locales }) => locales) },
  },
  FetchSite: {
    name: 'Sec-Fetch-Site',
    in: 'header',
    required: false,
    description: 'Sent by the browser. Another value is refused with 403.',
    schema: { type: 'string', enum: ['same-origin', 'none'] },
  },
  OwnFetchSite: {
    name: 'Sec-Fetch-Site',
    in: 'header',
    required: false,
    description:
      'Sent by the browser. Another value is refused with 403. If it is absent, `X-Requested-With` is required.',
    schema: { type: 'string', enum: ['same-origin'] },
  },
  Origin: {
    name: 'Origin',
    in: 'header',
    required: false,
    description: 'Sent by the browser. An origin other than the shop’s is refused with 403.',
    schema: { type: 'string' },
  },
}

/** Returns the whole document. Reads the project’s files. */
export async function openApiDocument(files: Files = readProject()): Promise<Json> {
  const rows = await readContractRows(files)
  const inputs = readCallInputs(rows.paths)
  const named = new Map(rows.shapes.map(([name, schema]) => [capital(name), schema]))
  const answers = new Map<unknown, string>()
  for (const { endpoint } of rows.calls) nameAnswer(endpoint.name, endpoint.answer)
  const calls = rows.calls.map((row): DescribedCall => {
    const { input = {}, json } = inputs.get(row.exported) ?? {}
    return {
      ...row,
      fields: sentFields(row.endpoint, input),
      json,
      answer: answers.get(row.endpoint.answer) ?? '',
    }
  })
  const paths: Record<string, Record<string, Json>> = {}
  for (const { path, method, operation } of calls.flatMap(operationsOf))
    paths[path] = { ...paths[path], [method]: operation }
  const hooks = webhookItems((exported) => rows.docs.exports.get(exported) ?? '', capital)
  const schemas = { Refusal: refusal, ...describedSchemas() }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Rove widgets: API contract',
      version: JSON.parse(readFileSync('package.json', 'utf8')).version,
      license: { name: 'MIT', identifier: 'MIT' },
      description: [
        'Generated from the schemas with which the widgets validate every answer. The widgets also accept a few more ways in which PHP writes values: `false`, `""` or `[]` for an absent value, and an object for a list whose keys have gaps. A field that is not required may be `null`. Fields that are not listed here are ignored.',
        '`x-proposed` marks a call that the specification does not show: this project chose its path and its shape. `x-requirements` are ids in REQUIREMENTS.md.',
        `## How a call is sent\n\n${sending}`,
        `## Refusals\n\n${refusals}`,
      ].join('\n\n'),
    },
    servers: [
      {
        url: 'https://{shop}',
        variables: {
          shop: {
            default: 'shop.example',
            description: 'The host, followed by `basePath` and `pathPrefix`: `shop.example/store/fr`.',
          },
        },
      },
    ],
    security: [{ session: [] }],
    tags: [...new Set(calls.map(({ endpoint }) => endpoint.name.split('.')[0])), 'webhooks'].map((name) => ({ name })),
    paths,
    webhooks: hooks,
    components: {
      schemas: referenced(schemas, { paths, hooks, responses }),
      responses,
      parameters,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'SESS',
          description:
            'Drupal’s session cookie: `SESS` or `SSESS`, followed by a hash. Guests have one too. It is sent only to the shop’s own origin.',
        },
      },
    },
  }

  /** An answer that several calls share has the name of the first. */
  function nameAnswer(call: string, answer: GenericSchema): void {
    if (answers.has(answer)) return
    const name = `${capital(operationId(call))}Answer`
    answers.set(answer, name)
    named.set(name, answer)
  }

  function describedSchemas(): Record<string, Json> {
    const bodies = Object.values(webhooks).map(({ exported, schema }) => [capital(exported), schema] as const)
    const made = jsonSchemas(new Map([...named, ...bodies]), rows.docs)
    const docs = new Map([...rows.shapes].map(([name]) => [capital(name), rows.docs.exports.get(name)]))
    return Object.fromEntries(
      Object.entries(made).map(([name, schema]) => [
        name,
        { ...(docs.get(name) ? { description: docs.get(name) } : {}), ...schema },
      ]),
    )
  }
}

const capital = (name: string): string => name.replace(/^./, (first) => first.toUpperCase())

/** The schemas that are referenced. */
function referenced(schemas: Readonly<Record<string, Json>>, from: unknown): Record<string, Json> {
  const found = new Set<string>()
  const walk = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      if (!found.has(name)) {
        found.add(name)
        walk(schemas[name])
      }
  }
  walk(from)
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => found.has(name)))
}
