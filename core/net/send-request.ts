/** Sends one request, and repeats it where that is allowed. */

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

const pauseMs = 300

/** @returns the answer, whatever its status */
export async function sendRequest({
  url,
  init,
  isRepeatable = false,
  fetch: send = fetch,
}: SentRequest): Promise<Response> {
  try {
    const answer = await send(url, init)
    if (!isRepeatable || !isOfGateway(answer)) return answer
  } catch (failure) {
    if (!isRepeatable || init.signal?.aborted) throw failure
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  init.signal?.throwIfAborted()
  return send(url, init)
}

const isOfGateway = ({ status }: Response) => status >= 502 && status <= 504
