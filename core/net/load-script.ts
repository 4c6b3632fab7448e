/** Scripts of others, put into the page late. */
import { RoveError } from '../errors'
import { own } from '../own'
import { share } from '../page'

/** Which script, and what its tag says. */
export interface ForeignScript {
  /** Absolute, checked by `safeUrl`. */
  readonly url: string
  /** Who it is from: named in errors. */
  readonly where: string
  readonly attributes?: Readonly<Record<string, string>>
}

/** What Trusted Types give us; not yet in TypeScript's own types. */
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/**
 * Loads a script that does not block anything, once a page. Under Trusted Types by a policy named `rove`.
 *
 * Rejects with RoveError `blocked`: by the page's policy, by the visitor, or by a broken line.
 */
export function loadScript({ url, where, attributes = {} }: ForeignScript): Promise<void> {
  const [{ loaded }, release] = share(`script ${url}`, () => ({ loaded: insert(url, attributes), stop() {} }))
  return loaded.catch((cause: unknown) => {
    // The line may be better the next time.
    release()
    throw new RoveError('blocked', where, { cause })
  })
}

async function insert(url: string, attributes: Readonly<Record<string, string>>): Promise<void> {
  const script = document.createElement('script')
  script.async = true
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  // A page makes a policy once: whoever loads the second script shares the first one's.
  const [{ policy }] = share('script policy', () => ({ policy: createPolicy(), stop() {} }))
  script.src = policy?.createScriptURL(url) ?? url
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', reject)
    document.head.append(script)
  })
}

function createPolicy(): ReturnType<PolicyFactory['createPolicy']> | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  try {
    return trustedTypes?.createPolicy('rove', own({ createScriptURL: (checked) => checked }))
  } catch {
    // The page allows no such policy: where it also enforces them, the plain address is refused, and that is told.
    return undefined
  }
}
