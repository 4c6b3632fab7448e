/** Cookies. By hand: js-cookie writes none on a page whose scripts have extended `Object.prototype`, as old ones do. */

/**
 * Keeps a value for this site. Where cookies are off nothing happens: what is kept on a device is a hint.
 *
 * @param days how long it is kept; gone at once below 0
 */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? ';secure' : ''
  try {
    const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`
    document.cookie = `${pair};path=/;max-age=${Math.round(days * 86_400)};samesite=lax${secure}`
  } catch {
    // A sandboxed page may not keep anything.
  }
}

/** The cookie's value, or nothing: also where cookies are off or reading them throws. */
export function readCookie(name: string): string | undefined {
  try {
    const begin = `${encodeURIComponent(name)}=`
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(begin))
    return found && decodeURIComponent(found.slice(begin.length))
  } catch {
    return undefined
  }
}
