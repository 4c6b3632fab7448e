/** CONTRACT.md: every call and shape of the contract, for those who write the server. */
import { pathToFileURL } from 'node:url'
import type { GenericSchema } from 'valibot'
import type { Endpoint } from '../core/contract/endpoint'
import { orderTypes } from '../core/contract/order'
import { completionPaths, paymentComplete } from '../core/contract/payment'
import { type Files, readProject } from './architecture/source'
import { readContractDocs } from './contract-docs'
import { sampleFor } from './contract-samples'
import { bareOf, fieldsOf, inWords } from './contract-shapes'

const head = `# What the server is asked, and what it answers

Written by \`npm run build\` from \`core/contract/\`: the same shapes that the widgets check every answer against, and that the demo shop is typed by. An answer of another shape is a failure, fields that are not named here are not read. What the page’s settings hold in one of these shapes holds the shape itself, without what an answer has around it.

| value | may be written as |
| --- | --- |
| number | \`7\` or \`"7"\` |
| amount | the same, from 0 to 1,000,000,000, in units of the currency: \`1299.5\` |
| count | a whole number that is not below zero, or its digits in a string |
| id | a text or a number |
| truth | \`true\`, \`1\`, \`"1"\` or \`"true"\`; another number or text is not true |
| text | a string |

A field that is not required may be absent or \`null\`. \`lines[].qty\` is the field \`qty\` of each of the \`lines\`. Calls that are proposed are not in the shop’s documents: their paths and shapes are ours.`

const refusals = `## Refusals

A call that may be refused says why in \`message\`, in the visitor’s language: \`{ "success": false, "message": "Two per visitor." }\`. It may come with any status that is no 2xx, or with a 2xx where \`success\` or \`ok\` is false or the message stands in place of the answer. The visitor reads it beside what they did, as plain text of at most 300 characters; without one they read ours. Of other calls no message is read. All of this is proposed.`

/** What comes of sending a call, and of sending it again. */
const effects = {
  none: 'Changes nothing: it may be repeated by itself.',
  once: 'Changes the same once, however often it is sent: it may be repeated by itself, and each time it has to reach the server, past every cache.',
  each: 'Changes something: it is never repeated by itself.',
}

/** The whole document. Reads the project's files. */
export async function contractDocument(files: Files = readProject()): Promise<string> {
  const paths = [...files.keys()].filter((path) => /^core\/contract\/[\w-]+\.ts$/.test(path)).sort()
  const docs = readContractDocs(files, paths)
  const found = new Map<string, unknown>()
  for (const path of paths)
    for (const [name, value] of Object.entries(await import(pathToFileURL(path).href))) found.set(name, value)
  found.set('paymentComplete', paymentComplete('order'))

  const shapes = [...found].filter((entry): entry is [string, GenericSchema] => isShape(entry[1]))
  const named = new Map<unknown, string>(
    shapes.map(([name, schema]) => [bareOf(schema), `[${name}](#${name.toLowerCase()})`]),
  )
  const calls = [...found]
    .filter((entry): entry is [string, Endpoint<never>] => isEndpoint(entry[1]))
    .sort(([, one], [, other]) => `${one.path} ${one.method}`.localeCompare(`${other.path} ${other.method}`))
  return [
    head,
    refusals,
    '## Shapes',
    ...shapes.map(([name, schema]) => [`### ${name}`, docs.exports.get(name), table(schema)].join('\n\n')),
    '## Calls',
    ...calls.map(([name, endpoint]) => section(endpoint, docs.exports.get(name) ?? '')),
    '## When the visitor does not come back',
    (files.get('core/contract/payment-webhooks.md') ?? '').replace(/^## /gm, '### ').trim(),
    '',
  ].join('\n\n')

  function section(endpoint: Endpoint<never>, doc: string): string {
    const { name, method, path, source, proposed, changes, settles, refuses, json, reads, answer } = endpoint
    const others =
      path === completionPaths.order ? orderTypes.map((type) => `\`${type}\` ${completionPaths[type]}`) : []
    const sent = Object.keys(json ? (json(sampleFor(name)) as object) : endpoint.query(sampleFor(name)))
    const fields = sent.filter((field) => !path.includes(`{${field}}`)).map((field) => `\`${field}\``)
    return [
      `### ${method} ${path}`,
      doc.replace(/^(GET|POST) \S+?:? /, '').replace(/^./, (first) => first.toUpperCase()),
      [
        `- ${proposed ? 'Proposed; ' : ''}${source}. Faults and logs call it \`${name}\`.`,
        ...(others.length > 0 ? [`- By the order’s type: ${others.join(', ')}.`] : []),
        `- ${effects[changes ? 'each' : settles ? 'once' : 'none']}`,
        ...(refuses ? ['- May be refused with a [`message`](#refusals).'] : []),
        `- Sent${json ? ' as JSON' : method === 'GET' ? ' in the address' : ' as a form'}: ${fields.join(', ') || 'nothing'}.`,
        `- Answer: ${reads === 'nothing' ? 'not read' : reads === 'html' ? 'HTML, made safe before it is shown' : 'JSON'}.`,
      ].join('\n'),
      ...(reads ? [] : [table(answer)]),
    ].join('\n\n')
  }

  function table(schema: GenericSchema): string {
    const rows = fieldsOf(schema, named, docs)
    if (rows.length === 0) return `${inWords(schema, new Map())}.`
    return [
      '| field | value | required | |\n| --- | --- | --- | --- |',
      ...rows.map(
        ({ path, value, required, doc }) =>
          `| \`${path}\` | ${value} | ${required ? 'yes' : ''} | ${doc.replaceAll('|', '\\|')} |`,
      ),
    ].join('\n')
  }
}

function isShape(value: unknown): boolean {
  const { kind, entries, options } = Object(value) as { kind?: unknown; entries?: unknown; options?: unknown }
  return kind === 'schema' && (entries !== undefined || options !== undefined)
}

function isEndpoint(value: unknown): boolean {
  const { path, answer } = Object(value) as { path?: unknown; answer?: unknown }
  return typeof path === 'string' && answer !== undefined
}
