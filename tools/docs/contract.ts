/** Writes CONTRACT.md: all calls and shapes of the contract, for server developers. */
import type { GenericSchema } from 'valibot'
import { orderTypes } from '../../core/shop/order/order.contract'
import { completionPaths } from '../../core/shop/order/payment-complete.contract'
import { type Files, readProject } from '../check/architecture/source'
import { type SentField, sentFields } from './contract-fields'
import { type CallInput, readCallInputs, type TypeSchema } from './contract-inputs'
import { type CallRow, readContractRows } from './contract-rows'
import { effectOf, headRequests, hostRoutes, ownStatuses, refusals, sending, statuses } from './contract-rules'
import { settingsDocs, settingsShape } from './contract-settings'
import { bareOf, fieldsOf, inWords, typeInWords } from './contract-shapes'

const head = `# API contract

The calls that the widgets make to the shop’s server, and the settings of a product page. \`npm run build\` generates this document from the \`.contract.ts\` and \`.setting.ts\` files of \`core/\`. The widgets validate every answer with the schemas in these files, and the demo shop gets its types from them.

- An answer that does not match its schema is an error, with two exceptions: an invalid item of a list of cards, photos, hosts, stock or offers is left out, and an invalid field of a card or a host that is not required counts as absent.
- Fields that are not listed here are ignored.
- A setting in one of these shapes contains the bare object: \`rove.cart\` is the \`cart\`, not the whole answer \`{ cart, … }\`.
- *Proposed* means that the shop’s specification does not show the call or the setting: this project chose its name and its shape.
- Not listed: the two \`HEAD\` requests of [\`<rove-country>\`](widgets/country/README.md#calls) to pages of the shop, before a switch and after “Keep”.
- Ids such as CART-01 are explained in [REQUIREMENTS](REQUIREMENTS.md).

\`dist/openapi.json\` is the same contract as an OpenAPI 3.1 document, from which you can generate stubs, validators and mock servers. It marks proposed calls with \`x-proposed\`. [\`npm run conformance\`](docs/conformance.md) checks a server against it.

Values in an answer or a setting may be written as PHP writes them:

| type | accepted values |
| --- | --- |
| number | \`7\` or \`"7"\` |
| amount | a number from 0 to 1,000,000,000, in units of the currency, not in cents: \`1299.5\` |
| count | an integer that is not negative, or its digits in a string |
| text | a string, or a number that is converted to a string: an id \`"17"\` or \`17\`, a postal code \`10115\` |
| string | only a string: a number is an error |
| boolean | true is \`true\`, \`1\`, \`"1"\` or \`"true"\`; any other number or string is false |

A field that is not required may be absent or \`null\`. \`lines[].qty\` is the field \`qty\` of each of the \`lines\`. \`oid_details{}.name\` is the field \`name\` of each value in \`oid_details\`.`

/** The description of an answer without a shape. */
const unshaped = {
  html: 'Answered with HTML, which is sanitised before it is shown.',
  nothing: 'The body of the answer is not read.',
}

/** Returns the whole document. Reads the project's files. */
export async function contractDocument(files: Files = readProject()): Promise<string> {
  const { calls, shapes, docs, paths } = await readContractRows(files)
  const inputs = readCallInputs(paths)
  const named = new Map<unknown, string>(
    shapes.map(([name, schema]) => [bareOf(schema), `[${name}](#${name.toLowerCase()})`]),
  )
  return [
    head,
    `## How a call is sent\n\n${sending}`,
    `## Status codes\n\n${statusTable()}`,
    `## Refusals\n\n${refusals}`,
    '## Shapes',
    ...shapes.map(([name, schema]) => [`### ${name}`, docs.exports.get(name), table(schema)].join('\n\n')),
    '## Product settings',
    'The settings of a product page, in `Drupal.settings` or in another place from which [settings](docs/settings.md#all-settings) are read. [`<rove-buybox>`](widgets/buybox/README.md#the-settings-of-a-product) has a complete example.',
    table(settingsShape, settingsDocs(files)),
    '## Calls',
    ...calls.map((call) => section(call, inputs.get(call.exported))),
    '## When the visitor does not come back',
    (files.get('core/shop/order/payment-webhooks.md') ?? '').replace(/^## /gm, '### ').trim(),
    '',
  ].join('\n\n')

  function section({ endpoint, doc, ...call }: CallRow, { input = {}, json }: Partial<CallInput> = {}): string {
    const { name, method, path, requirements, proposed, refuses, reads, answer } = endpoint
    const others = call.orderTypes.length > 0 ? orderTypes.map((type) => `\`${type}\` ${completionPaths[type]}`) : []
    const sent = json
      ? bodyFields(json)
      : sentFields(endpoint, input).filter((field) => !path.includes(`{${field.name}}`))
    const encoding = json ? 'as JSON' : method === 'GET' ? 'in the query string' : 'as form fields'
    return [
      `### ${method} ${path}`,
      doc,
      [
        `- ${proposed ? 'Proposed. ' : ''}${requirements.join(', ')}. Its name in logs is \`${name}\`.`,
        ...(others.length > 0 ? [`- The path depends on the order’s type: ${others.join(', ')}.`] : []),
        `- ${effectOf(endpoint)}`,
        ...(refuses ? ['- May be refused with a [`message`](#refusals).'] : []),
        ...(headRequests[name]
          ? [`- Also sent by \`HEAD\`, with the fields that are always sent. ${headRequests[name]}`]
          : []),
        ...(hostRoutes[name]
          ? [
              `- The path is that of ${hostRoutes[name]}. Where the system answers it, it needs [a guard](docs/conformance.md#the-host-systems-own-login) against other sites.`,
            ]
          : []),
        ...Object.entries(ownStatuses[name] ?? {}).map(([status, meaning]) => `- ${status}: ${meaning}`),
      ].join('\n'),
      ...(sent.length > 0 ? [`Sent ${encoding}:`, sentTable(sent)] : ['The request has no fields.']),
      ...(reads ? [unshaped[reads]] : ['Answered with JSON:', table(answer)]),
    ].join('\n\n')
  }

  function table(schema: GenericSchema, from = docs): string {
    const rows = fieldsOf(schema, named, from)
    if (rows.length === 0) return `${inWords(schema, new Map())}.`
    return [
      '| field | type | required | meaning |\n| --- | --- | --- | --- |',
      ...rows.map(({ path, value, required, doc }) => fieldRow(path, value, required, doc)),
    ].join('\n')
  }
}

/** The fields of a JSON body. */
function bodyFields({ properties = {}, required = [] }: TypeSchema): SentField[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    required: required.includes(name),
    doc: schema.description ?? '',
  }))
}

function sentTable(fields: readonly SentField[]): string {
  return [
    '| field | type | always sent | meaning |\n| --- | --- | --- | --- |',
    ...fields.map(({ name, schema, required, doc }) => fieldRow(name, typeInWords(schema), required, doc)),
  ].join('\n')
}

function fieldRow(name: string, value: string, isRequired: boolean, doc: string): string {
  return `| \`${name}\` | ${value} | ${isRequired ? 'yes' : ''} | ${doc.replaceAll('|', '\\|')} |`
}

function statusTable(): string {
  const rows = statuses.map(([status, meaning]) => `| ${status.replace('XX', 'xx')} | ${meaning} |`)
  return ['| status | meaning |\n| --- | --- |', ...rows].join('\n')
}
