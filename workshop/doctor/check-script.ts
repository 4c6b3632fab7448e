/** How `rove.js` is included, and how it and its folder are served. */
import type { Check, Finding, Visit } from './finding'

const day = 86_400
const embed = 'docs/embed.md'

export const scriptCheck: Check = {
  name: 'script',
  title: 'The script',
  async run(visit) {
    const scripts = [...document.scripts].filter(({ src }) => /\brove\.js/.test(src))
    const [script] = scripts
    return [
      ...(script ? placement(script) : aggregate()),
      ...(scripts.length > 1 ? [repeated(scripts)] : []),
      ...(script ? await loaderServing(script) : []),
      ...(await folderServing(visit)),
    ]
  },
}

function placement(script: HTMLScriptElement): Finding[] {
  const evidence = tagOf(script)
  const found: Finding[] = []
  if (!script.async && !script.defer)
    found.push({
      severity: 'warning',
      what: 'rove.js blocks the page until it has arrived.',
      evidence,
      mend: `Add async fetchpriority="high" to its tag: ${embed}, step 2.`,
    })
  else if (script.fetchPriority !== 'high')
    found.push({
      severity: 'note',
      what: 'The browser loads an async script late, after pictures.',
      evidence,
      mend: 'Add fetchpriority="high" to its tag.',
    })
  const before = [
    ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel=stylesheet]'),
  ]
    .filter((other) => other.compareDocumentPosition(script) & Node.DOCUMENT_POSITION_FOLLOWING)
    .filter((other) => !(other instanceof HTMLScriptElement && (other.async || other.defer || other.type === 'module')))
  if (before.length > 0)
    found.push({
      severity: 'note',
      what: `rove.js comes after ${before.length} scripts and style sheets that the browser waits for.`,
      evidence: tagOf(before[0] as Element),
      mend: 'Write its tag first in the head, after the settings.',
    })
  return found
}

function aggregate(): Finding[] {
  return [
    {
      severity: 'note',
      what: 'No script of the page is called rove.js, so it is part of an aggregate or was inserted by another script.',
      mend: `Set rove.baseUrl to the address of its folder, and exclude it from aggregation if you can: ${embed}.`,
    },
  ]
}

function repeated(scripts: readonly HTMLScriptElement[]): Finding {
  return {
    severity: 'warning',
    what: `rove.js is included ${scripts.length} times. The first one runs.`,
    evidence: scripts.map(({ src }) => new URL(src).pathname).join(', '),
    mend: 'Keep one of the tags.',
  }
}

async function loaderServing(script: HTMLScriptElement): Promise<Finding[]> {
  const headers = await headersOf(script.src)
  if (!headers) return [unreadable(script.src)]
  const age = maxAge(headers)
  // A path with a version, or a hash in the page, changes with each release.
  const isFixed = !!script.integrity || /\d\.\d{1,4}\.\d/.test(new URL(script.src).pathname)
  const found: Finding[] = []
  if (age === undefined)
    found.push({
      severity: 'warning',
      what: 'rove.js is sent without a time for which it may be cached.',
      evidence: `Cache-Control: ${headers.get('cache-control') ?? 'absent'}`,
      mend: 'Send Cache-Control: public, max-age=300.',
    })
  else if (age > day && !isFixed)
    found.push({
      severity: 'error',
      what: 'rove.js may be cached for more than a day: visitors would not get the next release.',
      evidence: `Cache-Control: ${headers.get('cache-control')}`,
      mend: 'Send Cache-Control: public, max-age=300, or name the version in its address.',
    })
  return [...found, ...compression('rove.js', headers)]
}

async function folderServing({ folder }: Visit): Promise<Finding[]> {
  const url = new URL('_runtime.js', folder).href
  const headers = await headersOf(url)
  if (!headers) return [unreadable(url)]
  const age = maxAge(headers) ?? 0
  const found: Finding[] = []
  if (age < 30 * day)
    found.push({
      severity: 'warning',
      what: 'The files in the folder with the hash are cached for less than 30 days. They never change.',
      evidence: `${new URL(url).pathname}, Cache-Control: ${headers.get('cache-control') ?? 'absent'}`,
      mend: 'Send Cache-Control: public, max-age=31536000, immutable for this folder.',
    })
  return [...found, ...compression('The folder with the hash', headers)]
}

function compression(name: string, headers: Headers): Finding[] {
  // The browser decompresses by itself; the header stays. Another origin can hide it.
  if (headers.get('content-encoding') || !headers.has('date')) return []
  return [
    {
      severity: 'warning',
      what: `${name} is sent without compression: about three times as many bytes.`,
      mend: 'Compress text/javascript with Brotli, or with gzip.',
    },
  ]
}

function unreadable(url: string): Finding {
  return {
    severity: 'note',
    what: 'The headers of a file could not be read.',
    evidence: new URL(url).pathname,
    mend: 'If it is on another origin, send Access-Control-Allow-Origin: *.',
  }
}

async function headersOf(url: string): Promise<Headers | undefined> {
  try {
    const { ok, headers } = await fetch(url, { method: 'HEAD', cache: 'no-store' })
    return ok ? headers : undefined
  } catch {
    return undefined
  }
}

function maxAge(headers: Headers): number | undefined {
  const [, seconds] = /\bmax-age=(\d+)/.exec(headers.get('cache-control') ?? '') ?? []
  return seconds === undefined ? undefined : Number(seconds)
}

/** An element's opening tag, without nonce and queries: they can be secret. */
const tagOf = (element: Element): string =>
  (element.cloneNode(false) as Element).outerHTML.replace(/ nonce="[^"]*"/, '').replace(/\?[^"\s>]*/g, '?…')
