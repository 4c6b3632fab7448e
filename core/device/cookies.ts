/** Cookies. Owns js-cookie. */
import jsCookie from 'js-cookie'
import { has } from '../input/own'
import { report } from '../report/report'

/** Values are encoded as PHP decodes them: js-cookie would leave a `+`, which PHP reads as a space. */
const cookies = jsCookie.withConverter<string>({ write: (value) => encodeURIComponent(value) })

/**
 * Writes a cookie for this site. Does nothing where cookies are off.
 *
 * @param days its lifetime; below 0 deletes it
 */
export function writeCookie(name: string, value: string, days: number): void {
  try {
    cookies.set(name, value, {
      ...withoutInherited(),
      path: '/',
      // Not `expires`, which js-cookie computes with the page's `Date`.
      'max-age': `${Math.round(days * 86_400)}`,
      samesite: 'lax',
      secure: location.protocol === 'https:',
    })
  } catch (failure) {
    tell(failure)
  }
}

/** The cookie's value; `undefined` where it is absent, cookies are off or reading throws. */
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
