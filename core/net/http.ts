/** Calls to the shop's server. */
import { safeParse } from 'valibot'
import { readMarket } from '../country/country.setting'
import { issueIn } from '../input/issue-in'
import { own } from '../input/own'
import { parseOwnJson, toJson } from '../input/own-json'
import { RoveError } from '../report/errors'
import type { Answer, Endpoint, Query } from './endpoint.contract'
import { readRefusal } from './read-refusal'
import { readText } from './read-text'
import { withTimeout } from './with-timeout'

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
  readonly fetch?: typeof fetch
}

/**
 * Creates the function that calls endpoints. A call that only reads is retried once after a network failure or a 502,
 * 503 or 504; one that changes something never is. The deadline includes the retry.
 *
 * Rejects with a RoveError named after the endpoint: `timeout`, `aborted`, `network`, `status-500` (any status),
 * `signed-out` (sent to a login page), `refused`, `too-long`, `not-json`, `wrong-shape` (its cause names the field).
 * Where the contract says that a call may be refused, its `serverMessage` is the shop's reason.
 */
export function createHttp({ basePath, deadlineMs = 8000, fetch: send }: HttpOptions): Call {
  return async (givenEndpoint, givenInput, signal) => {
    // Without a prototype: a page can extend Object.prototype.
    const endpoint = own(givenEndpoint)
    const input = own(givenInput as object) as never
    const fail = (code: string, cause?: unknown, serverMessage?: string) =>
      new RoveError(code, endpoint.name, { cause }, serverMessage)

    async function read(ending: AbortSignal): Promise<string> {
      const [url, init] = requestOf(endpoint, input, basePath, ending)
      const sendNow = () => (send ?? fetch)(url, init)
      const response = await (endpoint.changes ? sendNow() : withRetry(sendNow, ending))
      if (response.redirected && new URL(response.url).pathname.includes('/user/login')) throw fail('signed-out')
      if (response.ok) return readText(response)
      const refusal = endpoint.refuses && readRefusal(await readText(response), false)
      throw fail(`status-${response.status}`, undefined, refusal ? refusal.serverMessage : undefined)
    }

    function parse(body: string): unknown {
      try {
        return parseOwnJson(body)
      } catch (cause) {
        throw fail('not-json', cause)
      }
    }

    const text = await withTimeout(deadlineMs, endpoint.name, read, signal).catch((cause: unknown) => {
      if (cause instanceof RoveError) throw cause
      throw fail(cause instanceof RangeError ? 'too-long' : 'network', cause)
    })
    const decoded = safeParse(endpoint.answer, endpoint.reads ? text : parse(text))
    const refusal = endpoint.refuses && readRefusal(text, decoded.success)
    if (refusal) throw fail('refused', undefined, refusal.serverMessage)
    if (!decoded.success) throw fail('wrong-shape', issueIn('answer', decoded.issues[0]))
    return decoded.output as Answer<typeof endpoint>
  }
}

/** The arguments of `fetch`: a string and options, which also a page's wrapper of `fetch` understands. */
function requestOf(
  { path, method, changes, revalidates, reads, json, query }: Endpoint<never>,
  input: never,
  basePath: string,
  signal: AbortSignal,
): readonly [string, RequestInit] {
  const { below, rest } = fillPath(path, query(input))
  const url = new URL(basePath + below.slice(1), document.baseURI)
  const headers = {
    accept: reads === 'html' ? 'text/html' : 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    // The cookie may name the country of another tab.
    'x-rove-locale': readMarket().locale,
  }
  // A path can have a query of its own, in which a name is there several times.
  if (method === 'GET' && !json) for (const pair of Object.entries(rest)) url.searchParams.append(...pair)
  return [
    url.href,
    own({
      method,
      body: json ? toJson(json(input)) : method === 'GET' ? null : new URLSearchParams(rest),
      headers: json ? { ...headers, 'content-type': 'application/json' } : headers,
      credentials: 'same-origin',
      referrerPolicy: 'no-referrer',
      cache: revalidates ? 'no-cache' : 'no-store',
      // A change is completed also where the visitor leaves the page meanwhile.
      keepalive: changes,
      signal,
    } as const),
  ]
}

/** Retries once, after 300 ms, where the network or a gateway failed. */
async function withRetry(send: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
  try {
    const response = await send()
    if (response.status < 502 || response.status > 504) return response
  } catch (cause) {
    if (signal.aborted) throw cause
  }
  await new Promise((resolve) => setTimeout(resolve, 300))
  signal.throwIfAborted()
  return send()
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
