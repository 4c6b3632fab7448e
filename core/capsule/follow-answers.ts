/** The answers that our elements get while a page is recorded. */
import type { CapsuleCause } from './capsule'
import type { Cleaner } from './personal.rules'

/** A longer answer is cut. */
const longest = 300_000

/**
 * Follows the calls that our files make, and no others of the page.
 *
 * @returns a function that ends it
 */
export function followAnswers(note: (cause: CapsuleCause) => void, cleaner: Cleaner): () => void {
  const folder = import.meta.url.replace(/[^/]*$/, '')
  const before = window.fetch
  const follow: typeof fetch = async (input, init) => {
    const isOurs = String(new Error().stack).includes(folder)
    const answering = before.call(window, input, init)
    if (isOurs) void noteAnswer(answering, methodAndUrl(input, init))
    return answering
  }
  const noteAnswer = async (answering: Promise<Response>, [method, url]: readonly [string, string]) => {
    const asked = { type: 'answer', method, url: cleaner.url(url) } as const
    try {
      const answer = (await answering).clone()
      const text = (await answer.text()).slice(0, longest)
      const contentType = answer.headers.get('content-type') ?? ''
      note({ ...asked, status: answer.status, contentType, body: cleanBody(text, cleaner) })
    } catch {
      // The call has failed: its caller learns why.
      note({ ...asked, status: 0, contentType: '', body: '' })
    }
  }
  window.fetch = follow
  return () => {
    if (window.fetch === follow) window.fetch = before
  }
}

function methodAndUrl(input: RequestInfo | URL, init: RequestInit | undefined): readonly [string, string] {
  const isRequest = input instanceof Request
  const url = new URL(isRequest ? input.url : String(input), document.baseURI)
  return [
    (init?.method ?? (isRequest ? input.method : 'GET')).toUpperCase(),
    url.origin === location.origin ? url.pathname + url.search : url.href,
  ]
}

function cleanBody(text: string, cleaner: Cleaner): string {
  try {
    const value: unknown = JSON.parse(text)
    cleaner.learnFrom(value)
    return JSON.stringify(cleaner.json(value))
  } catch {
    return cleaner.text(text)
  }
}
