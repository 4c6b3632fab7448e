/** Loads scripts of providers and sinks. */

import { own } from '../input/own'
import { make } from '../page/traces'
import { RoveError } from '../report/errors'
import { acquireShared } from '../state/page'

/** A script's address and the attributes of its tag. */
export interface ForeignScript {
  /** Absolute, checked by `safeUrl`. */
  readonly url: string
  /** The name of its provider in errors. */
  readonly where: string
  readonly attributes?: Readonly<Record<string, string>>
}

/** Trusted Types; not yet in TypeScript's own types. */
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/**
 * Loads a script asynchronously, once a page. Under Trusted Types with a policy named `rove`.
 *
 * Rejects with RoveError `blocked`: by the page's policy, by a blocker of the visitor, or by a network failure.
 */
export function loadScript({ url, where, attributes = {} }: ForeignScript): Promise<void> {
  const [{ loaded }, release] = acquireShared(`script ${url}`, () => ({ loaded: insert(url, attributes), stop() {} }))
  return loaded.catch((cause: unknown) => {
    // The next call tries again.
    release()
    throw new RoveError('blocked', where, { cause })
  })
}

async function insert(url: string, attributes: Readonly<Record<string, string>>): Promise<void> {
  const script = make('script', { async: true })
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  // A policy name can be created once a page, so all scripts share one.
  const [{ policy }] = acquireShared('script policy', () => ({ policy: createPolicy(), stop() {} }))
  script.src = policy?.createScriptURL(url) ?? url
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', reject)
    document.head.append(script)
  })
  // It has run. In a saved page it must not run before it is needed.
  script.type = 'text/plain'
}

function createPolicy(): ReturnType<PolicyFactory['createPolicy']> | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  try {
    return trustedTypes?.createPolicy('rove', own({ createScriptURL: (checked) => checked }))
  } catch {
    // The page does not allow this policy. Where it enforces Trusted Types, the script is refused and reported.
    return undefined
  }
}
