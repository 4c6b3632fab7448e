/** The strict Content-Security-Policy of every page. */
import { stripeHosts } from './payment/payment-settings'

/**
 * Forbids inline scripts and style elements without the page's nonce, and all style attributes.
 *
 * @param trustedTypes also enforces Trusted Types, which jQuery 1 and 2 do not support
 */
export function policy(nonce: string, trustedTypes: boolean): string {
  const { script, frame, connect } = stripeHosts()
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${script}`,
    // Browsers without adopted style sheets get ours in elements.
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    `frame-src 'self'${frame}`,
    // HLS segments are played from a blob.
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(trustedTypes ? ["require-trusted-types-for 'script'"] : []),
  ].join('; ')
}
