/** Loads what requests are sent with, and tries it once a page, before the first request is sent. */
import { loadCode } from '../async/load-code'
import { own } from '../input/own'
import { RoveError } from '../report/errors'
import { inheritedNames, replacedClasses } from '../report/page-changes'
import { page } from '../state/page'
import { type HttpClient, sendRequest } from './send-request'

declare module '../state/page' {
  interface Page {
    /** What the requests of this page are sent with, once it was asked for. */
    http?: HttpClient | Promise<HttpClient>
  }
}

/**
 * What the requests of this page are sent with: a promise until it is known.
 *
 * Rejects with RoveError: `no-requests` where the page’s scripts have replaced or extended something so that requests
 * cannot be sent, which stays so; `code-not-loaded` where the code could not be loaded.
 */
export function openHttp(): HttpClient | Promise<HttpClient> {
  const shared = page()
  shared.http ??= open().then(
    (client) => {
      shared.http = client
      return client
    },
    (failure: RoveError) => {
      // The next request loads it again.
      if (failure.code === 'code-not-loaded') delete shared.http
      throw failure
    },
  )
  return shared.http
}

async function open(): Promise<HttpClient> {
  const { client } = await loadCode(import('./http-client')).catch((cause: unknown) => {
    // Names that every object inherits do not prevent the import.
    const replaced = replacedClasses()
    throw new RoveError(replaced ? 'no-requests' : 'code-not-loaded', 'http', { cause: replaced || cause })
  })
  const failure = await sampleFailure(client)
  if (!failure) return client
  const changes = [replacedClasses(), inheritedNames()].filter(Boolean).join('; ')
  throw new RoveError('no-requests', 'http', { cause: changes || failure })
}

/** What samples are answered with, and how they end: the last one loses its connection. */
const samples: readonly (readonly [method: string, answer: Pick<Response, 'ok' | 'status'> | undefined])[] = [
  ['GET', { ok: true, status: 200 }],
  ['POST', { ok: false, status: 503 }],
  ['POST', undefined],
]

/** Sends samples to a function in place of the server. @returns the failure; `undefined` if each was sent once and ended well */
async function sampleFailure(client: HttpClient): Promise<unknown> {
  try {
    const lost = new TypeError('lost')
    for (const [method, answer] of samples) {
      const { signal } = new AbortController()
      let count = 0
      const fetch = async () => {
        count += 1
        if (!answer) throw lost
        return answer as Response
      }
      const sent = sendRequest(client, { url: 'https://sample.invalid/', init: own({ method, signal }), fetch })
      const outcome = await sent.catch((failure: unknown) => failure)
      if (outcome !== (answer ?? lost) || count !== 1) return outcome ?? 'no answer'
    }
    const query = String(new URLSearchParams(own({ a: 'b c' })))
    return query === 'a=b+c' ? undefined : `a query is ${query}`
  } catch (failure) {
    return failure ?? 'it threw'
  }
}
