/** Calls to the shop's server. Owns ky. */
import ky, { HTTPError } from 'ky'
import { safeParse } from 'valibot'
import type { Answer, Endpoint, Query } from '../contract/endpoint'
import { RoveError } from '../errors'
import { parseOwnJson } from '../own-json'

/** A call to one endpoint. Rejects with RoveError: see `createHttp`. */
export type Call = <E extends Endpoint<never>>(
  endpoint: E,
  input: Parameters<E['query']>[0],
  signal?: AbortSignal,
) => Promise<Answer<E>>

/** How calls are made. */
export interface HttpOptions {
  /** What paths stand below, ending in a slash: `/` or `/shop/`. */
  readonly basePath: string
  /** Time for the whole call: connecting, retries and reading. 8,000 ms unless told. */
  readonly deadlineMs?: number
  readonly fetch?: typeof fetch
}

/**
 * The way to call endpoints. A call that reads is tried a second time after a network failure or a 502, 503 or 504;
 * one that changes something never is. Nothing takes longer than the deadline.
 *
 * Rejects with a RoveError named after the endpoint: `timeout`, `aborted`, `network`, `status-500` (any status),
 * `signed-out` (sent to a login page), `not-json`, `wrong-shape`.
 */
export function createHttp({ basePath, deadlineMs = 8000, fetch: send }: HttpOptions): Call {
  return async (endpoint, given, signal) => {
    // What is absent is absent, whatever a page has put on Object.prototype.
    const input = Object.assign(Object.create(null), given) as never
    const fail = (code: string, cause?: unknown) => new RoveError(code, endpoint.name, { cause })
    const deadline = AbortSignal.timeout(deadlineMs)

    async function read({ path, method, changes, reads, json }: Endpoint<never>, query: Query) {
      const { below, rest } = fillPath(path, query)
      const response = await ky(new URL(basePath + below.slice(1), document.baseURI), {
        method,
        ...(json
          ? { json: json(input) }
          : method === 'GET'
            ? { searchParams: rest }
            : { body: new URLSearchParams(rest) }),
        headers: { accept: reads === 'html' ? 'text/html' : 'application/json', 'x-requested-with': 'XMLHttpRequest' },
        credentials: 'same-origin',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
        // What a visitor has asked for is done also where they leave the page meanwhile.
        keepalive: changes,
        timeout: false,
        retry: changes ? 0 : { limit: 1, statusCodes: [502, 503, 504], delay: () => 300 },
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        ...(send ? { fetch: send } : {}),
      })
      if (response.redirected && new URL(response.url).pathname.includes('/user/login')) throw fail('signed-out')
      return response.text()
    }

    function parse(body: string): unknown {
      try {
        return parseOwnJson(body)
      } catch (cause) {
        throw fail('not-json', cause)
      }
    }

    const text = await read(endpoint, endpoint.query(input)).catch((cause: unknown) => {
      if (cause instanceof RoveError) throw cause
      if (signal?.aborted) throw fail('aborted', cause)
      if (deadline.aborted) throw fail('timeout', cause)
      if (cause instanceof HTTPError) throw fail(`status-${cause.response.status}`)
      throw fail('network', cause)
    })
    const decoded = safeParse(endpoint.answer, endpoint.reads ? text : parse(text))
    if (!decoded.success) throw fail('wrong-shape', decoded.issues[0]?.message)
    return decoded.output as Answer<typeof endpoint>
  }
}

/** The path with its names filled in, and what is left to be sent. */
function fillPath(path: string, query: Query): { readonly below: string; readonly rest: Query } {
  const rest: Record<string, string> = { ...query }
  const below = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { [name]: value = '' } = query
    delete rest[name]
    return encodeURIComponent(value)
  })
  return { below, rest }
}
