/** Where a shopper may be sent with a payment. */
import { safeUrl } from '../../../core/safe-url'

/**
 * The gate for the addresses that providers and the server send shoppers to: this shop's own, or https at one of these
 * hosts or below them.
 *
 * @param hosts `klarna.com` also lets `pay.klarna.com` through
 * @returns the absolute address; nothing when it leads elsewhere
 */
export function leavingUrl(url: string, hosts: readonly string[]): string | undefined {
  const safe = safeUrl(url)
  if (!safe) return undefined
  const { origin, protocol, hostname } = new URL(safe)
  if (origin === location.origin) return safe
  const isTheirs = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return protocol === 'https:' && isTheirs ? safe : undefined
}
