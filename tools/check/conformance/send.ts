/** Sends requests to the shop, and keeps the cookies that it sets. No other site gets a cookie or a given header. */
import { exchange } from '../../../core/base/net/exchange'
import { readText } from '../../../core/base/net/read-text'
import { RoveError } from '../../../core/base/report/errors'
import type { PlainRequest } from './request'

/** What came back. */
export type Received =
  | { readonly at: 'failed'; readonly why: 'timeout' | 'network' | 'too-long' | 'elsewhere' | 'redirects' }
  | {
      readonly at: 'answered'
      readonly status: number
      /** The media type without its parameters; empty without one. */
      readonly type: string
      readonly text: string
      /** The header `Date`; empty without one. */
      readonly date: string
      /** The names of the cookies that it sets. */
      readonly cookies: readonly string[]
      /** The path of the last redirect; `undefined` without one. */
      readonly redirectedTo: string | undefined
    }

/** Sends one request. `forgets` keeps none of the cookies that it sets. */
export type Send = (request: PlainRequest, options?: { readonly forgets?: boolean }) => Promise<Received>

/** What a sender needs. */
export interface SenderOptions {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly deadlineMs: number
  /** The cookies of a session: `a=b; c=d`. */
  readonly cookie: string
  /** Sent with each request. */
  readonly headers: Readonly<Record<string, string>>
}

/** The most redirects that are followed. */
const mostHops = 5

/** Creates the function that sends. */
export function createSend({ fetch, deadlineMs, cookie, headers }: SenderOptions): Send {
  const jar = new Map(cookie.split(/;\s*/).flatMap((pair) => pairOf(pair)))

  return async (request, { forgets = false } = {}) => {
    const named = new Set<string>()
    const hop = async ({ url, method, headers: own, body }: PlainRequest, hops: number): Promise<Received> => {
      const sent = { ...own, ...headers, ...(jar.size > 0 ? { cookie: cookieLine(jar) } : {}) }
      const init: RequestInit = { method, headers: sent, body, redirect: 'manual' }
      const [response, text] = await exchange({
        ...{ where: 'conformance', url, init, deadlineMs, fetch },
        read: async (answer) => [answer, await readText(answer)] as const,
      })
      for (const pair of response.headers.getSetCookie().flatMap((line) => pairOf(line.split(';')[0] ?? ''))) {
        named.add(pair[0])
        if (!forgets) jar.set(...pair)
      }
      const to = response.status >= 300 && response.status < 400 && response.headers.get('location')
      if (to) {
        const next = new URL(to, url)
        if (next.origin !== new URL(url).origin) return { at: 'failed', why: 'elsewhere' }
        if (hops === 0) return { at: 'failed', why: 'redirects' }
        const isSame = response.status === 307 || response.status === 308
        const [again, content] = isSame || method === 'HEAD' ? [method, body] : (['GET', null] as const)
        const { 'content-type': type, ...others } = own
        const kept = isSame && type ? { ...others, 'content-type': type } : others
        const received = await hop({ url: next.href, method: again, headers: kept, body: content }, hops - 1)
        return received.at === 'failed' || received.redirectedTo
          ? received
          : { ...received, redirectedTo: next.pathname }
      }
      const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
      const { status } = response
      const date = response.headers.get('date') ?? ''
      return { at: 'answered', status, type: type.trim(), text, date, cookies: [...named], redirectedTo: undefined }
    }
    try {
      return await hop(request, mostHops)
    } catch (failure) {
      const code = failure instanceof RoveError ? failure.code : 'network'
      return { at: 'failed', why: code === 'timeout' || code === 'too-long' ? code : 'network' }
    }
  }
}

/** `a=b` as a pair; none where there is no name. */
function pairOf(text: string): (readonly [string, string])[] {
  const at = text.indexOf('=')
  return at > 0 ? [[text.slice(0, at).trim(), text.slice(at + 1).trim()]] : []
}

function cookieLine(jar: ReadonlyMap<string, string>): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}
