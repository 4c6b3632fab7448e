/** Makes the browser fetch a page ahead. */
import { own } from '../base/input/own'
import { toJson } from '../base/input/own-json'
import { pageNonce } from '../base/page/page-nonce'
import { make } from '../base/page/traces'
import { acquireShared } from '../base/state/page'

/** Trusted Types; not yet in TypeScript's own types. */
interface PolicyFactory {
  createPolicy(name: string, rules: { createScript(text: string): string }): { createScript(text: string): string }
}

/**
 * Inserts speculation rules for one page. Removing the script drops what it caused: Chromium keeps the HTML of a page that
 * it could not prerender, unless a rule for prefetching names the page too.
 *
 * Throws where the page enforces Trusted Types and does not allow the policy `rove-instant`.
 *
 * @param refused called where the page's content security policy does not allow the script
 */
export function speculate(kind: 'prerender' | 'prefetch', url: string, refused: () => void): HTMLElement {
  const script = make('script', { type: 'speculationrules', nonce: pageNonce() })
  const pages = [{ source: 'list', urls: [url], eagerness: 'immediate' }]
  const rules = toJson({ [kind]: pages, prefetch: pages })
  const [{ policy }] = acquireShared('instant policy', () => ({ policy: createPolicy(), stop() {} }))
  script.text = policy?.createScript(rules) ?? rules
  // Arrives after the script was inserted, and not at all where it is allowed.
  script.addEventListener('securitypolicyviolation', refused, own({ once: true }))
  document.head.append(script)
  return script
}

/** Fetches the HTML of a page into the browser's cache. */
export function prefetch(url: string): HTMLElement {
  const link = make('link', { rel: 'prefetch', as: 'document', href: url })
  document.head.append(link)
  return link
}

/** A policy of its own: the one that loads providers' scripts cannot create the text of a script. */
function createPolicy(): ReturnType<PolicyFactory['createPolicy']> | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  try {
    return trustedTypes?.createPolicy('rove-instant', own({ createScript: (rules) => rules }))
  } catch {
    // Not allowed by the page. Where Trusted Types are enforced, setting the text throws.
    return undefined
  }
}
