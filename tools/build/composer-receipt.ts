/** Writes what each tag costs and does, from the built files, the code, the contract and the tables of tracking. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { FactName } from '../../core/base/bus/facts'
import { eventRows, nameFor } from '../../core/tracking/events/events'
import { sinkRows } from '../../core/tracking/sinks/sink-rows'
import type { Receipt, ReceiptFile, Receipts } from '../../workshop/composer/catalogue/catalogue'
import { type CallRow, readContractRows } from '../docs/contract-rows'
import { readmeSection, statements } from '../docs/readme-rows'
import { hasString } from './composer-code'
import { type DocumentedElement, readDefinitions } from './definitions'
import { type Inventory, inventory } from './inventory'
import { elementFiles, widgetOf } from './widgets'

/**
 * @param folder the built files
 * @param build the name of their folder of modules
 * @param code the code of each element, by its name
 */
export async function composerReceipts(
  folder: string,
  build: string,
  code: ReadonlyMap<string, string>,
): Promise<Receipts> {
  const elements = await readDefinitions(elementFiles())
  const { calls } = await readContractRows()
  const built = inventory(folder, build)
  const later = (files: readonly string[]) => laterFiles(folder, files)
  return Object.fromEntries(
    elements.map((element) => {
      const name = widgetOf(element.file)
      return [name, { ...weights(built, element.tag, later), ...behaviour(element, code.get(name) ?? '', calls) }]
    }),
  )
}

function weights(
  { scripts, joining, tags }: Inventory,
  tag: string,
  later: (files: readonly string[]) => readonly string[],
) {
  const own = tags[tag] ?? []
  const rows = (files: readonly string[]): readonly ReceiptFile[] =>
    files.map((file) => ({
      file: basename(file),
      bytes: scripts.find((script) => script.file === file)?.brotli ?? 0,
    }))
  return { files: rows(['rove.js', ...own]), withSettings: rows(joining), later: rows(later(own)) }
}

/** The files that these import dynamically, also indirectly: calls of a minified function. */
function laterFiles(folder: string, files: readonly string[], found = new Set<string>()): readonly string[] {
  for (const file of files) {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    const names = [...text.matchAll(/\(['"`]\.\/([^'"`]+\.js)['"`]\)/g)].map(([, name]) =>
      file.replace(/[^/]+$/, name ?? ''),
    )
    const fresh = names.filter((name) => !found.has(name))
    for (const name of fresh) found.add(name)
    laterFiles(folder, fresh, found)
  }
  return [...found]
}

function behaviour(
  element: DocumentedElement,
  code: string,
  calls: readonly CallRow[],
): Omit<Receipt, 'files' | 'withSettings' | 'later'> {
  const readme = `widgets/${widgetOf(element.file)}/README.md`
  const facts = Object.entries(element.facts).map(([fact, doc]) => ({ fact, doc: doc ?? '' }))
  return {
    calls: callRows(code, calls, statements(readmeSection(readme, 'Calls'))),
    facts,
    storage: storageRows(code, [
      ...statements(readmeSection(readme, 'Storage and cookies')),
      ...statements(readmeSection('core/tracking/README.md', 'Cookies and storage')),
      ...statements(readmeSection('widgets/country/README.md', 'Storage and cookies')),
    ]),
    events: facts.flatMap(({ fact }) => eventsOf(fact as FactName)),
  }
}

/** The calls of the contract whose names are in the code, and the HEAD request for the server’s time. */
function callRows(code: string, calls: readonly CallRow[], said: readonly string[]): Receipt['calls'] {
  const whenOf = (path: string) =>
    said
      .filter((one) => one.includes(path.replace(/\{.*$/, '')))
      .map((one) => one.replace(/^(?:Call: When|`(?:GET|HEAD|POST)[^:]*?`[^:]*): /, ''))[0] ?? ''
  const known = calls
    .filter(({ endpoint: { name } }) => hasString(code, name))
    .map(({ endpoint: { method, path }, doc }) => ({
      call: `${method} ${path}`,
      when: whenOf(path) || (doc.split('. ')[0] ?? ''),
    }))
  const clock = hasString(code, 'HEAD') && code.includes('ajax/live_info.json')
  return clock
    ? [...known, { call: 'HEAD /ajax/live_info.json', when: whenOf('/ajax/live_info.json') || 'The server’s clock.' }]
    : known
}

/** A property of the history’s state, not a key of storage. */
const inHistory = 'rove_overlays'

/** The keys in the code, with what the documents say about each. Keys of one statement are one row. */
function storageRows(code: string, said: readonly string[]): Receipt['storage'] {
  const found = new Set([...code.matchAll(/"(rove_[a-z_]+|warehouse_location)"/g)].map(([, key = '']) => key))
  const rows = new Map<string, string[]>()
  for (const key of [...found].filter((one) => one !== inHistory).sort()) {
    const statement = said.find((one) => one.includes(`\`${key}\``)) ?? `\`${key}\``
    rows.set(statement, [...(rows.get(statement) ?? []), key])
  }
  return [...rows].map(([statement, keys]) => ({ keys, says: withoutNames(statement) }))
}

/** Without the names before the statement; the days of a table’s second column in words. */
const withoutNames = (statement: string): string =>
  statement
    .replace(/^(?:`rove_\w+`|`warehouse_location`)(?:(?:, | and )`\w+`)*(?: \([^)]*\))?[:,]? ?/, '')
    .replace(/^(\d+): /, (_, days) => (days === '1' ? 'For a day: ' : `For ${days} days: `))

/** The events that a fact causes, with their receivers. */
function eventsOf(fact: FactName): Receipt['events'] {
  return eventRows
    .filter(([, { facts }]) => facts?.[fact])
    .map(([event]) => ({
      fact,
      event,
      sinks: sinkRows.flatMap(({ name, consent }) => {
        const as = nameFor(name, event)
        return as ? [{ sink: name, name: as, consent }] : []
      }),
    }))
}
