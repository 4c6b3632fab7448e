/** Cookies. Owns js-cookie. */
import jsCookie from 'js-cookie'
import { has } from '../input/own'
import { report } from '../report/report'

/** Values are encoded as PHP decodes them: js-cookie would leave a `+`, which PHP reads as a space. */
const cookies = jsCookie.withConverter<string>({ write: (value) => encodeURIComponent(value) })

/**
 * Writes a cookie for this site, and reads it back. Other cookies of this name that would hide it here are removed:
 * those of longer paths and of parent domains. What cannot be removed is reported. Does nothing where cookies are off.
 *
 * @param days its lifetime; below 0 deletes it
 */
export function writeCookie(name: string, value: string, days: number): void {
  try {
    const write = () => setCookie(name, value, days)
    write()
    const others = () => valuesOf(name).filter((one) => days < 0 || one !== value)
    if (others().length === 0) return
    for (const path of pathsHere())
      for (const domain of [undefined, ...parentDomains()])
        if (domain || path !== '/') setCookie(name, '', -1, path, domain)
    write()
    if (others().length > 0) report('cookies', `another ${name} hides ours on ${location.pathname}`)
  } catch (failure) {
    tell(failure)
  }
}

function setCookie(name: string, value: string, days: number, path = '/', domain?: string): void {
  cookies.set(name, value, {
    ...withoutInherited(),
    path,
    domain,
    // Not `expires`, which js-cookie computes with the page's `Date`.
    'max-age': `${Math.round(days * 86_400)}`,
    samesite: 'lax',
    secure: location.protocol === 'https:',
  })
}

/** The values of all cookies of this name that this page has. A browser names those of longer paths first. */
function valuesOf(name: string): readonly string[] {
  return document.cookie
    .split('; ')
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => decode(pair.slice(name.length + 1)))
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** The paths whose cookies this page has: `/`, `/shop`, `/shop/`, `/shop/sofa`. */
function pathsHere(): readonly string[] {
  const parts = location.pathname.split('/').filter(Boolean)
  return [
    '/',
    ...parts.flatMap((_, n) => [`/${parts.slice(0, n + 1).join('/')}`, `/${parts.slice(0, n + 1).join('/')}/`]),
  ]
}

/** The domains whose cookies this page has, without its own host’s: `shop.example.com`, `example.com`. */
function parentDomains(): readonly string[] {
  const parts = location.hostname.split('.')
  return parts.slice(0, -1).map((_, n) => parts.slice(n).join('.'))
}

/**
 * Two cookies that belong together. The second is `undefined` if either is there twice: then it may be of another
 * time than the first.
 */
export function readPair(one: string, other: string): readonly [string | undefined, string | undefined] {
  const isOnce = [one, other].every((name) => valuesOf(name).length < 2)
  return [readCookie(one), isOnce ? readCookie(other) : undefined]
}

/** The cookie's value; `undefined` if it is absent, cookies are off or reading throws. */
export function readCookie(name: string): string | undefined {
  try {
    const all = cookies.get()
    // js-cookie's own lookup also finds what a page has put on `Object.prototype`.
    return has(all, name) ? all[name] : undefined
  } catch (failure) {
    tell(failure)
    return undefined
  }
}

/** Names that every object inherits from the page, each without a value: js-cookie would write them as attributes. */
const withoutInherited = () => Object.fromEntries(Object.keys(Object.prototype).map((name) => [name, undefined]))

/** A sandboxed page may not use cookies, which is no failure of ours. */
function tell(failure: unknown): void {
  if (!(failure instanceof DOMException)) report('cookies', failure)
}
