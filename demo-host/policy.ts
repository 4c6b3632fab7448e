/** The Content-Security-Policy of every page, as a careful site would write it. */
import { stripeHosts } from './payment/payment-settings'

/**
 * No inline script without the page's nonce, no inline style at all.
 *
 * @param trustedTypes also forbids strings where script could come from; jQuery 1 and 2 cannot live with that
 */
export function policy(nonce: string, trustedTypes: boolean): string {
  const { script, frame, connect } = stripeHosts()
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${script}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    `frame-src 'self'${frame}`,
    // A film that comes in pieces is put together in the page.
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(trustedTypes ? ["require-trusted-types-for 'script'"] : []),
  ].join('; ')
}
