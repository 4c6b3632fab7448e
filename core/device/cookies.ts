/** Cookies. Owns js-cookie. */
import Cookies from 'js-cookie'

/**
 * Keeps a value for this site. Where cookies are off nothing happens: what is kept on a device is a hint.
 *
 * @param days how long it is kept
 */
export function writeCookie(name: string, value: string, days: number): void {
  try {
    Cookies.set(name, value, { expires: days, path: '/', sameSite: 'lax', secure: location.protocol === 'https:' })
  } catch {
    // A sandboxed page may not keep anything.
  }
}

/** The cookie's value, or nothing: also where cookies are off or reading them throws. */
export function readCookie(name: string): string | undefined {
  try {
    const all = Cookies.get()
    return Object.hasOwn(all, name) ? all[name] : undefined
  } catch {
    return undefined
  }
}
