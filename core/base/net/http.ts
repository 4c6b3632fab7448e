/** Calls of endpoints: what is sent, and how the answer is read. */
import { safeParse } from 'valibot'
import { issueIn } from '../input/issue-in'
import { own } from '../input/own'
import { parseOwnJson, toJson } from '../input/own-json'
import { RoveError } from '../report/errors'
import { callHeaders } from './call-headers'
import type { Answer, Endpoint, Query } from './endpoint.contract'
import { erroneous } from './erroneous'
import { exchange } from './exchange'
import { readRefusal } from './read-refusal'
import { readText } from './read-text'
import { requestExtras } from './request.setting'
import type { SentRequest } from './send-request'

/** A call to one endpoint. Rejects with RoveError: see `createHttp`. */
export type Call = <E extends Endpoint<never>>(
  endpoint: E,
  input: Parameters<E['query']>[0],
  signal?: AbortSignal,
) => Promise<Answer<E>>

/** How calls are made. */
export interface HttpOptions {
  /** The prefix of all paths, ending in a slash: `/` or `/shop/`. */
  readonly basePath: string
  /** The timeout of the whole call: connecting, retries and reading. 8,000 ms by default. */
  readonly deadlineMs?: number
  readonly fetch?: SentRequest['fetch']
}

/**
 * Creates the function that calls endpoints. A call that only reads is retried once after a network failure or a 502,
 * 503 or 504; one that changes something never is. The deadline includes the retry.
 *
 * Rejects with a RoveError named after the endpoint: `timeout`, `aborted`, `network` (lost on the way: its effect is not
 * known), `not-sent` (nothing has left the device), `status-500` (any status),
 * `signed-out` (sent to a login page), `refused`, `too-long`, `not-json`, `wrong-shape` (its cause names the field).
 * Where the contract says that a call may be refused, its `serverMessage` is the shop's reason. The console line of any
 * other failure ends with the specification's 'Erroneous request.'.
 */
export function createHttp({ basePath, deadlineMs = 8000, fetch }: HttpOptions): Call {
  return async (givenEndpoint, givenInput, signal) => {
    // Without a prototype: a page can extend Object.prototype.
    const endpoint = own(givenEndpoint)
    const input = own(givenInput as object) as never
    const fail = (code: string, cause?: unknown, serverMessage?: string) =>
      new RoveError(code, endpoint.name, { cause }, serverMessage)

    async function read(response: Response): Promise<string> {
      if (response.redirected && new URL(response.url).pathname.includes('/user/login')) throw fail('signed-out')
      if (response.ok) return readText(response)
      const refusal = endpoint.refuses && readRefusal(await readText(response))
      throw fail(`status-${response.status}`, undefined, refusal ? refusal.serverMessage : undefined)
    }

    function parse(body: string): unknown {
      try {
        return parseOwnJson(body)
      } catch (cause) {
        throw fail('not-json', cause)
      }
    }

    try {
      const request = requestOf(endpoint, input, basePath)
      const text = await exchange({ where: endpoint.name, ...request, deadlineMs, signal, fetch, read })
      const decoded = safeParse(endpoint.answer, endpoint.reads ? text : parse(text))
      const refusal = endpoint.refuses && readRefusal(text, decoded.success ? endpoint.answer : undefined)
      if (refusal) throw fail('refused', undefined, refusal.serverMessage)
      if (!decoded.success) throw fail('wrong-shape', issueIn('answer', decoded.issues[0]))
      return decoded.output as Answer<typeof endpoint>
    } catch (failure) {
      return erroneous(failure)
    }
  }
}

/** The address of a call that is a GET, with its parameters. */
export function addressOf<E extends Endpoint<never>>(
  endpoint: E,
  input: Parameters<E['query']>[0],
  basePath: string,
): string {
  return requestOf(own(endpoint), own(input as object) as never, basePath).url
}

function requestOf(
  { path, method, changes, revalidates, reads, json, query }: Endpoint<never>,
  input: never,
  basePath: string,
): SentRequest {
  const { below, rest } = fillPath(path, query(input))
  const url = new URL(basePath + below.slice(1), document.baseURI)
  const [body, type] = json
    ? [toJson(json(input)), 'application/json']
    : method === 'GET'
      ? [null]
      : [
          String(new URLSearchParams({ ...requestExtras().fields, ...rest })),
          'application/x-www-form-urlencoded;charset=UTF-8',
        ]
  // A path can have a query of its own, which can have a name several times.
  if (method === 'GET' && !json) for (const pair of Object.entries(rest)) url.searchParams.append(...pair)
  return {
    url: url.href,
    init: {
      method,
      body,
      headers: callHeaders(reads === 'html' ? 'text/html' : 'application/json', type),
      credentials: 'same-origin',
      referrerPolicy: 'no-referrer',
      cache: revalidates ? 'no-cache' : 'no-store',
      // A change is completed also where the visitor leaves the page meanwhile, where the browser can tell a refused request from a lost one: see `send-request`.
      keepalive: changes,
    },
    isRepeatable: !changes,
  }
}

/** The path with its parameters filled in, and the remaining parameters. */
function fillPath(path: string, query: Query): { readonly below: string; readonly rest: Query } {
  const rest: Record<string, string> = own(query)
  const below = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { [name]: value = '' } = query
    delete rest[name]
    return encodeURIComponent(value)
  })
  return { below, rest }
}
