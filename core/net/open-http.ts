/** Loads what sends requests, and tries it once a page, before the first request is sent. */
import { loadCode } from '../async/load-code'
import { own } from '../input/own'
import { RoveError } from '../report/errors'
import { inheritedNames, replacedClasses } from '../report/page-changes'
import { page } from '../state/page'

/** What sends requests. */
export type Http = typeof import('./requests')

declare module '../state/page' {
  interface Page {
    /** What sends the requests of this page, once it was asked for. */
    http?: Http | Promise<Http>
    /** Whether it is loaded at the visitor's first input. */
    opensHttp?: true
  }
}

/**
 * What sends the requests of this page: a promise until it is loaded and tried.
 *
 * Rejects with RoveError: `no-requests` where the page’s scripts have replaced or extended something so that requests
 * cannot be sent, which stays so; `code-not-loaded` where the code could not be loaded.
 */
export function openHttp(): Http | Promise<Http> {
  const shared = page()
  shared.http ??= open().then(
    (http) => {
      shared.http = http
      return http
    },
    (failure: RoveError) => {
      // The next request loads it again.
      if (failure.code === 'code-not-loaded') delete shared.http
      throw failure
    },
  )
  return shared.http
}

/** Loads what sends requests. What fails here fails again at the first request, which reports it. */
export function openHttpEarly(): void {
  Promise.resolve(openHttp()).catch(() => {})
}

/**
 * For elements that request nothing before they are used: what sends requests is loaded at the visitor's first input on the
 * page.
 *
 * @returns what `openHttp` returns where the page has changed the platform, because requests may be impossible there; else
 * `undefined`
 */
export function openHttpWhenUsed(): Http | Promise<Http> | undefined {
  const shared = page()
  if (replacedClasses() || inheritedNames()) return openHttp()
  if (shared.http || shared.opensHttp) return undefined
  shared.opensHttp = true
  for (const input of ['pointerover', 'focusin'])
    addEventListener(input, openHttpEarly, own({ once: true, capture: true }))
  return undefined
}

async function open(): Promise<Http> {
  const http = await loadCode(import('./requests')).catch((cause: unknown) => {
    // Names that every object inherits do not prevent the import.
    const replaced = replacedClasses()
    throw new RoveError(replaced ? 'no-requests' : 'code-not-loaded', 'http', { cause: replaced || cause })
  })
  const failure = await http.sampleFailure()
  if (!failure) return http
  const changes = [replacedClasses(), inheritedNames()].filter(Boolean).join('; ')
  throw new RoveError('no-requests', 'http', { cause: changes || failure })
}
