import { own } from './own'
import { share } from './page'

/** What Trusted Types give us; not yet in TypeScript's own types. */
interface Policy {
  createHTML(html: string): string
  createScriptURL(url: string): string
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy
}

/**
 * The Trusted Types policy that HTML becomes markup by; `null` where none is needed, nothing where the page lets no
 * string become markup. It is found out once a page: each refusal is reported to the shop.
 */
export function markupPolicy(): Policy | null | undefined {
  return share('markup policy', () => ({ policy: findPolicy(), stop() {} }))[0].policy
}

function findPolicy(): Policy | null | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  try {
    return trustedTypes?.createPolicy('dompurify', own({ createHTML: asIs, createScriptURL: asIs })) ?? null
  } catch {
    // The page has refused the name. Whether it also refuses strings, it says when it is given one.
  }
  try {
    new DOMParser().parseFromString('', 'text/html')
    return null
  } catch {
    return undefined
  }
}

const asIs = (given: string) => given
