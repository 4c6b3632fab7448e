/**
 * All that sends requests, in one built file. It is not part of the runtime: a page whose elements
 * request nothing does not load it, and ky throws while it is imported on pages that have replaced `Request`. Imported by `openHttp` alone.
 */
import { own } from '../input/own'
import { sendRequest } from './send-request'

export { exchange } from './exchange'
export { createHttp } from './http'
export { readText } from './read-text'

/** What samples are answered with, and how they end: the last one loses its connection. */
const samples: readonly (readonly [method: string, answer: Pick<Response, 'ok' | 'status'> | undefined])[] = [
  ['GET', { ok: true, status: 200 }],
  ['POST', { ok: false, status: 503 }],
  ['POST', undefined],
]

/**
 * Tries whether requests can be sent on this page: sends samples to a function in place of the server.
 *
 * @returns the failure; `undefined` if each was sent once and ended well
 */
export async function sampleFailure(): Promise<unknown> {
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
      const sent = sendRequest({ url: 'https://sample.invalid/', init: own({ method, signal }), fetch })
      const outcome = await sent.catch((failure: unknown) => failure)
      if (outcome !== (answer ?? lost) || count !== 1) return outcome ?? 'no answer'
    }
    const query = String(new URLSearchParams(own({ a: 'b c' })))
    return query === 'a=b+c' ? undefined : `a query is ${query}`
  } catch (failure) {
    return failure ?? 'it threw'
  }
}
