/** Sends one request, and repeats it where that is allowed. */
import { own } from '../input/own'
import { RoveError } from '../report/errors'
import { watchTraffic } from './watch-traffic'

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

/**
 * Rejects with what `fetch` throws, or with a RoveError `not-sent` where nothing has left the device.
 *
 * @param request with the name of the called service in errors: `where`
 * @returns the answer, whatever its status
 */
export async function sendRequest({
  where,
  url,
  init,
  isRepeatable = false,
  fetch: send = fetch,
}: SentRequest & { readonly where: string }): Promise<Response> {
  const sendOnce = async (given: RequestInit): Promise<Response> => {
    const isOffline = globalThis.navigator?.onLine === false
    const traffic = given.keepalive ? watchTraffic(url) : undefined
    // A browser allows 64 KiB of requests that outlive the page, for all scripts of the page together. One that is over
    // it is refused, not sent. Where that cannot be told from a loss, no request of ours has that right.
    const outlives = traffic !== undefined
    try {
      return await send(url, outlives ? given : withoutKeepalive(given))
    } catch (cause) {
      if (given.signal?.aborted) throw cause
      if (isOffline) throw new RoveError('not-sent', where, { cause })
      if (traffic?.isNone()) return sendOnce(withoutKeepalive(given))
      throw cause
    } finally {
      traffic?.stop()
    }
  }
  try {
    const answer = await sendOnce(init)
    if (!isRepeatable || !isOfGateway(answer)) return answer
  } catch (failure) {
    if (!isRepeatable || init.signal?.aborted) throw failure
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  init.signal?.throwIfAborted()
  return sendOnce(init)
}

const withoutKeepalive = (init: RequestInit): RequestInit => own({ ...init, keepalive: false })

const isOfGateway = ({ status }: Response) => status >= 502 && status <= 504
