import { acquireShared } from '../state/page'
import { own } from './own'

/** A Trusted Types policy; not yet in TypeScript's own types. */
interface Policy {
  createHTML(html: string): string
  createScriptURL(url: string): string
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy
}

/**
 * The Trusted Types policy for parsing HTML: `null` where none is needed, `undefined` if the page allows no HTML
 * from strings. Determined once a page, because each attempt that is refused is reported to the shop.
 */
export function markupPolicy(): Policy | null | undefined {
  return acquireShared('markup policy', () => ({ policy: findPolicy(), stop() {} }))[0].policy
}

function findPolicy(): Policy | null | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  try {
    return trustedTypes?.createPolicy('dompurify', own({ createHTML: asIs, createScriptURL: asIs })) ?? null
  } catch {
    // The page refuses this policy name. Whether it also refuses plain strings is tested below.
  }
  try {
    new DOMParser().parseFromString('', 'text/html')
    return null
  } catch {
    return undefined
  }
}

const asIs = (given: string) => given
