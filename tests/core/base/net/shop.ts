/** A simulated shop server, and the faults of a server. */
import { vi } from 'vitest'
import { createHttp } from '../../../../core/base/net/http'

type Reply = (request: Request, n: number) => Response | Promise<Response>

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** A valid response of every endpoint of the contract. */
export const good = {
  cnt: 1,
  validate: true,
  html: '',
  items: [],
  count: 1,
  line: { nid: 1, model: 'OAT-3', qty: 1, price: 990, currency: 'USD' },
  ok: true,
  offers: [],
}

/** Answers calls with `reply` and records the requests. */
export function openShop(reply: Reply, options: { basePath?: string } = {}) {
  const requests: Request[] = []
  const call = createHttp({
    basePath: '/shop/',
    ...options,
    fetch: async (url, init) => {
      const request = new Request(url, init)
      requests.push(request)
      request.signal.throwIfAborted()
      return reply(request, requests.length)
    },
  })
  return { call, requests }
}

/** The result of a call: its value or its error, and its duration in ms. */
export async function outcomeOf(call: Promise<unknown>, within = 60_000) {
  const begun = Date.now()
  const outcome = call.then(
    (answer) => ({ answer, after: Date.now() - begun }),
    (failure: unknown) => ({ failure, after: Date.now() - begun }),
  )
  await vi.advanceTimersByTimeAsync(within)
  return Promise.race([outcome, Promise.resolve('it never ended')])
}

/** Never answers. */
export const silence: Reply = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

/** Starts a response that never ends. */
export const endlessBody: Reply = ({ signal }) =>
  new Response(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"cnt":'))
        signal.addEventListener('abort', () => stream.error(signal.reason))
      },
    }),
  )

/** Closes the connection in the middle of the response. */
export const brokenBody: Reply = () =>
  new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"cnt":1'))
        stream.error(new TypeError('terminated'))
      },
    }),
  )

export const closedConnection: Reply = () => Promise.reject(new TypeError('Failed to fetch'))

/** Redirects to another page of the shop, which returns 200. */
export const sentTo =
  (path: string, body = '<!doctype html><form>'): Reply =>
  () =>
    Object.defineProperties(new Response(body), {
      redirected: { value: true },
      url: { value: `http://localhost:3000${path}` },
    })
