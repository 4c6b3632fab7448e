/** Sends one request with ky, which repeats it where that is allowed. Owns ky. */
import ky, { isHTTPError } from 'ky'
import { own } from '../input/own'

/** One request. */
export interface SentRequest {
  readonly url: string
  /** The options of `fetch`, without a prototype: `fetch` would read absent ones from a page’s `Object.prototype`. */
  readonly init: RequestInit
  /**
   * It only reads: it is sent again, once and after 300 ms, if the network fails or a gateway answers 502, 503 or 504.
   * Any other request is sent once.
   */
  readonly isRepeatable?: boolean
  /** Replaces the page’s `fetch`. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined
}

/** @returns the answer, whatever its status */
export async function sendRequest({ url, init, isRepeatable = false, fetch: send }: SentRequest): Promise<Response> {
  const { method, signal } = init
  try {
    return await ky(
      url,
      own({
        method: method as string,
        signal: signal as AbortSignal,
        // The deadline includes the repetition and the reading of the answer: see `exchange`.
        timeout: false as const,
        retry: own({
          limit: isRepeatable ? 1 : 0,
          methods: ['get' as const, 'post' as const],
          delay: () => 300,
          shouldRetry: ({ error }: { error: unknown }) =>
            !signal?.aborted && (!isHTTPError(error) || isOfGateway(error.response)),
        }),
        // A string and options instead of ky’s `Request`, which a page’s wrapper of `fetch` does not understand.
        fetch: () => (send ?? fetch)(url, init),
        // What ky would read from a page’s `Object.prototype`.
        body: null,
        json: undefined,
      }),
    )
  } catch (failure) {
    if (isHTTPError(failure)) return failure.response
    throw failure
  }
}

const isOfGateway = ({ status }: Response) => status >= 502 && status <= 504
