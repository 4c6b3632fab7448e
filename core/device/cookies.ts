/** Cookies. Not js-cookie: it writes none on a page whose scripts extend `Object.prototype`. */

/**
 * Writes a cookie for this site. Does nothing where cookies are off.
 *
 * @param days its lifetime; below 0 deletes it
 */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? ';secure' : ''
  try {
    const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`
    document.cookie = `${pair};path=/;max-age=${Math.round(days * 86_400)};samesite=lax${secure}`
  } catch {
    // A sandboxed page cannot store cookies.
  }
}

/** The cookie's value; `undefined` where it is absent, cookies are off or reading throws. */
export function readCookie(name: string): string | undefined {
  try {
    const begin = `${encodeURIComponent(name)}=`
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(begin))
    return found && decodeURIComponent(found.slice(begin.length))
  } catch {
    return undefined
  }
}
