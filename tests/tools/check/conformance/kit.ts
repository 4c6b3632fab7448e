/** Runs the conformance kit against a server in memory. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { command, type Surroundings } from '../../../../tools/check/conformance/command'
import type { CaseResult, Report } from '../../../../tools/check/conformance/report'
import { readContractRows } from '../../../../tools/docs/contract-rows'

const { calls: rows } = await readContractRows()

/** Answers a request. */
export type Answering = (request: Request) => Response | Promise<Response>

/** What the command did. */
export interface Outcome {
  readonly code: number
  readonly printed: string
  readonly errors: string
}

/** Runs the command as it is typed, with a server in place of the network, unless `network` is given. */
export async function type(answering: Answering, args: readonly string[], network?: typeof fetch): Promise<Outcome> {
  const printed: string[] = []
  const errors: string[] = []
  const inMemory: Surroundings['fetch'] = async (url, init) => answering(new Request(url, init))
  const print = (text: string) => printed.push(text)
  const printError = (text: string) => errors.push(text)
  const code = await command(args, { rows, fetch: network ?? inMemory, deadlineMs: 8000, print, printError })
  return { code, printed: printed.join('\n'), errors: errors.join('\n') }
}

/** The report of a run as it is printed with `--json`. */
export async function report(answering: Answering, args: readonly string[]): Promise<Report> {
  return JSON.parse((await type(answering, ['http://shop.test', '--json', ...args])).printed)
}

/** The wrong cases of a report, each with its call’s name. */
export function wrongIn({ calls }: Report) {
  return calls.flatMap(({ name, cases }) =>
    cases.flatMap((one: CaseResult) => (one.result === 'wrong' ? [{ name, ...one }] : [])),
  )
}

/** Writes a file of values that exists as long as the test runs. @returns its path */
export function valuesFile(values: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'rove-conformance-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'shop.json')
  writeFileSync(path, typeof values === 'string' ? values : JSON.stringify(values))
  return path
}
