/** Cookies. Owns js-cookie. */
import Cookies from 'js-cookie'

/** The cookie's value, or nothing: also where cookies are off or reading them throws. */
export function readCookie(name: string): string | undefined {
  try {
    const all = Cookies.get()
    return Object.hasOwn(all, name) ? all[name] : undefined
  } catch {
    return undefined
  }
}
