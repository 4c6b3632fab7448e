/** Reads a content security policy, and says whether it would allow a request. */

/** The sources by directive. */
export type Policy = ReadonlyMap<string, readonly string[]>

/** The policies of a header: several are separated by commas, and each must allow a request. */
export function readPolicies(header: string): readonly Policy[] {
  return header
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text)
    .map((text) => {
      const directives = text
        .split(';')
        .map((directive) => directive.trim().split(/\s+/))
        .filter(([name]) => name)
      // The first one of a name counts.
      return new Map(directives.reverse().map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
    })
}

/** A directive, and those that count where it is absent. */
export type Fetches = 'script-src' | 'connect-src' | 'frame-src' | 'img-src' | 'media-src' | 'style-src'

/** The sources that count for a directive; `undefined` if everything is allowed. */
export function sourcesFor(policy: Policy, directive: Fetches): readonly string[] | undefined {
  const chain: Readonly<Partial<Record<Fetches, readonly string[]>>> = {
    'script-src': ['script-src-elem', 'script-src'],
    'frame-src': ['frame-src', 'child-src'],
  }
  const names = [...(chain[directive] ?? [directive]), 'default-src']
  return names.map((name) => policy.get(name)).find((sources) => sources)
}

/** Whether a policy allows this address. With 'strict-dynamic', what a trusted script imports is allowed. */
export function allows(policy: Policy, directive: Fetches, url: URL, self = location.origin): boolean {
  const sources = sourcesFor(policy, directive)
  if (!sources) return true
  if (directive === 'script-src' && sources.includes("'strict-dynamic'")) return true
  return sources.some((source) => matches(source.toLowerCase(), url, self))
}

function matches(source: string, url: URL, self: string): boolean {
  if (source === "'self'") return url.origin === self
  if (source === '*') return /^(https?|wss?):$/.test(url.protocol)
  if (/^[a-z][a-z\d+.-]*:$/.test(source))
    return source === url.protocol || (source === 'http:' && url.protocol === 'https:')
  const [, scheme, host = '', port, path] =
    /^(?:([a-z][a-z\d+.-]*):\/\/)?([*a-z\d.-]+)(?::(\d+|\*))?(\/.*)?$/.exec(source) ?? []
  if (!host) return false
  const isScheme = scheme ? `${scheme}:` === url.protocol || (scheme === 'http' && url.protocol === 'https:') : true
  const isHost = host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : host === url.hostname
  const isPort = !port || port === '*' || port === (url.port || (url.protocol === 'https:' ? '443' : '80'))
  const isPath = !path || (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path)
  return isScheme && isHost && isPort && isPath
}
