/** Reads the exports of the contract: all calls and named shapes, with their docblocks. */
import { pathToFileURL } from 'node:url'
import type { GenericSchema } from 'valibot'
import type { Endpoint } from '../../core/base/net/endpoint.contract'
import { type Order, orderTypes } from '../../core/shop/order/order.contract'
import { paymentComplete } from '../../core/shop/order/payment-complete.contract'
import { type Files, readProject } from '../check/architecture/source'
import { type ContractDocs, readContractDocs } from './contract-docs'

/** One call. */
export interface CallRow {
  /** The name of its export: `orderRead`. */
  readonly exported: string
  readonly endpoint: Endpoint<never>
  /** Its docblock, without the method and the path. */
  readonly doc: string
  /** Its file. */
  readonly file: string
  /** The types of orders, for a call that has a path for each type. */
  readonly orderTypes: readonly Order['type'][]
}

/** The exports of the contract. */
export interface ContractRows {
  /** Sorted by path and method. */
  readonly calls: readonly CallRow[]
  /** Exported shapes by their names, in the files’ order. */
  readonly shapes: readonly (readonly [name: string, schema: GenericSchema])[]
  readonly docs: ContractDocs
  /** The contract’s files. */
  readonly paths: readonly string[]
  readonly files: Files
}

/** Reads the project’s files. */
export async function readContractRows(files: Files = readProject()): Promise<ContractRows> {
  const paths = [...files.keys()].filter((path) => /^core\/.+\.contract\.ts$/.test(path)).sort()
  const docs = readContractDocs(files, paths)
  const calls: CallRow[] = []
  const shapes: [string, GenericSchema][] = []
  for (const file of paths)
    for (const [exported, given] of Object.entries(await import(pathToFileURL(file).href))) {
      // The path depends on the type of the order: the first type represents all.
      const value: unknown = given === paymentComplete ? paymentComplete('order') : given
      if (isShape(value)) shapes.push([exported, value])
      if (!isEndpoint(value)) continue
      const doc = (docs.exports.get(exported) ?? '').replace(/^(GET|POST) \S+?:? /, '')
      const types = given === paymentComplete ? orderTypes : []
      calls.push({ exported, endpoint: value, doc: doc.replace(/^./, upper), file, orderTypes: types })
    }
  const key = ({ endpoint: { path, method } }: CallRow) => `${path} ${method}`
  return { calls: calls.sort((one, other) => key(one).localeCompare(key(other))), shapes, docs, paths, files }
}

const upper = (letter: string): string => letter.toUpperCase()

function isShape(value: unknown): value is GenericSchema {
  const { kind, entries, options } = Object(value) as { kind?: unknown; entries?: unknown; options?: unknown }
  return kind === 'schema' && (entries !== undefined || options !== undefined)
}

function isEndpoint(value: unknown): value is Endpoint<never> {
  const { path, answer } = Object(value) as { path?: unknown; answer?: unknown }
  return typeof path === 'string' && answer !== undefined
}
