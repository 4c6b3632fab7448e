/** Validates the URLs that a visitor is redirected to for a payment. */
import { safeUrl } from '../../../core/base/input/safe-url'

/**
 * Validates a URL from a provider or the server. Allowed are this shop's origin, and https on these hosts or their
 * subdomains.
 *
 * @param hosts `klarna.com` also allows `pay.klarna.com`
 * @returns the absolute URL; `undefined` if it is not allowed
 */
export function redirectUrl(url: string, hosts: readonly string[]): string | undefined {
  const safe = safeUrl(url)
  if (!safe) return undefined
  const { origin, protocol, hostname } = new URL(safe)
  if (origin === location.origin) return safe
  const isAllowed = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return protocol === 'https:' && isAllowed ? safe : undefined
}
