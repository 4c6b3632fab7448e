/** The command: reads what was asked for, runs the cases, and prints the report. */
import { readFile } from 'node:fs/promises'
import type { CallRow } from '../../docs/contract-rows'
import { help, readOptions } from './options'
import { reportText } from './report-text'
import { run } from './run'
import { createSend, type SenderOptions } from './send'
import { exampleValues, readValues, type ShopValues } from './values'

/** What the command uses of its surroundings. */
export interface Surroundings {
  /** The calls of the contract. */
  readonly rows: readonly CallRow[]
  readonly fetch: SenderOptions['fetch']
  /** The timeout of a call: 8,000 ms. */
  readonly deadlineMs: number
  readonly print: (text: string) => void
  readonly printError: (text: string) => void
}

/** @returns the exit code */
export async function command(args: readonly string[], { rows, print, printError, ...network }: Surroundings) {
  const options = readOptions(
    args,
    rows.map(({ endpoint }) => endpoint.name),
  )
  if (options === 'help') {
    print(`${help}\n\n${JSON.stringify(exampleValues, null, 2)}`)
    return 0
  }
  if ('wrong' in options) {
    printError(options.wrong)
    return 2
  }
  const { base, cookie, headers, only, changes, json } = options
  const values = options.values === undefined ? {} : await valuesIn(options.values)
  if (typeof values === 'string') {
    printError(values)
    return 2
  }
  const send = createSend({ ...network, cookie, headers })
  const report = await run({ base, send, rows, values, only, changes })
  if (!report) {
    printError(`${base.href} cannot be reached.`)
    return 2
  }
  print(json ? JSON.stringify(report, null, 2) : reportText(report))
  return report.summary.wrong > 0 ? 1 : 0
}

async function valuesIn(path: string): Promise<ShopValues | string> {
  try {
    const values = readValues(JSON.parse(await readFile(path, 'utf8')))
    return typeof values === 'string' ? `In ${path}: ${values}.` : values
  } catch {
    return `${path} cannot be read, or is no JSON.`
  }
}
