/** The answers that our elements get while a page is recorded. */
import type { CapsuleCause } from './capsule'
import type { Cleaner } from './personal.rules'

/** A longer answer is cut, once it has no personal data. */
const longest = 300_000

/**
 * Follows the calls that our files make, and no others of the page.
 *
 * @returns a function that ends it
 */
export function followAnswers(note: (cause: CapsuleCause) => void, cleaner: Cleaner): () => void {
  const before = window.fetch
  let isEnded = false
  const follow: typeof fetch = (input, init) => {
    const answering = before.call(window, input, init)
    return !isEnded && isFromOurFiles(new Error()) ? noted(answering, methodAndUrl(input, init)) : answering
  }
  /** The same answer, once it is noted: its caller ends the connection as soon as it has read it. */
  const noted = async (answering: Promise<Response>, [method, url]: readonly [string, string]) => {
    const asked = { type: 'answer', method, url: cleaner.url(url) } as const
    try {
      const copy = (await answering).clone()
      const body = cleanBody(await copy.text(), cleaner).slice(0, longest)
      note({ ...asked, status: copy.status, contentType: copy.headers.get('content-type') ?? '', body })
    } catch {
      // The call has failed: its caller learns why.
      note({ ...asked, status: 0, contentType: '', body: '' })
    }
    return answering
  }
  window.fetch = follow
  return () => {
    // Another script can have replaced it meanwhile, and still call this one.
    isEnded = true
    if (window.fetch === follow) window.fetch = before
  }
}

const folder = import.meta.url.replace(/[^/]*$/, '')

/** Whether another file of ours than this one is in the stack: this one is always. */
function isFromOurFiles({ stack = '' }: Error): boolean {
  return stack.split('\n').some((line) => line.includes(folder) && !line.includes(import.meta.url))
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
